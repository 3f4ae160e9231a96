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

/// The elements of an XML document as one contiguous array over the file's bytes.
///
/// Attributes are not stored: `attributes(of:)` walks the start tag, which the parser has checked.
public struct XMLTree: Sendable {
  /// The file the elements point into.
  public let file: SourceFile
  /// Every element in document order; the first is the root.
  public let elements: [XMLElement]

  /// A tree of those elements; the parser makes it.
  public init(file: SourceFile, elements: [XMLElement]) {
    self.file = file
    self.elements = elements
  }
}
