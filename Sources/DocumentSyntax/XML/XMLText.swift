/// Decodes attribute values and character data.
enum XMLText {
  /// The text that a carriage return, line feed or tab becomes.
  private enum Normalisation {
    /// One blank for each line break or tab: production 10's values of attributes.
    case attribute
    /// A line feed for each line break.
    case content
  }

  /// The text of an attribute's value.
  static func value(_ bytes: Bytes, start: Int, end: Int) -> String {
    for offset in start..<end {
      let byte = bytes.byte(at: offset)
      if byte < 0x20 || byte == UInt8(ascii: "&") {
        var text: [UInt8] = []
        append(bytes, from: start, to: end, .attribute, hasReferences: true, to: &text)
        return String(decoding: text, as: UTF8.self)
      }
    }
    return String(decoding: Bytes(rebasing: bytes[start..<end]), as: UTF8.self)
  }

  /// The character data directly in an element that has an end tag.
  static func content(_ bytes: Bytes, of index: Int, in elements: [XMLElement]) -> String {
    let element = elements[index]
    var text: [UInt8] = []
    var child = index + 1
    var offset = Int(element.tagEnd)
    while offset < Int(element.end) {
      if child < Int(element.next), offset == Int(elements[child].start) {
        offset = Int(elements[child].end)
        child = Int(elements[child].next)
      } else if bytes.byte(at: offset) != UInt8(ascii: "<") {
        let end = endOfText(bytes, from: offset)
        append(bytes, from: offset, to: end, .content, hasReferences: true, to: &text)
        offset = end
      } else if let markup = XMLMarkup.read(bytes, at: offset) {
        if markup.kind == .characterData {
          append(
            bytes, from: markup.start, to: markup.end, .content, hasReferences: false, to: &text)
        }
        offset = markup.next
      } else {
        break
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func endOfText(_ bytes: Bytes, from start: Int) -> Int {
    var offset = start
    while offset < bytes.count, bytes.byte(at: offset) != UInt8(ascii: "<") { offset &+= 1 }
    return offset
  }

  private static func append(
    _ bytes: Bytes, from start: Int, to end: Int, _ normalisation: Normalisation,
    hasReferences: Bool, to text: inout [UInt8]
  ) {
    let blank: UInt8 = normalisation == .attribute ? 0x20 : 0x0A
    var offset = start
    while offset < end {
      let byte = bytes.byte(at: offset)
      if byte == UInt8(ascii: "&"), hasReferences,
        case .character(let scalar, let next) = XMLReference.read(bytes, at: offset)
      {
        text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        offset = next
        continue
      }
      offset += 1
      switch byte {
      case 0x0D:
        if TextScanning.byte(bytes, offset) == 0x0A, offset < end { offset += 1 }
        text.append(blank)
      case 0x0A: text.append(blank)
      case 0x09 where normalisation == .attribute: text.append(0x20)
      default: text.append(byte)
      }
    }
  }
}

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
