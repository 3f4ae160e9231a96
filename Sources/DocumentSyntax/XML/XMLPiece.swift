/// The elements of a stretch of an XML file, read without knowing what stands before it.
///
/// Big files are parsed by several threads; each reads a piece as if it began between two tags.
/// Whether it does shows when the piece before it has been read: a piece that began elsewhere, or
/// in which anything is wrong, is forgotten, and its stretch is read again.
public struct XMLPiece: Sendable {
  /// How many elements may be open where a piece begins; with more, it is not used.
  static let floor = 64

  /// The offset of its first byte.
  let start: Int
  /// The offset after what was read of it.
  let end: Int
  /// The elements by their places in the piece; in front of them one for what it stands in, unless
  /// the piece is the first of its file.
  let elements: [XMLElement]
  /// The elements that are still open, outermost first.
  let open: [UInt32]
  /// Whether what was to be looked for begins in a comment.
  let hasWantedComment: Bool
  /// The elements that were to be looked for.
  let wanted: [XMLSearch.Match]
  /// Whether nothing was wrong.
  let isSound: Bool

  /// Whether it is the first piece of its file.
  var isFirst: Bool { start == 0 }
}
