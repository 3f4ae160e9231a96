/// Untrusted text in formats that have characters of their own to escape.
extension ByteWriter {
  /// Appends untrusted text on one line: what means something in the format as the table says, and
  /// what could act on a terminal, a log or the reader's eye as a visible escape.
  mutating func writeEscaped(_ text: String, by table: EscapeTable) {
    var text = text
    text.withUTF8 { source in
      var run = 0
      var offset = 0
      while offset < source.count {
        if table.isPlain(source[offset]) {
          offset += 1
          continue
        }
        let (scalar, length) = Self.scalar(in: source, at: offset)
        let isLog = scalar == "#" && Self.isLogCommand(source[offset...])
        let replacement = isLog ? table.logMark : table.replacement(of: scalar)
        if replacement != nil || Quoted.needsEscape(scalar) {
          write(UnsafeBufferPointer(rebasing: source[run..<offset]))
          if let replacement { write(replacement) } else { writeEscape(of: scalar) }
          run = offset + length
        }
        offset += length
      }
      write(UnsafeBufferPointer(rebasing: source[run...]))
    }
  }

  /// Appends untrusted text for an element or an attribute of XML.
  ///
  /// What XML 1.0 cannot carry, and line breaks, which a parser would make blanks of in attributes,
  /// are visible escapes.
  mutating func writeXML(_ text: String) { writeEscaped(text, by: .xml) }

  /// Appends an attribute of XML with the blank before it; the name is trusted.
  mutating func writeXML(_ name: String, _ value: String) {
    write(" ")
    write(name)
    write("=\"")
    writeXML(value)
    write("\"")
  }
}
