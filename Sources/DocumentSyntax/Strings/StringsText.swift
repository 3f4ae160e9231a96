/// Decodes the texts of strings files: the escapes are those of `getSlashedChar` in Apple's
/// `CFOldStylePList.c`.
enum StringsText {
  /// The text between quotes with its escapes replaced.
  static func decoded(_ bytes: Bytes, start: Int, end: Int) -> String {
    guard bytes[start..<end].contains(UInt8(ascii: "\\")) else {
      return String(decoding: Bytes(rebasing: bytes[start..<end]), as: UTF8.self)
    }
    var text: [UInt8] = []
    text.reserveCapacity(end - start)
    var offset = start
    while offset < end {
      let byte = bytes.byte(at: offset)
      if byte == UInt8(ascii: "\\"), offset + 1 < end {
        offset = escape(bytes, at: offset, end: end, into: &text)
      } else {
        text.append(byte)
        offset &+= 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends what the escape at an offset stands for; the offset after it.
  private static func escape(
    _ bytes: Bytes, at offset: Int, end: Int, into text: inout [UInt8]
  ) -> Int {
    let letter = bytes.byte(at: offset + 1)
    switch letter {
    case UInt8(ascii: "U"):
      guard let (scalar, next) = unicode(bytes, at: offset, end: end) else { break }
      text += Array(String(scalar).utf8)
      return next
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let (value, next) = octal(bytes, at: offset + 1, end: end)
      text += Array(String(NextStepEncoding.scalar(value)).utf8)
      return next
    default:
      break
    }
    text.append(simple(letter))
    return offset + 2
  }

  /// The character of an escape of one letter; any other letter stands for itself.
  private static func simple(_ letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "a"): 0x07
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "v"): 0x0B
    default: letter
    }
  }

  /// The value of one to three octal digits, and the offset after them.
  private static func octal(_ bytes: Bytes, at start: Int, end: Int) -> (UInt8, Int) {
    var value = 0
    var offset = start
    while offset < min(end, start + 3), bytes.byte(at: offset) & 0xF8 == UInt8(ascii: "0") {
      value = value << 3 | Int(bytes.byte(at: offset) & 7)
      offset &+= 1
    }
    return (UInt8(truncatingIfNeeded: value), offset)
  }

  /// The character of a `\U` escape, or of two that are halves of a pair, and the offset after it.
  private static func unicode(
    _ bytes: Bytes, at offset: Int, end: Int
  ) -> (Unicode.Scalar, Int)? {
    guard let (unit, next) = codeUnit(bytes, at: offset, end: end) else { return nil }
    if unit & 0xFC00 == 0xD800, let (low, after) = codeUnit(bytes, at: next, end: end),
      low & 0xFC00 == 0xDC00
    {
      let value = 0x10000 + (unit & 0x3FF) << 10 + low & 0x3FF
      return (Unicode.Scalar(value) ?? "\u{FFFD}", after)
    }
    return (Unicode.Scalar(unit) ?? "\u{FFFD}", next)
  }

  /// The number of a `\U` escape, which has up to four digits, or none for 0, and the offset after
  /// it.
  private static func codeUnit(_ bytes: Bytes, at start: Int, end: Int) -> (UInt32, Int)? {
    guard start + 1 < end, bytes.byte(at: start) == UInt8(ascii: "\\"),
      bytes.byte(at: start + 1) == UInt8(ascii: "U")
    else { return nil }
    var unit: UInt32 = 0
    var offset = start + 2
    while offset < min(end, start + 6), let digit = HexDigit.value(bytes.byte(at: offset)) {
      unit = unit << 4 | digit
      offset &+= 1
    }
    return (unit, offset)
  }
}

/// The character set of NeXTSTEP, which octal escapes in strings files are in.
enum NextStepEncoding {
  /// The character of a byte.
  static func scalar(_ byte: UInt8) -> Unicode.Scalar {
    guard byte >= 0x80 else { return Unicode.Scalar(byte) }
    return Unicode.Scalar(upperHalf[Int(byte) - 0x80]) ?? "\u{FFFD}"
  }

  private static let upperHalf: [UInt16] = [
    0x00A0, 0x00C0, 0x00C1, 0x00C2, 0x00C3, 0x00C4, 0x00C5, 0x00C7, 0x00C8, 0x00C9, 0x00CA,
    0x00CB, 0x00CC, 0x00CD, 0x00CE, 0x00CF, 0x00D0, 0x00D1, 0x00D2, 0x00D3, 0x00D4, 0x00D5,
    0x00D6, 0x00D9, 0x00DA, 0x00DB, 0x00DC, 0x00DD, 0x00DE, 0x00B5, 0x00D7, 0x00F7, 0x00A9,
    0x00A1, 0x00A2, 0x00A3, 0x2044, 0x00A5, 0x0192, 0x00A7, 0x00A4, 0x2019, 0x201C, 0x00AB,
    0x2039, 0x203A, 0xFB01, 0xFB02, 0x00AE, 0x2013, 0x2020, 0x2021, 0x00B7, 0x00A6, 0x00B6,
    0x2022, 0x201A, 0x201E, 0x201D, 0x00BB, 0x2026, 0x2030, 0x00AC, 0x00BF, 0x00B9, 0x02CB,
    0x00B4, 0x02C6, 0x02DC, 0x00AF, 0x02D8, 0x02D9, 0x00A8, 0x00B2, 0x02DA, 0x00B8, 0x00B3,
    0x02DD, 0x02DB, 0x02C7, 0x2014, 0x00B1, 0x00BC, 0x00BD, 0x00BE, 0x00E0, 0x00E1, 0x00E2,
    0x00E3, 0x00E4, 0x00E5, 0x00E7, 0x00E8, 0x00E9, 0x00EA, 0x00EB, 0x00EC, 0x00C6, 0x00ED,
    0x00AA, 0x00EE, 0x00EF, 0x00F0, 0x00F1, 0x0141, 0x00D8, 0x0152, 0x00BA, 0x00F2, 0x00F3,
    0x00F4, 0x00F5, 0x00F6, 0x00E6, 0x00F9, 0x00FA, 0x00FB, 0x0131, 0x00FC, 0x00FD, 0x0142,
    0x00F8, 0x0153, 0x00DF, 0x00FE, 0x00FF, 0xFFFD, 0xFFFD,
  ]
}
