/// YAML strings.
extension ByteWriter {
  /// Appends a text as a quoted string of YAML on one line; what YAML does not allow, and what
  /// could act on a terminal, is an escape.
  mutating func writeYAML(_ text: String) {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where Quoted.needsEscape(scalar) || scalar.value & 0xFFFE == 0xFFFE:
        let digits = String(scalar.value, radix: 16)
        result += "\\U" + String(repeating: "0", count: 8 - digits.utf8.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    write(result + "\"")
  }
}
