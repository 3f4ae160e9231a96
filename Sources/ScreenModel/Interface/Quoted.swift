/// Untrusted text for messages: short, on one line, without control characters.
package enum Quoted {
  /// The most characters of a text that a message repeats.
  static let maximumLength = 60

  /// The text in quotes, cut and escaped.
  package static func text(_ text: String) -> String { "\"\(bare(text))\"" }

  /// The text without quotes, cut and escaped.
  package static func bare(_ text: String, atMost length: Int = maximumLength) -> String {
    if isPlain(text) || isHarmless(text, atMost: length) { return text }
    var result = String.UnicodeScalarView()
    var count = 0
    for scalar in text.unicodeScalars {
      if count == length {
        result.append("…")
        break
      }
      count += 1
      if needsEscape(scalar) {
        result.append(contentsOf: escape(scalar).unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Whether a text is short and of ASCII that prints, as nearly all are.
  private static func isPlain(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.count <= maximumLength && bytes.allSatisfy { $0 &- 0x20 < 0x5F }
    }
  }

  /// Whether a text is short and has nothing to escape; saves putting it together anew.
  private static func isHarmless(_ text: String, atMost length: Int) -> Bool {
    guard text.utf8.count <= length * 4 else { return false }
    var count = 0
    for scalar in text.unicodeScalars {
      count += 1
      if count > length || needsEscape(scalar) { return false }
    }
    return true
  }

  /// Whether a scalar could act on a terminal, a log or the reader's eye rather than be read.
  package static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F,
      0xFEFF, 0xFFF9...0xFFFB, 0xFFFE, 0xFFFF, 0xE0000...0xE007F:
      true
    default:
      false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{" + String(scalar.value, radix: 16) + "}"
    }
  }
}
