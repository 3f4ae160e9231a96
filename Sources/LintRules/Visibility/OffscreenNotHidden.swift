import ScreenModel

/// Finds what is parked beside the screen, and what VoiceOver visits there.
struct OffscreenNotHidden: Rule {
  static let info = RuleInfo(
    id: "offscreen-not-hidden",
    title: "What is parked beside the screen is hidden from VoiceOver",
    category: .visibility,
    severity: .warning,
    criteria: [.wcag("2.4.3")],
    restsOn: [.type, .hidden, .elementsHidden],
    why: """
      A swipe takes VoiceOver to a place that does not exist for anybody else: it reads a text, or \
      offers a button, with the cursor nowhere on the screen.
      """,
    how: """
      Set `hidden` on a view while it is outside, or take it out of the view hierarchy.
      """,
    uiKit: #"""
      panel.isHidden = true
      """#,
    swiftUI: #"""
      if isPanelShown { Panel().transition(.move(edge: .leading)) }
      """#,
    traps: [
      "Content of scroll views, lists, pickers and the like, which can be scrolled in.",
      "Pages side by side, and content that flows on below the screen.",
      "Drawers, messages and other views that say that they come and go, or that animate.",
      "An accessibility frame on the screen, and screens of unknown size.",
      "Below the screen, or where code may move it, a person has to look.",
    ],
    examples: [
      .fails(
        """
        screen: Map
        size: [390, 844]
        children:
          - {type: text, text: Porto, frame: [16, 60, 200, 40]}
          - type: view
            ⟪frame: [-320, 0, 300, 844]⟫
            children:
              - {type: text, text: Layers, frame: [16, 60, 200, 40]}
              - {type: button, text: Traffic, frame: [16, 120, 200, 44]}
          - {type: text, text: Welcome, frame: [-200, 0, 200, 44], animates: true}
        """, "VoiceOver reads the panel that waits on the left; a text may move in."),
      .passes(
        """
        screen: Map
        size: [390, 844]
        children:
          - {type: text, text: Porto, frame: [16, 60, 200, 40]}
          - type: view
            hidden: true
            frame: [-320, 0, 300, 844]
            children:
              - {type: text, text: Layers, frame: [16, 60, 200, 40]}
        """),
      .needsReview(
        """
        screen: Map
        size: [390, 844]
        children:
          - {type: text, text: Porto, frame: [16, 60, 200, 40]}
          - {type: button, text: Traffic, ⟪frame: [16, 900, 200, 44]⟫}
        """, "It may be content that somebody can scroll to."),
      .passes(
        """
        screen: Tour
        size: [390, 844]
        children:
          - type: scroll
            frame: [0, 0, 390, 300]
            children:
              - {type: text, text: Third, frame: [800, 0, 390, 300]}
          - type: view
            frame: [0, 300, 1170, 200]
            children:
              - {type: text, text: One, frame: [0, 0, 390, 200]}
              - {type: text, text: Two, frame: [390, 0, 390, 200]}
              - {type: text, text: Three, frame: [780, 0, 390, 200]}
          - type: drawer
            frame: [-300, 0, 300, 844]
            children:
              - {type: button, text: Sent, frame: [0, 0, 200, 44]}
          - {type: text, text: Terms, frame: [16, 820, 200, 44]}
          - {type: text, text: Imprint, frame: [16, 870, 200, 44]}
          - {type: view, element: true, label: Dial, frame: [-200, 0, 100, 100],
             accessibilityFrame: [0, 0, 100, 100]}
        """, "A scroll view, pages, a drawer, an animation, content that flows on.",
        documented: false),
      .passes(
        """
        screen: Tour
        children:
          - {type: text, text: Welcome, frame: [-400, 0, 200, 44]}
        """, "The size of the screen is unknown.", documented: false),
      .passes(
        """
        screen: Tour
        size: [390, 844]
        children:
          - {type: text, text: Welcome, frame: [-210, 0, 200, 44]}
        """, "Ten points outside.", options: ["margin": .number(20)], documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var margin = 0.0

    static let fields: [OptionField<Options>] = [
      .number("margin", \.margin, 0...1000, "how far outside it has to be, in points")
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.hasAny([.exposed, .placed]) else { return [] }
    var end = 0
    return tree.nodes([.placed]).compactMap { index -> Finding? in
      guard index >= end, isOutside(index, in: tree) else { return nil }
      let element = tree.element(index)
      // Whatever is said of the branch is said once.
      end = Int(element.next)
      guard isParked(index, in: tree), let stop = firstStop(in: index, of: tree),
        !reachesOnScreen(index, in: tree)
      else { return nil }
      return finding(at: index, stop, in: tree)
    }
  }

  private func isOutside(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    guard element.parent >= 0, !element.marks.contains(.pseudo),
      tree.silences[index] == .none || tree.silences[index] == .notElement,
      let size = tree.screen(of: index).size, size.area > 0
    else { return false }
    let frame = tree.screenFrames[index]
    guard frame.area > 0 else { return false }
    return frame.maxX <= -options.margin || frame.maxY <= -options.margin
      || frame.x >= size.width + options.margin || frame.y >= size.height + options.margin
  }

  /// Whether nothing brings an element onto the screen, as far as the file tells.
  private func isParked(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    if element.flag(.animates) == true || element.has(.appearsWhen)
      || element.has(.accessibilityFrame) || Presentation.of(index, in: tree) != nil
    {
      return false
    }
    return !isInScroller(index, in: tree) && !flowsOn(index, in: tree)
  }

  private func isInScroller(_ index: Int, in tree: AccessibilityTree) -> Bool {
    var around = Int(tree.element(index).parent)
    while around >= 0 {
      if ScreenLayers.scrolls(around, in: tree) { return true }
      switch tree.element(around).kind {
      case .picker, .pageControl, .segmentedControl, .tabBar, .toolbar, .drawer, .popover, .menu,
        .toast:
        return true
      default: around = Int(tree.element(around).parent)
      }
    }
    return false
  }

  /// Whether an element goes on where the one before it ends: a page beside a page, or a line
  /// below a line.
  private func flowsOn(_ index: Int, in tree: AccessibilityTree) -> Bool {
    guard let before = neighbour(of: index, in: tree), tree.has(.placed, before) else {
      return false
    }
    let own = tree.screenFrames[index]
    let other = tree.screenFrames[before]
    let isPage = own.y == other.y && own.height == other.height && own.width == other.width
    let isLine = other.maxY <= own.y && own.y - other.maxY <= 100 && own.y > 0
    return isPage || isLine
  }

  private func neighbour(of index: Int, in tree: AccessibilityTree) -> Int? {
    if let before = tree.interface.sibling(before: index) { return before }
    let element = tree.element(index)
    let next = Int(element.next)
    return next < Int(tree.element(Int(element.parent)).next) ? next : nil
  }

  private func firstStop(in index: Int, of tree: AccessibilityTree) -> Int? {
    (index..<Int(tree.element(index).next)).first { tree.has(.exposed, $0) }
  }

  /// Whether something in an element that does not clip is on the screen all the same.
  private func reachesOnScreen(_ index: Int, in tree: AccessibilityTree) -> Bool {
    (index + 1..<max(index + 1, Int(tree.element(index).next))).contains {
      tree.has([.exposed, .placed], $0) && !isOutside($0, in: tree)
    }
  }

  private func finding(at index: Int, _ stop: Int, in tree: AccessibilityTree) -> Finding {
    let noun = Wording.noun(tree.element(index).kind)
    let message =
      "this \(noun) is outside the screen, and VoiceOver still says "
      + "“\(tree.utterance(of: stop) ?? "")”"
    let hide = Wording.sentence(tree.words(for: index).set(.hidden, to: .flag(true)))
    let help = "\(hide) while it is outside."
    let fix = Fix.set(.hidden, of: index, to: true, .unsafe)
    let notes =
      stop == index
      ? [] : [Finding.Note(message: "still visited", range: tree.element(stop).anchor)]
    let size = tree.screen(of: index).size ?? .zero
    let isOpen =
      tree.element(index).mayChangeInCode || tree.screenFrames[index].y >= size.height
    return isOpen
      ? review(message, help: help, of: index, in: tree, at: .frame, notes: notes, fixes: [fix])
      : violation(message, help: help, of: index, in: tree, at: .frame, notes: notes, fixes: [fix])
  }
}
