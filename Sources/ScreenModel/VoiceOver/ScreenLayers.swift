/// The layers on the screens of a tree: drawing order, visible part, opacity.
///
/// Made in time that is linear in the tree, but for siblings with drawing orders of their own. A
/// class, since searches ask for each element that they weigh.
package final class ScreenLayers: SharedKnowledge {
  /// The place of each element in the order of drawing; what has a higher one is drawn later.
  package let ranks: [Int]
  /// How strongly each element is drawn: its alpha and those around it, 0 where one is hidden.
  package let alphas: [Double]
  /// The clip of each element: the screen and the views around it that clip. Without a size where
  /// nothing shows; nil where nothing is known to limit it.
  private let clips: [Rect?]
  /// The innermost view that scrolls around each element, or -1.
  package let scrollers: [Int32]
  private unowned let tree: AccessibilityTree

  /// The layers of all screens of a tree.
  package init(of tree: AccessibilityTree) {
    self.tree = tree
    ranks = Self.ranks(of: tree)
    var alphas = Array(repeating: 1.0, count: tree.count)
    var clips: [Rect?] = Array(repeating: nil, count: tree.count)
    var scrollers = Array(repeating: Int32(-1), count: tree.count)
    for index in 0..<tree.count {
      let element = tree.element(index)
      alphas[index] = Self.alpha(of: index, in: tree)
      guard element.parent >= 0 else {
        clips[index] = tree.screen(of: index).size
        continue
      }
      let parent = Int(element.parent)
      alphas[index] *= alphas[parent]
      clips[index] = clips[parent]
      scrollers[index] = Self.scrolls(parent, in: tree) ? Int32(parent) : scrollers[parent]
      if Self.clips(parent, in: tree), tree.isShownSomewhere(parent) {
        let frame = tree.screenFrames[parent]
        clips[index] = clips[index].map { $0.intersection(frame) } ?? frame
      }
    }
    self.alphas = alphas
    self.clips = clips
    self.scrollers = scrollers
  }

  /// The part of an element's place that nothing around it cuts off; nil where that is unknown.
  package func visibleFrame(of index: Int) -> Rect? {
    guard tree.isShownSomewhere(index) else { return nil }
    let frame = tree.screenFrames[index]
    return clips[index].map { frame.intersection($0) } ?? frame
  }

  /// Whether the content of an element can be scrolled.
  package static func scrolls(_ index: Int, in tree: AccessibilityTree) -> Bool {
    switch tree.element(index).kind {
    case .scroll, .list, .grid, .textView, .web, .map, .table: true
    default: false
    }
  }

  private static func clips(_ index: Int, in tree: AccessibilityTree) -> Bool {
    tree.element(index).flag(.clips) ?? scrolls(index, in: tree)
  }

  private static func alpha(of index: Int, in tree: AccessibilityTree) -> Double {
    let element = tree.element(index)
    if element.flag(.hidden) == true { return 0 }
    return element.has(.alpha) ? tree.interface.number(.alpha, of: index) ?? 1 : 1
  }

  // MARK: The order of drawing

  private static func ranks(of tree: AccessibilityTree) -> [Int] {
    let hasHeights = tree.interface.elements.contains { $0.has(.z) }
    guard hasHeights else { return Array(0..<tree.count) }
    var ranks = Array(repeating: 0, count: tree.count)
    var rank = 0
    for screen in tree.interface.screens {
      var stack = [screen.root]
      while let index = stack.popLast() {
        ranks[index] = rank
        rank += 1
        stack += drawingOrder(of: index, in: tree).reversed()
      }
    }
    return ranks
  }

  /// The views and pseudo-elements that an element holds, in the order in which they are drawn.
  package static func drawingOrder(of parent: Int, in tree: AccessibilityTree) -> [Int] {
    let children = tree.interface.children(of: parent)
    guard children.contains(where: { tree.element($0).has(.z) }) else { return children }
    let heights = children.map { tree.interface.number(.z, of: $0) ?? 0 }
    return children.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }.map { children[$0] }
  }
}
