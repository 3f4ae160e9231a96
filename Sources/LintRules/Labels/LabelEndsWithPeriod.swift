import ScreenModel

/// Finds short labels that end with a full stop.
struct LabelEndsWithPeriod: Rule {
  static let info = RuleInfo(
    id: "label-ends-with-period",
    title: "A short label has no full stop",
    category: .labels,
    severity: .warning,
    criteria: [],
    restsOn: [.text, .type],
    why: """
      A label is a name and no sentence. The full stop makes VoiceOver drop its voice and pause \
      before the role, and shows on braille displays.
      """,
    how: "Leave the full stop out. Hints are sentences and keep theirs.",
    uiKit: #"""
      closeButton.accessibilityLabel = String(localized: "Close")
      closeButton.accessibilityHint = String(localized: "Returns to the list.")
      """#,
    swiftUI: #"""
      Button(action: close) { Image("cross") }
        .accessibilityLabel("Close")
        .accessibilityHint("Returns to the list.")
      """#,
    traps: [
      "Texts, and the visible title of a control.",
      "Labels with other marks inside, which were put together from parts, and long ones.",
      "Shortened words such as \"etc.\", and dots that stand for something left out.",
      "Hints.",
    ],
    examples: [
      .fails(
        """
        screen: Viewer
        children:
          - {type: button, image: cross, ⟪label: Close.⟫}
          - {type: image, element: true, ⟪label: "Ana at the beach. "⟫}
        """, "VoiceOver says \"Close., button.\""),
      .passes(
        """
        screen: Viewer
        children:
          - {type: button, image: cross, label: Close, hint: Returns to the list.}
          - {type: image, element: true, label: Ana at the beach}
        """),
      .passes(
        """
        screen: Viewer
        children:
          - {type: text, label: All is well., text: All is well}
          - {type: button, text: Done.}
          - {type: button, label: "Milk, two litres."}
          - {type: button, label: Opens the list of all the things that were bought.}
          - {type: button, label: Books etc.}
          - {type: button, label: 9 a.m.}
          - {type: button, label: Loading...}
          - {type: button, label: Example Inc.}
        """, "A text, a title, parts, a sentence, shortened words, dots.", documented: false),
      .passes(
        """
        screen: Viewer
        children:
          - {type: button, label: Close the list.}
        """, options: ["maxWords": .number(2)]),
    ])

  let options: Options

  struct Options: RuleOptions {
    var maxWords = 6

    static let fields: [OptionField<Options>] = [
      .count("maxWords", \.maxWords, 1...50, "labels of more words are left alone")
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    // A full stop is a mark.
    tree.nodes([.exposed, .label, .marks]).compactMap { finding(at: $0, in: tree) }
  }

  private static let exempt: [ElementKind] = [.text, .cell, .gridCell, .tableCell, .header]

  private func finding(at index: Int, in tree: AccessibilityTree) -> Finding? {
    guard tree.has(.interactive, index) || tree.traits[index].contains(.image),
      let name = WrittenName(index, in: tree), name.key == .label,
      !Self.exempt.contains(tree.element(index).kind), let short = withoutPeriod(name.text),
      tree.interface.text(.text, of: index) != name.text
    else { return nil }
    let heard = tree.utterance(of: index) ?? ""
    let after = tree.utterance(of: index, changing: UtteranceChange(name: .some(short)))
    return violation(
      "the label \(Quoted.text(name.text)) ends with a full stop: “\(heard)”",
      help: "Write \(Quoted.text(short)).", of: index, in: tree, at: .label, after: after,
      fixes: [.set(.label, of: index, to: short, .safe)])
  }

  /// The label without its full stop; nil where it has none, or one that belongs there.
  private func withoutPeriod(_ label: String) -> String? {
    guard label.utf8.contains(UInt8(ascii: ".")) else { return nil }
    var short = label[...]
    while short.last?.isWhitespace == true { short.removeLast() }
    guard short.last == "." else { return nil }
    short.removeLast()
    let words = short.split(whereSeparator: \.isWhitespace)
    guard let last = words.last, words.count <= options.maxWords,
      !short.contains(where: { ",;:.!?…".contains($0) }), !DottedWords.isAbbreviation(last)
    else { return nil }
    return String(short)
  }
}

/// Shortened words that keep their full stop at the end of a label.
enum DottedWords {
  private static let all: Set<String> = Set(
    """
    etc inc ltd co corp llc jr sr st no nos vs approx dept est ext fig gov min max misc mr \
    mrs ms dr prof rev tel vol pp pg p a.m p.m e.g i.e u.s u.k d.c ph.d b.a m.a bzw usw z.b \
    d.h ca nr str tel abs gmbh bros ave blvd rd apt hr hrs sec qty incl excl temp avg jan \
    feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thurs fri sat sun cont \
    ed eds ver
    """.wordList)

  /// Whether a word, without its last full stop, is a shortened one.
  static func isAbbreviation(_ word: Substring) -> Bool {
    let lower = word.lowercased()
    return word.count == 1 || word.contains(".") || all.contains(lower)
  }
}
