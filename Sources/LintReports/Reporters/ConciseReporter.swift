import DocumentSyntax
import Linting

/// One line a finding, for editors and for searching.
struct ConciseReporter: Reporter {
  static let info = ReporterInfo(
    name: "concise", summary: "one line a finding", isForPeople: true,
    about: """
      One line a finding, for editors, `grep` and `sort`: path, line, column, severity, message,
      element, rule. Where standard output is not a terminal, it is the default, and ends with a
      summary.
      """)

  private let style: ReportStyle
  private let ink: Ink

  init(style: ReportStyle) {
    self.style = style
    ink = Ink(isColored: style.usesColor)
  }

  func write(_ report: LintReport, to output: inout ByteWriter) {
    for file in report.files {
      if style.showsInputErrors {
        for error in file.inputErrors { InputErrorText.writeLine(error, to: &output) }
      }
      for finding in file.shownFindings { write(finding, to: &output) }
    }
    if style.closesLines { ReportSummary.write(report, style, to: &output) }
  }

  private func write(_ finding: LocatedFinding, to output: inout ByteWriter) {
    output.writePathStart(finding.path)
    output.write(":\(finding.start.line):\(finding.start.column): ")
    output.write(ink.severity(finding.severity, word(for: finding)))
    output.write(": ")
    output.writeEscaped(finding.message)
    if let name = finding.elementName {
      output.write(" (")
      output.writeEscaped(name)
      output.write(")")
    }
    output.write(" [\(finding.rule.id)]")
    if let reason = finding.suppression?.reason {
      output.write(" -- ")
      output.writeEscaped(Quoted.bare(reason))
    }
    output.write("\n")
  }

  private func word(for finding: LocatedFinding) -> String {
    if finding.state == .suppressed { return "suppressed" }
    return finding.certainty == .needsReview ? "review" : finding.severity.rawValue
  }
}
