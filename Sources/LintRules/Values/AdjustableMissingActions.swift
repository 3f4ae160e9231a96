import ScreenModel

/// Finds adjustable elements that a swipe up or down does not change.
struct AdjustableMissingActions: Rule {
  static let info = RuleInfo(
    id: "adjustable-missing-actions",
    title: "An adjustable element can be both incremented and decremented",
    category: .values,
    severity: .error,
    criteria: [.wcag("4.1.2"), .wcag("2.1.1")],
    clauses: ["11.5.2.11"],
    isCore: true,
    restsOn: [.implements],
    why: """
      VoiceOver says "swipe up or down with one finger to adjust the value", and one of the two \
      swipes, or both, do nothing. What is shown can be set by touch alone.
      """,
    how: """
      Override both methods of the contract, and let each of them change the value by one step \
      and stop at the bounds.
      """,
    uiKit: #"""
      override func accessibilityIncrement() { rating = min(rating + 1, 5) }
      override func accessibilityDecrement() { rating = max(rating - 1, 0) }
      """#,
    swiftUI: #"""
      StarsView(rating: rating).accessibilityAdjustableAction { direction in
        rating += direction == .increment ? 1 : -1
      }
      """#,
    traps: [
      "Sliders, page controls, steppers and pickers of the system bring their own actions.",
      "Where the file does not say what the class implements, nobody can tell.",
    ],
    examples: [
      .fails(
        """
        screen: Review
        children:
          - type: view
            element: true
            label: Rating
            value: 3 of 5
            traits: adjustable
            ⟪implements: increment⟫
        """, "A swipe down does nothing."),
      .passes(
        """
        screen: Review
        children:
          - type: view
            element: true
            label: Rating
            value: 3 of 5
            traits: adjustable
            implements: [increment, decrement]
        """),
      .fails(
        """
        screen: Review
        children:
          - {type: text, label: Day, text: Monday, value: Monday, traits: adjustable,
             ⟪implements: []⟫}
          - {type: view, element: true, label: Size, value: Large, traits: adjustable,
             ⟪implements: [decrement, activate]⟫}
        """),
      .passes(
        """
        screen: Player
        children:
          - {type: slider, label: Volume, implements: [increment]}
          - {type: pageControl, index: 0, count: 3, implements: []}
        """, "The system's own controls."),
      .passes(
        """
        screen: Review
        children:
          - {type: view, element: true, label: Rating, value: 3 of 5, traits: adjustable}
        """, "Nothing is said about what the class implements."),
    ])

  let options: NoOptions

  func findings(in tree: AccessibilityTree) -> [Finding] {
    tree.adjustables.compactMap { index in
      guard tree.element(index).has(.implements), !isNative(tree.element(index).kind) else {
        return nil
      }
      let names = tree.interface.texts(.implements, of: index).map(\.value)
      let goesUp = names.contains("increment")
      let goesDown = names.contains("decrement")
      if goesUp, goesDown { return nil }
      let missing = goesUp ? "decrement" : goesDown ? "increment" : "increment and decrement"
      let swipe =
        goesUp ? "a swipe down does" : goesDown ? "a swipe up does" : "swipes up and down do"
      return violation(
        "the class lacks \(missing), so at “\(tree.utterance(of: index) ?? "")” \(swipe) nothing",
        help: "Implement \(missing), or take the adjustable trait away.", of: index, in: tree,
        at: .implements)
    }
  }

  private func isNative(_ kind: ElementKind) -> Bool {
    switch kind {
    case .slider, .pageControl, .stepper, .picker, .datePicker: true
    default: false
    }
  }
}
