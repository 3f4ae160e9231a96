import DocumentSyntax
import Linting

/// Checkstyle's report: an `error` for each finding, by file.
struct CheckstyleReporter: Reporter {
  static let info = ReporterInfo(
    name: "checkstyle", summary: "Checkstyle's XML, for Jenkins and review bots",
    fileExtension: "xml", details: .repositoryPaths,
    about: """
      For Jenkins (Warnings Next Generation), reviewdog and many editors. Every file that was
      checked is listed, with an `error` element for each new finding; `source` is `a11y-lint.` and
      the rule, or `a11y-lint.input-error`. Notes and findings to review have the severity `info`;
      messages of the latter begin with `to review:`. How many findings are beyond the 25,000 that
      are listed of a file says an `error` with the source `a11y-lint.unlisted`.
      """)

  init(style: ReportStyle) {}

  func write(_ report: LintReport, to output: inout ByteWriter) {
    output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"8.0\">\n")
    for file in report.files {
      let findings = file.newFindings
      guard file.isChecked || !findings.isEmpty || !file.inputErrors.isEmpty else { continue }
      output.write("  <file")
      output.writeXML("name", file.repositoryPath)
      if findings.isEmpty, file.inputErrors.isEmpty {
        output.write("/>\n")
        continue
      }
      output.write(">\n")
      for error in file.inputErrors {
        write(error.position, "error", error.message, InputErrorText.rule, to: &output)
      }
      for finding in findings {
        write(
          finding.start, Self.severity(of: finding), FindingSubject.message(of: finding),
          finding.rule.id, to: &output)
      }
      if let unlisted = file.unlistedRemark {
        write(nil, "info", unlisted, "unlisted", to: &output)
      }
      output.write("  </file>\n")
    }
    output.write("</checkstyle>\n")
  }

  private func write(
    _ position: Position?, _ severity: String, _ message: String, _ rule: String,
    to output: inout ByteWriter
  ) {
    output.write("    <error")
    if let position {
      output.write(" line=\"")
      output.write(position.line)
      output.write("\" column=\"")
      output.write(position.column)
      output.write("\"")
    }
    output.writeXML("severity", severity)
    output.writeXML("message", message)
    output.writeXML("source", "\(Tool.name).\(rule)")
    output.write("/>\n")
  }

  private static func severity(of finding: LocatedFinding) -> String {
    guard finding.certainty == .violation else { return "info" }
    return finding.severity == .note ? "info" : finding.severity.rawValue
  }
}
