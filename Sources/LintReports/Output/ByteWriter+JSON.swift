/// JSON values.
extension ByteWriter {
  /// Appends a JSON value that a body writes.
  mutating func writeJSON(_ body: (inout JSONWriter) -> Void) {
    // The writer moves there and back, since a copy of it would be one of its bytes.
    var json = JSONWriter()
    swap(&json.output, &self)
    body(&json)
    swap(&json.output, &self)
  }

  /// Appends a text as a JSON string; what could act on a terminal is written as `\u` escapes.
  mutating func writeJSON(_ text: String) {
    write(ascii: "\"")
    var text = text
    text.withUTF8 { source in
      copy(source, stoppingAtQuotes: true) { $0.writeJSONEscape(of: $1) }
    }
    write(ascii: "\"")
  }

  private mutating func writeJSONEscape(of scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": write("\\\"")
    case "\\": write("\\\\")
    case "\n": write("\\n")
    case "\r": write("\\r")
    case "\t": write("\\t")
    default: for unit in String(scalar).utf16 { writeUnit(unit) }
    }
  }

  private mutating func writeUnit(_ unit: UInt16) {
    let digits = String(unit, radix: 16)
    write("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits)
  }
}
