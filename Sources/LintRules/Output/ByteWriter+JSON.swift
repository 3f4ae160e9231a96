/// JSON strings and arrays.
extension ByteWriter {
  /// Appends a text as a JSON string; what could act on a terminal is written as `\u` escapes.
  mutating func writeJSON(_ text: String) { writeJSON(text, after: "") }

  /// Appends a text of the program's, and another as a JSON string.
  @inline(__always) mutating func writeJSON(_ text: String, after words: StaticString) {
    var text = text
    text.withUTF8 { writeJSON($0, after: words) }
  }

  private mutating func writeJSON(
    _ source: UnsafeBufferPointer<UInt8>, after words: StaticString
  ) {
    let end = Self.endOfCopied(in: source, from: 0, stoppingAtQuotes: true)
    write(atMost: words.utf8CodeUnitCount + end + 2) { run in
      run.put(words)
      run.put("\"")
      run.put(UnsafeBufferPointer(rebasing: source[..<end]))
      if end == source.count { run.put("\"") }
    }
    // Nearly no text has what is escaped.
    guard end < source.count else { return }
    copy(UnsafeBufferPointer(rebasing: source[end...]), stoppingAtQuotes: true) {
      $0.writeJSONEscape(of: $1)
    }
    write("\"")
  }

  /// Appends a text as a JSON string, or `null` where there is none.
  mutating func writeJSON(_ text: String?) { writeJSON(text, after: "") }

  /// Appends a text of the program's, and another as a JSON string, or `null` where there is none.
  mutating func writeJSON(_ text: String?, after words: StaticString) {
    if let text { return writeJSON(text, after: words) }
    write(atMost: words.utf8CodeUnitCount + 4) { run in
      run.put(words)
      run.put("null")
    }
  }

  /// Appends a text of the program's, and a path as a JSON string, or `null` where there is none.
  mutating func writeJSON(_ path: NodePath?, after words: StaticString = "") {
    guard let path, path.isPlain else { return writeJSON(path?.text, after: words) }
    write(atMost: words.utf8CodeUnitCount + path.length + 2) { run in
      run.put(words)
      run.put("\"")
      run.put(path)
      run.put("\"")
    }
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
