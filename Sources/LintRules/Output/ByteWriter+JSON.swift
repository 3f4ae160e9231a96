/// JSON strings and arrays.
extension ByteWriter {
  /// Appends a text as a JSON string; what could act on a terminal is written as `\u` escapes.
  mutating func writeJSON(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { source in
      copy(source, stoppingAtQuotes: true) { writer, scalar in writer.writeJSONEscape(of: scalar) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends a text as a JSON string, or `null` where there is none.
  mutating func writeJSON(_ text: String?) {
    if let text { writeJSON(text) } else { write("null") }
  }

  /// Appends a path as a JSON string, or `null` where there is none.
  mutating func writeJSON(_ path: NodePath?) {
    guard let path, path.isPlain else { return writeJSON(path?.text) }
    bytes.append(UInt8(ascii: "\""))
    writeParts(of: path)
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func writeParts(of path: NodePath) {
    if let parent = path.parent { writeParts(of: parent) }
    write(path.part)
  }

  /// Appends a number, or `null` where there is none.
  mutating func writeJSON(_ number: Int?) {
    if let number { write(number) } else { write("null") }
  }

  /// Appends texts as a JSON array on one line.
  mutating func writeJSON(_ texts: [String]) {
    write("[")
    for (index, text) in texts.enumerated() {
      if index > 0 { write(", ") }
      writeJSON(text)
    }
    write("]")
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
