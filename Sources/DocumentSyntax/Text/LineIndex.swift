/// Turns offsets into lines and columns, in one pass over the file for any number of offsets.
///
/// Lines end at LF, CRLF or CR; a byte order mark is not a column.
package enum LineIndex {
  /// The position of each offset, in the order given; offsets beyond the end are the end.
  package static func positions(of offsets: [Int], in file: SourceFile) -> [Position] {
    var order = offsets.indices.map { (offset: offsets[$0], index: $0) }
    order.sort { $0.offset < $1.offset }
    var positions = Array(repeating: Position(line: 1, column: 1, offset: 0), count: offsets.count)
    let start = TextEncoding.markLength(of: file.bytes)
    file.bytes.withUnsafeBufferPointer { bytes in
      var cursor = Cursor(bytes: bytes, offset: start)
      for (offset, index) in order {
        cursor.advance(to: min(max(offset, start), bytes.count))
        positions[index] = cursor.position
      }
    }
    return positions
  }

  /// The text of a line given the offset of any byte in it; without its break.
  package static func line(around offset: Int, in file: SourceFile) -> SourceRange {
    let bytes = file.bytes
    var start = min(max(offset, 0), bytes.count)
    var end = start
    while start > 0, !isBreak(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, !isBreak(bytes[end]) { end += 1 }
    if start == 0 { start = min(TextEncoding.markLength(of: bytes), end) }
    return SourceRange(start: start, end: end)
  }

  private static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// The number of line feeds of a span, and whether it has carriage returns, which need care.
  ///
  /// Vectors take half the instructions of words, and this pass goes over all of a big file.
  private static func lineFeeds(
    in bytes: Bytes, from start: Int, to end: Int
  ) -> (count: Int, hasReturn: Bool) {
    let base = UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped)
    let lineFeed = SIMD16<UInt8>(repeating: 0x0A)
    let carriageReturn = SIMD16<UInt8>(repeating: 0x0D)
    var offset = start
    var count = 0
    var returns = SIMDMask<SIMD16<Int8>>(repeating: false)
    while offset &+ 16 <= end {
      // Each place of the sum counts its hits; 255 rounds fill it.
      var sum = SIMD16<UInt8>.zero
      let last = min(end &- 16, offset &+ 254 &* 16)
      while offset <= last {
        let vector = base.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
        sum.replace(with: sum &+ 1, where: vector .== lineFeed)
        returns .|= vector .== carriageReturn
        offset &+= 16
      }
      count &+= Int(SIMD16<UInt16>(truncatingIfNeeded: sum).wrappedSum())
    }
    var hasReturn = any(returns)
    while offset < end {
      count &+= bytes.byte(at: offset) == 0x0A ? 1 : 0
      hasReturn = hasReturn || bytes.byte(at: offset) == 0x0D
      offset &+= 1
    }
    // A return just before the span may belong to a line feed at its beginning.
    return (count, hasReturn || start > 0 && bytes.byte(at: start - 1) == 0x0D)
  }

  /// A place that only moves forward, with its line and column.
  private struct Cursor {
    let bytes: Bytes
    var offset: Int
    var line = 1
    var column = 1

    var position: Position { Position(line: line, column: column, offset: offset) }

    mutating func advance(to target: Int) {
      guard target > offset else { return }
      let (lineFeeds, hasReturn) = LineIndex.lineFeeds(in: bytes, from: offset, to: target)
      if hasReturn {
        advanceByLines(to: target)
      } else {
        var start = offset
        if lineFeeds > 0 {
          line += lineFeeds
          column = 1
          start = target
          while bytes.byte(at: start - 1) != 0x0A { start -= 1 }
        }
        countColumns(from: start, to: target)
      }
      offset = target
    }

    private mutating func advanceByLines(to target: Int) {
      var start = offset
      for index in offset..<target where LineIndex.isBreak(bytes.byte(at: index)) {
        // The LF of a CRLF ends the line; its CR does not.
        let isPair =
          bytes.byte(at: index) == 0x0D && index + 1 < bytes.count
          && bytes.byte(at: index + 1) == 0x0A
        if isPair { continue }
        line += 1
        column = 1
        start = index + 1
      }
      countColumns(from: start, to: target)
    }

    /// Counts the bytes of a span that begin a character: all but those of the form 10xxxxxx.
    private mutating func countColumns(from start: Int, to end: Int) {
      guard start < end else { return }
      let base = UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped)
      let upper = SIMD16<UInt8>(repeating: 0xC0)
      let following = SIMD16<UInt8>(repeating: 0x80)
      var index = start
      var inside = 0
      while index &+ 16 <= end {
        var sum = SIMD16<UInt8>.zero
        let last = min(end &- 16, index &+ 254 &* 16)
        while index <= last {
          let vector = base.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
          sum.replace(with: sum &+ 1, where: vector & upper .== following)
          index &+= 16
        }
        inside &+= Int(SIMD16<UInt16>(truncatingIfNeeded: sum).wrappedSum())
      }
      while index < end {
        inside &+= bytes.byte(at: index) & 0xC0 == 0x80 ? 1 : 0
        index &+= 1
      }
      column += end - start - inside
    }
  }
}

/// A place in a file as people count: lines and columns from 1, the column in Unicode scalars.
public struct Position: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, in Unicode scalars.
  public let column: Int
  /// The offset from the beginning of the file, in bytes.
  public let offset: Int

  /// The place of that line, column and offset.
  public init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }
}
