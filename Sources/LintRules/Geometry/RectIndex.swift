/// Finds which of many rectangles meet another one, without looking at all of them.
///
/// A packed R-tree (sort-tile-recursive): made once in O(n log n), asked in O(log n + answers)
/// where the rectangles do not lie in heaps.
struct RectIndex: Sendable {
  /// How many entries a node holds.
  private static let fanOut = 8

  /// The nodes level by level, the leaves first; a leaf is the rectangle itself.
  private var boxes: [Rect] = []
  /// The positions of the rectangles in the order of the leaves.
  private var order: [Int] = []
  /// The highest position below each node.
  private var lasts: [Int] = []
  /// Where each level begins in `boxes`, and after the last one its end.
  private var levels: [Int] = [0]

  /// An index of rectangles, which answers with their positions in the list.
  init(_ rects: [Rect]) {
    guard !rects.isEmpty else { return }
    order = Self.tiled(rects)
    boxes = order.map { rects[$0] }
    lasts = order
    levels.append(boxes.count)
    while boxes.count - levels[levels.count - 2] > 1 {
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
  func positions(meeting rect: Rect, from first: Int = 0, limit: Int = .max) -> [Int] {
    var found: [Int] = []
    visit(rect, from: first) {
      found.append($0)
      return found.count < limit
    }
    return found.sorted()
  }

  /// The positions of the rectangles that are at most so many points away from another one; no
  /// more than a limit.
  func positions(within distance: Double, of rect: Rect, limit: Int = .max) -> [Int] {
    // Rectangles meet with their insides only; a hair more lets the edges count.
    let hair = max(distance.magnitude, 1) * 1e-9
    let reach = rect.enlarged(by: distance + hair)
    var found: [Int] = []
    visit(reach, from: 0) {
      found.append($0)
      return found.count < limit
    }
    return found.sorted()
  }

  /// Calls a function with the position of each rectangle that meets another one, until it says no.
  private func visit(_ rect: Rect, from position: Int, _ body: (Int) -> Bool) {
    guard levels.count > 1 else { return }
    var stack = [(level: levels.count - 2, node: 0)]
    while let (level, node) = stack.popLast() {
      let place = levels[level] + node
      guard lasts[place] >= position, boxes[place].meets(rect) else { continue }
      if level == 0 {
        if !body(order[node]) { return }
        continue
      }
      let count = levels[level] - levels[level - 1]
      let first = node * Self.fanOut
      for child in first..<min(first + Self.fanOut, count) { stack.append((level - 1, child)) }
    }
  }

  /// The positions in the order of tiles: strips from left to right, each from top to bottom.
  private static func tiled(_ rects: [Rect]) -> [Int] {
    var order = rects.indices.sorted { (rects[$0].center.x, $0) < (rects[$1].center.x, $1) }
    let leaves = (rects.count + fanOut - 1) / fanOut
    let strips = max(1, Int(Double(leaves).squareRoot().rounded(.up)))
    let length = ((leaves + strips - 1) / strips) * fanOut
    for start in stride(from: 0, to: order.count, by: length) {
      let strip = start..<min(start + length, order.count)
      order[strip].sort { (rects[$0].center.y, $0) < (rects[$1].center.y, $1) }
    }
    return order
  }
}
