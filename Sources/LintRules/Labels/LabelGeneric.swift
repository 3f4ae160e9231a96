import ScreenModel

/// Finds names that would fit any element.
struct LabelGeneric: Rule {
  static let info = RuleInfo(
    id: "label-generic",
    title: "A name says which element it is",
    category: .labels,
    severity: .warning,
    criteria: [.wcag("2.4.6")],
    restsOn: [.type, .text, .label],
    why: """
      "Image, image" or "Button, button" is what templates and tools leave behind. There is a \
      label, so checks for missing ones pass, and a listener knows no more than without it.
      """,
    how: "Say what the element is for, or what it shows.",
    uiKit: #"""
      receiptView.accessibilityLabel = String(localized: "Receipt, 12 May")
      """#,
    swiftUI: #"""
      Image(receipt).accessibilityLabel("Receipt, 12 May")
      """#,
    traps: [
      "Texts that show the word, and rows of a list of such things.",
      "Titles such as \"None\" or \"Image\" may be what a control is about: of titles only words "
        + "that mean nothing count.",
      "The name of a value: an \"Image\" may be what is chosen.",
      "Keys of a keyboard.",
      "A title that code may replace: a person has to look; but not at \"Button\", the title that "
        + "Xcode gives every new button.",
      "Links are the business of `link-purpose-unclear`, names of symbols that of "
        + "`speech-symbol-only-label`, and \"nil\" that of `label-contains-optional`.",
    ],
    examples: [
      .fails(
        """
        screen: Receipts
        children:
          - {type: image, element: true, ⟪label: image⟫}
          - {type: button, image: disk, ⟪label: Button⟫}
          - {type: button, ⟪text: Button⟫}
          - {type: button, image: bin, ⟪label: Lorem ipsum dolor⟫}
          - {type: slider, ⟪label: Slider⟫}
        """),
      .passes(
        """
        screen: Receipts
        children:
          - {type: image, element: true, label: "Receipt, 12 May"}
          - {type: button, image: disk, label: Save}
          - {type: button, text: Archive}
        """),
      .passes(
        """
        screen: Receipts
        children:
          - {type: text, text: Image}
          - {type: text, text: Untitled}
          - type: cell
            onTap: open
            children:
              - {type: text, text: Untitled}
          - {type: segment, text: None}
          - {type: segment, label: None}
          - {type: button, label: Todo}
          - {type: menuItem, text: Image}
          - {type: key, label: Item}
          - {type: button, label: "…"}
          - {type: button, text: Item, label: Item}
          - {type: popupButton, label: Image, value: Sunset}
          - {type: switch, label: Icon, on: true}
          - {type: link, text: more}
          - {type: button, label: nil}
        """, "Texts, rows, choices, keys, symbols, and a label that is the title.",
        options: ["words": .texts(["thing"])], documented: false),
      .fails(
        """
        screen: Receipts
        children:
          - {type: button, ⟪label: Thing⟫}
        """, options: ["words": .texts(["thing"])], documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var words: [String] = []

    static let fields: [OptionField<Options>] = [
      .texts("words", \.words, "more names that say nothing")
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.hasAny([.exposed]) else { return [] }
    return tree.shared(NameIndex.self).elements {
      options.words.isEmpty ? GenericNames.phrases(in: $0) : .anything
    }.compactMap { finding(at: $0, in: tree) }
  }

  private func finding(at index: Int, in tree: AccessibilityTree) -> Finding? {
    let element = tree.element(index)
    guard tree.has(.label, index) || tree.has(.interactive, index), element.kind != .key,
      !tree.traits[index].contains(.keyboardKey),
      let name = WrittenName(index, in: tree, upTo: GenericNames.longest),
      isGeneric(name, at: index, in: tree)
    else { return nil }
    if name.key == .text, isStandIn(name.text, at: index, in: tree) { return nil }
    let noun = Wording.noun(element.kind)
    let heard = tree.utterance(of: index) ?? ""
    let message = "the name \(Quoted.text(name.text)) says nothing of this \(noun): “\(heard)”"
    let help =
      tree.has(.interactive, index) ? "Say what it is for." : "Say what it shows, or leave it out."
    if name.key == .text, element.mayChangeInCode {
      return review(
        message + ", unless code sets another", help: help, of: index, in: tree, at: name.key)
    }
    return violation(message, help: help, of: index, in: tree, at: name.key)
  }

  /// Whether a title is the one that Xcode gives every new button, and code has another for it: an
  /// outlet leads to the button, or to a view around a button that does nothing by itself.
  private func isStandIn(_ title: String, at index: Int, in tree: AccessibilityTree) -> Bool {
    guard title == "Button", tree.screen(of: index).has(.completedElsewhere) else { return false }
    if tree.element(index).mayChangeInCode { return true }
    guard !tree.has(.tap, index) else { return false }
    var parent = Int(tree.element(index).parent)
    while parent >= 0, tree.element(parent).kind != .screen {
      if tree.element(parent).mayChangeInCode { return true }
      parent = Int(tree.element(parent).parent)
    }
    return false
  }

  private func isGeneric(_ name: WrittenName, at index: Int, in tree: AccessibilityTree) -> Bool {
    let language = tree.language(of: index)
    let traits = tree.traits[index]
    let plain = name.plain
    if traits.contains(.link), LinkPhrases.isUnclear(name.text, in: language) { return false }
    if isTitle(name, plain, at: index, in: tree) {
      let kind = tree.element(index).kind
      return kind != .cell && kind != .gridCell && kind != .text
        && GenericNames.isGeneric(title: plain, in: language, extra: options.words)
    }
    let isTopic = Self.fields.contains(tree.element(index).kind)
    let isGeneric =
      isTopic
      ? GenericNames.isGeneric(title: plain, in: language, extra: options.words)
      : GenericNames.isGeneric(label: plain, in: language, extra: options.words)
    if isGeneric { return true }
    return RoleVocabulary.roles(of: traits).contains {
      $0 != .searchField && RoleVocabulary.words(for: $0, in: language)?.contains(plain) == true
    }
  }

  /// Kinds that have a value, whose names say what the value is about.
  private static let fields: [ElementKind] = [
    .switch, .checkbox, .slider, .stepper, .popupButton, .picker, .datePicker, .textField,
    .secureField, .textView,
  ]

  /// Kinds that are one of several choices, each named by what it chooses.
  private static let choices: [ElementKind] = [.segment, .menuItem, .tab]

  /// Whether the name is what can be seen, or chosen, by itself or repeated in the label.
  private func isTitle(
    _ name: WrittenName, _ plain: String, at index: Int, in tree: AccessibilityTree
  ) -> Bool {
    name.key == .text || Self.choices.contains(tree.element(index).kind)
      // The marker of programmers, and not the title of a list.
      || plain == "todo" && name.text.first == "T" && name.text != "TODO"
      || tree.interface.text(.text, of: index).map(WrittenName.plain) == plain
  }
}
