import ScreenModel

/// Finds elements that VoiceOver may read in one order or in another, by how it makes rows of them.
struct AmbiguousOrder: Rule {
  static let info = RuleInfo(
    id: "ambiguous-order",
    title: "Places on the screen leave one reading order",
    category: .structure,
    severity: .note,
    criteria: [.wcag("1.3.2")],
    restsOn: [.elements, .groupChildren, .sortPriority, .element],
    needs: .hierarchy,
    why: """
      VoiceOver reads from the top, and what stands at about the same height from left to right. \
      Where each of several elements is a little lower than the one before, no row has a clear \
      end: the order depends on the version of iOS, and on what else is on the screen.
      """,
    how: """
      Align what belongs to one row, or move rows apart by more than 8 points (13 on an iPad); or \
      give the container its `elements` in order.
      """,
    uiKit: "steps.accessibilityElements = [basket, address, payment]",
    swiftUI: #"""
      HStack(alignment: .top) { basket; address; payment }
      basket.accessibilitySortPriority(3)
      """#,
    traps: [
      "Explicit orders and sort priorities: the author has decided.",
      "Places that the layout decides at run time, and frames that the file does not give.",
      UnarrangedStops.exception,
    ],
    examples: [
      .needsReview(
        """
        screen: Steps
        children:
          - {type: button, text: Pack, frame: [100, 100, 44, 44]}
          - {type: button, text: Pay, frame: [50, 106, 44, 44]}
          - {⟪type: button⟫, text: Ship, frame: [0, 112, 44, 44]}
        """, "Pack and Ship are 12 points apart, but Pay joins them to one row."),
      .passes(
        """
        screen: Steps
        children:
          - {type: button, text: Pack, frame: [0, 100, 44, 44]}
          - {type: button, text: Pay, frame: [50, 106, 44, 44]}
          - {type: button, text: Ship, frame: [100, 107, 44, 44]}
        """, "All within eight points: one row."),
      .passes(
        """
        screen: Steps
        elements: [pack, pay, ship]
        children:
          - {type: button, id: pack, text: Pack, frame: [100, 100, 44, 44]}
          - {type: button, id: pay, text: Pay, frame: [50, 106, 44, 44]}
          - {type: button, id: ship, text: Ship, frame: [0, 112, 44, 44]}
        """),
      .passes(
        """
        screen: Steps
        children:
          - {type: button, text: Pack, frame: [100, 100, 44, 44], sortPriority: 3}
          - {type: button, text: Pay, frame: [50, 106, 44, 44], sortPriority: 2}
          - {type: button, text: Ship, frame: [0, 112, 44, 44], sortPriority: 1}
        """),
    ])

  let options: NoOptions

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.hasAny([.exposed, .placed]) else { return [] }
    return tree.interface.screens.indices.flatMap { screen in
      ReadingOrder.doubts(screen, of: tree).compactMap { finding($0, in: tree) }
    }
  }

  private func finding(_ stops: ArraySlice<Stop>, in tree: AccessibilityTree) -> Finding? {
    let elements = stops.map(\.element)
    let unarranged = tree.shared(UnarrangedStops.self)
    guard let first = elements.first,
      elements.allSatisfy({ tree.has(.placed, $0) && !unarranged.holds($0) })
    else { return nil }
    // A row of more than these is clear from its beginning.
    let shown = elements.prefix(4).map { Wording.element($0, in: tree) }.joined(separator: ", ")
    let rest = elements.count > 4 ? " and \(elements.count - 4) more" : ""
    return review(
      "\(shown)\(rest) start at nearly the same height: VoiceOver may read them in any order",
      help: "Align them, move rows apart, or set their order with "
        + "\(tree.words(for: first).name(.elements)).",
      of: first, in: tree,
      notes: elements.dropFirst().prefix(8).map {
        Finding.Note(message: "read with it", range: tree.element($0).anchor)
      })
  }
}
