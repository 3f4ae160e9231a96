/// Turns offsets into lines and columns, in one pass over the file for any number of offsets.
///
/// Lines end at LF, CRLF or CR; a byte order mark is no column.
public enum LineIndex {
  /// The position of each offset, in the order given; offsets beyond the end are the end.
  public static func positions(of offsets: [Int], in file: SourceFile) -> [Position] {
    let order = offsets.indices.sorted { offsets[$0] < offsets[$1] }
    var positions = Array(repeating: Position(line: 1, column: 1, offset: 0), count: offsets.count)
    let mark = TextEncoding.markLength(of: file.bytes)
    file.bytes.withUnsafeBufferPointer { bytes in
      var cursor = Cursor(bytes: bytes, start: mark)
      for index in order {
        cursor.advance(to: min(max(offsets[index], mark), bytes.count))
        positions[index] = cursor.position
      }
    }
    return positions
  }

  /// The text of a line by its number, from 1, given the offset of any byte in it; without its break.
  public static func line(around offset: Int, in file: SourceFile) -> SourceRange {
    let bytes = file.bytes
    var start = min(max(offset, 0), bytes.count)
    var end = start
    while start > 0, !isBreak(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, !isBreak(bytes[end]) { end += 1 }
    if start == 0 { start = min(TextEncoding.markLength(of: bytes), end) }
    return SourceRange(start: start, end: end)
  }

  private static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// A place that only moves forward, with its line and column.
  private struct Cursor {
    let bytes: Bytes
    var offset: Int
    var line = 1
    var column = 1

    init(bytes: Bytes, start: Int) {
      self.bytes = bytes
      offset = start
    }

    var position: Position { Position(line: line, column: column, offset: offset) }

    mutating func advance(to target: Int) {
      var lineStart = offset
      var at = nextBreak(from: offset, to: target)
      while at < target {
        // The LF of a CRLF ends the line; its CR does not.
        let isPair = bytes.byte(at: at) == 0x0D && at + 1 < bytes.count
          && bytes.byte(at: at + 1) == 0x0A
        if !isPair {
          line += 1
          column = 1
          lineStart = at + 1
        }
        at = nextBreak(from: at + 1, to: target)
      }
      for index in lineStart..<max(target, lineStart) where bytes.byte(at: index) & 0xC0 != 0x80 {
        column += 1
      }
      offset = max(offset, target)
    }

    /// The offset of the first CR or LF from `start` on, or `end`.
    private func nextBreak(from start: Int, to end: Int) -> Int {
      var offset = start
      while offset + 8 <= end {
        let word = bytes.word(at: offset)
        let hits = ByteScanning.matches(word, 0x0A) | ByteScanning.matches(word, 0x0D)
        if hits != 0 { return offset + hits.trailingZeroBitCount >> 3 }
        offset += 8
      }
      while offset < end, !LineIndex.isBreak(bytes.byte(at: offset)) { offset += 1 }
      return offset
    }
  }
}
