/// Finds modal views that VoiceOver users cannot leave.
struct ModalNoEscape: Rule {
  static let info = RuleInfo(
    id: "modal-no-escape",
    title: "A modal view can be left: by a control in it, or by the escape gesture",
    category: .visibility,
    severity: .warning,
    criteria: [.wcag("2.1.2")],
    restsOn: [.implements, .modal, .type],
    why: """
      Others tap beside a sheet or drag it down. VoiceOver users stay inside: without a close \
      button, or a view that answers the two-finger scrub, there is no way out.
      """,
    how: """
      Put a button that closes it into the view, and implement `accessibilityPerformEscape` on the \
      view or its controller.
      """,
    uiKit: #"""
      override func accessibilityPerformEscape() -> Bool {
        dismiss(animated: true)
        return true
      }
      """#,
    swiftUI: #"""
      Filters().accessibilityAction(.escape) { isShown = false }
      """#,
    traps: [
      "Progress that blocks on purpose (`blocking: true`), and modal views that show progress.",
      "Alerts with buttons, and views with several buttons and nothing to fill in: each answer "
        + "closes them.",
      "A way out that a view around it or inside it implements.",
      "Messages that go away by themselves, and popovers of the system.",
      "Controls whose names the word lists do not know, and classes of which the file does not say "
        + "what they implement: a person has to look. In a language without a list it is silent.",
    ],
    examples: [
      .fails(
        """
        screen: Map
        children:
          - ⟪type: sheet⟫
            children:
              - {type: text, text: Map style}
              - {type: switch, label: Satellite}
              - {type: slider, label: Contrast, value: Low}
        """, "Nothing in it closes it."),
      .passes(
        """
        screen: Map
        children:
          - type: sheet
            children:
              - {type: text, text: Map style}
              - {type: switch, label: Satellite}
              - {type: button, text: Done}
          - type: view
            modal: true
            implements: escape
            children:
              - {type: text, text: Map style}
        """),
      .fails(
        """
        screen: Map
        children:
          - type: view
            ⟪modal: true⟫
            implements: [magicTap]
            children:
              - {type: text, text: Map style}
              - {type: button, text: Save}
        """, "The class is known not to implement the gesture."),
      .needsReview(
        """
        screen: Map
        children:
          - type: view
            ⟪modal: true⟫
            children:
              - {type: text, text: Map style}
              - {type: button, text: Save}
        """, "Whether \"Save\" closes it, or the class has a way out, cannot be told."),
      .passes(
        """
        screen: Map
        children:
          - type: view
            implements: escape
            children:
              - type: sheet
                children:
                  - {type: text, text: Map style}
        ---
        screen: Map
        children:
          - type: alert
            children:
              - {type: text, text: No connection}
              - {type: button, text: Try again}
        ---
        screen: Map
        children:
          - type: view
            modal: true
            blocking: true
            children:
              - {type: text, text: Loading the map}
        ---
        screen: Map
        children:
          - type: view
            modal: true
            children:
              - {type: activityIndicator}
              - {type: text, text: Loading the map}
        ---
        screen: Map
        children:
          - type: view
            modal: true
            children:
              - {type: text, text: Keep the route?}
              - {type: button, text: Keep}
              - {type: button, text: Delete}
        ---
        screen: Map
        language: fi
        children:
          - type: view
            modal: true
            children:
              - {type: button, text: Sulje}
        """,
        "A way out around it; an alert; progress; two answers; a language without a list.",
        documented: false),
      .passes(
        """
        screen: Map
        children:
          - type: sheet
            children:
              - {type: text, text: Map style}
              - {type: button, text: That's all}
          - {type: popover, children: [{type: text, text: Tip}]}
        """, options: ["dismissNames": .texts(["That's all"])], documented: false),
      .needsReview(
        """
        screen: Map
        children:
          - ⟪type: alert⟫
            children:
              - {type: text, text: No connection}
        """, "An alert without a button.", documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var dismissNames: [String] = []

    static let fields: [OptionField<Options>] = [
      .texts("dismissNames", \.dismissNames, "names of controls that close, beside those known")
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.hasAny(.exposed) else { return [] }
    let fronts = tree.shared(ModalBackground.self).fronts.filter { isModal($0, in: tree) }
    guard !fronts.isEmpty else { return [] }
    let escape = ModalEscape(
      tree, inside: fronts.map(\.index), names: options.dismissNames)
    return fronts.compactMap { front -> Finding? in
      isOpen(front.index, escape, in: tree).flatMap { isOpen in
        finding(front, isOpen: isOpen, in: tree)
      }
    }
  }

  private func isModal(_ front: ModalFront, in tree: AccessibilityTree) -> Bool {
    if tree.element(front.index).flag(.blocking) == true { return false }
    let presentation = Presentation.of(front.index, in: tree)
    switch front.kind {
    case .flagged: return presentation?.isTransient != true && presentation != .keyboard
    case .typed: return true
    case .system: return presentation?.isModal == true
    case .dialog, .drawer, .dimmer: return false
    }
  }

  /// Whether a person has to look; nil where there is a way out.
  private func isOpen(
    _ index: Int, _ escape: ModalEscape, in tree: AccessibilityTree
  ) -> Bool? {
    let element = tree.element(index)
    guard holdsStop(index, in: tree), !escape.hasDismissal(index), !escape.hasGesture(index),
      !escape.showsProgress(index), !escape.isUnknown(index)
    else { return nil }
    let isOpen = element.mayChangeInCode || tree.screen(of: index).isFromInterfaceBuilder
    let isAlert = Presentation.of(index, in: tree) == .alert
    // An alert without any button is rather one that is not shown in full.
    guard escape.hasControl(index) else { return isOpen || isAlert }
    guard !isAlert, !escape.isQuestion(index), DismissControl.knows(tree.language(of: index)) else {
      return nil
    }
    return isOpen || !element.has(.implements)
  }

  private func holdsStop(_ index: Int, in tree: AccessibilityTree) -> Bool {
    (index..<Int(tree.element(index).next)).contains { tree.has(.exposed, $0) }
  }

  private func finding(_ front: ModalFront, isOpen: Bool, in tree: AccessibilityTree) -> Finding? {
    guard front.kind != .flagged || MisplacedModalFlag(front.index, in: tree) == nil else {
      return nil
    }
    let noun =
      Presentation.of(front.index, in: tree)?.noun
      ?? Wording.noun(tree.element(front.index).kind)
    let message = "nothing in this \(noun) is known to close it, and VoiceOver stays inside"
    let help = "Add a button that closes it, and implement `escape`."
    return isOpen
      ? review(message, help: help, of: front.index, in: tree, at: .modal)
      : violation(message, help: help, of: front.index, in: tree, at: .modal)
  }
}
