/// What a JSON or YAML value is, after the YAML 1.2 core schema or RFC 8259.
@frozen public enum SyntaxKind: UInt8, Sendable {
  case null
  case boolean
  case number
  case string
  case sequence
  case mapping
  /// A YAML alias; its `next` is the index of the entry that it stands for.
  case alias

  /// Whether entries of this kind hold other entries.
  @inlinable @inline(__always) public var isCollection: Bool {
    self == .sequence || self == .mapping
  }
}
