import ScreenModel

/// Finds durations in digits with colons, which VoiceOver reads as bare numbers.
struct SpeechClockDuration: Rule {
  static let info = RuleInfo(
    id: "speech-clock-duration",
    title: "Durations are spoken in words",
    category: .speech,
    severity: .warning,
    criteria: [],
    restsOn: [.label],
    why: """
      "00:10" is heard as "zero ten": nothing tells that it lasts, or whether the ten are seconds \
      or minutes.
      """,
    how: """
      Keep the digits on the screen, and give the element a label or value in words: "10 seconds".
      """,
    uiKit: #"""
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = .full
      label.accessibilityLabel = formatter.string(from: elapsed)
      """#,
    swiftUI: #"""
      Text(elapsed.formatted(.time(pattern: .minuteSecond)))
        .accessibilityLabel(elapsed.formatted(.units(width: .wide)))
      """#,
    traps: [
      "Times of day: with AM or PM, with words such as \"at\", \"from\" or \"opens\", or with "
        + "`meaning: time`.",
      "Ratios, scores and verses, which look the same.",
      "Ranges such as \"00:00 – 06:00\", which are rather hours of opening.",
      "What may be a time of day and has no word that tells is not reported.",
      "In Interface Builder a text that code can reach may be a stand-in, so it asks for a look.",
    ],
    examples: [
      .fails(
        """
        screen: Timer
        children:
          - {type: text, text: "⟪00:10⟫"}
          - {type: text, text: "⟪01:05⟫", meaning: duration}
          - {type: text, text: "Elapsed ⟪12:30⟫"}
          - {type: slider, label: Playback position, value: "⟪3:25⟫"}
        """, "VoiceOver says \"zero ten\", \"zero one zero five\", \"twelve thirty\"."),
      .passes(
        """
        screen: Timer
        children:
          - {type: text, text: "00:10", label: 10 seconds}
          - {type: text, text: 1 minute 5 seconds}
          - {type: text, text: "Opens at 00:30"}
          - {type: text, text: "14:15"}
          - {type: text, text: "9:30 AM"}
        """),
      .fails(
        """
        screen: Player
        children:
          - {type: text, text: Time remaining}
          - {type: text, text: "⟪-2:05⟫"}
          - {type: text, text: "⟪00:42⟫", updates: 1}
          - {type: text, text: "Length: ⟪1:02:03⟫"}
        """, documented: false),
      .needsReview(
        """
        screen: Workout
        children:
          - {type: text, text: "⟪45:00⟫"}
        """, "No clock shows that hour, but a score may be written like it."),
      .passes(
        """
        screen: Traps
        children:
          - {type: text, text: "00:15", meaning: time}
          - {type: text, text: "From 00:00 to 06:00"}
          - {type: text, text: "00:00–06:00"}
          - {type: text, text: "Ratio 16:09"}
          - {type: text, text: "3:25", meaning: ratio}
          - {type: text, text: "John 3:16"}
          - {type: text, text: "Score 21:15"}
          - {type: text, text: "Timer ends at 10:05"}
          - {type: text, text: "00:10", speech: {spellOut: true}}
        """, documented: false),
      .fails(
        """
        screen: Kitchen
        children:
          - {type: text, text: "Simmer ⟪12:30⟫"}
        """, options: ["captions": .texts(["simmer"])], documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var captions: [String] = []

    static let fields: [OptionField<Options>] = [
      .texts("captions", \.captions, "words that tell a duration, beside the built-in ones")
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    NumberClaims.all(.clock, in: tree).flatMap { spoken, claims in
      claims.compactMap { finding($0, in: spoken, of: tree) }
    }
  }

  /// How sure it is that a clock is a duration.
  private enum Sureness { case declared, likely, open }

  private func finding(
    _ claim: NumberClaims.Claim, in spoken: SpokenText, of tree: AccessibilityTree
  ) -> Finding? {
    guard let duration = DurationWords(claim.written),
      let sureness = sureness(of: duration, claim, in: spoken, of: tree)
    else { return nil }
    let words = spoken.voice(in: tree).isEnglish ? duration.words : nil
    let heard = words == nil ? "as bare numbers" : "as “\(claim.reading.spoken)”"
    let message =
      "\(Quoted.text(claim.written)) is read \(heard), not as a duration"
    let help =
      "Write \(words.map(Quoted.text) ?? "the duration in words") in the \(spoken.place)."
    let after = words.flatMap { spoken.speech(replacing: claim.part, with: $0, in: tree) }
    if sureness == .open {
      return review(
        message, help: help, of: spoken.element, in: tree, range: spoken.range(of: claim.part),
        after: after)
    }
    let safety: Fix.Safety = sureness == .declared ? .unsafe : .shownOnly
    return finding(
      message, help: help, at: spoken, claim.part, in: tree, after: after,
      fixes: words.map { spoken.fixes(replacing: claim.part, with: $0, safety) } ?? [])
  }

  private func sureness(
    of duration: DurationWords, _ claim: NumberClaims.Claim, in spoken: SpokenText,
    of tree: AccessibilityTree
  ) -> Sureness? {
    if let meaning = tree.interface.text(.meaning, of: spoken.element) {
      return meaning == "duration" ? .declared : nil
    }
    let language = tree.language(of: spoken.element)
    guard let durations = NumberCaptions.durations[language],
      let clocks = NumberCaptions.clocks[language]
    else {
      return nil
    }
    let words = NumberCaptions.words(around: spoken, in: tree)
    guard !words.contains(where: clocks.contains) else { return nil }
    if words.contains(where: { durations.contains($0) || options.captions.contains($0) }) {
      return .likely
    }
    guard !isRange(claim, in: spoken) else { return nil }
    let isWhole = spoken.text.allSatisfy { !$0.isLetter }
    guard isWhole else { return nil }
    let first = duration.numbers[0]
    let startsWithZeros = claim.written.hasPrefix("00:")
    if duration.isNegative || startsWithZeros { return .likely }
    // A clock of hours and minutes does not change with every second.
    let updates = tree.interface.number(.updates, of: spoken.element) ?? 60
    if updates < 60, duration.numbers.count == 2 { return .likely }
    return first >= 24 ? .open : nil
  }

  /// Whether another clock stands in the same text.
  private func isRange(_ claim: NumberClaims.Claim, in spoken: SpokenText) -> Bool {
    let rest = spoken.text[..<claim.part.lowerBound] + spoken.text[claim.part.upperBound...]
    return rest.contains(":") && rest.contains(where: \.isNumber)
  }
}

/// Numbers with colons as hours, minutes and seconds.
struct DurationWords {
  /// The hours, minutes and seconds; there are no hours where two numbers are written.
  let numbers: [Int]
  /// Whether a minus sign stands before them, as players show what remains.
  let isNegative: Bool

  /// The numbers of a clock in digits, such as `01:05`; nil for one with a fraction.
  init?(_ written: String) {
    isNegative = written.first == "-" || written.first == "−"
    let parts = written.drop { $0 == "-" || $0 == "−" }.split(separator: ":")
    let numbers = parts.compactMap { Int($0) }
    guard 2...3 ~= parts.count, numbers.count == parts.count else { return nil }
    self.numbers = numbers
  }

  /// The words in which English says them, such as "1 minute 5 seconds".
  var words: String {
    let units = ["hour", "minute", "second"].suffix(numbers.count)
    let parts = zip(numbers, units).filter { $0.0 > 0 }.map {
      "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")"
    }
    return (parts.isEmpty ? "0 seconds" : parts.joined(separator: " "))
      + (isNegative ? " remaining" : "")
  }
}
