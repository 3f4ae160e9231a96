/// The order in which a screen would be read by places alone, without groups and explicit lists.
struct PlainOrder {
  private let tree: AccessibilityTree
  /// The stops as they are read.
  private let stops: [Stop]
  /// The place of each of them by places alone; nil where that is not certain.
  private var places: [Int?]
  /// Where the stops inside each element lie among `stops`; made when first asked.
  private var indices: [Int: Int] = [:]

  /// The order of a screen's stops; what has no place is read where the one before it is.
  init(_ stops: [Stop], onScreen screen: Int, of tree: AccessibilityTree) {
    self.tree = tree
    self.stops = stops
    places = Array(repeating: nil, count: stops.count)
    for (index, stop) in stops.enumerated() where indices[stop.element] == nil {
      indices[stop.element] = index
    }
    let facts = tree.interface.screens[screen]
    let rows = RowSort(
      policy: tree.options.rowPolicy, tolerance: tree.options.tolerance(facts.idiom),
      isRightToLeft: facts.isRightToLeft)
    var last = ReadingKey(x: 0, y: -.infinity, order: 0, isPlaced: false)
    var keys = stops.indices.sorted { stops[$0].element < stops[$1].element }.map { index in
      last.order = index
      last.isPlaced = Self.isPlaced(stops[index], in: tree)
      if last.isPlaced, let frame = tree.readingFrame(of: stops[index].element) {
        (last.x, last.y) = (frame.x, frame.y)
      }
      return last
    }
    let ambiguous = rows.sort(&keys)
    for (place, key) in keys.enumerated() where key.isPlaced { places[key.order] = place }
    for place in ambiguous.joined() { places[keys[place].order] = nil }
  }

  private static func isPlaced(_ stop: Stop, in tree: AccessibilityTree) -> Bool {
    let index = stop.element
    return stop.part == .whole && !tree.element(index).has(.sortPriority)
      && (tree.has(.placed, index) || tree.element(index).has(.accessibilityFrame))
  }

  /// Whether the stops inside an element come one after the other, and in the order in which they
  /// are read, by places alone.
  func isRun(in owner: Int) -> Bool {
    var own: [Int] = []
    for index in owner + 1..<max(owner + 1, Int(tree.element(owner).next)) {
      if let place = indices[index] { own.append(place) }
    }
    own.sort()
    guard own.count > 1, let first = own.first, let start = places[first] else { return false }
    return own.enumerated().allSatisfy { places[$1] == start + $0 }
  }
}
