/// Decodes attribute values and character data.
enum XMLText {
  /// What a carriage return, line feed or tab that stands in the text becomes.
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
