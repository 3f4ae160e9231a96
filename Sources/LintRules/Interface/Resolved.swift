/// What is known about a property once the file and the class defaults are taken together.
public enum Resolved<Value: Sendable>: Sendable {
  /// It has this value.
  case known(Value)
  /// It certainly has none.
  case absent
  /// It may have one that the file does not tell.
  case unknown(Unknown)

  /// The value, where it is known.
  var value: Value? {
    if case .known(let value) = self { value } else { nil }
  }
}

extension Resolved: Equatable where Value: Equatable {}
