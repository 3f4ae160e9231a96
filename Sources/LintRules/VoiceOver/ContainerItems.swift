/// What a container counts when it says "2 of 5", or where it starts and ends.
struct ContainerItems {
  /// The number of each item, from 1.
  private let places: [Int: Int]
  private let count: Int
  private let items: (first: Int?, last: Int?)

  /// The items in the container's own order; the container may say how many there are.
  ///
  /// Some tab bars have each button twice or more; they count their items and begin anew.
  init(_ items: [Int], count: Int, repeats: Bool = false) {
    var places: [Int: Int] = [:]
    let isRepeated = repeats && count > 0 && items.count > count && items.count % count == 0
    for (place, item) in items.enumerated() where places[item] == nil {
      places[item] = (isRepeated ? place % count : place) + 1
    }
    self.places = places
    self.count = isRepeated ? count : max(items.count, count)
    self.items = (items.first, items.last)
  }

  /// The number of an item and how many there are; nil for what is not counted.
  func place(of index: Int) -> (Int, Int)? { places[index].map { ($0, count) } }

  /// Whether an item is the first.
  func isFirst(_ index: Int) -> Bool { items.first == index }

  /// Whether an item is the last.
  func isLast(_ index: Int) -> Bool { items.last == index }
}
