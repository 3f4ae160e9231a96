import DocumentSyntax

/// What could not be read.
struct HTMLInputErrors {
  /// The most errors that are written out.
  private static let maximum = 500

  let errors: [InputError]

  func write(to output: inout ByteWriter) {
    guard !errors.isEmpty else { return }
    output.write("<section id=\"unread\" aria-labelledby=\"unread-title\">\n")
    output.write("<h2 id=\"unread-title\">Not read</h2>\n<ul class=\"plain\">\n")
    for error in errors.prefix(Self.maximum) {
      output.write("<li class=\"finding s-error\"><p>")
      HTMLGrade.error.writeSign(to: &output)
      output.writeIsolated(error.message)
      output.write("</p>\n<p class=\"place\"><code>")
      output.writeIsolated(error.path)
      if let position = error.position { output.write(":\(position.line):\(position.column)") }
      output.write("</code></p>\n")
      if let position = error.position, let excerpt = error.excerpt {
        HTMLExcerpt(excerpt: excerpt, start: position, end: error.end ?? position)
          .write(to: &output)
      }
      output.write("</li>\n")
    }
    output.write("</ul>\n")
    if errors.count > Self.maximum {
      output.write("<p class=\"limit\">\(errors.count - Self.maximum) more are left out.</p>\n")
    }
    output.write("</section>\n")
  }
}
