import ScreenModel

/// Finds labels on disclosure groups in SwiftUI source that replace all that they hold.
struct DisclosureLabelOverrides: Rule {
  static let info = RuleInfo(
    id: "disclosure-label-overrides",
    title: "A disclosure group leaves its content its words",
    category: .labels,
    severity: .warning,
    criteria: [.wcag("4.1.2"), .wcag("1.3.1")],
    restsOn: [.label],
    why: """
      An accessibility label on a disclosure group goes to everything in it: each view that it \
      opens is read with the label, in the place of its own words.
      """,
    how: """
      Put the words into the group's title, or the modifier on the label inside the group.
      """,
    uiKit: #"""
      header.accessibilityLabel = String(localized: "Delivery details")
      """#,
    swiftUI: #"""
      DisclosureGroup {
        Text(address)
      } label: {
        Text("Delivery").accessibilityLabel("Delivery details")
      }
      """#,
    traps: ["A label on the view in the group's `label` closure."],
    examples: [
      .fails(
        """
        struct OrderView: View {
          var body: some View {
            DisclosureGroup("Delivery") { Text("Tomorrow") }
              .⟪accessibilityLabel("Delivery details"⟫)
          }
        }
        """, path: Example.swiftUIPath),
      .passes(
        """
        struct OrderView: View {
          var body: some View {
            DisclosureGroup("Delivery") { Text("Tomorrow") }
            DisclosureGroup {
              Text("By card")
            } label: {
              Text("Payment").accessibilityLabel("Payment details")
            }
          }
        }
        """, path: Example.swiftUIPath),
    ])

  let options: NoOptions

  func findings(in tree: AccessibilityTree) -> NodeFindings {
    tree.nodes([.exposed, .label]).findings { index in
      guard tree.element(index).kind == .disclosure,
        tree.isSpokenOnly(.label, of: index)
      else { return nil }
      return violation(
        "the accessibility label of this disclosure group takes the place of the words of all that "
          + "it holds",
        help: "Put the words into the group's title, or on what its label shows.",
        of: index, in: tree, at: .label)
    }
  }
}
