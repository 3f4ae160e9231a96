/// How a path that is no UTF-8 is written as text, and read back.
extension RawPath {
  /// The path as text with escapes for what is no UTF-8, and for what looks like such an escape.
  var escapedText: String {
    var written: [UInt8] = []
    var rest = bytes[...]
    while let first = rest.first {
      if first == UInt8(ascii: "\\") {
        written += Self.escapedByte(rest) == nil ? [first] : Self.escape(first)
        rest.removeFirst()
        continue
      }
      let length = Self.scalarLength(rest)
      if length == 0 {
        written += Self.escape(first)
        rest.removeFirst()
      } else {
        written += rest.prefix(length)
        rest.removeFirst(length)
      }
    }
    return String(decoding: written, as: UTF8.self)
  }

  /// Bytes with such escapes undone.
  static func unescaped(_ text: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = text[...]
    while let first = rest.first {
      let escaped = escapedByte(rest)
      bytes.append(escaped ?? first)
      rest.removeFirst(escaped == nil ? 1 : 4)
    }
    return bytes
  }

  /// The byte that an escape at the beginning stands for: one that is no ASCII, or a backslash.
  private static func escapedByte(_ text: ArraySlice<UInt8>) -> UInt8? {
    let text = Array(text.prefix(4))
    guard text.count == 4, text[0] == UInt8(ascii: "\\"), text[1] == UInt8(ascii: "x"),
      let high = digits.firstIndex(of: text[2]), let low = digits.firstIndex(of: text[3])
    else { return nil }
    let byte = UInt8(high << 4 | low)
    return byte >= 0x80 || byte == UInt8(ascii: "\\") ? byte : nil
  }

  private static func escape(_ byte: UInt8) -> [UInt8] {
    [UInt8(ascii: "\\"), UInt8(ascii: "x"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }

  private static let digits = Array("0123456789ABCDEF".utf8)

  /// How many bytes the character at the beginning has; 0 where they are no UTF-8.
  private static func scalarLength(_ bytes: ArraySlice<UInt8>) -> Int {
    var iterator = bytes.makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return 0 }
    return UTF8.width(scalar)
  }
}
