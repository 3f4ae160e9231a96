/// The diagnostics of reviewdog as one document.
struct RDJSONReporter: Reporter {
  static let info = ReporterInfo(
    name: "rdjson", summary: "reviewdog's diagnostics, one document", fileExtension: "rdjson",
    details: [.columns, .repositoryPaths],
    about: """
      Diagnostics for `reviewdog -f=rdjson`, which comments on pull requests of many services. Paths
      start at the top of the repository. Columns are counted in bytes of UTF-8, from 1, and a range
      ends before its last column. `code.url` leads to the page of the W3C about the first
      success criterion. A finding to review is an `INFO` that begins with "To review"; an input
      error has the code `input-error`. Known and suppressed findings are left out.

      Control characters and direction marks are written as JSON's escapes. reviewdog takes messages
      for Markdown where the service does, so what stands in a label may look like markup there.
      """)

  init(style: ReportStyle) {}

  func write(_ report: LintReport, to output: inout ByteWriter) {
    output.write("{\n  \"source\": ")
    RDJSONDiagnostic.writeSource(to: &output)
    output.write(",\n  \"severity\": \"WARNING\",\n  \"diagnostics\": [")
    var isFirst = true
    for diagnostic in RDJSONDiagnostic.all(of: report) {
      output.write(isFirst ? "\n    " : ",\n    ")
      isFirst = false
      diagnostic.write(to: &output)
      output.handOn()
    }
    output.write(isFirst ? "]\n}\n" : "\n  ]\n}\n")
  }
}
