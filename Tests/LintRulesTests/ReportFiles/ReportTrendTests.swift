import DocumentSyntax
import Foundation
import Testing

@testable import LintReports
@testable import Linting
@testable import ScreenModel

/// How numbers develop from report to report.
@Suite("Trends") struct ReportTrendTests {
  private func point(_ name: String, _ buttons: Int, at seconds: Int? = nil) throws
    -> ReportTrend.Point
  {
    let ids = (0..<buttons).map { "b\($0)" }
    let time = seconds.map { ReportTime(seconds: $0) }
    let report = LintReport.of([("a", screen("a", ids))])
    return ReportTrend.Point(try report.stored(name, details: false, time: time))
  }

  private func text(_ format: ReportTrendFormat, _ trend: ReportTrend) -> String {
    String(decoding: format.bytes(of: trend), as: UTF8.self)
  }

  @Test func timeCountsWhereAllTellIt() throws {
    let timed = ReportTrend([try point("a", 1, at: 9), try point("b", 2, at: 5)])
    #expect(timed.points.map(\.name) == ["b", "a"] && !timed.isMixed)
    let mixed = ReportTrend([try point("b", 1, at: 9), try point("a", 2)])
    #expect(mixed.points.map(\.name) == ["a", "b"] && mixed.isMixed)
    #expect(!ReportTrend([try point("b", 1), try point("a", 2)]).isMixed)
  }

  @Test func tablesHaveEveryMeasure() throws {
    let trend = ReportTrend([try point("r/=1,\"\n.json", 3, at: 0), try point("r/2", 1, at: 1)])
    let rows = text(.csv, trend).split(separator: "\r\n", omittingEmptySubsequences: false)
    #expect(rows.count == 4 && rows[3].isEmpty)
    #expect(rows[0].split(separator: ",").count == TrendMeasure.allCases.count + 2)
    #expect(rows[1].hasPrefix("\"r/=1,\"\"\\n.json\",1970-01-01T00:00:00Z,3,"))
    let formula = ReportTrend([try point("=1", 0)])
    #expect(text(.csv, formula).contains("\r\n'=1,,"))
    let value = try JSONSerialization.jsonObject(with: Data(text(.json, trend).utf8))
    let points = try #require((value as? [String: Any])?["points"] as? [[String: Any]])
    #expect(points.map { $0["errors"] as? Int } == [3, 1])
    #expect(points.allSatisfy { $0.count == TrendMeasure.allCases.count + 2 })
    #expect(TrendMeasure.allCases.map(\.rawValue) == ReportTrendSchema.counts + ["score"])
  }

  @Test(arguments: [0, 1, 2, 60, 400]) func chartsAreWellFormed(count: Int) throws {
    let one = try point("<&\"'>\u{1B}.json", 3)
    let trend = ReportTrend(Array(repeating: one, count: count))
    let chart = text(.svg, trend)
    let parsed = XMLParser.parse(SourceFile(path: "c.svg", bytes: Array(chart.utf8)))
    #expect(parsed.problems.map(\.message) == [])
    #expect(chart.contains("<title id=\"title\">") && chart.contains("<desc id=\"desc\">"))
    #expect(chart.contains("prefers-color-scheme: dark") && !chart.contains("<script"))
    #expect(!chart.contains("nan") && !chart.contains("inf") && !chart.contains("\u{1B}"))
    #expect(chart.utf8.count < 60_000)
    for measure in TrendMeasure.drawn { #expect(chart.contains(">\(measure.title)")) }
    #expect(chart.contains(count == 0 ? "There are no reports." : "Errors: 3 at both ends."))
  }

  @Test func theChartSaysHowItWent() throws {
    let trend = ReportTrend([
      try point("a", 7, at: 0), try point("b", 2, at: 86_400), try point("c", 1, at: 172_800),
    ])
    let chart = text(.svg, trend)
    #expect(chart.contains("A line chart of 3 reports from 1970-01-01 to 1970-01-03."))
    #expect(chart.contains("Errors: from 7 to 1."))
    for day in 1...3 { #expect(chart.contains(">1970-01-0\(day)</text>")) }
  }

  @Test(arguments: [(0.0, 1), (1, 1), (4, 4), (5, 5), (6, 3), (49, 5), (51, 3), (1e9, 5)])
  func theGridIsRound(most: Double, steps: Int) {
    let grid = TrendChart.grid(upTo: most)
    #expect(grid.steps == steps && grid.step * Double(grid.steps) >= most)
    #expect(grid.step == grid.step.rounded())
  }
}
