/// A rendering of a finished report. Pure: equal reports give equal bytes.
public protocol Reporter: Sendable {
  /// What there is to know about the format.
  static var info: ReporterInfo { get }
  /// A reporter of that style.
  init(style: ReportStyle)
  /// Appends the report.
  func write(_ report: LintReport, to output: inout ByteWriter)
}
