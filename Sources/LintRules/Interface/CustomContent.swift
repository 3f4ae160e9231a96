/// One pair of an element's custom content.
public struct CustomContent: Hashable, Sendable {
  /// What the value is about.
  public var label: String
  /// The value, "" where there is none.
  public var value: String
  /// Whether it is spoken with the element.
  public var important: Bool
}
