/// How the numbers of a project develop from report to report.
public struct ReportTrend: Sendable {
  /// The numbers of one report.
  public struct Point: Sendable {
    /// The name of its file, untrusted.
    let name: String
    let time: ReportTime?
    /// The values in the order of the measures.
    let values: [Double?]

    /// The numbers of a report.
    public init(_ stored: StoredReport) {
      name = stored.name
      time = stored.time
      let summary = ReportSummary(stored.report)
      values = TrendMeasure.allCases.map { $0.value(of: stored.report, summary) }
    }

    /// The value of a measure.
    func value(_ measure: TrendMeasure) -> Double? {
      TrendMeasure.allCases.firstIndex(of: measure).flatMap { values[$0] }
    }

    /// What a chart calls it: the day, or else the name without its ending.
    var label: String {
      if let time { return String(time.text.prefix(10)) }
      let name = name.split(separator: "/").last.map(String.init) ?? name
      return name.hasSuffix(".json") ? String(name.dropLast(5)) : name
    }
  }

  /// The reports in the order of time, or of their names where one does not tell its time.
  let points: [Point]
  /// Whether some of them tell when they are from, and others do not.
  public let isMixed: Bool

  /// The trend of reports in any order.
  public init(_ points: [Point]) {
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
