import ScreenModel

/// Finds heading levels in SwiftUI source on views without the header trait.
struct HeadingLevelWithoutHeader: Rule {
  static let info = RuleInfo(
    id: "heading-level-without-header",
    title: "A view with a heading level is a heading",
    category: .structure,
    severity: .warning,
    criteria: [.wcag("1.3.1")],
    restsOn: [.traits, .addTraits],
    why: """
      SwiftUI's `.accessibilityHeading(.h2)` says how deep a heading is, and does not make one: \
      without the header trait the rotor passes over the text.
      """,
    how: """
      Add the header trait beside the level.
      """,
    uiKit: #"""
      title.accessibilityTraits.insert(.header)
      """#,
    swiftUI: #"""
      Text("Payment")
        .accessibilityAddTraits(.isHeader)
        .accessibilityHeading(.h2)
      """#,
    traps: [
      "Trees, where a level stands for the trait as well.",
      "Headers of sections in lists and forms, which have the trait.",
    ],
    examples: [
      .fails(
        """
        struct BasketView: View {
          var body: some View {
            Text("Payment").⟪accessibilityHeading(.h2⟫)
          }
        }
        """, path: Example.swiftUIPath),
      .passes(
        """
        struct BasketView: View {
          var body: some View {
            Text("Payment")
              .accessibilityAddTraits(.isHeader)
              .accessibilityHeading(.h2)
            List {
              Section("Delivery") { Text("Tomorrow") }
            }
          }
        }
        """, path: Example.swiftUIPath),
    ])

  let options: NoOptions

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.uses(.headingLevel) else { return [] }
    return tree.nodes([.exposed]).compactMap { index in
      guard tree.element(index).has(.headingLevel), tree.screen(of: index).has(.composition),
        !tree.traits[index].contains(.header)
      else { return nil }
      return violation(
        "this \(Wording.noun(tree.element(index).kind)) has a heading level and no header trait, "
          + "so the rotor does not find it",
        help: Wording.sentence(tree.words(for: index).add(trait: "header")) + ".", of: index,
        in: tree, at: .headingLevel,
        fixes: [.traits(tree.traits[index].union(.header), of: index, .unsafe)])
    }
  }
}
