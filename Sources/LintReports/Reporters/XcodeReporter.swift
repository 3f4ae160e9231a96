import DocumentSyntax
import Linting

/// One line a finding as Xcode takes it from a build phase: with whole paths, and in the three
/// words that it knows.
struct XcodeReporter: Reporter {
  static let info = ReporterInfo(
    name: "xcode", summary: "one line a finding, for Xcode's list of issues",
    about: """
      One line a finding, with whole paths and the three severities that Xcode reads from the
      output of a build phase. A finding to review is a `note`.
      """)

  private let style: ReportStyle

  init(style: ReportStyle) {
    self.style = style
  }

  func write(_ report: LintReport, to output: inout ByteWriter) {
    for file in report.files {
      let path = style.wholePath(file.path)
      for error in file.inputErrors { InputErrorText.writeLine(error, path: path, to: &output) }
      for finding in file.shownFindings { write(finding, to: &output) }
    }
  }

  private func write(_ finding: LocatedFinding, to output: inout ByteWriter) {
    output.writePathStart(style.wholePath(finding.path))
    output.write(":\(finding.start.line):\(finding.start.column): ")
    // A finding to review fails no build, and Xcode would count it among the warnings.
    let isReview = finding.certainty == .needsReview
    output.write(isReview ? "note: to review: " : "\(finding.severity.rawValue): ")
    output.writeEscaped(finding.message)
    output.write(" [\(finding.rule.id)]\n")
  }
}
