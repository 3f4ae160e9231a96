/// Finds accessibility frames that stay where they were when the layout changes.
struct FrameStaleAfterRotation: Rule {
  static let info = RuleInfo(
    id: "frame-stale-after-rotation",
    title: "An accessibility frame follows its view",
    category: .structure,
    severity: .warning,
    criteria: [.wcag("1.3.4")],
    restsOn: [.implements, .orientations, .posts],
    why: """
      An accessibility frame is a place on the screen. Set once, it stays there when the device is \
      turned or the content scrolled: the cursor and the double tap land on something else.
      """,
    how: """
      Compute the frame whenever it is asked for, or give one relative to the container with \
      `accessibilityFrameInContainerSpace`.
      """,
    uiKit: #"""
      element.accessibilityFrameInContainerSpace = bar.frame

      override var accessibilityFrame: CGRect {
        get { UIAccessibility.convertToScreenCoordinates(bounds, in: self) }
        set {}
      }
      """#,
    swiftUI: #"""
      Chart(bars).accessibilityChildren { ForEach(bars) { Bar($0) } }
      """#,
    traps: [
      "Frames that the layout gives: without `accessibilityFrame` there is nothing to go stale.",
      "Frames of which the file does not say that they are computed once.",
      "Screens of one orientation whose content does not scroll.",
      "A view or container that gives its elements or frame anew: `implements`, or a layout change "
        + "that it posts.",
      "Frames that another variant of the screen shows in another place.",
      "A screen that does not say which orientations it supports (that needs a person's look).",
    ],
    examples: [
      .fails(
        """
        screen: Chart
        orientations: [portrait, landscape]
        children:
          - type: canvas
            elements:
              - ⟪type: view⟫
                label: "May: 12"
                accessibilityFrame: [20, 300, 40, 120]
                frameCached: true
              - label: "June: 15"
                accessibilityFrame: [70, 270, 40, 150]
                frameCached: true
        """, "After a turn VoiceOver draws its cursor beside the bars."),
      .passes(
        """
        screen: Chart
        orientations: [portrait, landscape]
        children:
          - type: canvas
            frame: [0, 200, 390, 300]
            elements:
              - {label: "May: 12", frame: [20, 100, 40, 120]}
              - {label: "June: 15", frame: [70, 70, 40, 150]}
        """),
      .fails(
        """
        screen: Chart
        orientations: portrait
        children:
          - type: scroll
            children:
              - {⟪type: button⟫, text: Buy, accessibilityFrame: [0, 700, 390, 44],
                 frameCached: true}
        """, "The content scrolls.", documented: false),
      .fails(
        """
        screen: Chart
        variant: {orientation: portrait}
        children:
          - {⟪type: button⟫, id: buy, text: Buy, frame: [0, 700, 390, 44],
             accessibilityFrame: [0, 700, 390, 44]}
        ---
        screen: Chart
        variant: {orientation: landscape}
        children:
          - {type: button, id: buy, text: Buy, frame: [0, 300, 844, 44],
             accessibilityFrame: [0, 700, 390, 44]}
        """, "Two variants: the button has moved, its accessibility frame has not."),
      .needsReview(
        """
        screen: Chart
        children:
          - {⟪type: button⟫, text: Buy, accessibilityFrame: [0, 700, 390, 44], frameCached: true}
        """, "Whether the screen turns is not said.", documented: false),
      .passes(
        """
        screen: Chart
        orientations: portrait
        essential: a form to be signed
        children:
          - {type: button, text: Buy, accessibilityFrame: [0, 700, 390, 44], frameCached: true}
        ---
        screen: Board
        orientations: [portrait, landscape]
        children:
          - {type: button, text: Sell, accessibilityFrame: [0, 700, 390, 44]}
          - type: canvas
            implements: elements
            elements:
              - {label: May, accessibilityFrame: [20, 300, 40, 120], frameCached: true}
          - type: canvas
            posts: {type: layoutChanged, on: change}
            elements:
              - {label: June, accessibilityFrame: [20, 300, 40, 120], frameCached: true}
        ---
        screen: Table
        variant: {orientation: portrait}
        children:
          - {type: button, id: buy, text: Buy, frame: [0, 700, 390, 44],
             accessibilityFrame: [0, 700, 390, 44], frameCached: true}
        ---
        screen: Table
        variant: {orientation: landscape}
        children:
          - {type: button, id: buy, text: Buy, frame: [0, 300, 844, 44],
             accessibilityFrame: [0, 300, 844, 44], frameCached: true}
        """, "One orientation; not said; given anew; another place in another variant."),
    ])

  let options: NoOptions

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.uses(.accessibilityFrame) else { return [] }
    var search = CachedFrames(tree)
    return search.groups().map { finding($0, in: tree) }
  }

  private func finding(_ group: CachedFrames.Group, in tree: AccessibilityTree) -> Finding {
    let index = group.first
    let noun = Wording.noun(tree.element(index).kind)
    let more = group.others.isEmpty ? "" : ", and so do \(group.others.count) beside it"
    let heard = tree.utterance(of: index).map { ", for “\($0)”" } ?? ""
    let help = "Compute it when it is asked for, or use `accessibilityFrameInContainerSpace`."
    let notes = group.others.prefix(5).map {
      Finding.Note(message: "this frame too", range: tree.element($0).anchor)
    }
    switch group.cause {
    case .turning:
      return violation(
        "the accessibility frame of this \(noun) is computed once and stays where it is when the "
          + "screen turns\(heard)\(more)", help: help, of: index, in: tree, notes: notes)
    case .scrolling:
      return violation(
        "the accessibility frame of this \(noun) is computed once and stays where it is when the "
          + "content scrolls\(heard)\(more)", help: help, of: index, in: tree, notes: notes)
    case .variants:
      return violation(
        "this \(noun) is in another place in the other orientation, and its accessibility frame is "
          + "not\(heard)\(more)", help: help, of: index, in: tree, notes: notes)
    case .unknown:
      return review(
        "the accessibility frame of this \(noun) is computed once, and stays where it is if the "
          + "screen turns\(heard)\(more)", help: help, of: index, in: tree, notes: notes)
    }
  }
}
