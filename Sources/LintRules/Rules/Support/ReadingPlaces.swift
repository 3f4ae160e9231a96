/// The stops of a screen in reading order, and where among them each element comes.
struct ReadingPlaces {
  /// The stops, in reading order.
  let stops: [Stop]
  private let root: Int
  /// The place of each element's first stop, or -1.
  private var places: [Int32]
  /// Whether the order at each stop depends on how rows are made.
  private var doubts: [Bool]

  /// The places on one screen.
  init(_ screen: Int, of tree: AccessibilityTree) {
    let order = tree.readingOrder(ofScreen: screen)
    stops = order.stops
    root = tree.interface.screens[screen].root
    places = Array(repeating: -1, count: Int(tree.element(root).next) - root)
    doubts = Array(repeating: false, count: order.stops.count)
    for (place, stop) in order.stops.enumerated() where places[stop.element - root] < 0 {
      places[stop.element - root] = Int32(truncatingIfNeeded: place)
    }
    for place in order.ambiguous.joined() { doubts[place] = true }
  }

  /// The place of an element's first stop, counted from 0; nil where VoiceOver never stops at it.
  subscript(index: Int) -> Int? {
    let place = places[index - root]
    return place < 0 ? nil : Int(place)
  }

  /// Whether the order is uncertain anywhere between two places.
  func isDoubtful(_ range: ClosedRange<Int>) -> Bool { doubts[range].contains(true) }

  /// The elements at some places.
  func elements(_ range: ClosedRange<Int>) -> [Int] { stops[range].map(\.element) }
}
