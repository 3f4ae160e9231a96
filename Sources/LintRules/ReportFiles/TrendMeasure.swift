/// What a trend tells of each report.
///
/// Whatever is added here is a column of the CSV, a member of the JSON, and needs its line in
/// `ReportTrendSchema`; the chart draws those that `isDrawn`.
enum TrendMeasure: String, CaseIterable, Sendable {
  case errors, warnings, notes, needsReview, known, suppressed, files, screens, nodes, inputErrors
  case score

  /// Its value for a report; nil where there is none.
  func value(of report: LintReport, _ summary: ReportSummary) -> Double? {
    switch self {
    case .errors: Double(summary.errors)
    case .warnings: Double(summary.warnings)
    case .notes: Double(summary.notes)
    case .needsReview: Double(summary.needsReview)
    case .known: Double(summary.known)
    case .suppressed: Double(summary.suppressed)
    case .files: Double(summary.files)
    case .screens: Double(summary.screens)
    case .nodes: Double(summary.nodes)
    case .inputErrors: Double(summary.inputErrors)
    case .score: Double(ReportScore(report, ReportCounts(report).total).tenths) / 10
    }
  }

  /// What it is called in a chart.
  var title: String {
    switch self {
    case .needsReview: "to review"
    case .inputErrors: "input errors"
    default: rawValue
    }
  }

  /// The measures that a chart has lines for.
  static let drawn: [TrendMeasure] = [.errors, .warnings, .notes, .needsReview]
}
