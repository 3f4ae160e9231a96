/// The diagnostics of reviewdog, one a line.
struct RDJSONLReporter: Reporter {
  static let info = ReporterInfo(
    name: "rdjsonl", summary: "reviewdog's diagnostics, one a line", fileExtension: "rdjsonl",
    details: [.columns, .repositoryPaths],
    about: """
      The diagnostics of `rdjson` for `reviewdog -f=rdjsonl`, one a line. reviewdog stops at a line
      of 65,536 bytes or more. A diagnostic that would be as long loses its related places; one
      that still is too long is left out, and the last line says how many were.
      """)

  /// The length of a line that reviewdog no longer reads, with its line feed.
  private static let limit = 65_536

  init(style: ReportStyle) {}

  func write(_ report: LintReport, to output: inout ByteWriter) {
    var omitted = 0
    for diagnostic in RDJSONDiagnostic.all(of: report) {
      output.handOn()
      let start = output.bytes.count
      diagnostic.write(hasSource: true, to: &output)
      if output.bytes.count - start + 1 >= Self.limit {
        output.bytes.removeSubrange(start...)
        diagnostic.write(hasSource: true, hasRelated: false, to: &output)
      }
      if output.bytes.count - start + 1 >= Self.limit {
        output.bytes.removeSubrange(start...)
        omitted += 1
      } else {
        output.write("\n")
      }
    }
    guard omitted > 0 else { return }
    output.write("{\"message\": \"\(omitted) more are left out, since reviewdog reads no lines ")
    output.write("that long\", \"location\": {\"path\": \".\"}, \"severity\": \"WARNING\", ")
    output.write("\"source\": ")
    RDJSONDiagnostic.writeSource(to: &output)
    output.write(", \"code\": {\"value\": \"omitted\"}}\n")
  }
}
