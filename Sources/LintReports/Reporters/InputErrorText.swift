import DocumentSyntax
package import Linting

/// Input errors as standard error and line formats show them.
package enum InputErrorText {
  /// The substitute for a rule where a format requires one.
  static let rule = "input-error"

  /// Appends `path:line:column: error: message`, and the source lines where there are some.
  package static func write(
    _ error: InputError, width: Int = Wrapping.reportWidth, to output: inout ByteWriter
  ) {
    writeLine(error, to: &output)
    guard let position = error.position, let excerpt = error.excerpt else { return }
    let text = ExcerptText(
      excerpt: excerpt, start: position, end: error.end ?? position, width: width)
    for line in text.lines(indent: 2, quiet: { $0 }, mark: { $0 }) {
      output.write(line + "\n")
    }
  }

  /// Appends `path:line:column: error: message` alone.
  static func writeLine(_ error: InputError, to output: inout ByteWriter) {
    writeLine(error, path: error.path, to: &output)
  }

  /// Appends the line with the path written otherwise.
  static func writeLine(_ error: InputError, path: String, to output: inout ByteWriter) {
    output.writePathStart(path)
    if let position = error.position {
      output.write(":\(position.line):\(position.column)")
    }
    output.write(": error: ")
    output.writeEscaped(error.message)
    output.write("\n")
  }
}
