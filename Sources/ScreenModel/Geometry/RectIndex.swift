/// Finds which of many rectangles meet another one, without looking at all of them.
///
/// A packed R-tree (sort-tile-recursive): made once in O(n log n), asked in O(log n + answers)
/// where the rectangles do not lie in heaps.
package struct RectIndex: Sendable {
  /// How many entries a node holds.
  private static let fanOut = 8
  /// How many rectangles are looked at one by one, which for so few is quicker than a tree.
  private static let few = 24

  /// The nodes level by level, the leaves first; a leaf is the rectangle itself.
  private var boxes: [Rect] = []
  /// The positions of the rectangles in the order of the leaves.
  private var order: [Int] = []
  /// The highest position below each node.
  private var lasts: [Int] = []
  /// Where each level begins in `boxes`, and after the last one its end.
  private var levels: [Int] = [0]

  /// An index of rectangles, which answers with their positions in the list.
  package init(_ rects: [Rect]) {
    guard !rects.isEmpty else { return }
    let isTree = rects.count > Self.few
    order = isTree ? Self.tiled(rects) : Array(rects.indices)
    boxes = order.map { rects[$0] }
    lasts = order
    levels.append(boxes.count)
    while isTree, boxes.count - levels[levels.count - 2] > 1 {
      let start = levels[levels.count - 2]
      let end = boxes.count
      for first in stride(from: start, to: end, by: Self.fanOut) {
        let last = min(first + Self.fanOut, end)
        boxes.append(boxes[first + 1..<last].reduce(boxes[first]) { $0.union($1) })
        lasts.append(lasts[first..<last].reduce(0, max))
      }
      levels.append(boxes.count)
    }
  }

  /// The positions of the rectangles that have an area or a line inside another one in common with
  /// it, in ascending order; only those from a position on, and no more than a limit.
  package func positions(meeting rect: Rect, from first: Int = 0, limit: Int = .max) -> [Int] {
    var found: [Int] = []
    find(&found, meeting: rect, from: first, limit: limit)
    return found
  }

  /// The positions of the rectangles that are at most so many points away from another one; no
  /// more than a limit.
  package func positions(within distance: Double, of rect: Rect, limit: Int = .max) -> [Int] {
    positions(meeting: Self.reach(distance, around: rect), limit: limit)
  }

  /// The area that all rectangles meet that are at most so many points away from one.
  static func reach(_ distance: Double, around rect: Rect) -> Rect {
    // Rectangles meet with their insides only; a hair more lets the edges count.
    let hair = max(distance.magnitude, 1) * 1e-9
    return rect.enlarged(by: distance + hair)
  }

  /// Finds the same positions as `positions(meeting:from:limit:)`, in an array that is used again.
  package func find(
    _ found: inout [Int], meeting rect: Rect, from first: Int = 0, limit: Int = .max
  ) {
    found.removeAll(keepingCapacity: true)
    visit(rect, from: first) {
      found.append($0)
      return found.count < limit
    }
    if found.count > 1 { found.sort() }
  }

  /// Whether one of the rectangles that meet another one fits; of no more than a limit.
  func contains(meeting rect: Rect, limit: Int, where fits: (Int) -> Bool) -> Bool {
    var (isFound, count) = (false, 0)
    visit(rect, from: 0) {
      count += 1
      isFound = fits($0)
      return !isFound && count < limit
    }
    return isFound
  }

  /// Whether one of the rectangles that are at most so many points away from another one fits; of
  /// no more than a limit.
  package func contains(
    within distance: Double, of rect: Rect, limit: Int, where fits: (Int) -> Bool
  ) -> Bool {
    contains(meeting: Self.reach(distance, around: rect), limit: limit, where: fits)
  }

  /// Calls a function with the position of each rectangle that meets another one, until it says no.
  private func visit(_ rect: Rect, from position: Int, _ body: (Int) -> Bool) {
    guard levels.count > 1 else { return }
    let top = levels.count - 2
    var level = top
    var node = 0
    while true {
      let place = levels[level] + node
      if lasts[place] >= position, boxes[place].meets(rect) {
        if level > 0 {
          level -= 1
          node *= Self.fanOut
          continue
        }
        if !body(order[node]) { return }
      }
      // The next one stands beside it, or else beside the first above it that is not the last.
      node += 1
      while level < top, node % Self.fanOut == 0 || node == levels[level + 1] - levels[level] {
        node = (node - 1) / Self.fanOut + 1
        level += 1
      }
      if level == top, node == levels[level + 1] - levels[level] { return }
    }
  }

  /// The positions in the order of tiles: strips from left to right, each from top to bottom.
  private static func tiled(_ rects: [Rect]) -> [Int] {
    var order = sorted(rects.indices.map { ($0, rects[$0].center.x) })
    let leaves = (rects.count + fanOut - 1) / fanOut
    let strips = max(1, Int(Double(leaves).squareRoot().rounded(.up)))
    let length = ((leaves + strips - 1) / strips) * fanOut
    for start in stride(from: 0, to: order.count, by: length) {
      let strip = start..<min(start + length, order.count)
      order.replaceSubrange(strip, with: sorted(order[strip].map { ($0, rects[$0].center.y) }))
    }
    return order
  }

  /// The positions sorted by what goes with them.
  private static func sorted(_ keyed: [(position: Int, key: Double)]) -> [Int] {
    keyed.sorted {
      $0.key == $1.key ? $0.position < $1.position : $0.key < $1.key
    }.map(\.position)
  }
}
