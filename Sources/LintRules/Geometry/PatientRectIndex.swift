/// Finds rectangles near another one, and makes an index only when it has been asked often: a few
/// questions are answered sooner by looking at all of them.
struct PatientRectIndex: Sendable {
  /// How many questions are answered without an index.
  private static let patience = 16

  private let rects: [Rect]
  private var index: RectIndex?
  private var asked = 0

  /// Rectangles, which answers name by their positions in the list.
  init(_ rects: [Rect]) {
    self.rects = rects
  }

  /// The positions of the rectangles that are at most so many points away from another one; no
  /// more than a limit.
  mutating func positions(within distance: Double, of rect: Rect, limit: Int) -> [Int] {
    asked += 1
    if asked <= Self.patience {
      let area = RectIndex.reach(distance, around: rect)
      let found = rects.indices.filter { rects[$0].meets(area) }
      // Which of too many are left out is up to the index.
      if found.count < limit { return found }
    }
    let known = index ?? RectIndex(rects)
    index = known
    return known.positions(within: distance, of: rect, limit: limit)
  }
}
