/// A rectangle in points; the origin is the top left corner.
public struct Rect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The extent to the right; may be zero or negative as written.
  public var width: Double
  /// The extent downwards; may be zero or negative as written.
  public var height: Double

  /// A rectangle of that origin and size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The rectangle at the origin without extent.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The right edge.
  package var maxX: Double { x + width }
  /// The bottom edge.
  package var maxY: Double { y + height }
  /// The covered area in square points; 0 for a degenerate rectangle.
  package var area: Double { max(width, 0) * max(height, 0) }
  /// The shorter side.
  package var shortSide: Double { min(width, height) }

  /// The rectangle moved by another one's origin.
  package func moved(by origin: Rect) -> Rect {
    Rect(x: x + origin.x, y: y + origin.y, width: width, height: height)
  }

  /// The part that both rectangles cover; of zero size where they do not meet.
  package func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    return Rect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }

  /// Whether the rectangles have an area in common; most that have none are apart in height.
  package func meets(_ other: Rect) -> Bool {
    y < other.maxY && other.y < maxY && x < other.maxX && other.x < maxX
  }

  /// Whether the other rectangle lies within this one.
  package func contains(_ other: Rect) -> Bool {
    x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY
  }

  /// The smallest rectangle around both.
  package func union(_ other: Rect) -> Rect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The point in the middle.
  package var center: Point { Point(x: x + width / 2, y: y + height / 2) }

  /// The rectangle with each edge moved outwards.
  package func enlarged(by distance: Double) -> Rect {
    Rect(
      x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }

  /// Whether a point lies inside or on an edge; edges may be missed by the tolerance.
  package func contains(_ point: Point, tolerance: Double = 0) -> Bool {
    point.x >= x - tolerance && point.x <= maxX + tolerance && point.y >= y - tolerance
      && point.y <= maxY + tolerance
  }

  /// How far apart two rectangles are at the nearest; 0 where they touch.
  package func gap(to other: Rect) -> Double {
    let across = max(x - other.maxX, other.x - maxX, 0)
    let down = max(y - other.maxY, other.y - maxY, 0)
    return across == 0 ? down : down == 0 ? across : (across * across + down * down).squareRoot()
  }

  /// How far a point is from the rectangle; 0 inside.
  package func distance(to point: Point) -> Double {
    gap(to: Rect(x: point.x, y: point.y, width: 0, height: 0))
  }
}

/// A place in points.
public struct Point: Hashable, Sendable {
  /// The distance from the left.
  public var x: Double
  /// The distance from the top.
  public var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// Distances from the four edges of a rectangle, in points.
public struct Insets: Hashable, Sendable {
  /// Added above.
  public var top: Double
  /// Added on the left.
  public var left: Double
  /// Added below.
  public var bottom: Double
  /// Added on the right.
  public var right: Double

  package init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
