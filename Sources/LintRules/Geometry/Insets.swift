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
}
