/// Checks that a file is UTF-8 text before anything is read out of it.
package enum TextEncoding {
  /// The length of a UTF-8 byte order mark at the start of the bytes: 3 or 0.
  package static func markLength(of bytes: FileBytes) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The reason why the bytes are not UTF-8 text of an acceptable size; nil where they are.
  package static func problem(in file: SourceFile) -> SyntaxProblem? {
    let bytes = file.bytes
    if bytes.count > SourceFile.maximumLength {
      return SyntaxProblem(
        .limit, "the file is larger than \(SourceFile.maximumLength) bytes; split it",
        at: SourceRange(start: 0, end: 0))
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return SyntaxProblem(
        .encoding, "the file is UTF-16 or UTF-32; save it as UTF-8",
        at: SourceRange(start: 0, end: 0))
    }
    // Markup or a bracket with a zero byte beside it begins no text of UTF-8.
    if bytes.count > 3, [0, 1].contains(where: { bytes[$0] == 0 && bytes[$0 + 2] == 0 }),
      bytes.prefix(4).contains(where: { $0 != 0 })
    {
      return SyntaxProblem(
        .encoding, "the file is UTF-16 or UTF-32 without a byte order mark; save it as UTF-8",
        at: SourceRange(start: 0, end: 0))
    }
    guard let offset = bytes.withUnsafeBufferPointer(firstMalformed) else { return nil }
    return SyntaxProblem(
      .encoding, "the byte here is not UTF-8; save the file as UTF-8",
      at: SourceRange(start: offset, end: offset + 1))
  }

  /// The offset of the first byte that is not part of a well-formed UTF-8 sequence.
  static func firstMalformed(in bytes: Bytes) -> Int? {
    var offset = 0
    let count = bytes.count
    while offset < count {
      if bytes.byte(at: offset) < 0x80 {
        offset = endOfASCII(in: bytes, from: offset)
      } else {
        let length = sequenceLength(in: bytes, at: offset)
        if length == 0 { return offset }
        offset &+= length
      }
    }
    return nil
  }

  /// The offset of the first byte from `start` on that is not ASCII, or the end.
  @inline(__always) private static func endOfASCII(in bytes: Bytes, from start: Int) -> Int {
    var offset = start
    let last = bytes.count &- 8
    while offset <= last {
      let high = bytes.word(at: offset) & 0x8080_8080_8080_8080
      if high != 0 { return offset &+ high.trailingZeroBitCount >> 3 }
      offset &+= 8
    }
    while offset < bytes.count, bytes.byte(at: offset) < 0x80 { offset &+= 1 }
    return offset
  }

  /// The length of the multi-byte sequence at an offset after Unicode table 3-7, or 0.
  private static func sequenceLength(in bytes: Bytes, at offset: Int) -> Int {
    let first = bytes.byte(at: offset)
    let length = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0
    guard length > 0, offset + length <= bytes.count else { return 0 }
    let second = bytes.byte(at: offset + 1)
    let bounds: ClosedRange<UInt8> =
      switch first {
      case 0xE0: 0xA0...0xBF
      case 0xED: 0x80...0x9F
      case 0xF0: 0x90...0xBF
      case 0xF4: 0x80...0x8F
      default: 0x80...0xBF
      }
    guard bounds.contains(second) else { return 0 }
    for index in 2..<max(length, 2) where bytes.byte(at: offset + index) & 0xC0 != 0x80 {
      return 0
    }
    return length
  }
}
