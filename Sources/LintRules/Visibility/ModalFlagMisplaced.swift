import ScreenModel

/// Finds modal flags on a part of the modal view, or on the view that dims what is behind it.
struct ModalFlagMisplaced: Rule {
  static let info = RuleInfo(
    id: "modal-flag-misplaced",
    title: "The view that holds all of a dialog is the one that is modal",
    category: .visibility,
    severity: .error,
    criteria: [.wcag("2.4.3")],
    restsOn: [.type, .frame],
    why: """
      VoiceOver stays inside the view that has the flag. If that is one button of the dialog, or \
      the view that dims the screen, nothing else of the dialog can be reached.
      """,
    how: """
      Set `accessibilityViewIsModal` on the one view that holds the whole dialog, and on no view \
      inside it.
      """,
    uiKit: #"""
      okButton.accessibilityViewIsModal = false
      dialog.accessibilityViewIsModal = true
      """#,
    swiftUI: #"""
      VStack { message; okButton }.accessibilityAddTraits(.isModal)
      """#,
    traps: [
      "A modal view over another: it says what it is, or lies over what it cuts off.",
      "A flag beside which there is nothing to cut off.",
      "Web views, maps and other views whose content the file does not show.",
      "Parts whose place is unknown, and panels that are known by their size only: a person has "
        + "to look.",
    ],
    examples: [
      .fails(
        """
        screen: Cart
        children:
          - type: view
            children:
              - {type: text, text: Remove the item?}
              - {type: button, text: Cancel}
              - {type: button, text: OK, ⟪modal: true⟫}
        """, "VoiceOver reaches nothing but \"OK, button.\""),
      .passes(
        """
        screen: Cart
        children:
          - type: view
            modal: true
            children:
              - {type: text, text: Remove the item?}
              - {type: button, text: Cancel}
              - {type: button, text: OK}
        """),
      .fails(
        """
        screen: Cart
        children:
          - {type: view, background: "#00000080", ⟪modal: true⟫}
          - type: view
            children:
              - {type: text, text: Remove the item?}
              - {type: button, text: OK}
        """, "The flag is on the view that dims the screen."),
      .fails(
        """
        screen: Cart
        size: [390, 844]
        children:
          - type: view
            modal: true
            frame: [45, 300, 300, 200]
            children:
              - {type: text, text: Remove the item?, frame: [16, 16, 268, 22]}
              - type: view
                ⟪modal: true⟫
                frame: [0, 100, 300, 100]
                children:
                  - {type: button, text: Cancel, frame: [16, 0, 120, 44]}
                  - {type: button, text: OK, frame: [164, 0, 120, 44]}
        """, "A flag inside a view that has it already; the question is out of reach."),
      .fails(
        """
        screen: Cart
        children:
          - type: view
            modal: true
            frame: [45, 300, 300, 60]
            children:
              - {type: text, text: Remove the item?, frame: [16, 16, 268, 22]}
          - type: view
            ⟪modal: true⟫
            frame: [45, 360, 300, 60]
            children:
              - {type: button, text: OK, frame: [164, 0, 120, 44]}
        """, "Of two views side by side the last has the word.", documented: false),
      .needsReview(
        """
        screen: Cart
        children:
          - type: view
            presents: sheet
            children:
              - {type: text, text: Remove the item?}
              - type: view
                ⟪modal: true⟫
                children:
                  - {type: button, text: Cancel}
        """, "How the two lie to each other is not known.", documented: false),
      .needsReview(
        """
        screen: Cart
        size: [390, 844]
        children:
          - type: view
            frame: [45, 300, 300, 200]
            children:
              - {type: text, text: Remove the item?, frame: [16, 16, 268, 22]}
              - type: view
                ⟪modal: true⟫
                frame: [0, 100, 300, 100]
                children:
                  - {type: button, text: Cancel, frame: [16, 0, 120, 44]}
        """, "The view around them is as small as a panel.", documented: false),
      .passes(
        """
        screen: Cart
        size: [390, 844]
        children:
          - {type: button, text: Pay, frame: [16, 700, 358, 44]}
          - type: view
            modal: true
            frame: [0, 200, 390, 644]
            children:
              - {type: text, text: Your items, frame: [16, 16, 268, 22]}
              - {type: button, text: Close, frame: [300, 16, 74, 44]}
              - type: view
                modal: true
                frame: [45, 0, 300, 200]
                children:
                  - {type: text, text: Remove the item?, frame: [16, 16, 268, 22]}
                  - {type: button, text: Cancel, frame: [16, 100, 120, 44]}
          - {type: text, text: old price, hidden: true}
        """, "A dialog over a sheet."),
      .passes(
        """
        screen: Cart
        children:
          - {type: button, text: Pay}
          - type: view
            modal: true
            children:
              - type: alert
                modal: true
                children:
                  - {type: text, text: Remove the item?}
                  - {type: button, text: Cancel}
              - {type: text, text: Your items}
        """, "An alert over a sheet.", documented: false),
      .passes(
        """
        screen: Cart
        children:
          - type: view
            children:
              - {type: button, text: OK, modal: true}
              - {type: image, image: line.png}
        """, "There is nothing to cut off.", documented: false),
    ])

  let options: NoOptions

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.count > 2 else { return [] }
    return tree.interface.elements.indices.compactMap { index -> Finding? in
      guard tree.element(index).has(.modal), let flag = MisplacedModalFlag(index, in: tree) else {
        return nil
      }
      return finding(at: index, flag, in: tree)
    }
  }

  private func finding(
    at index: Int, _ flag: MisplacedModalFlag, in tree: AccessibilityTree
  ) -> Finding {
    let noun = Wording.noun(tree.element(index).kind)
    let count = flag.cutOff.count
    let rest = "what is beside it"
    let message =
      switch flag.problem {
      case .onPart: "this \(noun) alone is modal, so VoiceOver reaches nothing of \(rest)"
      case .onNothing:
        "this \(noun) is modal and VoiceOver finds nothing in it, so \(rest) is out of reach"
      case .besideParts:
        "this \(noun) is one part of a modal view, and modal itself, so VoiceOver reaches "
          + "nothing of \(rest)"
      case .onSeveral:
        "this \(noun) is modal beside another modal view, so VoiceOver reaches this one only"
      }
    let remedy = Wording.sentence(tree.words(for: index).set(.modal, to: .flag(true)))
    let help = "\(remedy) on the one view that holds all of it, and take it away here."
    let notes = flag.cutOff.prefix(count > 4 ? 3 : 4).map {
      Finding.Note(message: "out of reach", range: tree.element($0).anchor)
    }
    let fix = Fix.remove(.modal, of: index, .unsafe)
    return flag.isCertain
      ? violation(message, help: help, of: index, in: tree, at: .modal, notes: notes, fixes: [fix])
      : review(
        message, help: help, of: index, in: tree, at: .modal, severity: .warning, notes: notes,
        fixes: [fix])
  }
}
