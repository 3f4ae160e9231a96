/// Finds places for discs and tags, so that they do not lie on one another.
struct HTMLPlaces {
  /// How often another place is tried.
  private static let tries = 24

  private let width: Double
  private let height: Double
  private var taken: [Rect] = []

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Takes the free place of a size that is nearest to the wanted middle, going along `step` first
  /// and then down.
  mutating func take(_ wanted: Point, width: Double, height: Double, step: Double) -> Rect {
    let first = rect(around: wanted, width, height)
    var place = first
    for attempt in 0..<Self.tries where taken.contains(where: { $0.meets(place) }) {
      let column = Double((attempt + 1) % 4)
      let row = Double((attempt + 1) / 4)
      let middle = Point(
        x: wanted.x + column * step * (width + 1), y: wanted.y + row * (height + 1))
      place = rect(around: middle, width, height)
      if attempt == Self.tries - 1 { place = first }
    }
    taken.append(place)
    return place
  }

  /// A rectangle around a point that does not leave the picture.
  private func rect(around middle: Point, _ width: Double, _ height: Double) -> Rect {
    let x = min(max(middle.x - width / 2, 1), max(self.width - width - 1, 1))
    let y = min(max(middle.y - height / 2, 1), max(self.height - height - 1, 1))
    return Rect(x: x, y: y, width: width, height: height)
  }
}
