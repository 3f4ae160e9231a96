/// Decodes JSON strings.
package enum JSONText {
  /// The text between the quotes of a checked string with its escapes replaced.
  static func decoded(_ bytes: Bytes, start: Int, end: Int) -> String {
    String(unsafeUninitializedCapacity: max(end - start, 0)) { buffer in
      decode(bytes, start: start, end: end, into: buffer)
    }
  }

  /// The same as UTF-8, for comparing without Unicode normalisation.
  static func decodedBytes(_ bytes: Bytes, start: Int, end: Int) -> [UInt8] {
    Array(unsafeUninitializedCapacity: max(end - start, 0)) { buffer, count in
      count = decode(bytes, start: start, end: end, into: buffer)
    }
  }

  /// Calls a function with each piece of a checked string with its quotes: bytes that stand for
  /// themselves, or an escape and the bytes that it stands for.
  package static func forEachPiece(
    of string: SourceRange, in bytes: UnsafeBufferPointer<UInt8>,
    _ body: (_ piece: SourceRange, _ escaped: [UInt8]?) -> Void
  ) {
    var offset = string.start + 1
    var plain = offset
    while offset < string.end - 1 {
      guard bytes.byte(at: offset) == UInt8(ascii: "\\") else {
        offset &+= 1
        continue
      }
      if plain < offset { body(SourceRange(start: plain, end: offset), nil) }
      let length = escapeLength(bytes, at: offset)
      let end = min(offset + length, string.end - 1)
      let decoded = decodedBytes(bytes, start: offset - 1, end: end + 1)
      body(SourceRange(start: offset, end: end), decoded)
      offset = end
      plain = end
    }
    if plain < offset { body(SourceRange(start: plain, end: offset), nil) }
  }

  /// The length of the escape at an offset; a pair of surrogates is one.
  private static func escapeLength(_ bytes: Bytes, at offset: Int) -> Int {
    codeUnit(bytes, at: offset).map { scalar($0, bytes, at: offset).1 } ?? 2
  }

  /// The code unit of a `\u` escape that starts at an offset, if one does.
  static func codeUnit(_ bytes: Bytes, at offset: Int) -> UInt32? {
    guard offset + 6 <= bytes.count, bytes.byte(at: offset) == UInt8(ascii: "\\"),
      bytes.byte(at: offset + 1) == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt32 = 0
    for index in 2..<6 {
      guard let digit = HexDigit.value(bytes.byte(at: offset + index)) else { return nil }
      unit = unit << 4 | digit
    }
    return unit
  }

  /// Writes the decoded text, which is never longer than its spelling; the number of bytes.
  private static func decode(
    _ bytes: Bytes, start: Int, end: Int, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var offset = start + 1
    var count = 0
    while offset < end - 1 {
      let byte = bytes.byte(at: offset)
      if byte != UInt8(ascii: "\\") {
        buffer[count] = byte
        count &+= 1
        offset &+= 1
      } else if let unit = codeUnit(bytes, at: offset) {
        let (scalar, length) = scalar(unit, bytes, at: offset)
        for unit in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
          buffer[count] = unit
          count &+= 1
        }
        offset &+= length
      } else {
        buffer[count] = simpleEscape(bytes.byte(at: min(offset + 1, end - 1)))
        count &+= 1
        offset &+= 2
      }
    }
    return count
  }

  /// The character of one escape or of a surrogate pair of them, and the length of its spelling.
  private static func scalar(
    _ unit: UInt32, _ bytes: Bytes, at offset: Int
  ) -> (Unicode.Scalar, Int) {
    if unit & 0xFC00 == 0xD800, let low = codeUnit(bytes, at: offset + 6), low & 0xFC00 == 0xDC00 {
      let value = 0x10000 + (unit & 0x3FF) << 10 + low & 0x3FF
      return (Unicode.Scalar(value) ?? "\u{FFFD}", 12)
    }
    return (Unicode.Scalar(unit) ?? "\u{FFFD}", 6)
  }

  /// The character that an escape of one letter stands for.
  private static func simpleEscape(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: byte
    }
  }
}
