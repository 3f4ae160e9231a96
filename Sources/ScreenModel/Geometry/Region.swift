/// A part of the plane made of rectangles: what is left of a rectangle after others are cut out.
package struct Region: Sendable {
  /// Rectangles with an area that have none in common, and together make the region.
  private(set) var parts: [Rect]

  /// The region of one rectangle; empty where that has no area.
  package init(_ rect: Rect) {
    parts = rect.area > 0 ? [rect] : []
  }

  /// Whether nothing is left.
  var isEmpty: Bool { parts.isEmpty }

  /// The area in square points.
  package var area: Double { parts.reduce(0) { $0 + $1.area } }

  /// Whether a rectangle has an area in common with it.
  func meets(_ rect: Rect) -> Bool { parts.contains { $0.meets(rect) } }

  /// Takes a rectangle out.
  package mutating func subtract(_ rect: Rect) {
    guard rect.area > 0, meets(rect) else { return }
    var left: [Rect] = []
    left.reserveCapacity(parts.count + 4)
    for part in parts {
      if part.meets(rect) { part.add(without: rect, to: &left) } else { left.append(part) }
    }
    parts = left
  }
}

extension Rect {
  /// Adds up to four rectangles that make this one without the other, which it meets.
  fileprivate func add(without other: Rect, to parts: inout [Rect]) {
    let top = max(y, other.y)
    let bottom = min(maxY, other.maxY)
    if other.y > y { parts.append(Rect(x: x, y: y, width: width, height: other.y - y)) }
    if other.x > x { parts.append(Rect(x: x, y: top, width: other.x - x, height: bottom - top)) }
    if other.maxX < maxX {
      parts.append(Rect(x: other.maxX, y: top, width: maxX - other.maxX, height: bottom - top))
    }
    if other.maxY < maxY {
      parts.append(Rect(x: x, y: other.maxY, width: width, height: maxY - other.maxY))
    }
  }
}
