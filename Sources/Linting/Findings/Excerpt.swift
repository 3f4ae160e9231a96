import DocumentSyntax

/// The source lines that a finding or error points at, for reports that show them.
public struct Excerpt: Sendable {
  /// The text of the lines, untrusted; long lines are cut around the place.
  public let lines: [String]
  /// How many scalars were cut from the beginning of the first line.
  public let cut: Int

  /// An excerpt of those lines.
  public init(lines: [String], cut: Int) {
    self.lines = lines
    self.cut = cut
  }
}

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

/// The columns of a range in units that some report formats count in; all from 1.
public struct EncodedColumns: Hashable, Sendable {
  /// The column of the start in bytes of UTF-8.
  public let startUTF8: Int
  /// The column of the end in bytes of UTF-8.
  public let endUTF8: Int
  /// The column of the start in code units of UTF-16.
  public let startUTF16: Int
  /// The column of the end in code units of UTF-16.
  public let endUTF16: Int

  /// Columns in those units.
  public init(startUTF8: Int, endUTF8: Int, startUTF16: Int, endUTF16: Int) {
    self.startUTF8 = startUTF8
    self.endUTF8 = endUTF8
    self.startUTF16 = startUTF16
    self.endUTF16 = endUTF16
  }
}
