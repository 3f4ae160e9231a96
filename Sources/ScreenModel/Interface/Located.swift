public import DocumentSyntax

/// A value together with the place it was written.
public struct Located<Value: Sendable>: Sendable {
  /// The value itself.
  public var value: Value
  /// Where it is written.
  public var range: SourceRange

  package init(value: Value, range: SourceRange) {
    self.value = value
    self.range = range
  }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
