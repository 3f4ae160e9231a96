import ScreenModel

/// Finds accessibility frames that are given in the coordinates of a view.
struct FrameNotScreenCoordinates: Rule {
  static let info = RuleInfo(
    id: "frame-not-screen-coordinates",
    title: "Accessibility frames are in screen coordinates",
    category: .structure,
    severity: .warning,
    criteria: [.wcag("4.1.2")],
    clauses: ["11.5.2.5"],
    why: """
      An accessibility frame counts from the corner of the screen. One that counts from the view \
      puts the cursor elsewhere: a finger that explores the screen misses the element, and a \
      double tap reaches what lies where the frame says.
      """,
    how: """
      Convert the frame to the screen, or give `accessibilityFrameInContainerSpace` where an \
      accessibility element stands for a part of a view.
      """,
    uiKit: """
      element.accessibilityFrameInContainerSpace = dialRect
      part.accessibilityFrame = UIAccessibility.convertToScreenCoordinates(dialRect, in: dial)
      """,
    swiftUI: """
      Canvas(renderer: draw).accessibilityChildren { ForEach(parts) { Text($0.name) } }
      """,
    traps: [
      "Views at the corner of the screen, where both are the same.",
      "Places that the file does not give, or that the layout decides at run time.",
      "Views that scroll: how far they are scrolled is not known, so a person has to look.",
      "Frames that reach a little out of their view.",
    ],
    examples: [
      .fails(
        """
        screen: Timer
        size: [390, 844]
        children:
          - type: canvas
            frame: [0, 300, 390, 200]
            elements:
              - {label: Start, traits: button, ⟪accessibilityFrame: [10, 10, 100, 44]⟫}
              - {label: Reset, traits: button, accessibilityFrame: [120, 10, 100, 44]}
        """, "The frames lie above the canvas; from its corner they would be right."),
      .fails(
        """
        screen: Timer
        size: [390, 844]
        children:
          - type: view
            frame: [0, 300, 390, 200]
            children:
              - type: button
                text: Start
                frame: [10, 10, 100, 44]
                ⟪accessibilityFrame: [10, 10, 100, 44]⟫
        """, "The frame of the view again, which counts from its parent."),
      .passes(
        """
        screen: Timer
        size: [390, 844]
        children:
          - type: canvas
            frame: [0, 300, 390, 200]
            elements:
              - {label: Start, traits: button, accessibilityFrame: [10, 310, 100, 44]}
              - {label: Reset, traits: button, accessibilityFrame: [120, 310, 100, 44]}
          - type: view
            frame: [0, 500, 390, 200]
            children:
              - type: button
                text: Lap
                frame: [10, 10, 100, 44]
                accessibilityFrame: [10, 510, 100, 44]
        """),
      .passes(
        """
        screen: Timer
        children:
          - type: view
            frame: [0, 0, 390, 200]
            children:
              - type: button
                text: Lap
                frame: [10, 10, 100, 44]
                accessibilityFrame: [10, 10, 100, 44]
          - type: canvas
            elements:
              - {label: Start, traits: button, accessibilityFrame: [10, 410, 100, 44]}
          - type: canvas
            frame: [0, 300, 390, 60]
            elements:
              - {label: Reset, traits: button, accessibilityFrame: [0, 290, 390, 80]}
              - {label: Total, traits: staticText, accessibilityFrame: [400, 0, 390, 90]}
        """, "At the corner; a canvas without a place; frames that are wrong in no known way.",
        documented: false),
      .needsReview(
        """
        screen: Timer
        size: [390, 844]
        children:
          - type: scroll
            frame: [0, 100, 390, 744]
            children:
              - type: view
                frame: [0, 300, 390, 200]
                children:
                  - type: button
                    text: Start
                    frame: [10, 10, 100, 44]
                    ⟪accessibilityFrame: [10, 10, 100, 44]⟫
        """, documented: false),
      .passes(
        """
        screen: Timer
        children:
          - type: view
            frame: [0, 5, 390, 200]
            children:
              - type: button
                text: Start
                frame: [10, 10, 100, 44]
                accessibilityFrame: [10, 10, 100, 44]
        """, options: ["tolerance": .number(6)], documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var tolerance = 1.0

    static let fields: [OptionField<Options>] = [
      .number(
        "tolerance", \.tolerance, 0...100, "how many points two frames may differ and be equal")
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    var groups: [Int: [Int]] = [:]
    for index in tree.nodes(.exposed, ifAnyHas: .accessibilityFrame) {
      guard tree.element(index).has(.accessibilityFrame), isLocal(index, in: tree) else { continue }
      groups[Int(tree.element(index).parent), default: []].append(index)
    }
    return groups.keys.sorted().compactMap { parent in
      groups[parent].flatMap { finding($0, in: parent, tree) }
    }
  }

  /// Whether an element's accessibility frame is right only if it counts from the view around it.
  private func isLocal(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    let parent = Int(element.parent)
    guard parent >= 0, tree.has(.placed, parent),
      case .rect(let frame)? = tree.interface.value(.accessibilityFrame, of: index)
    else { return false }
    if element.has(.frame) {
      return tree.has(.placed, index) && !tree.screen(of: index).framesAreAbsolute
        && isClose(frame, element.frame) && !isClose(frame, tree.screenFrames[index])
    }
    let container = tree.screenFrames[parent]
    guard element.marks.contains(.pseudo), frame.area > 0, !frame.meets(container) else {
      return false
    }
    return container.contains(frame.moved(by: container))
  }

  private func isClose(_ a: Rect, _ b: Rect) -> Bool {
    (a.x - b.x).magnitude <= options.tolerance && (a.y - b.y).magnitude <= options.tolerance
      && (a.width - b.width).magnitude <= options.tolerance
      && (a.height - b.height).magnitude <= options.tolerance
  }

  private func finding(
    _ elements: [Int], in parent: Int, _ tree: AccessibilityTree
  ) -> Finding? {
    guard let first = elements.first,
      case .rect(let frame)? = tree.interface.value(.accessibilityFrame, of: first)
    else { return nil }
    let right = frame.moved(by: tree.screenFrames[parent])
    let others = elements.count > 1 ? ", like \(elements.count - 1) more in the same view," : ""
    let message =
      "this accessibility frame\(others) begins at \(corner(frame)) of the screen, but counts from "
      + "a view at \(corner(tree.screenFrames[parent]))"
    let help = "Convert it to the screen, where it begins at \(corner(right))."
    let notes = elements.dropFirst().prefix(5).map {
      Finding.Note(
        message: "the same here",
        range: tree.interface.attribute(.accessibilityFrame, of: $0)?.range
          ?? tree.element($0).anchor)
    }
    if scrolls(around: first, in: tree) {
      return review(
        message, help: help, of: first, in: tree, at: .accessibilityFrame, notes: notes)
    }
    return violation(
      message, help: help, of: first, in: tree, at: .accessibilityFrame, notes: notes)
  }

  private func corner(_ rect: Rect) -> String { "(\(Points.text(rect.x)), \(Points.text(rect.y)))" }

  private func scrolls(around index: Int, in tree: AccessibilityTree) -> Bool {
    var parent = Int(tree.element(index).parent)
    while parent >= 0 {
      switch tree.element(parent).kind {
      case .scroll, .list, .grid: return true
      default: parent = Int(tree.element(parent).parent)
      }
    }
    return false
  }
}
