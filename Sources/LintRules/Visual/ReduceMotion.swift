import ScreenModel

/// Finds what moves by itself whatever the user has asked for.
struct ReduceMotion: Rule {
  static let info = RuleInfo(
    id: "reduce-motion",
    title: "What moves by itself rests for those who ask for less motion",
    category: .visual,
    severity: .note,
    criteria: [.wcag("2.3.3"), .wcag("2.2.2")],
    restsOn: [.type],
    why: """
      Parallax, zooming and endless loops make people with vestibular disorders dizzy or sick, and \
      keep others from reading what stands beside them.
      """,
    how: """
      Show a picture at rest, or a fade, where "Reduce Motion" is on; and listen for its change.
      """,
    uiKit: #"""
      if !UIAccessibility.isReduceMotionEnabled { startLoop() }
      """#,
    swiftUI: #"""
      @Environment(\.accessibilityReduceMotion) private var reduceMotion
      Banner().animation(reduceMotion ? nil : .easeInOut, value: page)
      """#,
    traps: [
      "Activity and progress indicators, and transitions, which the system takes care of.",
      "What rests in another variant of the screen.",
      "What ends after five seconds, and what a control on the screen stops.",
      "What is hidden.",
    ],
    examples: [
      .fails(
        """
        screen: Welcome
        children:
          - {type: image, element: true, label: Waves, image: waves, ⟪animates: true⟫}
          - {type: image, element: true, label: Clouds, image: clouds, animates: true}
        """, "One finding for the screen."),
      .passes(
        """
        screen: Welcome
        children:
          - {type: image, element: true, label: Waves, image: waves, animates: false}
        """),
      .passes(
        """
        screen: Welcome
        children:
          - {type: activityIndicator, label: Loading, animates: true}
          - {type: image, element: true, label: Star, image: star, animates: true, duration: 2}
          - {type: image, element: true, label: Moon, image: moon, animates: true, hidden: true}
        ---
        screen: Player
        children:
          - {type: image, element: true, label: Waves, image: waves, animates: true}
          - {type: button, text: Pause}
        """, "The system's, a short one, a hidden one; one that a button stops."),
      .passes(
        """
        screens:
          - screen: Start
            children:
              - {type: image, id: waves, element: true, label: Waves, image: waves, animates: true}
          - screen: Start
            variant: {state: reduced motion}
            children:
              - {type: image, id: waves, element: true, label: Waves, image: waves}
        """, "Another variant of the screen is at rest."),
    ])

  let options: NoOptions

  /// The seconds of motion that WCAG allows without a way to stop it.
  private static let briefest = 5.0

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.uses(.animates) else { return [] }
    let variants = ScreenVariants(tree.interface)
    let moving = (0..<tree.count).filter { moves($0, in: tree) }
    let screens = Dictionary(grouping: moving) { tree.element($0).screen }
    return screens.sorted { $0.key < $1.key }.compactMap { _, moving in
      let restless = moving.filter { !rests($0, variants, in: tree) }
      guard let first = restless.first, !MediaControls.exist(for: first, in: tree) else {
        return nil
      }
      return finding(at: first, beside: restless.dropFirst(), in: tree)
    }
  }

  private func moves(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    guard element.flag(.animates) == true, tree.silences[index] != .hidden else { return false }
    switch element.kind {
    case .activityIndicator, .progress: return false
    default: return tree.interface.number(.duration, of: index).map { $0 > Self.briefest } ?? true
    }
  }

  private func rests(_ index: Int, _ variants: ScreenVariants?, in tree: AccessibilityTree) -> Bool
  {
    variants?.hasCounterpart(of: index) { tree.element($0).flag(.animates) != true } == true
  }

  private func finding(
    at index: Int, beside others: ArraySlice<Int>, in tree: AccessibilityTree
  ) -> Finding {
    let noun = Wording.noun(tree.element(index).kind)
    let more = others.isEmpty ? "" : ", and so do \(others.count) more"
    let notes = others.prefix(5).map {
      Finding.Note(message: "this moves too", range: tree.element($0).anchor)
    }
    // Source does not say how long something is shown.
    if tree.screen(of: index).has(.composition) {
      return review(
        "this \(noun) moves for as long as it is shown, and nothing here asks for “Reduce Motion”"
          + more,
        help: "Let it rest where `accessibilityReduceMotion` is true.", of: index, in: tree,
        at: .animates, notes: notes)
    }
    return violation(
      "this \(noun) moves by itself, with no variant for “Reduce Motion”\(more)",
      help: "Let it rest where `isReduceMotionEnabled` is true.", of: index, in: tree,
      at: .animates, notes: notes)
  }
}
