import ScreenModel

/// Finds modal views that leave other branches of the screen within reach.
struct ModalSiblingsReachable: Rule {
  static let info = RuleInfo(
    id: "modal-siblings-reachable",
    title: "A modal view cuts off the whole screen behind it",
    category: .visibility,
    severity: .warning,
    criteria: [.wcag("2.4.3")],
    restsOn: [.elementsHidden, .hidden, .class],
    why: """
      The modal flag makes VoiceOver ignore what has the same parent view, and nothing else. A \
      toolbar beside the parent goes on being read and operated while the dialog waits.
      """,
    how: """
      Put the modal view at the top of the view hierarchy; or set `accessibilityElementsHidden` on \
      the other branches while it is there.
      """,
    uiKit: #"""
      window.addSubview(dialog)
      dialog.accessibilityViewIsModal = true
      """#,
    swiftUI: #"""
      Toolbar().accessibilityHidden(isDialogShown)
      """#,
    traps: [
      "Alerts and sheets of the system, which are above everything.",
      "A window of its own above, messages that go away by themselves, keyboards, and what else "
        + "came up later.",
      "A flag in the wrong place, which `modal-flag-misplaced` reports.",
      "Where code may hide the rest, a person has to look.",
    ],
    examples: [
      .fails(
        """
        screen: Cart
        children:
          - type: view
            children:
              - {type: text, text: Two items}
              - type: view
                ⟪modal: true⟫
                children:
                  - {type: text, text: Remove the item?}
                  - {type: button, text: Cancel}
          - type: toolbar
            children:
              - {type: barButton, text: Pay}
        """, "\"Two items\" is cut off, \"Pay, button\" is not."),
      .passes(
        """
        - screen: Cart
          children:
            - type: view
              children:
                - {type: text, text: Two items}
                - type: view
                  modal: true
                  children:
                    - {type: text, text: Remove the item?}
                    - {type: button, text: Cancel}
            - type: toolbar
              elementsHidden: true
              children:
                - {type: barButton, text: Pay}
            - {type: toast, text: Removed, duration: 20}
            - type: view
              class: UIWindow
              children:
                - {type: button, text: Report a problem}
        """),
      .passes(
        """
        screen: Cart
        children:
          - type: view
            children:
              - type: alert
                children:
                  - {type: text, text: Remove the item?}
                  - {type: button, text: Cancel}
          - type: toolbar
            children:
              - {type: barButton, text: Pay}
        """, "The system presents it.", documented: false),
    ])

  let options: NoOptions

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.hasAny(.exposed) else { return [] }
    let background = tree.shared(ModalBackground.self)
    var last: [Int32: ModalFront] = [:]
    for front in background.fronts where front.kind == .flagged {
      last[tree.element(front.index).screen] = front
    }
    return last.values.sorted { $0.index < $1.index }.compactMap { front -> Finding? in
      guard MisplacedModalFlag(front.index, in: tree) == nil else { return nil }
      let reachable = background.reachable(behind: front).filter {
        !isInWindowAbove($0, front, in: tree)
      }
      return reachable.isEmpty ? nil : finding(front, reachable, in: tree)
    }
  }

  /// Whether an element is in a window of its own, in front of a modal view.
  private func isInWindowAbove(
    _ index: Int, _ front: ModalFront, in tree: AccessibilityTree
  ) -> Bool {
    guard index > front.index else { return false }
    var around = index
    while around >= 0, !tree.isInside(front.index, around) {
      if tree.interface.text(.class, of: around)?.hasSuffix("Window") == true { return true }
      around = Int(tree.element(around).parent)
    }
    return false
  }

  private func finding(
    _ front: ModalFront, _ reachable: [Int], in tree: AccessibilityTree
  ) -> Finding {
    let noun =
      Presentation.of(front.index, in: tree)?.noun
      ?? Wording.noun(tree.element(front.index).kind)
    let message =
      "this \(noun) is modal among its siblings only, so VoiceOver goes on outside it"
      + ReachedBehind.words(reachable, in: tree)
    let hide = tree.words(for: front.index).set(.elementsHidden, to: .flag(true))
    let help = "Move it to the top of the screen, or \(hide) on the other branches."
    let notes = ReachedBehind.notes(reachable, front, in: tree)
    let isOpen =
      tree.element(front.index).mayChangeInCode
      || reachable.allSatisfy { tree.element($0).mayChangeInCode }
    return isOpen
      ? review(message, help: help, of: front.index, in: tree, at: .modal, notes: notes)
      : violation(message, help: help, of: front.index, in: tree, at: .modal, notes: notes)
  }
}
