/// One XML element: a fixed-size record in `XMLTree.elements`.
@frozen public struct XMLElement: Sendable {
  /// The offset of the start tag's `<`.
  public var start: UInt32
  /// The offset after the start tag's `>`.
  public var tagEnd: UInt32
  /// The offset after the end tag's `>`, or `tagEnd` for an empty-element tag.
  public var end: UInt32
  /// The index of the element after this one and all that it holds.
  public var next: UInt32
  /// The length of the tag's name, in bytes; the name starts at `start + 1`.
  public var nameLength: UInt16
  /// Whether character data other than white space stands directly in it.
  public var hasText: Bool

  /// A record of those parts.
  @inlinable public init(
    start: UInt32, tagEnd: UInt32, end: UInt32, next: UInt32, nameLength: UInt16, hasText: Bool
  ) {
    self.start = start
    self.tagEnd = tagEnd
    self.end = end
    self.next = next
    self.nameLength = nameLength
    self.hasText = hasText
  }

  /// The span from the start tag to the end tag.
  @inlinable public var range: SourceRange { SourceRange(start: Int(start), end: Int(end)) }
  /// The span of the start tag.
  @inlinable public var tagRange: SourceRange { SourceRange(start: Int(start), end: Int(tagEnd)) }
}
