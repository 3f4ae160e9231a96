import DocumentSyntax
import ScreenModel

/// Finds texts in SwiftUI source that tell of an error and are hidden from VoiceOver.
struct ErrorTextHidden: Rule {
  static let info = RuleInfo(
    id: "error-text-hidden",
    title: "Error messages are not hidden from VoiceOver",
    category: .visibility,
    severity: .error,
    criteria: [.wcag("3.3.1"), .wcag("1.3.1")],
    isCore: true,
    restsOn: [.label],
    why: """
      Somebody who cannot see the message does not learn that something went wrong, and tries \
      again in vain.
      """,
    how: """
      Remove the modifier, and announce the message when it appears. Where a field says the same \
      as its value or hint, write the words there.
      """,
    uiKit: #"""
      errorLabel.isAccessibilityElement = true
      UIAccessibility.post(notification: .announcement, argument: errorLabel.text)
      """#,
    swiftUI: #"""
      Text("This address is not valid")
        .onAppear { AccessibilityNotification.Announcement("This address is not valid").post() }
      """#,
    traps: [
      "A message whose words VoiceOver says elsewhere in the view.",
      "A text that is hidden on a condition.",
      "A message that is made when the app runs and is called an error: a person has to look.",
      "Other formats, where `visible-text-unreachable` reports every text.",
    ],
    examples: [
      .fails(
        """
        struct SignInView: View {
          var body: some View {
            TextField("Mail", text: $mail).accessibilityLabel("Mail")
            Text("This address is not valid").⟪accessibilityHidden(true⟫)
          }
        }
        """, path: Example.swiftUIPath),
      .needsReview(
        """
        struct SignInView: View {
          var body: some View {
            TextField("Mail", text: $mail).accessibilityLabel("Mail")
            Text(errorMessage).⟪accessibilityHidden(true⟫)
          }
        }
        """, "Nobody knows the words.", path: Example.swiftUIPath),
      .passes(
        """
        struct SignInView: View {
          var body: some View {
            TextField("Mail", text: $mail)
              .accessibilityLabel("Mail")
              .accessibilityHint("This address is not valid")
            Text("This address is not valid").accessibilityHidden(true)
            Text("Try another address")
            Text("*").accessibilityHidden(true)
            Text("No connection: an error occurred").accessibilityHidden(isOffline)
          }
        }
        """, "Said in the hint, shown, not an error, hidden on a condition.",
        path: Example.swiftUIPath),
    ])

  let options: NoOptions

  /// Words and phrases that only messages about errors have.
  private static let words = WordPack([
    "en": """
    error
    invalid
    not valid
    incorrect
    failed
    failure
    went wrong
    try again
    is required
    cannot be empty
    can't be empty
    must not be empty
    does not match
    do not match
    doesn't match
    don't match
    couldn't
    could not
    unable to
    """,
    "de": """
    fehler
    ungültig
    fehlgeschlagen
    falsch
    ist erforderlich
    """,
    "fr": """
    erreur
    invalide
    échec
    incorrect
    est obligatoire
    """,
    "es": """
    error
    inválido
    no es válido
    incorrecto
    es obligatorio
    """,
  ])
  /// The longest run of words in the lists.
  private static let longest = 4

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.interface.anyScreen(has: .composition) else { return [] }
    var heard = HeardWords(tree)
    return (0..<tree.count).compactMap { index -> Finding? in
      let element = tree.element(index)
      guard element.kind == .text, element.flag(.elementsHidden) == true,
        tree.screen(of: index).has(.composition), !element.mayChangeInCode,
        let text = tree.interface.attribute(.text, of: index)
      else { return nil }
      if let words = tree.interface.text(of: text) {
        guard tellsOfError(words, tree.language(of: index)),
          !heard.contain(words, onScreenOf: index)
        else { return nil }
        return violation(
          "the error message \(Quoted.text(words)) is hidden from VoiceOver",
          help: help(index, tree),
          of: index, in: tree, at: .elementsHidden)
      }
      guard isNamedError(text, in: tree) else { return nil }
      return review(
        "this text is called an error, and it is hidden from VoiceOver", help: help(index, tree),
        of: index, in: tree, at: .elementsHidden)
    }
  }

  private func help(_ index: Int, _ tree: AccessibilityTree) -> String {
    Wording.sentence(tree.words(for: index).remove(.elementsHidden))
      + ", and announce the message when it appears."
  }

  private func tellsOfError(_ text: String, _ language: String) -> Bool {
    guard text.utf8.count <= 400, let list = Self.words[language] else { return false }
    let words = Words.normalized(text)
    return words.indices.contains { start in
      (1...Self.longest).contains { count in
        start + count <= words.count
          && list.contains(words[start..<start + count].joined(separator: " "))
      }
    }
  }

  /// Whether the source of a value has a name for an error in it.
  private func isNamedError(_ text: StoredAttribute, in tree: AccessibilityTree) -> Bool {
    text.valueRange.length <= 200
      && tree.interface.source(of: text).lowercased().contains("error")
  }
}
