/// Where in a tree something may be drawn over what VoiceOver reads: a quick look at branches.
struct BranchOverlaps {
  /// What the stops of each branch take up, and what scrolls in it.
  private(set) var stops: [Rect?]
  /// What in each branch may cover something takes up.
  private(set) var covers: [Rect?]
  /// Whether a child of each element may cover something in another one.
  private(set) var areAmongChildren: [Bool]
  /// Whether that holds somewhere in each branch.
  private(set) var areInside: [Bool]

  /// Looks at each element twice.
  init(_ tree: AccessibilityTree) {
    stops = Array(repeating: nil, count: tree.count)
    // Copies would be filled first and then copied again when the first of them changes.
    covers = Array(repeating: nil, count: tree.count)
    areAmongChildren = Array(repeating: false, count: tree.count)
    areInside = Array(repeating: false, count: tree.count)
    let isReordered = tree.uses(.z)
    for index in stride(from: tree.count - 1, through: 0, by: -1) {
      let parent = Int(tree.element(index).parent)
      if tree.has(.placed, index), parent >= 0 { addOwn(index, in: tree) }
      if covers[index] != nil, stops[index] != nil,
        mayOverlap(index, in: tree, isReordered: isReordered)
      {
        areAmongChildren[index] = true
        areInside[index] = true
      }
      guard parent >= 0 else { continue }
      if areInside[index] { areInside[parent] = true }
      if let box = stops[index] { stops[parent] = stops[parent].map { $0.union(box) } ?? box }
      if let box = covers[index] { covers[parent] = covers[parent].map { $0.union(box) } ?? box }
    }
  }

  /// Whether the cover over an element is weighed: VoiceOver stops there, or it scrolls.
  @inline(__always) static func isWeighed(_ index: Int, in tree: AccessibilityTree) -> Bool {
    guard tree.has(.placed, index), tree.element(index).kind != .screen else { return false }
    return tree.has(.exposed, index) || ScreenLayers.scrolls(index, in: tree)
  }

  @inline(__always) private mutating func addOwn(_ index: Int, in tree: AccessibilityTree) {
    let frame = tree.screenFrames[index]
    if Self.isWeighed(index, in: tree) {
      stops[index] = stops[index].map { $0.union(frame) } ?? frame
    }
    if Cover.mayBeOne(tree.element(index)) {
      covers[index] = covers[index].map { $0.union(frame) } ?? frame
    }
  }

  /// Whether what may cover something in one child meets the stops of those drawn before it, all in
  /// one box; of any other, where siblings have a drawing order of their own.
  private func mayOverlap(_ parent: Int, in tree: AccessibilityTree, isReordered: Bool) -> Bool {
    let end = Int(tree.element(parent).next)
    var around: Rect?
    var ahead: Rect?
    var child = parent + 1
    while child < end {
      if let known = around, let box = covers[child], known.meets(box) { return true }
      if isReordered, let known = ahead, let box = stops[child], known.meets(box) { return true }
      if let box = stops[child] { around = around.map { $0.union(box) } ?? box }
      if let box = covers[child] { ahead = ahead.map { $0.union(box) } ?? box }
      child = Int(tree.element(child).next)
    }
    return false
  }
}
