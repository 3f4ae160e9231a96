import ScreenModel

/// Finds disabled controls that nothing says the reason of.
struct DisabledControlUnexplained: Rule {
  static let info = RuleInfo(
    id: "disabled-control-unexplained",
    title: "A disabled control tells what is missing",
    category: .actions,
    severity: .note,
    criteria: [],
    isOptIn: true,
    restsOn: [.hint],
    why: """
      "Pay, dimmed, button" tells that it cannot be pressed, and not why. Sighted people look for \
      the field that is still empty; a listener has to go through the whole screen.
      """,
    how: "Say in the hint what is missing, or put a text beside the control.",
    uiKit: #"""
      payButton.accessibilityHint = String(localized: "Enter a card first.")
      """#,
    swiftUI: #"""
      Button("Pay", action: pay).disabled(true).accessibilityHint("Enter a card first.")
      """#,
    traps: [
      "A hint, or a text directly before or behind the control.",
      "Tabs, segments, keys, bar buttons and items of menus, which come and go with the context.",
      "Controls that are hidden from VoiceOver.",
      "In Interface Builder files, controls that code may enable.",
    ],
    examples: [
      .fails(
        """
        screen: Payment
        children:
          - {type: textField, label: Card number}
          - {⟪type: button⟫, text: Pay, enabled: false}
        """, "VoiceOver says \"Pay, dimmed, button.\""),
      .passes(
        """
        screen: Payment
        children:
          - {type: textField, label: Card number}
          - {type: button, text: Pay, enabled: false, hint: Enter a card first.}
        """),
      .passes(
        """
        screen: Payment
        children:
          - {type: button, text: Pay, enabled: false}
          - {type: text, text: Enter a card first.}
          - {type: textField, label: Name}
          - {type: barButton, text: Undo, enabled: false}
          - {type: button, text: Later, enabled: false, elementsHidden: true}
          - {type: button, text: Cancel}
        """),
    ])

  let options: NoOptions

  func findings(in tree: AccessibilityTree) -> NodeFindings {
    tree.nodes([.exposed, .interactive]).findings { index in
      guard tree.traits[index].contains(.notEnabled), mayBeExplained(index, in: tree),
        !tree.interface.says(.hint, index), !hasText(beside: index, in: tree)
      else { return nil }
      let noun = Wording.noun(tree.element(index).kind)
      return violation(
        "nothing tells why this \(noun) is disabled, and VoiceOver says only "
          + "“\(tree.utterance(of: index) ?? "")”",
        help: "Say in the hint what is missing.", of: index, in: tree)
    }
  }

  private func mayBeExplained(_ index: Int, in tree: AccessibilityTree) -> Bool {
    if tree.element(index).mayChangeInCode { return false }
    switch tree.element(index).kind {
    case .tab, .segment, .key, .barButton, .backButton, .menuItem: return false
    default: return RoleTraits.speaksRole(index, in: tree)
    }
  }

  private func hasText(beside index: Int, in tree: AccessibilityTree) -> Bool {
    [tree.interface.sibling(before: index), CaptionSearch.sibling(after: index, in: tree)]
      .compactMap(\.self).contains {
        tree.element($0).kind == .text && tree.element($0).flag(.hidden) != true
      }
  }
}
