import ScreenModel

/// Finds rows of the project's own whose swipe buttons VoiceOver does not offer.
struct SwipeActionWithoutCustomAction: Rule {
  static let info = RuleInfo(
    id: "swipe-action-without-custom-action",
    title: "Swipe buttons of a custom row are custom actions as well",
    category: .actions,
    severity: .warning,
    criteria: [.wcag("2.1.1")],
    restsOn: [.type, .actions, .onTap, .label],
    why: """
      The rows of the system's tables offer their swipe buttons in VoiceOver's actions rotor. A \
      row of one's own does not: with VoiceOver on nobody can swipe it, and its buttons stay hidden.
      """,
    how: "Add a custom action for each button that a swipe reveals; or use the system's table.",
    uiKit: #"""
      row.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: String(localized: "Delete")) { _ in delete() }
      ]
      """#,
    swiftUI: #"""
      Row().accessibilityAction(named: "Delete", delete)
      """#,
    traps: [
      "Cells, and rows of a list, whose swipe buttons the system offers.",
      "Custom actions of the same names on the row, inside it or around it.",
      "Visible buttons of the same names in the row.",
      "A control that is declared as the alternative.",
      "Rows that are hidden from VoiceOver.",
    ],
    examples: [
      .fails(
        """
        screen: Tasks
        children:
          - type: view
            element: true
            label: Buy milk
            ⟪swipeActions: [Done, Delete]⟫
            actions: Done
        """, "Nobody who listens can delete the task."),
      .passes(
        """
        screen: Tasks
        children:
          - type: view
            element: true
            label: Buy milk
            swipeActions: [Done, Delete]
            actions: [Done, Delete]
        """),
      .passes(
        """
        screen: Tasks
        children:
          - type: list
            children:
              - {type: cell, swipeActions: Delete, children: [{type: text, text: Buy milk}]}
              - {type: stack, swipeActions: Delete, children: [{type: text, text: Cook}]}
          - type: view
            swipeActions: Delete
            children:
              - {type: text, text: Call Ana}
              - {type: button, label: Delete, onTap: delete}
          - {type: view, id: row, element: true, label: Run, swipeActions: Delete}
          - {type: button, text: Delete the run, alternativeFor: {id: row, gesture: swipe}}
          - {type: view, swipeActions: Delete, elementsHidden: true}
        """, "Rows of a list, a visible button, a declared alternative."),
      .fails(
        """
        screen: Tasks
        children:
          - {type: view, element: true, label: Buy milk, ⟪swipeActions: Delete⟫}
          - {type: view, element: true, label: Call Ana, swipeActions: Delete}
        """, "One finding for all rows that are alike.", documented: false),
    ])

  let options: NoOptions

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.uses(.swipeActions) else { return [] }
    var actions: OfferedActions?
    var alternatives = GestureAlternatives(tree)
    var found: [(index: Int, mark: [String])] = []
    for index in 0..<tree.count where tree.element(index).has(.swipeActions) {
      guard !isNative(index, in: tree), tree.showsGestures(index) || tree.has(.exposed, index)
      else { continue }
      let known = actions ?? OfferedActions(tree)
      actions = known
      let missing = missing(at: index, known, in: tree)
      if !missing.isEmpty, !alternatives.exist(for: Self.swipe(index, in: tree), at: index) {
        found.append((index, missing))
      }
    }
    return AlikeSiblings.groups(found, in: tree).map { rows in
      let names = rows.mark.prefix(3).map { Quoted.text($0) }.joined(separator: ", ")
      let more = rows.mark.count > 3 ? " and \(rows.mark.count - 3) more" : ""
      return violation(
        "what a swipe over this row reveals, VoiceOver does not offer: \(names)\(more)\(rows.rest)",
        help: "Add a custom action of the same name for each.", of: rows.first, in: tree,
        at: .swipeActions, notes: rows.notes("the same here", in: tree))
    }
  }

  /// The names of swipe buttons that neither a custom action nor a visible control offers.
  private func missing(
    at index: Int, _ actions: OfferedActions, in tree: AccessibilityTree
  ) -> [String] {
    let wanted = tree.interface.texts(.swipeActions, of: index).map(\.value)
    var offered = Set(actions.names(for: index).map(Self.plain))
    let end = min(Int(tree.element(index).next), index + Self.longestRow)
    for inside in index + 1..<max(index + 1, end)
    where tree.has([.exposed, .interactive], inside) {
      if let name = tree.name(of: inside).value { offered.insert(Self.plain(name.text)) }
    }
    return wanted.filter { !$0.isBlank && !offered.contains(Self.plain($0)) }
  }

  /// The most elements of a row that are searched for visible buttons.
  private static let longestRow = 200

  private static func plain(_ name: String) -> String {
    Words.normalized(name).joined(separator: " ")
  }

  private static func swipe(_ index: Int, in tree: AccessibilityTree) -> Gesture {
    Gesture(kind: .swipe, touches: 1, enabled: true, range: tree.element(index).anchor)
  }

  /// Whether the system's table shows the row, and offers its swipe buttons.
  private func isNative(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    switch element.kind {
    case .cell, .gridCell: return true
    default: break
    }
    guard element.parent >= 0 else { return false }
    let parent = tree.element(Int(element.parent)).kind
    return parent == .list || parent == .grid
  }
}
