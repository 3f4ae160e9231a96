/// A half-open span of a source file, in UTF-8 code units (bytes) from its beginning.
@frozen public struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte.
  public let start: Int
  /// The offset of the byte after the last; never less than `start`.
  public let end: Int

  /// A span from `start` up to, and without, `end`.
  @inlinable public init(start: Int, end: Int) {
    self.start = start
    self.end = end
  }

  /// The number of bytes in the span.
  @inlinable public var length: Int { end - start }
}
