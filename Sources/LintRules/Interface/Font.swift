/// How a text is set.
public struct Font: Hashable, Sendable {
  /// The text style (`body`, `headline`), where it has one.
  public var style: String?
  /// The name of the typeface, where it is not the system's.
  public var name: String?
  /// The size in points.
  public var size: Double?
  /// The weight's name.
  public var weight: String?
  /// Whether the size follows the user's setting; false is a fixed size.
  public var scaled: Bool?
}
