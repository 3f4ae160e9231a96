import ScreenModel

/// Finds pictures that are declared decorative and that VoiceOver stops at all the same.
struct DecorativeExposed: Rule {
  static let info = RuleInfo(
    id: "decorative-exposed",
    title: "What is decorative is not a stop, has no label and does nothing",
    category: .visibility,
    severity: .warning,
    criteria: [.wcag("1.1.1")],
    restsOn: [.type],
    why: """
      Either the picture says nothing, and VoiceOver users hear of it for nothing; or it has a \
      meaning or a use, and then it is not decorative.
      """,
    how: """
      Decide: take it out of the accessibility tree, or describe it and do not declare it \
      decorative.
      """,
    uiKit: #"""
      divider.isAccessibilityElement = false
      """#,
    swiftUI: #"""
      Image(decorative: "divider")
      """#,
    traps: [
      "What is hidden, or inside an element that speaks for it.",
      "A label on what is declared not to be an element, which `label-on-non-element` reports.",
      "A gesture on what VoiceOver does not stop at, which `gesture-only-interaction` reports.",
    ],
    examples: [
      .fails(
        """
        screen: Profile
        children:
          - {⟪type: image⟫, image: wave.png, element: true, decorative: true}
        """, "VoiceOver says \"Image.\""),
      .passes(
        """
        screen: Profile
        children:
          - {type: image, image: wave.png, decorative: true}
          - {type: text, text: Ana}
        """),
      .fails(
        """
        screen: Profile
        children:
          - {type: image, image: ana.png, ⟪label: Portrait of Ana⟫, decorative: true}
        """, "It is described, so it is not decorative."),
      .fails(
        """
        screen: Profile
        children:
          - {type: image, image: ana.png, ⟪label: Ana⟫, element: true, decorative: true}
          - {⟪type: button⟫, text: Edit, decorative: true}
        """, documented: false),
      .passes(
        """
        screen: Profile
        children:
          - {type: image, image: wave.png, element: true, decorative: true, hidden: true}
          - type: button
            text: Ana
            children:
              - {type: image, image: ana.png, decorative: true, label: Ana}
        """, "Hidden, and inside a button.", documented: false),
    ])

  let options: NoOptions

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.uses(.decorative) else { return [] }
    return tree.interface.elements.indices.compactMap { index -> Finding? in
      let element = tree.element(index)
      guard element.has(.decorative), element.flag(.decorative) == true else { return nil }
      let isExposed = tree.has(.exposed, index)
      let isLabelled =
        tree.has(.label, index) && tree.silences[index] == .notElement
        && element.flag(.element) == nil && !tree.has(.interactive, index)
      guard isExposed || isLabelled else { return nil }
      return finding(at: index, isExposed: isExposed, in: tree)
    }
  }

  private func finding(at index: Int, isExposed: Bool, in tree: AccessibilityTree) -> Finding {
    let noun = Wording.noun(tree.element(index).kind)
    let isLabelled = tree.has(.label, index)
    let isUsed = tree.has(.interactive, index)
    let heard = tree.utterance(of: index).map { "says “\($0)”" } ?? "stops at it"
    let message =
      isExposed
      ? "this \(noun) is declared decorative, and VoiceOver \(heard)"
      : "this \(noun) is declared decorative, and has a label that VoiceOver never says"
    let file = tree.words(for: index)
    let help =
      isUsed
      ? "Do not declare decorative what does something."
      : isLabelled
        ? "Make it an element that is not decorative, or \(file.remove(.label))."
        : Wording.sentence(file.set(.element, to: .flag(false))) + "."
    let fixes =
      isLabelled || isUsed ? [] : [Fix.set(.element, of: index, to: false, .safe)]
    return violation(
      message, help: help, of: index, in: tree, at: isLabelled && !isUsed ? .label : nil,
      fixes: fixes)
  }
}
