import DocumentSyntax

/// A place in a file, as SARIF spells it.
enum SARIFPlace {
  /// What stands for the top of the repository.
  static let base = "%SRCROOT%"

  /// Appends the artifact of a path: relative to the top of the repository if it lies there.
  static func writeArtifact(_ path: String, to output: inout ByteWriter) {
    output.write("\"artifactLocation\": {\"uri\": \"")
    if path.hasPrefix("/") { output.write("file://") }
    output.writeURIPath(path)
    let isOutside = path.hasPrefix("/") || path == ".." || path.hasPrefix("../")
    output.write(isOutside ? "\"}" : "\", \"uriBaseId\": \"\(base)\"}")
  }

  /// Appends a region; its columns are those of UTF-16 where they are known.
  static func writeRegion(
    _ start: Position, _ end: Position, _ columns: EncodedColumns?, to output: inout ByteWriter
  ) {
    output.write("\"region\": {\"startLine\": ")
    output.write(start.line)
    output.write(", \"startColumn\": ")
    output.write(columns?.startUTF16 ?? start.column)
    output.write(", \"endLine\": ")
    output.write(end.line)
    output.write(", \"endColumn\": ")
    output.write(columns?.endUTF16 ?? end.column)
    output.write("}")
  }

  /// Appends a text as a message; a label in it that looks like a link stays a text.
  static func writeMessage(_ text: String, to output: inout ByteWriter) {
    output.write("\"message\": {\"text\": ")
    output.writeJSON(text.utf8.contains(UInt8(ascii: "]")) ? withoutLinks(text) : text)
    output.write("}")
  }

  /// A text with the parenthesis escaped that begins the target of a link, whatever accent it has.
  private static func withoutLinks(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "(", plain.last == "]" {
        plain.append(contentsOf: "\\u{28}".unicodeScalars)
      } else {
        plain.append(scalar)
      }
    }
    return String(plain)
  }
}
