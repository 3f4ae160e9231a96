import DocumentSyntax

extension Excerpt {
  /// The columns of its range in other units; nil where a line that they are on is cut.
  func columns(from start: Position, to end: Position) -> EncodedColumns? {
    guard cut == 0, lines.indices.contains(end.line - start.line) else { return nil }
    guard let first = Self.column(start.column, of: lines[0]),
      let last = Self.column(end.column, of: lines[end.line - start.line])
    else { return nil }
    return EncodedColumns(
      startUTF8: first.utf8, endUTF8: last.utf8, startUTF16: first.utf16, endUTF16: last.utf16)
  }

  private static func column(_ column: Int, of line: String) -> (utf8: Int, utf16: Int)? {
    let before = line.unicodeScalars.prefix(max(column - 1, 0))
    guard before.count == column - 1 else { return nil }
    let text = String(String.UnicodeScalarView(before))
    return (text.utf8.count + 1, text.utf16.count + 1)
  }
}
