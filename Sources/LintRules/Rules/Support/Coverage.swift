/// How much of an element is covered, and by what.
struct Coverage {
  /// What covers it, what hides most of it first.
  var covers: [Cover]
  /// The covered share of what would show of it, from 0 to 1.
  var share: Double
  /// Whether every cover that is needed is known to be opaque.
  var isOpaque: Bool
  /// The outermost element around it, or it itself, that nothing inside of is needed to cover it.
  var outer: Int

  /// What covers a rectangle of so much that it counts as covered; with what may be opaque only
  /// where what certainly is does not suffice.
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
