import ScreenModel

/// Finds stops of VoiceOver that have no size.
struct ZeroSizeElement: Rule {
  static let info = RuleInfo(
    id: "zero-size-element",
    title: "What VoiceOver stops at has a size",
    category: .structure,
    severity: .error,
    criteria: [.wcag("4.1.2")],
    why: """
      VoiceOver draws its cursor around nothing, nobody finds the element by touch, and a double \
      tap goes to a point where something else may be. Elements that are not views begin with an \
      empty frame, so this is what happens where nobody sets one.
      """,
    how: """
      Give the element the place of what it stands for, in screen coordinates. Hide what has \
      collapsed.
      """,
    uiKit: #"""
      element.accessibilityFrameInContainerSpace = dial.bounds
      """#,
    swiftUI: #"""
      // An empty view is not the place for a label: put it on the visible one.
      Dial().accessibilityLabel("Time left")
      """#,
    traps: [
      "Views of 0 × 0 points, which VoiceOver passes over by itself.",
      "What collapses together with the view around it.",
      "An accessibility frame or a hit area that has a size.",
      "Thin lines that nobody can operate.",
      "Frames of a canvas, which the layout replaces, and elements without a frame.",
      CutFrame.exception,
    ],
    examples: [
      .fails(
        """
        screen: Timer
        children:
          - {type: button, text: Start, ⟪frame: [16, 100, 0, 44]⟫}
          - {type: text, text: Ten minutes, ⟪accessibilityFrame: [0, 0, 0, 0]⟫}
          - type: view
            elements:
              - {label: Dial, ⟪frame: [0, 0, 0, 0]⟫}
        """),
      .passes(
        """
        screen: Timer
        children:
          - {type: button, text: Start, frame: [16, 100, 88, 44]}
          - {type: text, text: Ten minutes, frame: [16, 160, 200, 24]}
        """),
      .fails(
        """
        screen: Timer
        children:
          - {type: button, text: Start, ⟪frame: [16, 100, 0.9, 44]⟫}
          - {type: text, text: Ten minutes, ⟪frame: [16, 160, -200, 24]⟫}
        """, "Too thin to be operated; a negative width.", documented: false),
      .passes(
        """
        screen: Timer
        children:
          - {type: button, text: Later, frame: [0, 0, 0, 0]}
          - type: stack
            frame: [0, 100, 390, 0]
            children:
              - {type: text, text: Paused, frame: [0, 0, 390, 0]}
          - {type: button, text: Stop, frame: [0, 0, 0, 44], accessibilityFrame: [16, 100, 88, 44]}
          - {type: button, text: Go, frame: [40, 200, 0, 44], hitInsets: [0, 30, 0, 30]}
          - {type: image, image: line, element: true, label: End, frame: [0, 300, 390, 0.6]}
          - {type: button, text: Start}
        """, "Passed over, collapsed, with an accessibility frame, with a hit area; a thin line.",
        documented: false),
      .passes(
        """
        screen: Timer
        children:
          - {type: button, text: Start, frame: [16, 100, 0.9, 44]}
        """, options: ["minSide": .number(0.6)], documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var minSide = 1.0

    static let fields: [OptionField<Options>] = [
      .number("minSide", \.minSide, 0...10, "the least side of what can be operated, in pt")
    ]
  }

  /// Up to which side, in points, nothing is there.
  private static let nothing = 0.5

  func findings(in tree: AccessibilityTree) -> NodeFindings {
    tree.nodes([.exposed]).findings { index in
      let element = tree.element(index)
      if element.has(.accessibilityFrame) || element.marks.contains(.pseudo) {
        return finding(at: index, frame: given(index, in: tree), in: tree)
      }
      // Most frames are large, which one comparison tells.
      guard element.has(.frame), element.frame.shortSide < max(options.minSide, 1) else {
        return nil
      }
      return finding(at: index, frame: given(index, in: tree), in: tree)
    }
  }

  /// The frame that VoiceOver goes by, and the key that gives it.
  private func given(
    _ index: Int, in tree: AccessibilityTree
  ) -> (rect: Rect, key: AttributeKey)? {
    if case .rect(let rect)? = tree.interface.value(.accessibilityFrame, of: index) {
      return (rect, .accessibilityFrame)
    }
    return tree.has(.sized, index) ? (tree.element(index).frame, .frame) : nil
  }

  private func finding(
    at index: Int, frame: (rect: Rect, key: AttributeKey)?, in tree: AccessibilityTree
  ) -> Finding? {
    guard let (rect, key) = frame, isNothing(rect, index, in: tree),
      !isEnlarged(index, in: tree), !CutFrame.cutsShortSide(of: index, area: rect, in: tree),
      key == .accessibilityFrame || !isCollapsed(index, in: tree)
    else { return nil }
    let element = tree.element(index)
    let noun = element.marks.contains(.pseudo) ? "element" : Wording.noun(element.kind)
    return violation(
      "this \(noun) measures \(Points.size(rect)), but VoiceOver stops at it and says "
        + "“\(tree.utterance(of: index) ?? "")”",
      help: "Give it the place and size of what it stands for, or hide it.", of: index, in: tree,
      at: key)
  }

  private func isNothing(_ rect: Rect, _ index: Int, in tree: AccessibilityTree) -> Bool {
    rect.shortSide <= Self.nothing
      || tree.has(.interactive, index) && rect.shortSide < options.minSide
  }

  /// Whether touches are taken around it.
  private func isEnlarged(_ index: Int, in tree: AccessibilityTree) -> Bool {
    guard case .insets(let insets)? = tree.interface.value(.hitInsets, of: index) else {
      return false
    }
    return insets.left + insets.right + insets.top + insets.bottom > 0
  }

  /// Whether the view around it has no size on the same side.
  private func isCollapsed(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    let parent = tree.element(Int(element.parent))
    guard parent.has(.frame) else { return parent.kind == .stack }
    return element.frame.width <= Self.nothing && parent.frame.width <= Self.nothing
      || element.frame.height <= Self.nothing && parent.frame.height <= Self.nothing
  }
}
