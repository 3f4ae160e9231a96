import ScreenModel

/// Finds labels of table rows whose texts are all elements of their own.
struct CellLabelNeverRead: Rule {
  static let info = RuleInfo(
    id: "cell-label-never-read",
    title: "A table row has a label, or texts that are elements, but not both",
    category: .structure,
    severity: .warning,
    criteria: [.wcag("4.1.2")],
    restsOn: [.container, .element, .elements, .groupChildren, .text],
    why: """
      Once the texts of a row are elements, the row itself is a mere container. The label that \
      somebody wrote for it, often with more than the texts say, is never heard.
      """,
    how: """
      Remove the label; or keep it, and let the texts not be elements.
      """,
    uiKit: #"""
      nameLabel.isAccessibilityElement = false
      statusLabel.isAccessibilityElement = false
      cell.accessibilityLabel = "\(name), \(status)"
      """#,
    swiftUI: #"""
      row.accessibilityElement(children: .ignore).accessibilityLabel("\(name), \(status)")
      """#,
    traps: [
      "Rows that are elements by themselves, or have a list of elements.",
      "Labels of groups, which are spoken on the way in.",
      "Rows that keep a text, a value, a trait or a tap for themselves.",
      "Collection cells, which are not elements anyway.",
      "Rows of custom classes and with outlets: a person has to look.",
    ],
    examples: [
      .fails(
        """
        screen: Team
        children:
          - type: cell
            ⟪label: "Ana, at sea"⟫
            children:
              - {type: text, text: Ana, element: true}
              - {type: text, text: away, element: true}
        """),
      .passes(
        """
        screen: Team
        children:
          - type: cell
            label: "Ana, at sea"
            children:
              - {type: text, text: Ana}
              - {type: text, text: away}
        """),
      .passes(
        """
        screen: Team
        children:
          - type: cell
            container: semanticGroup
            label: First
            children:
              - {type: text, text: Ana, element: true}
          - type: cell
            element: true
            label: Rui at home
            children:
              - {type: text, text: Rui}
          - type: cell
            label: Ines at home
            children:
              - {type: text, text: Ines, element: true}
              - {type: text, text: at home}
          - type: cell
            label: Show Eva
            traits: button
            onTap: show
            children:
              - {type: text, text: Eva, element: true}
          - type: cell
            label: Leo
            children:
              - {type: button, text: Call}
        """, "A group, an element, a text that stays with the row, a row to tap; no texts at all.",
        documented: false),
    ])

  let options: NoOptions

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.hasAny([.exposed, .explicitElement]), tree.hasAny([.label, .parent]) else {
      return []
    }
    return tree.nodes([.label, .parent]).compactMap { index in
      let element = tree.element(index)
      guard element.kind == .cell, tree.silences[index] == .notElement,
        element.flag(.element) != true, !element.has(.elements), !element.has(.container),
        element.flag(.groupChildren) != true
      else { return nil }
      return finding(at: index, in: tree)
    }
  }

  private func finding(at cell: Int, in tree: AccessibilityTree) -> Finding? {
    let texts = RowTexts(of: cell, in: tree)
    guard !texts.separate.isEmpty, texts.merged.isEmpty,
      let label = tree.interface.text(.label, of: cell)
    else { return nil }
    let heard = texts.separate.prefix(3).map { "“\(tree.utterance(of: $0) ?? "")”" }
    let message =
      "the label \(Quoted.text(label)) of this row is never heard, since all its texts are "
      + "elements: VoiceOver says \(heard.joined(separator: " "))"
    let help = "Remove the label, or do not make the texts elements."
    let notes = ElementNotes.notes(texts.separate, in: tree) { "\($0) is an element" }
    let fixes: [Fix] = [.remove(.label, of: cell, .unsafe)]
    return tree.element(cell).mayChangeInCode
      ? review(message, help: help, of: cell, in: tree, at: .label, notes: notes, fixes: fixes)
      : violation(message, help: help, of: cell, in: tree, at: .label, notes: notes, fixes: fixes)
  }
}
