/// The meaning of plain scalars in the core schema of YAML 1.2, section 10.3.2.
enum YAMLCoreSchema {
  /// The kind of the plain scalar between two offsets, which is not empty.
  static func kind(of bytes: Bytes, from start: Int, to end: Int) -> SyntaxKind {
    let first = bytes.byte(at: start)
    if first >= 0x40 { return kindOfWord(bytes, from: start, to: end) }
    var offset = start
    while offset < end, YAMLBytes.isDigit(bytes.byte(at: offset)) { offset &+= 1 }
    if offset == end { return .number }
    return isNumber(bytes, from: start, to: end) ? .number : .string
  }

  /// The kind of a scalar that begins with a letter or `~`.
  private static func kindOfWord(_ bytes: Bytes, from start: Int, to end: Int) -> SyntaxKind {
    switch end - start {
    case 1:
      return bytes.byte(at: start) == UInt8(ascii: "~") ? .null : .string
    case 4:
      if isWord("null", "Null", "NULL", bytes, start) { return .null }
      return isWord("true", "True", "TRUE", bytes, start) ? .boolean : .string
    case 5:
      return isWord("false", "False", "FALSE", bytes, start) ? .boolean : .string
    default:
      return .string
    }
  }

  private static func isWord(
    _ lower: StaticString, _ title: StaticString, _ upper: StaticString, _ bytes: Bytes,
    _ start: Int
  ) -> Bool {
    bytes.has(lower, at: start) || bytes.has(title, at: start) || bytes.has(upper, at: start)
  }

  private static func isNumber(_ bytes: Bytes, from start: Int, to end: Int) -> Bool {
    if end - start > 2, bytes.byte(at: start) == UInt8(ascii: "0") {
      let letter = bytes.byte(at: start + 1)
      if letter == UInt8(ascii: "x") {
        return (start + 2..<end).allSatisfy { YAMLBytes.hexadecimal(bytes.byte(at: $0)) != nil }
      }
      if letter == UInt8(ascii: "o") {
        return (start + 2..<end).allSatisfy { bytes.byte(at: $0) &- UInt8(ascii: "0") < 8 }
      }
    }
    let first = bytes.byte(at: start)
    let isSigned = first == UInt8(ascii: "-") || first == UInt8(ascii: "+")
    let digits = isSigned ? start + 1 : start
    if isDecimal(bytes, from: digits, to: end) { return true }
    if end - digits == 4, isWord(".inf", ".Inf", ".INF", bytes, digits) { return true }
    return !isSigned && end - digits == 4 && isWord(".nan", ".NaN", ".NAN", bytes, digits)
  }

  /// Whether the bytes are digits with at most one point among them, and an exponent or none.
  private static func isDecimal(_ bytes: Bytes, from start: Int, to end: Int) -> Bool {
    var offset = endOfDigits(bytes, from: start, to: end)
    var digits = offset - start
    if offset < end, bytes.byte(at: offset) == UInt8(ascii: ".") {
      let fraction = offset + 1
      offset = endOfDigits(bytes, from: fraction, to: end)
      digits += offset - fraction
    }
    guard digits > 0 else { return false }
    if offset == end { return true }
    guard bytes.byte(at: offset) | 0x20 == UInt8(ascii: "e") else { return false }
    offset += 1
    if offset < end {
      let sign = bytes.byte(at: offset)
      if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { offset += 1 }
    }
    return offset < end && endOfDigits(bytes, from: offset, to: end) == end
  }

  private static func endOfDigits(_ bytes: Bytes, from start: Int, to end: Int) -> Int {
    var offset = start
    while offset < end, YAMLBytes.isDigit(bytes.byte(at: offset)) { offset += 1 }
    return offset
  }
}
