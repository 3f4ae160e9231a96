/// An attribute of a start tag, as offsets into the file.
@frozen public struct XMLAttribute: Hashable, Sendable {
  /// The offset of the name's first byte.
  public let nameStart: Int
  /// The offset after the name.
  public let nameEnd: Int
  /// The offset of the value's first byte, after the quote.
  public let valueStart: Int
  /// The offset of the quote that ends the value.
  public let valueEnd: Int
  /// Whether the value has entity or character references, so that its bytes are not its text.
  public let hasReferences: Bool

  /// An attribute of those parts.
  @inlinable public init(
    nameStart: Int, nameEnd: Int, valueStart: Int, valueEnd: Int, hasReferences: Bool
  ) {
    self.nameStart = nameStart
    self.nameEnd = nameEnd
    self.valueStart = valueStart
    self.valueEnd = valueEnd
    self.hasReferences = hasReferences
  }

  /// Where the name is written.
  @inlinable public var nameRange: SourceRange { SourceRange(start: nameStart, end: nameEnd) }
  /// Where the value is written, without its quotes.
  @inlinable public var valueRange: SourceRange { SourceRange(start: valueStart, end: valueEnd) }
}
