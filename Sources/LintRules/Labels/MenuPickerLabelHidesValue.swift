import ScreenModel

/// Finds labels on menu pickers in SwiftUI source that hide what is chosen.
struct MenuPickerLabelHidesValue: Rule {
  static let info = RuleInfo(
    id: "menu-picker-label-hides-value",
    title: "A menu picker says what is chosen",
    category: .labels,
    severity: .warning,
    criteria: [.wcag("4.1.2")],
    restsOn: [.label, .value],
    why: """
      A picker that opens a menu says its title and the choice by itself. An accessibility label \
      on it takes the place of both: people hear what it is for, and not what is chosen.
      """,
    how: """
      Put the words into the picker's title, or give it an accessibility value as well.
      """,
    uiKit: #"""
      menuButton.accessibilityValue = choice
      """#,
    swiftUI: #"""
      Picker("Currency", selection: $currency) { … }
      """#,
    traps: [
      "A picker with `.accessibilityValue`.",
      "Segmented and wheel pickers, and menus of actions.",
    ],
    examples: [
      .fails(
        """
        struct PriceView: View {
          var body: some View {
            Picker("Currency", selection: $currency) { Text("Euro") }
              .⟪accessibilityLabel("Currency of the price"⟫)
          }
        }
        """, path: Example.swiftUIPath),
      .passes(
        """
        struct PriceView: View {
          var body: some View {
            Picker("Currency", selection: $currency) { Text("Euro") }
            Picker("Tax", selection: $tax) { Text("Reduced") }
              .accessibilityLabel("Tax of the price")
              .accessibilityValue(tax.name)
          }
        }
        """, path: Example.swiftUIPath),
    ])

  let options: NoOptions

  func findings(in tree: AccessibilityTree) -> NodeFindings {
    tree.nodes([.exposed, .label]).findings { index in
      let element = tree.element(index)
      guard element.kind == .popupButton, element.has(.value), !element.has(.onTap),
        tree.isSpokenOnly(.label, of: index), !tree.isSpokenOnly(.value, of: index)
      else { return nil }
      return violation(
        "the accessibility label of this picker takes the place of its title and of what is chosen",
        help: "Put the words into the title of the picker, or "
          + tree.words(for: index).set(.value) + ".",
        of: index, in: tree, at: .label)
    }
  }
}
