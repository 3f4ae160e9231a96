/// A report as a JSON report has it.
public struct StoredReport: Sendable {
  /// What the report's file is called in messages.
  public let name: String
  /// What the run came to.
  public let report: LintReport
  /// When the run was, where the report tells it.
  public let time: ReportTime?
  /// Whether it has what other formats show beyond the findings.
  public let hasDetails: Bool
}
