import ScreenModel

/// Finds table rows of which some texts are elements and some are left to the row.
struct CellMixedExposure: Rule {
  static let info = RuleInfo(
    id: "cell-mixed-exposure",
    title: "Either all texts of a table row are elements, or none is",
    category: .structure,
    severity: .warning,
    criteria: [.wcag("1.3.1")],
    restsOn: [.element, .label, .elements],
    why: """
      A row reads its texts as one. A text that is made an element drops out and becomes a stop of \
      its own; the others stay. What belongs together is then read in two places, half of it \
      without its meaning.
      """,
    how: """
      Decide for every text of the row: all of them elements, or none; and `isAccessibilityElement \
      = false` for what is not to be read.
      """,
    uiKit: #"""
      titleLabel.isAccessibilityElement = false
      cell.accessibilityLabel = "\(title), \(price)"
      """#,
    swiftUI: #"""
      HStack { Text(title); Text(price) }.accessibilityElement(children: .combine)
      """#,
    traps: [
      "Buttons and other controls in the row are always stops of their own; so are texts that can "
        + "be operated.",
      "Texts that are left out on purpose: `element: false`, hidden, decorative.",
      "Rows that have a label, a list of elements, or are elements by themselves.",
      "Collection cells read nothing as one.",
      "Rows of custom classes and with outlets: a person has to look.",
    ],
    examples: [
      .fails(
        """
        screen: Shopping
        children:
          - ⟪type: cell⟫
            children:
              - {type: text, text: Milk}
              - {type: text, text: 2 euros, element: true}
        """, "VoiceOver says \"Milk\", and then \"2 euros\" of whatever it may be."),
      .passes(
        """
        screen: Shopping
        children:
          - type: cell
            children:
              - {type: text, text: Milk}
              - {type: text, text: 2 euros}
          - type: cell
            children:
              - {type: text, text: Bread, element: true}
              - {type: text, text: 3 euros, element: true}
        """),
      .passes(
        """
        screen: Shopping
        children:
          - type: cell
            children:
              - {type: text, text: Milk}
              - {type: button, text: Buy, element: true}
              - {type: text, text: Terms, element: true, traits: link, onTap: showTerms}
          - type: cell
            children:
              - {type: text, text: Bread, element: true}
              - {type: text, text: old price, hidden: true}
              - {type: text, text: "", element: false}
          - type: cell
            label: Butter
            children:
              - {type: text, text: Butter}
              - {type: text, text: 4 euros, element: true}
          - type: cell
            elements: [eggs]
            children:
              - {type: text, id: eggs, text: Eggs, element: true}
              - {type: text, text: Eggs}
          - type: gridCell
            children:
              - {type: text, text: Salt}
              - {type: text, text: 1 euro, element: true}
        """, "Controls; left out on purpose; a label; a list; a collection cell.",
        documented: false),
    ])

  let options: NoOptions

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.hasAny([.exposed, .explicitElement]), tree.hasAny([.exposed, .parent]) else {
      return []
    }
    return tree.nodes([.exposed, .parent]).compactMap { index in
      let element = tree.element(index)
      guard element.kind == .cell, tree.isRow(index), !element.has(.label) else { return nil }
      return finding(at: index, in: tree)
    }
  }

  private func finding(at cell: Int, in tree: AccessibilityTree) -> Finding? {
    let texts = RowTexts(of: cell, in: tree)
    guard let first = texts.separate.first, let rest = texts.merged.first else { return nil }
    let apart = tree.utterance(of: first) ?? ""
    let row = tree.utterance(of: cell) ?? ""
    let message =
      "of this row VoiceOver says “\(row)”, and “\(apart)” at a stop of its own, since only "
      + "some of its texts are elements"
    let help = "Let all texts of the row be elements, or none."
    let notes =
      ElementNotes.notes([first], in: tree) { "\($0) is a stop of its own" }
      + ElementNotes.notes(texts.merged, in: tree) { "\($0) is read with the row" }
    let isOpen = [cell, first, rest].contains { tree.element($0).mayChangeInCode }
    return isOpen
      ? review(message, help: help, of: cell, in: tree, notes: notes)
      : violation(message, help: help, of: cell, in: tree, notes: notes)
  }
}
