/// Decodes the texts of strings files.
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
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
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

  /// The number of a `\U` escape, which has up to four digits, and the offset after it.
  private static func codeUnit(_ bytes: Bytes, at start: Int, end: Int) -> (UInt32, Int)? {
    guard start + 2 < end, bytes.byte(at: start) == UInt8(ascii: "\\"),
      bytes.byte(at: start + 1) | 0x20 == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt32 = 0
    var offset = start + 2
    while offset < min(end, start + 6), let digit = HexDigit.value(bytes.byte(at: offset)) {
      unit = unit << 4 | digit
      offset &+= 1
    }
    return offset > start + 2 ? (unit, offset) : nil
  }
}
