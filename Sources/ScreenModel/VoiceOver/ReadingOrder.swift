/// The stops of a screen in the order in which VoiceOver goes through them.
///
/// Groups and their members are collected in one walk that keeps its own stack, and sorted from the
/// inside out, so nothing recurses on the depth of the input.
package struct ReadingOrder: Sendable {
  /// The stops, in reading order.
  package private(set) var stops: [Stop] = []
  /// Ranges of stops whose order depends on how rows are made; a group counts with all its stops.
  package private(set) var ambiguous: [Range<Int>] = []

  /// The order of one screen.
  init(_ screen: Int, of tree: AccessibilityTree) {
    var walk = ReadingWalk(tree, root: tree.interface.screens[screen].root)
    walk.run()
    var sorting = ReadingSort(walk, screen: tree.interface.screens[screen])
    sorting.run()
    stops = sorting.stops
    ambiguous = sorting.ambiguous
    numberTabs(of: tree, walk.tabs)
  }

  /// The stops of a screen whose order depends on how rows are made, range by range.
  ///
  /// Most screens have rows with clear ends, which a look at the heights alone tells.
  package static func doubts(_ screen: Int, of tree: AccessibilityTree) -> [ArraySlice<Stop>] {
    let facts = tree.interface.screens[screen]
    let rows = RowSort(
      policy: .chained, tolerance: tree.options.tolerance(facts.idiom), isRightToLeft: false)
    var heights: [Double] = []
    heights.reserveCapacity((Int(tree.element(facts.root).next) - facts.root) / 2)
    for index in facts.root..<Int(tree.element(facts.root).next) where tree.mayStop(index) {
      if let frame = tree.readingFrame(of: index) { heights.append(frame.y) }
    }
    guard rows.mayDoubt(&heights) else { return [] }
    let order = tree.readingOrder(ofScreen: screen)
    return order.ambiguous.map { order.stops[$0] }
  }

  /// Counts the stops of containers whose tabs are whatever they hold; only views say their number.
  private mutating func numberTabs(of tree: AccessibilityTree, _ owners: [Int: Int]) {
    guard !owners.isEmpty else { return }
    var counts: [Int: Int] = [:]
    for stop in stops {
      if let owner = owners[stop.element] { counts[owner, default: 0] += 1 }
    }
    var numbers: [Int: Int] = [:]
    for index in stops.indices {
      let element = stops[index].element
      guard let owner = owners[element] else { continue }
      numbers[owner, default: 0] += 1
      if !tree.element(element).marks.contains(.pseudo) {
        stops[index].context = .tab(numbers[owner] ?? 1, of: counts[owner] ?? 1)
      }
    }
  }
}
