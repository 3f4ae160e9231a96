/// Texts as they are written into files: in quotes, with the escapes that JSON, YAML and Swift
/// share, or plain where YAML allows it.
package enum ScalarText {
  /// A text in quotes. Control characters become `\u0001`, which Swift does not read.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        guard isControl(scalar) else {
          result.unicodeScalars.append(scalar)
          continue
        }
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: max(4 - digits.utf8.count, 0)) + digits
      }
    }
    return result + "\""
  }

  /// A text as YAML has it, in quotes where it needs them.
  package static func yaml(_ text: String) -> String { isPlain(text) ? text : quoted(text) }

  /// Whether a text has control characters that not every notation can write.
  static func hasControls(_ text: String) -> Bool {
    text.unicodeScalars.contains { isControl($0) && $0 != "\n" && $0 != "\t" && $0 != "\r" }
  }

  /// Whether a character is a control, of either range, or ends a line for some reader.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value || scalar.value == 0x2028
      || scalar.value == 0x2029
  }

  /// Whether a text is a plain scalar of YAML wherever it stands: letters, digits, blanks and
  /// underscores, and nothing that is read as another type.
  private static func isPlain(_ text: String) -> Bool {
    let words = ["true", "false", "null", "yes", "no", "on", "off"]
    guard let first = text.utf8.first, (first | 0x20) &- 0x61 < 26,
      !words.contains(text.lowercased()), text.utf8.last != 0x20
    else { return false }
    return text.utf8.allSatisfy { byte in
      (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x20 || byte == 0x5F
    }
  }
}
