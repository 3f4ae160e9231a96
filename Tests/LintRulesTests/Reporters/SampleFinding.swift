import DocumentSyntax

@testable import LintReports
@testable import LintRules
@testable import Linting
@testable import ScreenModel

/// Findings and reports made by hand, for what no file that is linted would show.
enum SampleFinding {
  /// A finding of that sort on a line.
  static func finding(
    _ severity: Severity = .error, _ certainty: Certainty = .violation, line: Int = 1,
    message: String = "a message", help: String = "help", state: LocatedFinding.State = .new,
    rule: RuleInfo = IconButtonMissingLabel.info, isEmpty: Bool = false,
    suppression: Suppression? = nil, related: [LocatedFinding.Related] = [],
    details: FindingDetails? = FindingDetails(
      columns: EncodedColumns(startUTF8: 9, endUTF8: 12, startUTF16: 5, endUTF16: 8),
      lineHash: "abc:1")
  ) -> LocatedFinding {
    let content = LocatedFinding.Content(
      rule: rule, message: message, help: help, path: "a.yml", screen: "Screen",
      nodePath: NodePath("/children/0"), nodeID: "id", nodeType: "button", speech: nil,
      speechAfter: nil,
      fixes: [], suppression: suppression, cause: UInt64(line), trace: nil)
    return LocatedFinding(
      content: content, severity: severity, certainty: certainty,
      start: Position(line: line, column: 3, offset: 100 * line),
      end: Position(line: line, column: isEmpty ? 3 : 6, offset: 100 * line + (isEmpty ? 0 : 3)),
      fingerprintHash: UInt64(line), state: state, related: related, details: details)
  }

  /// A report of one file.
  static func report(
    _ findings: [LocatedFinding], errors: [InputError] = [], path: String = "a.yml"
  ) -> LintReport {
    var file = FileReport(
      path: "a.yml", findings: findings, inputErrors: errors, notes: [], screens: 1, nodes: 1,
      suppressed: 0)
    file.repositoryPath = path
    return LintReport(files: [file])
  }

  /// So many findings of that sort, one a line.
  static func findings(
    _ count: Int, _ severity: Severity, _ certainty: Certainty = .violation, from line: Int = 1
  ) -> [LocatedFinding] {
    (0..<count).map { finding(severity, certainty, line: line + $0) }
  }

  /// The report in a format.
  static func text(_ reporter: any Reporter, _ report: LintReport) -> String {
    var writer = ByteWriter()
    reporter.write(report, to: &writer)
    return writer.text
  }
}
