/// Finds the branches of a tree that a later sibling covers.
///
/// Looks at siblings only, from the front backwards, with a bounded list of covers for each parent;
/// so the time stays in proportion to the tree even where everything overlaps everything.
struct OverlapSearch {
  /// A covered branch: its root, what covers it, and how much of it.
  struct Overlap {
    let index: Int
    let cover: Cover
    let share: Double
  }

  /// The most covers that are kept for the children of one parent.
  private static let maximumCovers = 32
  /// The most elements that are looked at one by one inside partly covered branches.
  private static let maximumSteps = 2_000_000

  private let tree: AccessibilityTree
  private let share: Double
  private let reviewShare: Double
  /// What VoiceOver visits in each branch, as a rectangle; scroll views count as they stand.
  private var bounds: [Rect?]
  private var found: [Overlap] = []
  private var isReported: [Bool]
  private var childRects: [Rect] = []
  private var steps = 0

  init(_ tree: AccessibilityTree, share: Double, reviewShare: Double) {
    self.tree = tree
    self.share = share
    self.reviewShare = reviewShare
    bounds = Array(repeating: nil, count: tree.count)
    isReported = Array(repeating: false, count: tree.count)
    for index in stride(from: tree.count - 1, through: 0, by: -1) { addBounds(of: index) }
  }

  /// The covered branches, each once, at the root that is covered as a whole.
  mutating func overlaps() -> [Overlap] {
    var index = 0
    while index < tree.count {
      let next = Int(tree.element(index).next)
      if isReported[index] {
        index = next
        continue
      }
      if next > index + 2, bounds[index] != nil, tree.element(index).flag(.hidden) != true {
        searchChildren(of: index)
      }
      index += 1
    }
    return found
  }

  private mutating func addBounds(of index: Int) {
    let element = tree.element(index)
    if tree.has([.exposed, .placed], index) {
      bounds[index] = tree.screenFrames[index]
    }
    guard let own = bounds[index], element.parent >= 0 else { return }
    let parent = Int(element.parent)
    let clipped = isScrolling(index) && tree.has(.placed, index) ? tree.screenFrames[index] : own
    bounds[index] = clipped
    guard !tree.has(.exposed, parent) || tree.element(parent).kind == .screen else { return }
    bounds[parent] = bounds[parent].map { $0.union(clipped) } ?? clipped
  }

  private func isScrolling(_ index: Int) -> Bool {
    switch tree.element(index).kind {
    case .scroll, .list, .grid, .textView, .web, .map, .table: true
    default: false
    }
  }

  /// Compares the children of an element with those drawn after them.
  private mutating func searchChildren(of parent: Int) {
    guard mayOverlap(parent) else { return }
    let children = drawingOrder(of: parent)
    var covers: [Cover] = []
    for child in children.reversed() {
      for cover in covers where bounds[child] != nil {
        if search(child, under: cover) { break }
      }
      add(frontParts(of: child), to: &covers)
    }
  }

  /// A quick look that settles it for nearly every parent: whether any two children meet at all.
  private mutating func mayOverlap(_ parent: Int) -> Bool {
    childRects.removeAll(keepingCapacity: true)
    var around: Rect?
    var child = parent + 1
    let end = Int(tree.element(parent).next)
    while child < end {
      if tree.has(.placed, child) || bounds[child] != nil {
        let rect =
          bounds[child].map { $0.union(tree.screenFrames[child]) }
          ?? tree.screenFrames[child]
        if let known = around {
          if known.meets(rect), childRects.contains(where: { $0.meets(rect) }) { return true }
          around = known.union(rect)
        } else {
          around = rect
        }
        // With many children the one look at all of them is cheaper than pairs.
        if childRects.count < 64 { childRects.append(rect) } else { return true }
      }
      child = Int(tree.element(child).next)
    }
    return false
  }

  private func drawingOrder(of parent: Int) -> [Int] {
    let children = tree.interface.children(of: parent).filter {
      !tree.element($0).marks.contains(.pseudo)
    }
    guard children.contains(where: { tree.element($0).has(.z) }) else { return children }
    let heights = children.map { tree.interface.number(.z, of: $0) ?? 0 }
    return children.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }.map { children[$0] }
  }

  /// The cover that a branch is, or the largest parts of it that are covers.
  private func frontParts(of branch: Int) -> [Cover] {
    if let cover = Cover(branch, in: tree), cover.isOpaque { return [cover] }
    if tree.element(branch).flag(.hidden) == true { return [] }
    let parts = tree.interface.children(of: branch).prefix(Self.maximumCovers).compactMap {
      Cover($0, in: tree)
    }.filter { part in
      part.isOpaque && part.frame.area * 2 >= tree.screenFrames[branch].area
    }
    return parts.isEmpty ? [Cover(branch, in: tree)].compactMap(\.self) : parts
  }

  private func add(_ new: [Cover], to covers: inout [Cover]) {
    for cover in new {
      let isKnown = covers.contains {
        $0.frame.contains(cover.frame) && ($0.isOpaque || !cover.isOpaque)
      }
      if !isKnown, covers.count < Self.maximumCovers { covers.append(cover) }
    }
  }

  /// Looks for what a cover hides in a branch; tells whether it hides the whole branch.
  private mutating func search(_ branch: Int, under cover: Cover) -> Bool {
    var stack = [branch]
    while let index = stack.popLast() {
      guard let area = bounds[index], !isReported[index], steps < Self.maximumSteps else {
        continue
      }
      steps += 1
      let covered = area.intersection(cover.frame).area
      guard covered > 0, area.area > 0, !standsIn(cover, for: index) else { continue }
      let part = covered / area.area
      if part >= share {
        report(index, cover, part)
        if index == branch { return true }
      } else if tree.has(.exposed, index), tree.element(index).kind != .screen {
        if part >= reviewShare, cover.isOpaque { report(index, cover, part) }
      } else if !isScrolling(index) || blocksScrolling(cover, index) {
        stack += tree.interface.children(of: index)
      }
    }
    return false
  }

  /// Whether a cover is as tall as a scroll view, so that nothing can be scrolled out from under
  /// it.
  private func blocksScrolling(_ cover: Cover, _ index: Int) -> Bool {
    guard tree.has(.placed, index) else { return false }
    let frame = tree.screenFrames[index]
    return cover.frame.y <= frame.y + 1 && cover.frame.maxY >= frame.maxY - 1
  }

  private mutating func report(_ index: Int, _ cover: Cover, _ part: Double) {
    guard !isReported[index] else { return }
    isReported[index] = true
    found.append(Overlap(index: index, cover: cover, share: part))
  }

  /// Whether what is in front is the control that operates what is behind.
  private func standsIn(_ cover: Cover, for index: Int) -> Bool {
    if let id = tree.interface.text(.substituteFor, of: cover.index) {
      return id == tree.interface.text(.id, of: index)
    }
    return !cover.isOpaque && tree.has([.exposed, .interactive], cover.index)
  }
}
