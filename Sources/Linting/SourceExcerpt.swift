import DocumentSyntax

/// Cuts the lines that a range stands on out of a file.
package enum SourceExcerpt {
  /// The most lines shown of one range, and the most bytes of one line.
  static let maximumLines = 3
  package static let maximumWidth = 160

  /// The lines of a range that begins at that column; looks no further than it shows.
  static func of(_ range: SourceRange, column: Int, in file: SourceFile) -> Excerpt {
    var lines: [String] = []
    var cut = 0
    var offset = min(range.start, file.bytes.count)
    while lines.count < maximumLines, offset <= max(range.end - 1, range.start) {
      let line = line(around: offset, in: file.bytes)
      let window = window(of: line, around: offset, in: file)
      if lines.isEmpty {
        let shown = SourceRange(start: window.start, end: max(offset, window.start))
        cut = max(column - 1 - scalars(in: shown, of: file), 0)
      }
      lines.append(file.text(in: window))
      guard line.end < file.bytes.count, isBreak(file.bytes[line.end]) else { break }
      offset = line.end + 1
      if offset < file.bytes.count, file.bytes[offset] == 0x0A, file.bytes[offset - 1] == 0x0D {
        offset += 1
      }
    }
    return Excerpt(lines: lines, cut: cut)
  }

  /// The line of an offset, or as much of it as could be shown: a file may be one long line.
  private static func line(around offset: Int, in bytes: FileBytes) -> SourceRange {
    var start = offset
    var end = offset
    while start > 0, start > offset - maximumWidth, !isBreak(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, end <= offset + maximumWidth, !isBreak(bytes[end]) { end += 1 }
    if start == 0 { start = min(TextEncoding.markLength(of: bytes), end) }
    return SourceRange(start: start, end: end)
  }

  private static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// The part of a long line that holds a place.
  private static func window(
    of line: SourceRange, around offset: Int, in file: SourceFile
  ) -> SourceRange {
    var start = line.start
    var end = line.end
    if line.length > maximumWidth {
      start = max(line.start, min(offset - 60, line.end - maximumWidth))
      end = min(line.end, start + maximumWidth)
    }
    // Neither end may stand within a scalar.
    while start < end, file.bytes[start] & 0xC0 == 0x80 { start += 1 }
    while end > start, end < file.bytes.count, file.bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return SourceRange(start: start, end: end)
  }

  private static func scalars(in range: SourceRange, of file: SourceFile) -> Int {
    file.bytes[range.start..<range.end].count { $0 & 0xC0 != 0x80 }
  }
}
