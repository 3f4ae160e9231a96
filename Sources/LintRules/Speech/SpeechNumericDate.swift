import ScreenModel

/// Finds dates in digits, which VoiceOver reads as numbers with slashes or pauses between them.
struct SpeechNumericDate: Rule {
  static let info = RuleInfo(
    id: "speech-numeric-date",
    title: "Dates are spoken with the name of the month",
    category: .speech,
    severity: .note,
    criteria: [],
    restsOn: [.label],
    why: """
      "06/14/03" is heard as "zero six slash fourteen slash zero three", and day and month trade \
      places from country to country. Where either of them may be the month, as in "06/07/2024", \
      it is a warning, otherwise a note.
      """,
    how: """
      Write the date with the name of its month, or say it so in the label: "June 14, 2003".
      """,
    uiKit: #"""
      label.text = date.formatted(date: .numeric, time: .omitted)
      label.accessibilityLabel = date.formatted(date: .long, time: .omitted)
      """#,
    swiftUI: #"""
      Text(date, format: .dateTime.day().month().year())
        .accessibilityLabel(date.formatted(date: .long, time: .omitted))
      """#,
    traps: [
      "Versions, addresses, fractions and telephone numbers, which have the same marks.",
      "Numbers that cannot be a date: a month above 12, a day above 31, or no year.",
      "Two digits for the year are taken for a date between slashes only.",
      "Elements with a `meaning` other than date.",
      "Languages other than English, whose voices may know such dates.",
    ],
    examples: [
      .fails(
        """
        screen: Diploma
        children:
          - {type: text, text: "Graduated ⟪06/14/03⟫"}
          - {type: text, text: "⟪2020-05-12⟫"}
          - {type: button, label: "Due ⟪14.06.2024⟫"}
        """, "VoiceOver says \"zero six slash fourteen slash zero three\"."),
      .passes(
        """
        screen: Diploma
        children:
          - {type: text, text: "June 14, 2003"}
          - {type: text, text: "06/14/03", label: "June 14, 2003"}
          - {type: text, text: Open 24/7}
          - {type: text, text: Version 10.12.2020}
        """),
      .passes(
        """
        screen: Traps
        children:
          - {type: text, text: "192.168.0.1"}
          - {type: text, text: "Call 555-010-9999"}
          - {type: text, text: "13/14/2020"}
          - {type: text, text: "32/01/2020"}
          - {type: text, text: "Combination 10-12-14"}
          - {type: text, text: "iOS 17.5.1"}
          - {type: text, text: "2020-05-12T10:30:00Z"}
          - {type: text, text: "2020-05-12", meaning: code}
          - {type: text, text: "12.05.2020", language: de}
          - {type: text, text: "see example.com/2020/05/12"}
        """, documented: false),
      .fails(
        """
        screen: Diploma
        children:
          - {type: text, text: "⟪2026.06.20⟫"}
        """, documented: false),
      .fails(
        """
        screen: Diploma
        children:
          - {type: text, text: "2020-05-12"}
          - {type: text, text: "⟪05/12/2020⟫"}
        """, options: ["formats": .texts(["slash"])], documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var formats = ["slash", "dot", "dash"]

    static let fields: [OptionField<Options>] = [
      .texts("formats", \.formats, "marks of dates that are reported: slash, dot, dash")
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    NumberClaims.all(.date, in: tree).flatMap { spoken, claims in
      claims.compactMap { finding($0, in: spoken, of: tree) }
    }
  }

  private func finding(
    _ claim: NumberClaims.Claim, in spoken: SpokenText, of tree: AccessibilityTree
  ) -> Finding? {
    guard let mark = claim.written.first(where: { !$0.isNumber }), isWanted(mark),
      let date = date(claim.written, mark), spoken.voice(in: tree).isEnglish,
      // A time may follow a date in code, behind a "T".
      !claim.isTouched(in: spoken.text),
      isDate(spoken, mark, in: tree)
    else { return nil }
    let words = date.words
    // A long text may have a date every few bytes, and all of it is heard after each fix.
    let isShort = spoken.text.utf8.count <= Self.longestSpoken
    return finding(
      "\(Quoted.text(claim.written)) is read as “\(claim.reading.spoken)”, not as a date",
      help: "Write \(words.map(Quoted.text) ?? "the date with the name of its month") in the "
        + "\(spoken.place).",
      at: spoken, claim.part, in: tree, severity: date.isAmbiguous ? .warning : .note,
      after: isShort
        ? words.flatMap { spoken.speech(replacing: claim.part, with: $0, in: tree) } : nil,
      fixes: words.map { spoken.fixes(replacing: claim.part, with: $0, .unsafe) } ?? [])
  }

  /// The longest text whose words after a fix are given, in bytes.
  private static let longestSpoken = 1_000

  private func isWanted(_ mark: Character) -> Bool {
    let name =
      switch mark {
      case "/": "slash"
      case ".": "dot"
      default: "dash"
      }
    return options.formats.contains(name)
  }

  private func date(_ written: String, _ mark: Character) -> DateParts? {
    let parts = written.split(separator: mark, omittingEmptySubsequences: false)
    return DateParts(parts.map { Array($0.utf8) }, isDotted: mark == ".", isSlashed: mark == "/")
  }

  private func isDate(_ spoken: SpokenText, _ mark: Character, in tree: AccessibilityTree) -> Bool {
    if let meaning = tree.interface.text(.meaning, of: spoken.element) { return meaning == "date" }
    guard mark == "." else { return true }
    return !Words.normalized(spoken.text).contains(where: NumberCaptions.names.contains)
  }
}
