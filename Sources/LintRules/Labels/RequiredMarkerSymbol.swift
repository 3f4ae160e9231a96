import ScreenModel

/// Finds fields of which only an asterisk tells that they are required.
struct RequiredMarkerSymbol: Rule {
  static let info = RuleInfo(
    id: "required-marker-symbol",
    title: "A required field says so in words",
    category: .labels,
    severity: .note,
    criteria: [.wcag("3.3.2")],
    restsOn: [.label, .hint, .value],
    why: """
      The asterisk is heard as "star" or not at all, and what it means stands nowhere. The form \
      then comes back with an error that the listener could not expect.
      """,
    how: "Say in the label that the field is required, or explain the asterisk on the screen.",
    uiKit: #"""
      nameField.accessibilityLabel = String(localized: "Name, required")
      """#,
    swiftUI: #"""
      TextField("Name *", text: $name)
        .accessibilityLabel("Name, required")
      """#,
    traps: [
      "A text on the screen that explains the asterisk.",
      "The word in the label, the value or the hint of the field.",
      "Asterisks on other texts, such as prices with a footnote.",
      "Languages of which the word for it is not known.",
    ],
    examples: [
      .fails(
        """
        screen: Sign up
        children:
          - {type: textField, ⟪label: Name *⟫}
          - {type: text, ⟪text: City*⟫, element: false}
          - {type: textField, label: City}
        """, "VoiceOver says \"Name star, text field.\""),
      .passes(
        """
        screen: Sign up
        children:
          - {type: text, text: Name *, element: false}
          - {type: textField, label: "Name, required"}
          - {type: textField, label: City *, value: Mandatory}
        """),
      .passes(
        """
        screen: Sign up
        children:
          - {type: textField, label: Name *}
          - {type: text, text: "* This field is required."}
        """, documented: false),
      .passes(
        """
        screen: Price
        children:
          - {type: text, text: From 9 dollars*}
          - {type: switch, label: Gift wrap, on: true}
          - {type: textField, label: Naam *, language: af}
        """, documented: false),
      .passes(
        """
        screen: Sign up
        children:
          - {type: textField, label: Name *, hint: Please fill in}
        """, options: ["words": .texts(["fill in"])], documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var words: [String] = []

    static let fields: [OptionField<Options>] = [
      .texts("words", \.words, "more words that say that a field is required")
    ]
  }

  /// How each language says that something is required; the first is what a label could say.
  private static let required: [String: [String]] = [
    "en": ["required", "mandatory", "obligatory", "must", "compulsory", "needed"],
    "de": ["Pflichtfeld", "erforderlich", "notwendig", "Pflichtangabe", "Pflicht"],
    "fr": ["obligatoire", "requis", "requise", "nécessaire"],
    "es": ["obligatorio", "obligatoria", "requerido", "requerida", "necesario"],
    "it": ["obbligatorio", "obbligatoria", "richiesto", "necessario"],
    "pt": ["obrigatório", "obrigatória", "necessário", "requerido"],
    "nl": ["verplicht", "vereist", "nodig"],
    "ru": ["обязательно", "обязательное", "обязательный", "обязательная"],
  ]

  func findings(in tree: AccessibilityTree) -> [Finding] {
    var explained: [Int32: Bool] = [:]
    var findings: [Finding] = []
    for index in 0..<tree.count {
      guard let starred = starredKey(of: index, in: tree),
        let (field, key) = field(at: index, starred, in: tree)
      else { continue }
      let screen = tree.element(index).screen
      let isExplained = explained[screen] ?? self.isExplained(onScreenOf: index, in: tree)
      explained[screen] = isExplained
      if !isExplained, let finding = finding(at: index, key, field: field, in: tree) {
        findings.append(finding)
      }
    }
    return findings
  }

  /// Where the text of a caption or a control stands, if it ends with an asterisk.
  private func starredKey(
    of index: Int, in tree: AccessibilityTree
  ) -> AttributeKey? {
    let isText = tree.element(index).kind == .text
    guard isText || tree.has([.exposed, .interactive], index),
      let key = isText ? .text : tree.nameSources[index].key, key != .text || isText,
      SpokenBytes.look(at: key, of: index, in: tree, { Self.endsWithStar($0) }) == true
    else { return nil }
    return key
  }

  /// The field that a text with an asterisk at its end belongs to, and where the text stands.
  private func field(
    at index: Int, _ key: AttributeKey, in tree: AccessibilityTree
  ) -> (field: Int, key: AttributeKey)? {
    let isText = tree.element(index).kind == .text
    if CaptionSearch.isInput(index, in: tree) { return (index, key) }
    guard isText, tree.silences[index] == .none || tree.silences[index] == .notElement,
      let field = CaptionSearch.input(of: index, maxGap: 40, in: tree),
      isCaption(index, of: field, in: tree), !hasStarredName(field, in: tree)
    else { return nil }
    return (field, key)
  }

  /// Whether a field has no other name than the text beside it, or one with the same words.
  private func isCaption(_ index: Int, of field: Int, in tree: AccessibilityTree) -> Bool {
    switch tree.nameSources[field] {
    case .none, .placeholder: return tree.traits[field].contains(.textEntry)
    default: break
    }
    guard let name = tree.name(of: field).value?.text,
      let text = tree.interface.text(.text, of: index)
    else { return false }
    return Words.isContained(text, in: name) || Words.isContained(name, in: text)
  }

  private func hasStarredName(_ field: Int, in tree: AccessibilityTree) -> Bool {
    guard let key = tree.nameSources[field].key else { return false }
    return SpokenBytes.look(at: key, of: field, in: tree, Self.endsWithStar) == true
  }

  /// Whether a text has words and ends with `*` or the wide asterisk.
  private static func endsWithStar(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var end = bytes.count
    while end > 0, bytes[end - 1] <= 0x20 || bytes[end - 1] == 0x3A { end -= 1 }
    guard end > 1 else { return false }
    let isWide =
      end > 3 && bytes[end - 3] == 0xEF && bytes[end - 2] == 0xBC && bytes[end - 1] == 0x8A
    return bytes[end - 1] == 0x2A && bytes[end - 2] != 0x2A || isWide
  }

  /// Whether a text on the screen tells what the asterisk means.
  private func isExplained(onScreenOf index: Int, in tree: AccessibilityTree) -> Bool {
    let root = tree.screen(of: index).root
    return (root..<Int(tree.element(root).next)).contains { other in
      guard tree.element(other).kind == .text || tree.element(other).kind == .textView,
        SpokenBytes.look(at: .text, of: other, in: tree, { $0.contains(0x2A) }) == true,
        let text = tree.interface.text(.text, of: other), text.utf8.count < 1000
      else { return false }
      let words = Words.normalized(text)
      return text.first == "*" && words.count > 1
        || words.count > 1 && says(words, text, other, tree)
    }
  }

  private func says(
    _ words: [String], _ text: String, _ index: Int, _ tree: AccessibilityTree
  ) -> Bool {
    let known = Self.required[primary(tree.language(of: index))] ?? []
    return known.contains { words.contains($0.lowercased()) }
  }

  private func primary(_ language: String) -> String {
    language.prefix { $0 != "-" && $0 != "_" }.lowercased()
  }

  private func finding(
    at index: Int, _ key: AttributeKey, field: Int, in tree: AccessibilityTree
  ) -> Finding? {
    guard let words = Self.required[primary(tree.language(of: field))], let word = words.first,
      !saysRequired(field, words, in: tree), let text = tree.interface.text(key, of: index)
    else { return nil }
    let name = text.filter { $0 != "*" && $0 != "＊" }.split(separator: " ").joined(separator: " ")
    let label = (name.last == ":" ? String(name.dropLast()) : name) + ", " + word
    let heard = "VoiceOver says “\(tree.utterance(of: field) ?? "")”"
    let help = "Say in the label that it is required, as in \(Quoted.text(label))."
    let message = "only the asterisk tells that this field is required: \(heard)"
    let after = tree.utterance(of: field, changing: UtteranceChange(name: label))
    let fixes = [Fix.set(.label, of: field, to: label, .unsafe)]
    if tree.element(index).mayChangeInCode || tree.element(field).mayChangeInCode {
      return review(
        message, help: help, of: index, in: tree, at: key, after: after, fixes: fixes)
    }
    return violation(
      message, help: help, of: index, in: tree, at: key, after: after, fixes: fixes)
  }

  private func saysRequired(
    _ field: Int, _ words: [String], in tree: AccessibilityTree
  ) -> Bool {
    var texts = [AttributeKey.label, .value, .hint, .placeholder].compactMap {
      tree.interface.text($0, of: field)
    }
    if let name = tree.name(of: field).value { texts.append(name.text) }
    let said = " " + texts.flatMap(Words.normalized).joined(separator: " ") + " "
    return (words + options.words).contains { word in
      said.contains(" " + Words.normalized(word).joined(separator: " ") + " ")
    }
  }
}
