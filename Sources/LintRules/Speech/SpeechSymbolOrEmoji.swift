import ScreenModel

/// Finds symbols and emoji that decorate a text and are spoken by name.
struct SpeechSymbolOrEmoji: Rule {
  static let info = RuleInfo(
    id: "speech-symbol-or-emoji",
    title: "Spoken texts have no decorative symbols",
    category: .speech,
    severity: .note,
    criteria: [],
    restsOn: [.label],
    why: """
      "★★★☆☆" is heard as "black star black star black star white star white star", and an arrow \
      between two words as "right arrow".
      """,
    how: """
      Say what the symbols mean in the label, "3 of 5 stars", or draw them as pictures.
      """,
    uiKit: #"""
      label.text = "★★★☆☆"
      label.accessibilityLabel = "3 of 5 stars"
      """#,
    swiftUI: #"""
      Text("★★★☆☆").accessibilityLabel("3 of 5 stars")
      """#,
    traps: [
      "A single emoji.",
      "Mathematics, money, degrees, keys such as ⌘, and other symbols that are words.",
      "The marks of a list in one text, which `speech-pseudo-list` reports.",
      "Controls that are named by symbols alone, which `speech-symbol-only-label` reports.",
    ],
    examples: [
      .fails(
        """
        screen: Hotel
        children:
          - {type: text, text: "⟪★★★☆☆⟫"}
          - {type: text, text: "Home ⟪→⟫ Settings"}
          - {type: text, text: "Party ⟪🎉🎉🎉⟫"}
        """, "VoiceOver says \"home right arrow settings\"."),
      .passes(
        """
        screen: Hotel
        children:
          - {type: text, text: "★★★☆☆", label: 3 of 5 stars}
          - {type: text, text: "Welcome 🎉"}
          - {type: text, text: "3 × 4 = 12 €"}
          - {type: text, text: "Copy (⌘C)"}
        """),
      .fails(
        """
        screen: Card
        children:
          - {type: text, text: "Card ⟪****⟫ 1234"}
          - {type: text, text: "5 km ⟪|⟫ 20 min"}
          - {type: text, text: "⟪━━━⟫ Summary"}
          - {type: slider, label: Rating, value: "⟪★★☆⟫"}
          - {type: button, label: ⟪"\\uE001 Save"⟫}
        """, documented: false),
      .passes(
        """
        screen: Traps
        children:
          - {type: text, text: "Wait... what?! -- 21 °C"}
          - {type: text, text: "5 > 3 & 2 < 4"}
          - {type: text, text: "© 2024 Acme™"}
          - {type: text, text: "a@b.com / #1"}
        """, documented: false),
      .passes(
        """
        screen: Hotel
        children:
          - {type: text, text: "Party 🎉🎈🎂"}
          - {type: text, text: "• One\\n• Two\\n• Three"}
        """, options: ["maxEmoji": .number(3)]),
    ])

  let options: Options

  struct Options: RuleOptions {
    var maxEmoji = 1

    static let fields: [OptionField<Options>] = [
      .count("maxEmoji", \.maxEmoji, 0...20, "the most emoji of a text")
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    tree.nodes([.spoken, .symbols]).flatMap { index in
      SpokenText.all(of: index, in: tree).compactMap { finding(in: $0, of: tree) }
    }
  }

  private func finding(in spoken: SpokenText, of tree: AccessibilityTree) -> Finding? {
    guard spoken.key != .inputLabels, spoken.key != .placeholder, !spoken.isSpelledOut(in: tree),
      !isOfAnotherRule(spoken, in: tree),
      let found = signs(in: spoken, of: tree)
    else { return nil }
    let part = spoken.part(found.range)
    let written = String(spoken.text[part])
    if found.isPrivate {
      return finding(
        "a character of an icon font is part of the text, and VoiceOver has no name for it",
        help: "Draw the icon as a picture, and keep the label to words.", at: spoken, part,
        in: tree, severity: .warning)
    }
    let stars = Self.stars(written)
    let heard = spoken.voice(in: tree).spoken(written)
    let isNamed = spoken.voice(in: tree).isEnglish && heard != written
    return finding(
      "\(Quoted.text(written)) is read by name\(isNamed ? ", as “\(Quoted.bare(heard))”" : "")",
      help: "Say what it means in the \(spoken.place)"
        + (stars.map { ", such as \(Quoted.text($0))." } ?? ", or leave it out."),
      at: spoken, part, in: tree,
      after: stars.flatMap { spoken.speech(replacing: part, with: $0, in: tree) },
      fixes: stars.map { spoken.fixes(replacing: part, with: $0, .unsafe) } ?? [])
  }

  /// Whether the whole text belongs to a rule of its own.
  private func isOfAnotherRule(_ spoken: SpokenText, in tree: AccessibilityTree) -> Bool {
    if SymbolText.listItems(in: spoken.text, atLeast: 3) != nil { return true }
    let isName = spoken.key == .label || spoken.key == .text
    return isName && tree.has([.exposed, .interactive], spoken.element)
      && SymbolText.isSymbolsOnly(spoken.text)
  }

  /// The first signs that only decorate, and whether they are of an icon font.
  private func signs(
    in spoken: SpokenText, of tree: AccessibilityTree
  ) -> (range: Range<Int>, isPrivate: Bool)? {
    let readings = spoken.voice(in: tree).readings(of: spoken.text).filter {
      $0.kind == .emoji || $0.kind == .symbol
    }
    var emoji: [Range<Int>] = []
    var repeated: (range: Range<Int>, count: Int)?
    for (place, reading) in readings.enumerated() {
      guard let scalar = spoken.text[spoken.part(reading.range)].unicodeScalars.first else {
        continue
      }
      if let run = repeated, place > 0, readings[place - 1].spoken == reading.spoken,
        run.range.upperBound == reading.range.lowerBound
      {
        repeated = (run.range.lowerBound..<reading.range.upperBound, run.count + 1)
        continue
      }
      if let run = repeated, run.count > 2 { return (run.range, false) }
      repeated = nil
      if SymbolText.isPrivate(scalar) { return (reading.range, true) }
      if reading.kind == .emoji || SymbolText.isEmoji(scalar) {
        emoji.append(reading.range)
      } else if SymbolText.isDecorative(scalar) {
        return (run(from: place, in: readings), false)
      } else if scalar != "/" {
        repeated = (reading.range, 1)
      }
    }
    if let run = repeated, run.count > 2 { return (run.range, false) }
    return tooMany(emoji).map { ($0, false) }
  }

  /// Where emoji are that are more than a text may have: all of them, if they touch.
  private func tooMany(_ emoji: [Range<Int>]) -> Range<Int>? {
    guard emoji.count > options.maxEmoji, let first = emoji.first, let last = emoji.last else {
      return nil
    }
    let isOne = zip(emoji, emoji.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound }
    return isOne ? first.lowerBound..<last.upperBound : first
  }

  /// The symbols that follow one another from a place on.
  private func run(from place: Int, in readings: [SpokenReading]) -> Range<Int> {
    var end = readings[place].range.upperBound
    for reading in readings[(place + 1)...] {
      guard reading.kind == .symbol, reading.range.lowerBound == end else { break }
      end = reading.range.upperBound
    }
    return readings[place].range.lowerBound..<end
  }

  /// A row of full and empty stars in words.
  private static func stars(_ written: String) -> String? {
    let full = written.prefix { $0 == "★" }.count
    let empty = written.dropFirst(full)
    guard written.count > 1, full > 0 || !empty.isEmpty, empty.allSatisfy({ $0 == "☆" }) else {
      return nil
    }
    return "\(full) of \(written.count) stars"
  }
}
