import DocumentSyntax

/// The columns of findings and of their related places, in bytes of UTF-8 and units of UTF-16.
///
/// Each line that has a place is gone over once, however many places it has: a file may be one
/// long line with thousands of findings.
struct EncodedColumnList {
  /// A column in both units, from 1.
  private struct Column {
    var utf8 = 1
    var utf16 = 1
  }

  private var columns: [Column]
  private var cursor = 0

  /// The columns of the places of those findings: each one's own and then those related to it.
  init(of findings: [LocatedFinding], in file: SourceFile) {
    var offsets: [Int] = []
    offsets.reserveCapacity(findings.count * 2)
    for finding in findings {
      offsets += [finding.start.offset, finding.end.offset]
      for place in finding.related { offsets += [place.start.offset, place.end.offset] }
    }
    columns = Self.columns(of: offsets, in: file)
  }

  /// The columns of the next place, its start and its end; nil after the last one.
  mutating func next() -> EncodedColumns? {
    guard cursor + 1 < columns.count else { return nil }
    defer { cursor += 2 }
    let start = columns[cursor]
    let end = columns[cursor + 1]
    return EncodedColumns(
      startUTF8: start.utf8, endUTF8: end.utf8, startUTF16: start.utf16, endUTF16: end.utf16)
  }

  private static func columns(of offsets: [Int], in file: SourceFile) -> [Column] {
    let order = offsets.indices.sorted { offsets[$0] < offsets[$1] }
    var columns = Array(repeating: Column(), count: offsets.count)
    // A byte order mark is not a column.
    let beginning = TextEncoding.markLength(of: file.bytes)
    file.bytes.withUnsafeBufferPointer { bytes in
      var offset = beginning
      var column = Column()
      for index in order {
        let target = min(max(offsets[index], beginning), bytes.count)
        var start = target
        while start > offset, !isLineStart(start, in: bytes) { start -= 1 }
        if start > offset { column = Column() }
        column.utf8 += target - start
        for byte in bytes[start..<target] where byte & 0xC0 != 0x80 {
          // What takes four bytes of UTF-8 takes two units of UTF-16.
          column.utf16 += byte >= 0xF0 ? 2 : 1
        }
        offset = target
        columns[index] = column
      }
    }
    return columns
  }

  /// Whether a line begins at an offset: after a line feed, or a return that has none behind it.
  private static func isLineStart(_ offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    switch bytes[offset - 1] {
    case 0x0A: true
    case 0x0D: offset == bytes.count || bytes[offset] != 0x0A
    default: false
    }
  }
}
