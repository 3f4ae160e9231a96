import ScreenModel

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

/// Finds accessibility frames that do not follow the layout.
struct CachedFrames {
  /// When they go wrong.
  enum Cause: Hashable {
    case turning, scrolling, variants
    /// The file does not say whether the screen turns.
    case unknown
  }

  /// Elements of one container whose frames go wrong together.
  struct Group {
    let cause: Cause
    let first: Int
    var others: [Int] = []
  }

  private struct Key: Hashable {
    let parent: Int32
    let cause: Cause
  }

  private let tree: AccessibilityTree
  /// Whether each element is in content that scrolls.
  private var scrolls: [Bool]
  /// Whether it, or something around it, gives frames anew.
  private var renews: [Bool]
  /// The elements whose frames differ, or agree wrongly, between two orientations.
  private var compared: [Int: Bool] = [:]

  init(_ tree: AccessibilityTree) {
    self.tree = tree
    scrolls = Array(repeating: false, count: tree.count)
    renews = Array(repeating: false, count: tree.count)
    for index in 0..<tree.count { look(at: index) }
    compareVariants()
  }

  private mutating func look(at index: Int) {
    let element = tree.element(index)
    let parent = Int(element.parent)
    if parent >= 0 {
      scrolls[index] = scrolls[parent] || ScreenLayers.scrolls(parent, in: tree)
      renews[index] = renews[parent]
    }
    if element.has(.implements) || element.has(.posts), givesAnew(index) { renews[index] = true }
  }

  private func givesAnew(_ index: Int) -> Bool {
    let members: Set = ["elements", "elementAt"]
    return tree.interface.texts(.implements, of: index).contains { members.contains($0.value) }
      || tree.interface.posts(of: index).contains { $0.kind == .layoutChanged }
  }

  /// Compares the frames of elements that two orientations share.
  private mutating func compareVariants() {
    guard let variants = ScreenVariants(tree.interface) else { return }
    for pair in variants.pairs(apartIn: \.orientation) {
      for (first, second) in variants.elements(of: pair) {
        guard let one = accessibilityFrame(of: first), let two = accessibilityFrame(of: second)
        else { continue }
        let hasMoved =
          tree.has(.placed, first) && tree.has(.placed, second)
          && tree.screenFrames[first] != tree.screenFrames[second]
        if one != two {
          compared[first] = false
          compared[second] = false
        } else if hasMoved {
          // The fault is in both; one finding is enough.
          compared[first] = true
          compared[second] = false
        }
      }
    }
  }

  private func accessibilityFrame(of index: Int) -> Rect? {
    guard tree.element(index).has(.accessibilityFrame),
      case .rect(let frame)? = tree.interface.value(.accessibilityFrame, of: index)
    else { return nil }
    return frame
  }

  /// The elements whose frames go wrong, by container.
  mutating func groups() -> [Group] {
    var places: [Key: Int] = [:]
    var groups: [Group] = []
    for index in 0..<tree.count where tree.element(index).has(.accessibilityFrame) {
      guard let cause = cause(at: index) else { continue }
      let key = Key(parent: tree.element(index).parent, cause: cause)
      if let place = places[key] {
        groups[place].others.append(index)
      } else {
        places[key] = groups.count
        groups.append(Group(cause: cause, first: index))
      }
    }
    return groups
  }

  private func cause(at index: Int) -> Cause? {
    guard !renews[index] else { return nil }
    switch tree.silences[index] {
    case .hidden, .transparent, .elementsHidden, .outsideModal, .zeroSize: return nil
    case .none, .insideElement, .notListed, .notElement: break
    }
    if let isStale = compared[index] { return isStale ? .variants : nil }
    guard isCached(index) else { return nil }
    if scrolls[index] { return .scrolling }
    let root = tree.screen(of: index).root
    guard tree.element(root).has(.orientations) else { return .unknown }
    return tree.interface.texts(.orientations, of: root).count > 1 ? .turning : nil
  }

  /// Whether a frame is computed once: its author says so, or it is written into the document.
  private func isCached(_ index: Int) -> Bool {
    tree.element(index).flag(.frameCached) ?? tree.screen(of: index).has(.canvasPlaces)
  }
}
