/// Which characters XML 1.0 allows where.
enum XMLCharacters {
  /// Whether a byte is an ASCII letter, an underscore or a colon, with which names start.
  @inline(__always) static func startsName(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
  }

  /// Whether a byte is an ASCII character of names.
  @inline(__always) static func continuesName(_ byte: UInt8) -> Bool {
    startsName(byte) || byte &- 0x30 <= 9 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  /// The offset after an ASCII name: letters eight at a time, other characters one by one.
  @inline(__always) static func endOfASCIIName(_ bytes: Bytes, from start: Int) -> Int {
    var offset = start
    while true {
      if offset &+ 8 <= bytes.count {
        let others = nonLetters(bytes.word(at: offset))
        if others == 0 {
          offset &+= 8
          continue
        }
        offset &+= others.trailingZeroBitCount >> 3
        // What mostly ends a name is none of the other characters of names.
        let byte = bytes.byte(at: offset)
        if byte == UInt8(ascii: "=") || byte == 0x20 || byte == UInt8(ascii: ">") { return offset }
      }
      guard continuesName(TextScanning.byte(bytes, offset)) else { return offset }
      offset &+= 1
    }
  }

  /// The high bit of each byte that is not an ASCII letter.
  @inline(__always) static func nonLetters(_ word: UInt64) -> UInt64 {
    let low = (word | ByteScanning.repeated(0x20)) & ByteScanning.repeated(0x7F)
    let fromA = low &+ ByteScanning.repeated(0x80 - 0x61)
    let afterZ = low &+ ByteScanning.repeated(0x80 - 0x7B)
    return (~fromA | afterZ | word) & ByteScanning.repeated(0x80)
  }

  /// The offset after a name of any script, which is `start` where none starts.
  static func endOfName(_ bytes: Bytes, from start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      let byte = bytes.byte(at: offset)
      if byte < 0x80 {
        guard offset == start ? startsName(byte) : continuesName(byte) else { return offset }
        offset += 1
      } else {
        let scalar = scalar(bytes, at: offset)
        let isPart = isNameStart(scalar) || offset > start && isNameRest(scalar)
        guard isPart else { return offset }
        offset += UTF8.width(scalar)
      }
    }
    return offset
  }

  /// Whether a character may stand in a document, written or by reference: production 2.
  static func isAllowed(_ value: UInt32) -> Bool {
    switch value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  private static func scalar(_ bytes: Bytes, at offset: Int) -> Unicode.Scalar {
    let end = min(offset + 4, bytes.count)
    let text = String(decoding: Bytes(rebasing: bytes[offset..<end]), as: UTF8.self)
    return text.unicodeScalars.first ?? "\u{FFFD}"
  }

  /// Production 4, the part above ASCII.
  private static func isNameStart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D,
      0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFC,
      0x10000...0xEFFFF:
      true
    default: false
    }
  }

  /// Production 4a, the part above ASCII that production 4 does not have.
  private static func isNameRest(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: false
    }
  }
}
