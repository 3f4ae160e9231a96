import ScreenModel

/// Finds accessibility modifiers of SwiftUI that iOS 14 replaced.
struct DeprecatedAccessibilityModifier: Rule {
  static let info = RuleInfo(
    id: "deprecated-accessibility-modifier",
    title: "Accessibility modifiers are those of iOS 14 and later",
    category: .structure,
    severity: .note,
    criteria: [],
    isOptIn: true,
    why: """
      The modifiers `.accessibility(label:)`, `.accessibility(hint:)` and their kind are \
      deprecated, and the compiler will refuse them one day. The newer ones take texts directly.
      """,
    how: """
      Write `.accessibilityLabel(_:)`, `.accessibilityHint(_:)` and so on.
      """,
    uiKit: #"""
      button.accessibilityLabel = String(localized: "Close")
      """#,
    swiftUI: #"""
      Button(action: close) { Image("cross") }
        .accessibilityLabel("Close")
      """#,
    traps: ["The modifiers of iOS 14."],
    examples: [
      .fails(
        """
        struct CloseButton: View {
          var body: some View {
            Button(action: close) { Image("cross") }
              .⟪accessibility⟫(label: Text("Close"))
          }
        }
        """, path: Example.swiftUIPath),
      .passes(
        """
        struct CloseButton: View {
          var body: some View {
            Button(action: close) { Image("cross") }
              .accessibilityLabel("Close")
          }
        }
        """, path: Example.swiftUIPath),
    ])

  let options: NoOptions

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.interface.anyScreen(has: .composition) else { return [] }
    return (0..<tree.count).flatMap { index in
      tree.interface.attributes(of: index).filter { $0.origin == .outdated }.map { attribute in
        violation(
          "this \(tree.words(for: index).statement) is deprecated since iOS 14",
          help: "Write \(tree.words(for: index).name(attribute.key)).", of: index, in: tree,
          at: attribute.key)
      }
    }
  }
}
