/// The bounds and the present value of something adjustable.
public struct ValueRange: Hashable, Sendable {
  /// The least value, where known.
  public var min: Double?
  /// The greatest value, where known.
  public var max: Double?
  /// The present value, where known.
  public var value: Double?
  /// What one adjustment adds, where known.
  public var step: Double?
}
