/// The elements of an XML document as one contiguous array over the file's bytes.
///
/// Attributes are not stored: `attributes(of:)` walks the start tag, which the parser has checked.
public struct XMLTree: Sendable {
  /// The file the elements point into.
  public let file: SourceFile
  /// Every element in document order; the first is the root.
  public let elements: [XMLElement]
  /// Whether what the parser was to look for begins in a comment.
  public let hasWantedComment: Bool
  /// The elements that the parser was to look for, in order.
  public let wanted: [XMLSearch.Match]

  /// A tree of those elements; the parser makes it.
  init(
    file: SourceFile, elements: [XMLElement], hasWantedComment: Bool = false,
    wanted: [XMLSearch.Match] = []
  ) {
    self.file = file
    self.elements = elements
    self.hasWantedComment = hasWantedComment
    self.wanted = wanted
  }
}
