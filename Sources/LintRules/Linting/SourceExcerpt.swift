import DocumentSyntax

/// Cuts the lines that a range stands on out of a file.
enum SourceExcerpt {
  /// The most lines shown of one range, and the most scalars of one line.
  static let maximumLines = 3
  static let maximumWidth = 160

  static func of(_ range: SourceRange, in file: SourceFile) -> Excerpt {
    var lines: [String] = []
    var cut = 0
    var offset = range.start
    while lines.count < maximumLines, offset <= max(range.end - 1, range.start) {
      let line = LineIndex.line(around: offset, in: file)
      let window = window(of: line, around: lines.isEmpty ? range.start : line.start, in: file)
      if lines.isEmpty {
        cut = scalars(in: SourceRange(start: line.start, end: window.start), of: file)
      }
      lines.append(file.text(in: window))
      offset = line.end + 1
      if offset < file.bytes.count, file.bytes[offset] == 0x0A, file.bytes[offset - 1] == 0x0D {
        offset += 1
      }
    }
    return Excerpt(lines: lines, cut: cut)
  }

  /// The part of a long line that holds a place.
  private static func window(
    of line: SourceRange, around offset: Int, in file: SourceFile
  ) -> SourceRange {
    guard line.length > maximumWidth else { return line }
    var start = max(line.start, min(offset - 60, line.end - maximumWidth))
    var end = min(line.end, start + maximumWidth)
    while start > line.start, file.bytes[start] & 0xC0 == 0x80 { start -= 1 }
    while end > start, end < line.end, file.bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return SourceRange(start: start, end: end)
  }

  private static func scalars(in range: SourceRange, of file: SourceFile) -> Int {
    file.bytes[range.start..<range.end].count { $0 & 0xC0 != 0x80 }
  }
}
