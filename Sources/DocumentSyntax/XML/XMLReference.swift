/// An entity or character reference: what it stands for, and why it may stand for nothing.
enum XMLReference {
  /// A reference to a character, with the offset after its semicolon.
  case character(Unicode.Scalar, end: Int)
  /// Something that is not allowed, with the offset to go on at and what to say about it.
  case invalid(end: Int, message: String)

  /// The reference that starts at the ampersand at an offset.
  static func read(_ bytes: Bytes, at offset: Int) -> XMLReference {
    let isNumeric = TextScanning.byte(bytes, offset + 1) == UInt8(ascii: "#")
    var end = isNumeric ? offset + 2 : offset + 1
    while end < bytes.count, XMLCharacters.continuesName(bytes.byte(at: end)) { end += 1 }
    guard TextScanning.byte(bytes, end) == UInt8(ascii: ";"), end > offset + 1 else {
      return .invalid(end: offset + 1, message: "an ampersand is written &amp; in XML")
    }
    if isNumeric {
      guard let value = number(bytes, from: offset + 2, to: end),
        XMLCharacters.isAllowed(value), let scalar = Unicode.Scalar(value)
      else {
        let name = SyntaxWording.quoted(bytes, from: offset, to: end + 1)
        return .invalid(end: end + 1, message: "\(name) stands for no character that XML allows")
      }
      return .character(scalar, end: end + 1)
    }
    guard let scalar = predefined(bytes, from: offset + 1, to: end) else {
      let name = SyntaxWording.quoted(bytes, from: offset, to: end + 1)
      return .invalid(
        end: end + 1,
        message: "the entity \(name) is not declared; only lt, gt, amp, quot and apos exist")
    }
    return .character(scalar, end: end + 1)
  }

  /// The value of decimal digits, or of hexadecimal ones after an x.
  private static func number(_ bytes: Bytes, from start: Int, to end: Int) -> UInt32? {
    let isHexadecimal = bytes.byte(at: start) == UInt8(ascii: "x")
    var offset = isHexadecimal ? start + 1 : start
    guard offset < end else { return nil }
    var value: UInt32 = 0
    while offset < end {
      guard let digit = HexDigit.value(bytes.byte(at: offset)), isHexadecimal || digit < 10,
        value < 0x11_0000
      else { return nil }
      value = value * (isHexadecimal ? 16 : 10) + digit
      offset += 1
    }
    return value
  }

  /// The character of one of the five entities that need no declaration.
  private static func predefined(_ bytes: Bytes, from start: Int, to end: Int) -> Unicode.Scalar? {
    guard end - start <= 4 else { return nil }
    return switch String(decoding: Bytes(rebasing: bytes[start..<end]), as: UTF8.self) {
    case "lt": "<"
    case "gt": ">"
    case "amp": "&"
    case "quot": "\""
    case "apos": "'"
    default: nil
    }
  }
}
