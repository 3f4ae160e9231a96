package import DocumentSyntax

/// How comments are written in a file; each format has its own beside its reader.
package struct CommentStyle: Sendable {
  /// The signs around a comment that may go over several lines.
  struct Block: Sendable {
    let opening: String
    let closing: String
    /// Whether the range of a comment has the signs, and not only what is between them.
    let isInRange: Bool
  }

  /// The sign that begins a comment to the end of its line, and how often it is written at least.
  private let line: (sign: Unicode.Scalar, count: Int)?
  private let block: Block?
  private let comments: @Sendable (SourceFile) -> [SourceRange]

  /// A style with comments that end with their line, those that go over several lines, or both.
  init(
    line: (sign: Unicode.Scalar, count: Int)? = nil, block: Block? = nil,
    comments: @escaping @Sendable (SourceFile) -> [SourceRange]
  ) {
    self.line = line
    self.block = block
    self.comments = comments
  }

  /// The comments of a file, in order: with the signs that begin them, or what is between these.
  package func ranges(in file: SourceFile) -> [SourceRange] { comments(file) }

  /// The range of a comment without the signs that end it.
  package func contents(of range: SourceRange, in bytes: FileBytes) -> SourceRange {
    guard let block, block.isInRange,
      range.length >= block.opening.utf8.count + block.closing.utf8.count,
      Self.has(block.opening, at: range.start, in: bytes)
    else { return range }
    let end = range.end - block.closing.utf8.count
    return Self.has(block.closing, at: end, in: bytes)
      ? SourceRange(start: range.start, end: end) : range
  }

  /// The length of what begins a comment and is not a part of its range.
  package var opening: Int { outside?.opening.utf8.count ?? 0 }

  /// Where a comment with that range may end before its line does; nil where it cannot.
  package func end(of range: SourceRange) -> Int? {
    outside.map { range.end + $0.closing.utf8.count }
  }

  /// The signs around the range of a comment.
  private var outside: Block? { block.flatMap { $0.isInRange ? nil : $0 } }

  /// A text that a comment holds, with the signs that make it a comment; nil where the comment says
  /// more.
  package func comment(around text: SourceRange, in bytes: FileBytes) -> SourceRange? {
    var start = text.start
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    if let block, Self.has(block.opening, at: start - block.opening.utf8.count, in: bytes) {
      return comment(from: start, around: text, block, in: bytes)
    }
    guard let line else { return nil }
    let first = start
    while start > 0, bytes[start - 1] == UInt8(ascii: line.sign) { start -= 1 }
    guard first - start >= line.count else { return nil }
    // The comment goes to the end of its line, and so does the text.
    var end = text.end
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
      guard bytes[end] == 0x20 || bytes[end] == 0x09 else { return nil }
      end += 1
    }
    return SourceRange(start: start, end: text.end)
  }

  /// The comment between two signs, of which the first ends at an offset.
  private func comment(
    from start: Int, around text: SourceRange, _ block: Block, in bytes: FileBytes
  ) -> SourceRange? {
    var end = text.end
    while end < bytes.count, bytes[end] == 0x20 { end += 1 }
    guard Self.has(block.closing, at: end, in: bytes) else { return nil }
    return SourceRange(
      start: start - block.opening.utf8.count, end: end + block.closing.utf8.count)
  }

  private static func has(_ sign: String, at offset: Int, in bytes: FileBytes) -> Bool {
    let end = offset + sign.utf8.count
    return offset >= 0 && end <= bytes.count && bytes[offset..<end].elementsEqual(sign.utf8)
  }
}
