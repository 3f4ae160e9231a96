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
    tree.element(index).flag(.frameCached) ?? tree.screen(of: index).isFromInterfaceBuilder
  }
}
