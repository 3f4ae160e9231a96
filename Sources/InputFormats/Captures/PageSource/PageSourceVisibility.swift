import ScreenModel

/// Which elements of a page source show, which are out of sight, and which are covered or hidden.
///
/// The tool says of each element whether it is visible. What is not may have been scrolled out, and
/// VoiceOver reaches that; or it is hidden, covered, or decoration of a cell that is one element.
struct PageSourceVisibility {
  /// How an element shows.
  enum State: UInt8, Sendable {
    /// It is seen, or something in it is.
    case shown
    /// It lies beyond the edge of what it scrolls in.
    case scrolledOut
    /// It is not seen where it is.
    case hidden
  }

  /// Facts about an element, for the elements around it.
  private struct Look {
    var isVisible: Bool
    var isStop: Bool
    var holdsStop = false
    let scrolls: Bool
    var frame: Rect?
  }

  /// How each element shows.
  private(set) var states: [State] = []
  /// The rectangle that the app fills, where the source tells it.
  private(set) var bounds: Rect?
  /// Whether there is nothing but broken elements, apps and windows.
  private(set) var isEmpty = true
  /// Whether some element has its traits.
  private(set) var hasTraits = false
  /// Whether some element has the names of its custom actions.
  private(set) var hasActions = false
  /// Whether some field has its placeholder.
  private(set) var hasPlaceholders = false
  private var labels = 0
  private var names = 0

  /// Whether somebody took the labels out: elements have names, and none has a label.
  var lacksLabels: Bool { labels == 0 && names >= 2 }

  private var looks: [Look] = []

  /// Facts about every element.
  init(_ source: PageSource) {
    looks.reserveCapacity(source.count)
    for index in 0..<source.count { look(at: source.node(index)) }
    if bounds == nil { bounds = looks.first { ($0.frame?.area ?? 0) > 0 }?.frame }
    for index in stride(from: source.count - 1, to: 0, by: -1) {
      let parent = source.parent(of: index)
      guard parent >= 0 else { continue }
      if looks[index].isVisible { looks[parent].isVisible = true }
      if looks[index].isStop || looks[index].holdsStop { looks[parent].holdsStop = true }
    }
    decide(source)
  }

  /// Whether VoiceOver stops at something that an element holds, as far as the source tells.
  func holdsStop(_ index: Int) -> Bool { looks[index].holdsStop }

  /// Where an element is; for one of old in what is out of sight now, where that is.
  func frame(of index: Int) -> Rect? { looks[index].frame }

  private mutating func look(at node: PageSourceNode) {
    if !node.isBroken, !node.isFrameOfApp { isEmpty = false }
    if node.traits != nil { hasTraits = true }
    if node.actions != nil { hasActions = true }
    if node.placeholder != nil { hasPlaceholders = true }
    if !node.isFrameOfApp {
      if node.label != nil { labels += 1 }
      if node.name != nil { names += 1 }
    }
    if node.isFrameOfApp, let frame = node.frame, frame.area > 0 {
      // The app and its window may be turned against each other.
      bounds = bounds.map { $0.union(frame) } ?? frame
    }
    let kind = PageSourceKinds.kind(of: node, in: PageSourceKinds.Surroundings())
    looks.append(
      Look(
        isVisible: node.isVisible?.isSet ?? true, isStop: node.isAccessible?.isSet ?? false,
        scrolls: PageSourceKinds.scrolls(kind), frame: node.frame))
  }

  /// Decides about each element after the one that holds it.
  private mutating func decide(_ source: PageSource) {
    /// The visible part of each element's content, where it or something around it scrolls.
    var windows: [Rect?] = []
    windows.reserveCapacity(source.count)
    states.reserveCapacity(source.count)
    for index in 0..<source.count {
      let parent = source.parent(of: index)
      let window = parent >= 0 ? windows[parent] : nil
      let above = parent >= 0 ? states[parent] : .shown
      states.append(state(of: looks[index], in: window, above))
      // The frames of what is out of sight are often those of long ago.
      if above == .scrolledOut, let outer = looks[parent].frame, let frame = looks[index].frame,
        !outer.meets(frame)
      {
        looks[index].frame = outer
      }
      windows.append(looks[index].scrolls ? seen(of: looks[index], in: window) : window)
    }
  }

  /// The visible part of the content of a view that scrolls.
  private func seen(of look: Look, in window: Rect?) -> Rect? {
    guard let outer = window ?? bounds, let frame = look.frame else { return window ?? bounds }
    return outer.intersection(frame)
  }

  private func state(of look: Look, in window: Rect?, _ above: State) -> State {
    if look.isVisible { return .shown }
    if above != .shown { return above }
    guard let window, let frame = look.frame, frame.area > 0, !window.meets(frame) else {
      return .hidden
    }
    return .scrolledOut
  }
}
