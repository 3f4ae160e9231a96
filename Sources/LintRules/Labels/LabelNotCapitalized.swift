import ScreenModel

/// Finds labels of controls that begin with a small letter.
struct LabelNotCapitalized: Rule {
  static let info = RuleInfo(
    id: "label-not-capitalized",
    title: "The label of a control begins with a capital",
    category: .labels,
    severity: .note,
    criteria: [],
    restsOn: [.text, .type],
    why: """
      Apple asks for a capital at the beginning: it helps VoiceOver to read the label with the \
      right inflection, and on braille displays and in the item chooser labels look alike.
      """,
    how: "Begin the label with a capital letter.",
    uiKit: #"""
      sendButton.accessibilityLabel = String(localized: "Send")
      """#,
    swiftUI: #"""
      Button(action: send) { Image("paperplane") }.accessibilityLabel("Send")
      """#,
    traps: [
      "Brands, units and functions that are written so, and what `allow` lists.",
      "A label that repeats a visible title, whose style it keeps.",
      "Rows of a table, which show what somebody else wrote.",
      "Scripts without capitals, and German, where a small verb or preposition may come first.",
      "Names of files and of the program, and words that name nothing, have rules of their own.",
    ],
    examples: [
      .fails(
        """
        screen: Chat
        children:
          - {type: button, image: plane, ⟪label: send⟫}
          - {type: slider, ⟪label: volume of the ringer⟫}
        """),
      .passes(
        """
        screen: Chat
        children:
          - {type: button, image: plane, label: Send}
          - {type: slider, label: Volume of the ringer}
        """),
      .passes(
        """
        screen: Chat
        children:
          - {type: button, label: iPhone settings}
          - {type: button, label: eBay}
          - {type: button, label: km}
          - {type: button, label: sin}
          - {type: button, text: sign in, label: sign in}
          - {type: button, label: 保存}
          - {type: button, label: 3 photos}
          - {type: button, label: zum Warenkorb, language: de}
          - {type: text, text: "or"}
          - {type: cell, label: ana.duarte, onTap: open, traits: button}
        """, options: ["allow": .texts(["acme"])], documented: false),
      .passes(
        """
        screen: Chat
        children:
          - {type: button, image: plane, label: ic_plane}
          - {type: button, image: door, label: login.title}
          - {type: button, image: bin, label: button}
        """, options: ["allow": .texts(["acme"])], documented: false),
      .passes(
        """
        screen: Chat
        children:
          - {type: button, label: acme store}
        """, options: ["allow": .texts(["acme"])]),
    ])

  let options: Options

  struct Options: RuleOptions {
    var allow: [String] = []

    static let fields: [OptionField<Options>] = [
      .texts("allow", \.allow, "first words that keep their small letter, beside brands and units")
    ]
  }

  func findings(in tree: AccessibilityTree) -> NodeFindings {
    tree.nodes([.exposed, .interactive, .label]).findings { finding(at: $0, in: tree) }
  }

  private func finding(at index: Int, in tree: AccessibilityTree) -> Finding? {
    guard let name = WrittenName(index, in: tree), name.key == .label,
      name.text.utf8.count <= SpokenText.longest,
      let first = name.text.first(where: { !$0.isWhitespace }), first.isLowercase,
      Self.hasCapitals(first), !isFine(name.text, at: index, in: tree)
    else { return nil }
    let label = name.text
    let capitalized = LabelWords.capitalized(String(label.drop { $0.isWhitespace }))
    return violation(
      "the label \(Quoted.text(label)) begins with a small letter",
      help: "Write \(Quoted.text(capitalized)).", of: index, in: tree, at: .label,
      after: tree.utterance(of: index, changing: UtteranceChange(name: .some(capitalized))),
      fixes: [.set(.label, of: index, to: capitalized, .unsafe)])
  }

  private static let exempt: [ElementKind] = [.key, .text, .cell, .gridCell, .tableCell]

  /// Whether a character is of a script whose words begin with capitals: Latin, Greek, Cyrillic.
  private static func hasCapitals(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { $0.value < 0x530 } == true
  }

  private func isFine(_ label: String, at index: Int, in tree: AccessibilityTree) -> Bool {
    let language = tree.language(of: index)
    let first = label.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? label
    if LowercaseNames.begins(first) || options.allow.contains(first) || language.hasPrefix("de")
      || Self.exempt.contains(tree.element(index).kind) || isVisible(label, at: index, in: tree)
    {
      return true
    }
    let isOneWord = first.utf8.count == label.utf8.count
    // Addresses, handles and names of other rules.
    let hasMarks = first.dropLast().contains { "._@/:-+0123456789".contains($0) }
    return isOneWord && (hasMarks || tree.isAssetName(label, at: index))
      || GenericNames.isGeneric(label: WrittenName.plain(label), in: language, extra: [])
  }

  private func isVisible(_ label: String, at index: Int, in tree: AccessibilityTree) -> Bool {
    tree.interface.text(.text, of: index).map { $0.hasPrefix(label) || label.hasPrefix($0) } == true
  }
}
