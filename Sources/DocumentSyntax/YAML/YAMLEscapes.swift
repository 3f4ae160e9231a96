/// The escapes of double-quoted scalars.
enum YAMLEscapes {
  /// How many hexadecimal digits follow the letter of a numeric escape; 0 for other bytes.
  static func digits(after letter: UInt8) -> Int {
    switch letter {
    case UInt8(ascii: "x"): 2
    case UInt8(ascii: "u"): 4
    case UInt8(ascii: "U"): 8
    default: 0
    }
  }

  /// The character that a backslash and the byte stand for, or nil where they are no escape.
  static func character(for byte: UInt8) -> Unicode.Scalar? {
    switch byte {
    case UInt8(ascii: "0"): "\u{0}"
    case UInt8(ascii: "a"): "\u{7}"
    case UInt8(ascii: "b"): "\u{8}"
    case UInt8(ascii: "t"), YAMLBytes.tab: "\t"
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "v"): "\u{B}"
    case UInt8(ascii: "f"): "\u{C}"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "e"): "\u{1B}"
    case UInt8(ascii: " "): " "
    case UInt8(ascii: "\""): "\""
    case UInt8(ascii: "/"): "/"
    case UInt8(ascii: "\\"): "\\"
    case UInt8(ascii: "N"): "\u{85}"
    case UInt8(ascii: "_"): "\u{A0}"
    case UInt8(ascii: "L"): "\u{2028}"
    case UInt8(ascii: "P"): "\u{2029}"
    default: nil
    }
  }

  /// The number that hexadecimal digits from `start` on write, or nil where one is missing.
  static func value(in bytes: Bytes, from start: Int, length: Int) -> UInt32? {
    guard start + length <= bytes.count else { return nil }
    var value: UInt32 = 0
    for offset in start..<start + length {
      guard let digit = YAMLBytes.hexadecimal(bytes.byte(at: offset)) else { return nil }
      value = value << 4 | digit
    }
    return value
  }

  /// The length of a `\uDC00`...`\uDFFF` at an offset, or nil.
  static func lengthOfLowSurrogate(in bytes: Bytes, at offset: Int) -> Int? {
    guard offset + 6 <= bytes.count, bytes.byte(at: offset) == UInt8(ascii: "\\"),
      bytes.byte(at: offset + 1) == UInt8(ascii: "u"),
      let value = value(in: bytes, from: offset + 2, length: 4)
    else { return nil }
    return value >= 0xDC00 && value <= 0xDFFF ? 6 : nil
  }
}
