/// The gesture that a control stands in for.
public struct GestureAlternative: Hashable, Sendable {
  /// The id of the element with the gesture.
  public var id: String
  /// The gesture's name, where only one of several is meant.
  public var gesture: String?
}
