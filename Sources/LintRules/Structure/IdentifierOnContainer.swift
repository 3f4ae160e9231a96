import ScreenModel

/// Finds identifiers in SwiftUI source that go to all views of a container.
struct IdentifierOnContainer: Rule {
  static let info = RuleInfo(
    id: "identifier-on-container",
    title: "An identifier of SwiftUI belongs to one element",
    category: .structure,
    severity: .note,
    criteria: [],
    restsOn: [.element, .type],
    why: """
      A stack is not an accessibility element. SwiftUI copies an identifier on it to every view in \
      it, over their own: tests and tools find many elements of one name, or the wrong one.
      """,
    how: """
      Make the stack a container with `.accessibilityElement(children: .contain)`, or put the \
      identifier on the view that it is meant for.
      """,
    uiKit: #"""
      form.accessibilityIdentifier = "signIn"
      """#,
    swiftUI: #"""
      VStack { NameField(); PasswordField() }
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("signIn")
      """#,
    traps: [
      "A stack with `.accessibilityElement(children:)` of any kind.",
      "A stack that holds one view, or views of the app whose content is not known.",
    ],
    examples: [
      .fails(
        """
        struct SignInView: View {
          var body: some View {
            VStack {
              Text("Welcome")
              Button("Sign in") { signIn() }
            }
            .⟪accessibilityIdentifier("signIn"⟫)
          }
        }
        """, path: Example.swiftUIPath),
      .passes(
        """
        struct SignInView: View {
          var body: some View {
            VStack {
              Text("Welcome")
              Button("Sign in") { signIn() }.accessibilityIdentifier("signInButton")
            }
            .accessibilityElement(children: .contain)
            .accessibilityIdentifier("signIn")
          }
        }
        """, path: Example.swiftUIPath),
    ])

  let options: NoOptions

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.interface.anyScreen(has: .composition) else { return [] }
    return (0..<tree.count).compactMap { index in
      guard tree.element(index).has(.id), tree.screen(of: index).has(.composition),
        [.view, .stack].contains(tree.element(index).kind), !tree.has(.exposed, index),
        tree.element(index).flag(.element) != true, tree.holdsSeveralStops(index)
      else { return nil }
      let id = tree.interface.text(.id, of: index).map { " " + Quoted.text($0) } ?? ""
      let contain = tree.words(for: index).set(.childrenMode, to: .text("contain"))
      return violation(
        "the identifier\(id) is on a container that is not an element: each of its views gets it "
          + "in the place of its own",
        help: Wording.sentence(contain) + " before the identifier.",
        of: index, in: tree, at: .id,
        fixes: [.set(.childrenMode, of: index, to: "contain", .safe)])
    }
  }
}
