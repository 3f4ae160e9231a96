import ScreenModel

/// Finds what can be moved by dragging alone.
struct DragWithoutAlternative: Rule {
  static let info = RuleInfo(
    id: "drag-without-alternative",
    title: "What is dragged can be moved without dragging",
    category: .actions,
    severity: .warning,
    criteria: [.wcag("2.5.7"), .wcag("2.1.1")],
    restsOn: [.type, .actions, .implements, .onTap, .element, .editing],
    why: """
      To drag, a finger has to hold and move at the same time. VoiceOver, switches and head \
      pointers cannot do so without long detours, and shaking hands drop things halfway.
      """,
    how: """
      Offer custom actions such as "Move up" and "Move down", buttons that do the same, or the \
      reorder control of the system's table.
      """,
    uiKit: #"""
      row.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: String(localized: "Move up")) { _ in moveUp() },
        UIAccessibilityCustomAction(name: String(localized: "Move down")) { _ in moveDown() },
      ]
      """#,
    swiftUI: #"""
      Row().draggable(item)
        .accessibilityAction(named: "Move up", moveUp)
        .accessibilityAction(named: "Move down", moveDown)
      """#,
    traps: [
      "Rows of a table that is being edited: the system's reorder control can be operated.",
      "Custom actions on the view, inside it or around it; adjustable elements and sliders.",
      "Another control that does the same or is declared as the alternative.",
      "Disabled recognisers, and views that are hidden from VoiceOver.",
      "An element that the system says can be dragged: a person has to look.",
    ],
    examples: [
      .fails(
        """
        screen: Playlist
        children:
          - {type: view, element: true, label: First song, ⟪gestures: drag⟫}
          - {type: view, element: true, label: Second song, gestures: drag}
        """, "One finding for all rows that are alike."),
      .passes(
        """
        screen: Playlist
        children:
          - type: view
            element: true
            label: First song
            gestures: drag
            actions: [Move up, Move down]
        """),
      .passes(
        """
        screen: Playlist
        children:
          - type: list
            editing: true
            children:
              - {type: cell, gestures: drag, children: [{type: text, text: First song}]}
          - {type: cell, editing: true, gestures: drag, children: [{type: text, text: Second}]}
          - {type: view, gestures: {type: drag, enabled: false}}
          - {type: view, id: knob, gestures: {type: drag, action: turn}}
          - {type: button, text: Turn, alternativeFor: {id: knob, gesture: drag}}
          - {type: slider, label: Volume, value: 30 percent, gestures: drag}
          - {type: view, gestures: drag, elementsHidden: true}
        """, "A table being edited, a disabled recogniser, a button that does the same, a slider."),
      .needsReview(
        """
        screen: Home
        children:
          - {type: view, element: true, label: Mail, ⟪traits: [button, draggable]⟫}
        """, "VoiceOver can drag it by itself; others may not.", documented: false),
    ])

  let options: NoOptions

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.hasAny(.gestures) || tree.hasAny([.exposed, .ownTraits]) else { return [] }
    var replacements: GestureReplacements?
    var found: [(index: Int, mark: Bool)] = []
    for index in 0..<tree.count
    where tree.has(.gestures, index) || tree.traits[index].contains(.draggable) {
      guard let drag = drag(at: index, in: tree), tree.showsGestures(index),
        !isReordered(index, in: tree)
      else { continue }
      var known = replacements ?? GestureReplacements(tree)
      if !known.exist(for: drag.gesture, at: index) { found.append((index, drag.isOurs)) }
      replacements = known
    }
    return AlikeSiblings.groups(found, in: tree).map { finding($0, in: tree) }
  }

  private func finding(_ views: AlikeSiblings<Bool>, in tree: AccessibilityTree) -> Finding {
    let index = views.first
    let noun = Wording.noun(tree.element(index).kind)
    let message = "only dragging moves this \(noun)\(views.rest)"
    let help = "Offer custom actions such as “Move up” and “Move down”, or buttons."
    let notes = views.notes("the same here", in: tree)
    return views.mark
      ? violation(message, help: help, of: index, in: tree, at: .gestures, notes: notes)
      : review(
        message + " unless code offers more", help: help, of: index, in: tree, at: .traits,
        notes: notes)
  }

  /// How an element is dragged, and whether a recogniser of the project does it.
  private func drag(
    at index: Int, in tree: AccessibilityTree
  ) -> (gesture: Gesture, isOurs: Bool)? {
    if tree.has(.gestures, index),
      let gesture = tree.interface.gestures(of: index).first(where: {
        $0.enabled && $0.kind == .drag
      })
    {
      return (gesture, true)
    }
    guard tree.has([.exposed, .ownTraits], index), tree.traits[index].contains(.draggable) else {
      return nil
    }
    return (
      Gesture(kind: .drag, touches: 1, enabled: true, range: tree.element(index).anchor), false
    )
  }

  /// Whether the system's table reorders its rows, or its slider is dragged.
  private func isReordered(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    switch element.kind {
    case .slider, .list, .grid, .scroll, .map, .web, .textView: return true
    default: break
    }
    guard element.parent >= 0 else { return false }
    return element.flag(.editing) == true
      || tree.element(Int(element.parent)).flag(.editing) == true
  }
}
