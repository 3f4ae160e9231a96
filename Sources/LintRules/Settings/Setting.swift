/// A value with where it is from.
public struct Setting<Value: Sendable>: Sendable {
  /// The value.
  public let value: Value
  /// Where it is from.
  public let origin: Origin
  /// The error that something is wrong with the value, at its place; nil where it is in no file.
  public let error: (@Sendable (String) -> InputError)?

  init(
    _ value: Value, _ origin: Origin, error: (@Sendable (String) -> InputError)? = nil
  ) {
    self.value = value
    self.origin = origin
    self.error = error
  }
}
