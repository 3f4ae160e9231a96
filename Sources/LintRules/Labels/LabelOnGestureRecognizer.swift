import ScreenModel

/// Finds labels on gesture recognisers, where nobody hears them.
struct LabelOnGestureRecognizer: Rule {
  static let info = RuleInfo(
    id: "label-on-gesture-recognizer",
    title: "Labels stand on views, not on gesture recognisers",
    category: .labels,
    severity: .error,
    criteria: [.wcag("4.1.2")],
    why: """
      A gesture recogniser is an object like any other, so it takes an accessibility label without \
      a word. VoiceOver reads views and never asks it.
      """,
    how: "Give the label to the view that the recogniser is attached to.",
    uiKit: #"""
      card.isAccessibilityElement = true
      card.accessibilityLabel = String(localized: "Open")
      card.accessibilityTraits = .button
      """#,
    swiftUI: #"""
      Card().onTapGesture(perform: open)
        .accessibilityLabel("Open")
        .accessibilityAddTraits(.isButton)
      """#,
    traps: [
      "Recognisers without a label, and with a blank one.",
      "Where the view says the same by itself, the label is only idle: a warning.",
      "The names that Interface Builder shows for recognisers are nobody's labels.",
    ],
    examples: [
      .fails(
        """
        screen: Cards
        children:
          - type: view
            element: true
            label: Card
            traits: button
            gestures: ⟪{type: tap, label: Open}⟫
          - {type: button, text: Close, gestures: ⟪{type: tap, label: Close}⟫}
        """, "VoiceOver says \"Card, button.\""),
      .passes(
        """
        screen: Cards
        children:
          - type: view
            element: true
            label: Open
            traits: button
            gestures: {type: tap, action: open}
          - {type: button, text: Close, gestures: {type: tap, label: ""}}
        """),
    ])

  init(options: NoOptions) {}

  func findings(in tree: AccessibilityTree) -> [Finding] {
    tree.nodes([.gestures]).flatMap { index -> [Finding] in
      guard isInSight(index, in: tree) else { return [] }
      return tree.interface.gestures(of: index).compactMap { gesture in
        gesture.label.flatMap {
          $0.isBlank ? nil : finding($0, gesture, at: index, in: tree)
        }
      }
    }
  }

  private func isInSight(_ index: Int, in tree: AccessibilityTree) -> Bool {
    switch tree.silences[index] {
    case .none, .insideElement, .notElement, .notListed: true
    case .hidden, .transparent, .elementsHidden, .outsideModal, .zeroSize: false
    }
  }

  private func finding(
    _ label: String, _ gesture: Gesture, at index: Int, in tree: AccessibilityTree
  ) -> Finding {
    let words = Words.normalized(label)
    let name = tree.name(of: index).value?.text ?? ""
    let isHeard = !words.isEmpty && Words.normalized(name) == words
    let heard =
      tree.utterance(of: index).map { "VoiceOver says “\($0)”" } ?? "VoiceOver says nothing"
    let change = UtteranceChange(name: label)
    return violation(
      "the label \(Quoted.text(label)) stands on a gesture recogniser, where nobody hears it: "
        + heard,
      help: isHeard ? "Remove it." : "Give the label to the view.", of: index, in: tree,
      range: gesture.range, severity: isHeard ? .warning : .error,
      after: isHeard || !tree.has(.exposed, index)
        ? nil : tree.utterance(of: index, changing: change))
  }
}
