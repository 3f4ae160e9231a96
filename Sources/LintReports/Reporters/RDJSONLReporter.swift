import Linting

/// The diagnostics of reviewdog, one a line.
struct RDJSONLReporter: Reporter {
  static let info = ReporterInfo(
    name: "rdjsonl", summary: "reviewdog's diagnostics, one a line", fileExtension: "rdjsonl",
    details: [.columns, .repositoryPaths, .suggestions],
    about: """
      The diagnostics of `rdjson` for `reviewdog -f=rdjsonl`, one a line. reviewdog stops at a line
      of 65,536 bytes or more: a diagnostic that would be as long loses its related places and
      suggestions, or else is left out, and the last line says how many were.
      """)

  /// The length of a line that reviewdog no longer reads, with its line feed.
  private static let limit = 65_536

  init(style: ReportStyle) {}

  func write(_ report: LintReport, to output: inout ByteWriter) {
    var omitted = 0
    for diagnostic in RDJSONDiagnostic.all(of: report) {
      var line = Self.line { diagnostic.write(hasSource: true, to: &$0) }
      if line.count >= Self.limit {
        line = Self.line { diagnostic.write(hasSource: true, hasRelated: false, to: &$0) }
      }
      if line.count < Self.limit { output.write(line) } else { omitted += 1 }
    }
    guard omitted > 0 else { return }
    output.write(
      Self.line { json in
        json.object { json in
          json.member(
            "message", "\(omitted) more are left out, since reviewdog reads no lines that long")
          json.object("location") { $0.member("path", ".") }
          json.member("severity", "WARNING")
          RDJSONDiagnostic.writeSource(to: &json)
          json.object("code") { $0.member("value", "omitted") }
        }
      })
  }

  private static func line(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var line = ByteWriter()
    line.writeJSON(body)
    line.write("\n")
    return line.bytes
  }
}
