import ScreenModel

/// Finds elements that hide the controls and texts inside them.
struct ContainerSwallowsChildren: Rule {
  static let info = RuleInfo(
    id: "container-swallows-children",
    title: "A view that is one element says and does all that it holds",
    category: .structure,
    severity: .error,
    criteria: [.wcag("4.1.2"), .wcag("1.3.1"), .wcag("2.1.1")],
    clauses: ["11.5.2.9"],
    isCore: true,
    restsOn: [.type, .label, .actions, .traits, .value, .element],
    why: """
      Once a view is an accessibility element, VoiceOver never looks inside. Buttons in it \
      cannot be reached at all, and texts that its label leaves out are never read.
      """,
    how: """
      Let the view not be an element, so that its parts are. Or keep it as one stop, put every \
      text into its label, and offer its buttons as custom actions.
      """,
    uiKit: #"""
      card.isAccessibilityElement = false
      card.accessibilityElements = [title, followButton]
      """#,
    swiftUI: #"""
      VStack { title; followButton }.accessibilityElement(children: .contain)
      """#,
    traps: [
      "Cards whose label has all the words of the texts inside.",
      "Controls that custom actions stand in for.",
      "Adjustable wrappers: a stepper's buttons are its increment and decrement.",
      "A single control: see `nested-interactive`.",
      "Decorative and hidden descendants.",
      "Texts that are heard in other words: \"0:12\" in \"12 seconds\".",
      "A label that the file does not tell, or that code may change; and that of a cell that says "
        + "more than its texts: a person has to look.",
    ],
    examples: [
      .fails(
        """
        screen: Offers
        children:
          - type: view
            ⟪element: true⟫
            label: Trip to Porto
            children:
              - {type: text, text: Trip to Porto}
              - {type: button, text: Book}
              - {type: button, text: Share}
        """, "Neither button can be reached."),
      .needsReview(
        """
        struct CountView: View {
          let title: String
          let count: Int
          var body: some View {
            VStack { Text("\\(count)"); Text(title) }
              .accessibilityElement(children: .ignore)
              .⟪accessibilityLabel(title⟫)
          }
        }
        """, "The number is not said.", path: Example.swiftUIPath),
      .passes(
        """
        struct CountView: View {
          let title: String
          let count: Int
          var body: some View {
            VStack {
              VStack { Text("\\(count)"); Text(title) }
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(title)
                .accessibilityValue("\\(count)")
              VStack { Text("\\(count)"); Text(title) }
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(summary)
            }
          }
        }
        """, path: Example.swiftUIPath),
      .passes(
        """
        screen: Offers
        children:
          - type: view
            element: true
            label: Trip to Porto
            actions: [Book, Share]
            children:
              - {type: text, text: Trip to Porto}
              - {type: button, text: Book}
              - {type: button, text: Share}
        """),
      .fails(
        """
        screen: Offers
        children:
          - type: view
            ⟪element: true⟫
            label: Trip to Porto
            children:
              - {type: text, text: Trip to Porto}
              - {type: text, text: 120 euros}
        """, "VoiceOver does not say the price; this is a warning."),
      .passes(
        """
        screen: Offers
        children:
          - type: view
            element: true
            label: Trip to Porto, 120 euros
            children:
              - {type: text, text: Trip to Porto}
              - {type: text, text: 120 euros}
              - {type: text, text: old price, hidden: true}
              - {type: image, image: porto.jpg, decorative: true, element: true, label: Porto}
          - type: view
            element: true
            label: Guests
            value: "2"
            traits: adjustable
            children:
              - {type: button, text: Fewer}
              - {type: text, text: "2"}
              - {type: button, text: More}
          - type: button
            label: Buy
            children:
              - {type: text, text: Buy now}
              - {type: text, text: Last one}
          - type: cell
            element: true
            children:
              - {type: text, text: Lisbon}
          - type: cell
            label: Ferry to Porto
            value: 12 minutes
            children:
              - {type: text, text: Ferry to Porto}
              - {type: text, text: "0:12"}
              - {type: text, text: Sold out, element: true}
        """, "All said; an adjustable wrapper; a native control; a cell, which reads its texts."),
      .fails(
        """
        screen: Settings
        children:
          - type: cell
            ⟪label: Language⟫
            onTap: openLanguage
            traits: button
            children:
              - {type: text, text: Language}
              - {type: text, text: English}
        """, "A label of the cell takes the place of its texts; this is a warning."),
      .passes(
        """
        screen: Offers
        children:
          - type: view
            element: true
            label: Trip to Porto
            children:
              - {type: text, text: 120 euros}
        """, options: ["textLoss": .text("off")]),
    ])

  let options: Options

  struct Options: RuleOptions {
    var textLoss = "warning"

    static let fields: [OptionField<Options>] = [
      .choice(
        "textLoss", \.textLoss, ["off", "note", "warning", "error"],
        "how bad it is where only texts are lost")
    ]
  }

  /// The findings. On generated trees they take 6 % of a run, since four in ten of all findings are
  /// theirs: each compares what is heard with the words of all that is inside, and says them.
  func findings(in tree: AccessibilityTree) -> NodeFindings {
    tree.nodes([.exposed, .parent]).findings { index in
      // An element that is composed makes actions of the controls inside.
      guard !tree.has(.nativeRole, index) else { return nil }
      if tree.screen(of: index).has(.composition) {
        return options.textLoss == "off" ? nil : ignoredTexts(at: index, in: tree)
      }
      if tree.has(.explicitElement, index) { return finding(at: index, in: tree) }
      return isLabelledRow(index, in: tree) ? rowFinding(at: index, in: tree) : nil
    }
  }

  /// Whether a label takes the place of the texts that a table cell would read. When an app runs,
  /// the system gives every cell a label.
  private func isLabelledRow(_ index: Int, in tree: AccessibilityTree) -> Bool {
    tree.element(index).kind == .cell && tree.has(.label, index)
      && tree.interface.says(.label, index) && tree.screen(of: index).has(.authored)
  }

  /// The texts that a cell's label leaves out; its controls are stops of their own.
  private func rowFinding(at index: Int, in tree: AccessibilityTree) -> Finding? {
    guard options.textLoss != "off" else { return nil }
    let texts = SwallowedParts(of: index, in: tree).texts.filter {
      tree.silences[$0] == .insideElement
    }
    return textLoss(texts, at: index, in: tree)
  }

  private func finding(at index: Int, in tree: AccessibilityTree) -> Finding? {
    let lost = SwallowedParts(of: index, in: tree)
    if lost.controls.count > 1, !lost.areReplaced() {
      let names = lost.controls.prefix(3).map { moniker($0, in: tree) }
      let rest = lost.controls.count > 3 ? " and \(lost.controls.count - 3) more" : ""
      let message =
        "this view is one element, so VoiceOver never reaches "
        + names.joined(separator: ", ") + rest
      let help = "Do not make it an element, or offer what they do as custom actions."
      let notes = notes(lost.controls, in: tree)
      if tree.element(index).mayChangeInCode {
        return review(
          message + " unless code offers it", help: help, of: index, in: tree, at: .element,
          notes: notes)
      }
      return violation(message, help: help, of: index, in: tree, at: .element, notes: notes)
    }
    // Where `nested-interactive` speaks of one control, the same mends the texts.
    guard options.textLoss != "off", !lost.texts.isEmpty,
      !tree.shared(NestedControls.self).contains(ownedBy: index)
    else { return nil }
    return textLoss(lost.texts, at: index, in: tree)
  }

  /// The texts of source that an element which ignores its children does not say.
  private func ignoredTexts(at index: Int, in tree: AccessibilityTree) -> Finding? {
    // A view of the project is judged where it is written.
    guard !tree.element(index).marks.contains(.writtenElsewhere),
      tree.has([.explicitElement], index), tree.interface.childrenMode(of: index) == .ignore,
      tree.element(index).has(.label), let said = SketchedWords(of: index, in: tree)
    else { return nil }
    let texts = (index + 1..<Int(tree.element(index).next)).filter { child in
      tree.element(child).kind == .text && tree.element(child).flag(.elementsHidden) != true
        && !tree.element(child).marks.contains(.orElse)
    }
    let words = texts.compactMap { text in
      SketchedWords.text(of: text, in: tree).map { (text: text, words: $0) }
    }
    // What the app makes otherwise may say any of them.
    guard words.count == texts.count, said.isMade(of: words.map(\.words)) else { return nil }
    let unsaid = words.filter { !said.says($0.words) }
    guard let first = unsaid.first else { return nil }
    let rest = unsaid.count > 1 ? " and \(unsaid.count - 1) more" : ""
    return review(
      "this element says \(Quoted.text(said.all)) in the place of its texts, and leaves out "
        + "\(Quoted.text(first.words))\(rest)",
      help: "Say it in the label or value, unless it decorates.", of: index, in: tree, at: .label,
      severity: Severity(rawValue: options.textLoss),
      notes: ElementNotes.notes(unsaid.map(\.text), in: tree) { "\($0) is not said" })
  }

  private func textLoss(_ texts: [Int], at index: Int, in tree: AccessibilityTree) -> Finding? {
    guard !texts.isEmpty else { return nil }
    // A table cell without a label reads its texts itself, whoever says that it is an element.
    if tree.element(index).kind == .cell, !tree.has(.label, index) { return nil }
    let severity = Severity(rawValue: options.textLoss)
    if tree.nameSources[index] == .unknown {
      return review(
        "this view is one element, and whether its label says the texts inside cannot be told",
        help: "Check that its label says them.", of: index, in: tree, at: .element,
        severity: severity)
    }
    let said = spoken(index, in: tree)
    // The words of a long label are taken apart once, and not for each text.
    let known = said.utf8.count > 500 ? Set(Words.normalized(said)) : nil
    let unsaid = texts.filter { text in
      tree.name(of: text).value.map { name in
        let isWritten =
          known.map { $0.isSuperset(of: Words.normalized(name.text)) }
          ?? Words.isContained(name.text, in: said)
        return !isWritten && !isHeard(name.text, in: said, at: index, of: tree)
      } ?? false
    }
    guard let first = unsaid.first, let words = tree.name(of: first).value?.text else { return nil }
    let rest = unsaid.count > 1 ? " and \(unsaid.count - 1) more" : ""
    let isRow = !tree.has(.explicitElement, index)
    let message =
      (isRow
        ? "the label of this cell takes the place of its texts, and leaves out "
        : "this view is one element, and what VoiceOver says of it leaves out ")
      + "\(Quoted.text(words))\(rest)"
    let help =
      isRow
      ? "Put every text inside into its label or value, or remove the label."
      : "Put every text inside into its label, or do not make it an element."
    let notes = ElementNotes.notes(unsaid, in: tree) { "\($0) is not said" }
    let key: AttributeKey = isRow ? .label : .element
    let isOpen =
      tree.element(index).mayChangeInCode
      || isRow && (tree.element(first).mayChangeInCode || !isTaken(said, from: texts, in: tree))
    if isOpen {
      return review(
        message, help: help, of: index, in: tree, at: key, severity: severity, notes: notes)
    }
    return violation(
      message, help: help, of: index, in: tree, at: key, severity: severity, notes: notes)
  }

  /// Whether all the words of a label are those of the texts, so that it says none of them in
  /// another way.
  private func isTaken(_ said: String, from texts: [Int], in tree: AccessibilityTree) -> Bool {
    let all = texts.compactMap { tree.name(of: $0).value?.text }.joined(separator: " ")
    return Set(Words.normalized(said)).isSubset(of: Words.normalized(all))
  }

  /// Whether a text is heard in other words in what VoiceOver says: as the voice reads it or, if it
  /// is all numbers, number by number: "0:12" in "12 seconds".
  private func isHeard(
    _ text: String, in said: String, at index: Int, of tree: AccessibilityTree
  ) -> Bool {
    guard text.utf8.count <= Self.longestQuantity else { return false }
    let voice = tree.voice(of: index, language: tree.language(of: index))
    let heard = voice.spoken(said)
    if Words.isContained(voice.spoken(text), in: heard) { return true }
    guard !text.contains(where: \.isLetter) else { return false }
    let numbers = text.split { !$0.isWholeNumber }.compactMap { Int($0) }.filter { $0 != 0 }
    return !numbers.isEmpty
      && numbers.allSatisfy { Words.isContained(voice.spoken(String($0)), in: heard) }
  }

  /// The most bytes of a text that is a quantity.
  private static let longestQuantity = 60

  /// The author's own words that VoiceOver says at an element.
  private func spoken(_ index: Int, in tree: AccessibilityTree) -> String {
    [.label, .value, .hint].compactMap { tree.interface.text($0, of: index) }.joined(
      separator: " ")
  }

  private func notes(_ parts: [Int], in tree: AccessibilityTree) -> [Finding.Note] {
    ElementNotes.notes(parts, in: tree) { "\($0) is out of reach" }
  }

  private func moniker(_ index: Int, in tree: AccessibilityTree) -> String {
    let noun = Wording.noun(tree.element(index).kind)
    guard let name = tree.name(of: index).value, !name.text.isEmpty else { return "a \(noun)" }
    return "the \(noun) \(Quoted.text(name.text))"
  }
}
