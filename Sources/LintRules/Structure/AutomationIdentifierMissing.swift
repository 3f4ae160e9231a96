import ScreenModel

/// Finds controls without an identifier that tests could find them by.
struct AutomationIdentifierMissing: Rule {
  static let info = RuleInfo(
    id: "automation-identifier-missing",
    title: "Controls have an identifier that tests can find them by",
    category: .structure,
    severity: .note,
    criteria: [],
    isOptIn: true,
    restsOn: [.id],
    why: """
      A test that looks for a label breaks with every translation, and tempts people to write \
      labels for tests instead of for those who hear them. An identifier is never spoken.
      """,
    how: """
      Set the accessibility identifier. Leave the label to VoiceOver.
      """,
    uiKit: #"""
      loginButton.accessibilityIdentifier = "login"
      """#,
    swiftUI: #"""
      Button("Log in", action: logIn).accessibilityIdentifier("login")
      """#,
    traps: [
      "Segments, tabs, keys and what the system provides.",
      "What VoiceOver, and so a test, never gets to.",
    ],
    examples: [
      .fails(
        """
        screen: Login
        children:
          - {⟪type: textField⟫, label: Name}
          - {⟪type: button⟫, text: Log in}
        """),
      .passes(
        """
        screen: Login
        children:
          - {type: textField, id: name, label: Name}
          - {type: button, id: login, text: Log in}
          - {type: button, text: Later, hidden: true}
          - {type: text, text: Welcome}
          - {type: backButton}
        """),
      .fails(
        """
        screen: Login
        children:
          - {type: textField, label: Name}
          - {⟪type: switch⟫, label: Stay logged in}
        """, options: ["types": .texts(["switch"])], documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var types = ["button", "fields"]

    static let fields: [OptionField<Options>] = [
      .texts("types", \.types, "which controls: types of the tree format, or `fields` for inputs")
    ]
  }

  func findings(in tree: AccessibilityTree) -> NodeFindings {
    tree.nodes([.exposed, .interactive]).findings { index in
      let element = tree.element(index)
      guard !element.has(.id), !element.marks.contains(.systemProvided), isWanted(element) else {
        return nil
      }
      let noun = Wording.noun(element.kind)
      return violation(
        "this \(noun) has no identifier, so tests have to find it by what it says",
        help: Wording.sentence(tree.words(for: index).set(.id)) + ".", of: index, in: tree)
    }
  }

  private func isWanted(_ element: Element) -> Bool {
    switch element.kind {
    case .button, .barButton, .popupButton:
      options.types.contains("button") || options.types.contains(element.kind.rawValue)
    case .textField, .secureField, .textView, .searchField:
      options.types.contains("fields") || options.types.contains(element.kind.rawValue)
    default: options.types.contains(element.kind.rawValue)
    }
  }
}
