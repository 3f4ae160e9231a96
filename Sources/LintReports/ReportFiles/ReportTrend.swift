import Linting

/// How the numbers of a project develop from report to report.
package struct ReportTrend: Sendable {
  /// The numbers of one report.
  package struct Point: Sendable {
    /// The name of its file, untrusted.
    let name: String
    let time: ReportTime?
    /// The values in the order of the measures.
    let values: [Double?]

    /// The numbers of a report.
    package init(_ stored: StoredReport) {
      name = stored.name
      time = stored.time
      let summary = ReportSummary(stored.report)
      values = TrendMeasure.allCases.map { $0.value(of: stored.report, summary) }
    }

    /// The value of a measure.
    func value(_ measure: TrendMeasure) -> Double? {
      TrendMeasure.allCases.firstIndex(of: measure).flatMap { values[$0] }
    }

    /// Its name in a chart: the day, or else the name without its extension.
    var label: String {
      if let time { return String(time.text.prefix(10)) }
      let name = name.split(separator: "/").last.map(String.init) ?? name
      return name.hasSuffix(".json") ? String(name.dropLast(5)) : name
    }
  }

  /// The reports in the order of time, or of their names where one does not tell its time.
  let points: [Point]
  /// Whether some of them tell when they are from, and others do not.
  package let isMixed: Bool

  /// The trend of reports in any order.
  package init(_ points: [Point]) {
    let timed = points.count { $0.time != nil }
    isMixed = timed > 0 && timed < points.count
    let isTimed = timed == points.count
    self.points = points.sorted { a, b in
      if isTimed, let one = a.time?.seconds, let two = b.time?.seconds, one != two {
        return one < two
      }
      return Array(a.name.utf8).lexicographicallyPrecedes(Array(b.name.utf8))
    }
  }
}

/// The forms that a trend is printed in.
package enum ReportTrendFormat: String, CaseIterable, Sendable {
  case csv, json, svg

  /// The trend in the form.
  package func bytes(of trend: ReportTrend) -> [UInt8] {
    var writer = ByteWriter()
    switch self {
    case .csv: Self.writeCSV(trend, to: &writer)
    case .json: Self.writeJSON(trend, to: &writer)
    case .svg: TrendChart(trend).write(to: &writer)
    }
    return writer.bytes
  }

  private static func writeCSV(_ trend: ReportTrend, to output: inout ByteWriter) {
    let names = ["name", "timestamp"] + TrendMeasure.allCases.map(\.rawValue)
    output.write(names.joined(separator: ",") + "\r\n")
    for point in trend.points {
      output.writeCSV(point.name, guardsFormulas: true, startsLine: true)
      output.write("," + (point.time?.text ?? ""))
      for value in point.values { output.write("," + (value.map(JSONReporter.number) ?? "")) }
      output.write("\r\n")
    }
  }

  private static func writeJSON(_ trend: ReportTrend, to output: inout ByteWriter) {
    output.writeJSON { json in
      json.object(lines: 2) { json in
        json.member("schemaVersion", 1)
        Tool.write(to: &json)
        json.array("points", lines: 4, of: trend.points) { json, point in
          json.object { json in
            json.member("name", point.name)
            json.member("timestamp", point.time?.text)
            for (measure, value) in zip(TrendMeasure.allCases, point.values) {
              json.name(measure.rawValue)
              json.element(number: value.map(JSONReporter.number) ?? "null")
            }
          }
        }
      }
    }
    output.write("\n")
  }
}

/// The measures of a trend.
///
/// Whatever is added here is a column of the CSV, a member of the JSON, and needs its line in
/// `ReportTrendSchema`; the chart draws those that `isDrawn`.
enum TrendMeasure: String, CaseIterable, Sendable {
  case errors, warnings, notes, needsReview, causes, known, suppressed, files, screens, nodes
  case inputErrors
  case score

  /// Its value for a report; nil where there is none.
  func value(of report: LintReport, _ summary: ReportSummary) -> Double? {
    switch self {
    case .errors: Double(summary.errors)
    case .warnings: Double(summary.warnings)
    case .notes: Double(summary.notes)
    case .needsReview: Double(summary.needsReview)
    case .causes: Double(summary.causes)
    case .known: Double(summary.known)
    case .suppressed: Double(summary.suppressed)
    case .files: Double(summary.files)
    case .screens: Double(summary.screens)
    case .nodes: Double(summary.nodes)
    case .inputErrors: Double(summary.inputErrors)
    case .score: Double(ReportScore(report, ReportCounts(report).total).tenths) / 10
    }
  }

  /// Its name in a chart.
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
