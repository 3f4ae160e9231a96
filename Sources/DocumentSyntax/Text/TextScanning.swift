/// Moves over bytes that mean the same in JSON and XML.
enum TextScanning {
  /// The byte at an offset, or 0 at the end.
  @inline(__always) static func byte(_ bytes: Bytes, _ offset: Int) -> UInt8 {
    offset < bytes.count ? bytes.byte(at: offset) : 0
  }

  /// Moves over white space, of which there is mostly none; the byte behind it, or 0 at the end.
  @inline(__always) static func byte(_ bytes: Bytes, afterSpace offset: inout Int) -> UInt8 {
    let first = byte(bytes, offset)
    if first > 0x20 { return first }
    offset = endOfSpace(bytes, from: offset)
    return byte(bytes, offset)
  }

  /// Whether the byte is a blank, a tab or part of a line break.
  @inline(__always) static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// The offset after white space.
  @inline(__always) static func endOfSpace(_ bytes: Bytes, from start: Int) -> Int {
    guard start < bytes.count, bytes.byte(at: start) <= 0x20 else { return start }
    let next = start &+ 1
    if next < bytes.count, bytes.byte(at: next) > 0x20, isSpace(bytes.byte(at: start)) {
      return next
    }
    return endOfSpaceRun(bytes, from: start)
  }

  /// The offset after what may be white space: mostly a line break and the blanks that indent.
  ///
  /// It is not inlined, as that would make the readers' loops too large to be optimised.
  @inline(never) private static func endOfSpaceRun(_ bytes: Bytes, from start: Int) -> Int {
    var offset = start
    while offset < bytes.count, isSpace(bytes.byte(at: offset)) {
      offset &+= 1
      while offset &+ 8 <= bytes.count {
        let others = bytes.word(at: offset) ^ ByteScanning.repeated(0x20)
        if others != 0 {
          offset &+= others.trailingZeroBitCount >> 3
          break
        }
        offset &+= 8
      }
      if offset < bytes.count, bytes.byte(at: offset) > 0x20 { return offset }
    }
    return offset
  }

  /// Whether the bytes are UTF-8.
  @inline(never) static func isText(_ bytes: Bytes, from start: Int, to end: Int) -> Bool {
    TextEncoding.firstMalformed(in: Bytes(rebasing: bytes[start..<end])) == nil
  }
}
