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
    let area = RectIndex.reach(distance, around: rect)
    return fewPositions(meeting: area, limit: limit)
      ?? known().positions(meeting: area, limit: limit)
  }

  /// Whether one of them fits, without a look at more than it takes to tell.
  mutating func contains(
    within distance: Double, of rect: Rect, limit: Int, where fits: (Int) -> Bool
  ) -> Bool {
    let area = RectIndex.reach(distance, around: rect)
    return fewPositions(meeting: area, limit: limit)?.contains(where: fits)
      ?? known().contains(meeting: area, limit: limit, where: fits)
  }

  /// The positions, while not much has been asked. Which of too many are left out is up to the
  /// index.
  private mutating func fewPositions(meeting area: Rect, limit: Int) -> [Int]? {
    asked += 1
    guard asked <= Self.patience else { return nil }
    let found = rects.indices.filter { rects[$0].meets(area) }
    return found.count < limit ? found : nil
  }

  private mutating func known() -> RectIndex {
    let known = index ?? RectIndex(rects)
    index = known
    return known
  }
}
