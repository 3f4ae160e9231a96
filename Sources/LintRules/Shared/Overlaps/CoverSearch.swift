import ScreenModel

/// Finds out for each stop of a tree what is drawn over it.
///
/// Goes down from the roots with the covers that lie over the branch, and lets go of those that
/// miss it. Where siblings do not meet, as nearly everywhere, there is nothing to carry; where they
/// do, an index finds which do. So the time is O(n log n), and bounded where everything lies on one
/// spot.
struct CoverSearch {
  /// A cover on the way down.
  struct Active {
    let cover: Cover
    /// The element that it stands in for, which it does not hide.
    let substituted: Int?
    /// The branch that it stands beside.
    var level = 0
  }

  /// Some siblings in the order in which they are drawn.
  private final class Siblings {
    /// The covers in them.
    let covers: [Active]
    /// Where those of each begin, and after the last one their end.
    let starts: [Int]
    /// The places of the covers.
    let rects: RectIndex

    init(covers: [Active], starts: [Int]) {
      self.covers = covers
      self.starts = starts
      rects = RectIndex(covers.map(\.cover.frame))
    }
  }

  /// A branch that is still to be looked through.
  private struct Branch {
    let index: Int
    /// The views over the branch that it stands in.
    let inherited: [Active]
    /// The siblings that may lie over it, and its own place among them.
    let siblings: Siblings?
    var place = 0
  }

  /// The most covers that are carried into a branch.
  private static let maximumCovers = 24
  /// The most elements that are looked through for covers.
  private static let maximumSteps = 2_000_000

  private let tree: AccessibilityTree
  private let layers: ScreenLayers
  private let share: Double
  private let overlaps: BranchOverlaps
  private var steps = 0
  private var identifiers: ListIdentifiers
  /// The coverage of each stop, and of what scrolls, that something lies over.
  private(set) var coverages: [Int: Coverage] = [:]

  /// Looks through a tree; nil where no two siblings meet, so that nothing can be covered.
  init?(_ tree: AccessibilityTree, share: Double) {
    let overlaps = BranchOverlaps(tree)
    let roots = tree.interface.screens.map(\.root).filter { overlaps.areInside[$0] }
    guard !roots.isEmpty else { return nil }
    self.tree = tree
    self.share = share
    self.overlaps = overlaps
    identifiers = ListIdentifiers(tree)
    layers = tree.shared(ScreenLayers.self)
    for root in roots { walk(from: root) }
  }

  // MARK: The way down

  private mutating func walk(from root: Int) {
    var stack = [Branch(index: root, inherited: [], siblings: nil)]
    var places: [Int] = []
    while let branch = stack.popLast() {
      let index = branch.index
      guard tree.element(index).flag(.hidden) != true, let box = overlaps.stops[index] else {
        continue
      }
      let covers = covers(over: branch, box, &places)
      if !covers.isEmpty, BranchOverlaps.isWeighed(index, in: tree) { weigh(index, covers) }
      if ScreenLayers.scrolls(index, in: tree), !covers.isEmpty {
        // What is inside goes with a view that is covered as a whole.
        if coverages[index].map({ $0.share >= share }) == true { continue }
        push(index, covers.filter { blocksScrolling($0.cover, index) }, onto: &stack)
      } else {
        push(index, covers, onto: &stack)
      }
    }
  }

  /// The views over a branch that takes up a box. Worked out on demand only, since ten
  /// thousand siblings may wait with two dozen covers each.
  private func covers(over branch: Branch, _ box: Rect, _ places: inout [Int]) -> [Active] {
    var covers: [Active] = []
    for active in branch.inherited
    where active.cover.frame.meets(box) && active.substituted != branch.index {
      covers.append(active)
    }
    guard let siblings = branch.siblings else { return covers }
    siblings.rects.find(
      &places, meeting: box, from: siblings.starts[branch.place + 1], limit: Self.maximumCovers)
    // The one in front of all hides most.
    let added = places.reversed().prefix(max(Self.maximumCovers - branch.inherited.count, 0))
    covers.reserveCapacity(covers.count + added.count)
    for place in added where siblings.covers[place].substituted != branch.index {
      covers.append(siblings.covers[place])
      covers[covers.count - 1].level = branch.index
    }
    return covers
  }

  private mutating func weigh(_ index: Int, _ covers: [Active]) {
    guard let frame = layers.visibleFrame(of: index), frame.area > 0 else { return }
    let coverage = Coverage(of: frame, by: covers, share: share)
    if !coverage.covers.isEmpty { coverages[index] = coverage }
  }

  /// Whether a cover is as tall as a scroll view, so that nothing can be scrolled out from under
  /// it; as wide, where the content runs on sideways only.
  private func blocksScrolling(_ cover: Cover, _ index: Int) -> Bool {
    guard tree.isShownSomewhere(index) else { return false }
    let frame = tree.screenFrames[index]
    if let content = overlaps.stops[index], content.maxX > frame.maxX + 1,
      content.maxY <= frame.maxY + 1
    {
      return cover.frame.x <= frame.x + 1 && cover.frame.maxX >= frame.maxX - 1
    }
    return cover.frame.y <= frame.y + 1 && cover.frame.maxY >= frame.maxY - 1
  }

  private mutating func push(_ parent: Int, _ covers: [Active], onto stack: inout [Branch]) {
    guard overlaps.areAmongChildren[parent] else {
      var child = parent + 1
      while child < Int(tree.element(parent).next) {
        if !covers.isEmpty || overlaps.areInside[child] {
          stack.append(Branch(index: child, inherited: covers, siblings: nil))
        }
        child = Int(tree.element(child).next)
      }
      return
    }
    let children = ScreenLayers.drawingOrder(of: parent, in: tree)
    let siblings = front(of: children)
    for (place, child) in children.enumerated() where overlaps.stops[child] != nil {
      stack.append(Branch(index: child, inherited: covers, siblings: siblings, place: place))
    }
  }

  private mutating func substituted(by cover: Cover) -> Int? {
    guard tree.element(cover.index).has(.substituteFor),
      let id = tree.interface.text(.substituteFor, of: cover.index)
    else { return nil }
    return identifiers.around(cover.index)[id]
  }

  // MARK: Covers

  /// The covers in each of some siblings, and where those of each begin; the ones of the first
  /// sibling are not looked for, since nothing lies behind it.
  private mutating func front(of children: [Int]) -> Siblings {
    var covers: [Active] = []
    var starts: [Int] = []
    var behind: Rect?
    for child in children {
      starts.append(covers.count)
      if let known = behind, let box = overlaps.covers[child], known.meets(box) {
        addCovers(of: child, over: known, to: &covers)
      }
      if let box = overlaps.stops[child] { behind = behind.map { $0.union(box) } ?? box }
    }
    return Siblings(covers: covers, starts: starts + [covers.count])
  }

  /// Adds what of a branch can hide something in a rectangle.
  private mutating func addCovers(of branch: Int, over behind: Rect, to covers: inout [Active]) {
    var stack = [branch]
    while let index = stack.popLast() {
      guard let box = overlaps.covers[index], box.meets(behind), steps < Self.maximumSteps else {
        continue
      }
      steps += 1
      if tree.element(index).flag(.hidden) == true { continue }
      if let cover = Cover(index, in: tree, layers) {
        covers.append(Active(cover: cover, substituted: substituted(by: cover)))
        if cover.isOpaque { continue }
      }
      stack += tree.interface.children(of: index)
    }
  }
}

/// Where in a tree something may be drawn over what VoiceOver reads: a quick look at branches.
struct BranchOverlaps {
  /// The area of each branch's stops, and of the content that scrolls in it.
  private(set) var stops: [Rect?]
  /// The area of the views in each branch that may cover something.
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
      if tree.isShownSomewhere(index), parent >= 0 { addOwn(index, in: tree) }
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
  static func isWeighed(_ index: Int, in tree: AccessibilityTree) -> Bool {
    guard tree.isShownSomewhere(index), tree.element(index).kind != .screen else { return false }
    return tree.has(.exposed, index) || ScreenLayers.scrolls(index, in: tree)
  }

  private mutating func addOwn(_ index: Int, in tree: AccessibilityTree) {
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

/// How much of an element is covered, and by what.
struct Coverage {
  /// The views that cover it, the one that hides most first.
  var covers: [Cover]
  /// The covered share of what would show of it, from 0 to 1.
  var share: Double
  /// Whether every cover that is needed is known to be opaque.
  var isOpaque: Bool
  /// The outermost element around it, or it itself, that nothing inside of is needed to cover it.
  var outer: Int

  /// The views that cover enough of a rectangle; those that may be opaque count only where the
  /// certainly opaque ones do not suffice.
  init(of rect: Rect, by covers: [CoverSearch.Active], share: Double) {
    let certain = Coverage(of: rect, by: covers, share: share) { $0.isOpaque }
    guard certain.share < share, covers.contains(where: { !$0.cover.isOpaque }) else {
      self = certain
      return
    }
    let possible = Coverage(of: rect, by: covers, share: share) { _ in true }
    self = possible.share < share ? certain : possible
  }

  private init(
    of rect: Rect, by covers: [CoverSearch.Active], share: Double, where counts: (Cover) -> Bool
  ) {
    var region = Region(rect)
    var left = region.area
    var parts: [(cover: Cover, area: Double)] = []
    outer = 0
    // Those of the outermost siblings stand first.
    for active in covers where counts(active.cover) {
      region.subtract(active.cover.frame)
      let rest = region.area
      guard rest < left else { continue }
      parts.append((active.cover, left - rest))
      left = rest
      outer = active.level
      if 1 - left / rect.area >= share { break }
    }
    self.covers = parts.sorted { $0.area > $1.area }.map(\.cover)
    isOpaque = parts.allSatisfy(\.cover.isOpaque)
    self.share = rect.area > 0 ? 1 - left / rect.area : 0
  }
}
