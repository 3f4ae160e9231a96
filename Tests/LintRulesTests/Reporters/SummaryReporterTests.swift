import DocumentSyntax
import Foundation
import Testing

@testable import LintReports
@testable import Linting
@testable import ScreenModel

/// What of the summary depends on the run rather than on the files, and that it is what its schema
/// says.
@Suite("The summary") struct SummaryReporterTests {
  private func text(_ report: LintReport, _ style: ReportStyle = ReportStyle()) -> String {
    var writer = ByteWriter()
    SummaryReporter(style: style).write(report, to: &writer)
    return writer.text
  }

  private func members(_ text: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func summariesAreAsTheSchemaSays() throws {
    var style = ReportStyle()
    style.time = ReportTime(seconds: 0)
    let sample = ReportSample.many.report
    let valid = [
      text(LintReport(files: [])), text(sample, style),
      text(GateSample.report([GateSample(nil), GateSample("\u{1B}\"")])),
    ]
    let wrong = [
      ("\"rule\": ", "\"novel\": 1, \"rule\": "), ("\"level\": \"A\"", "\"level\": \"B\""),
      ("\"schemaVersion\": 1", "\"schemaVersion\": 2"), ("\"value\": ", "\"value\": 1"),
    ].map { valid[1].replacingOccurrences(of: $0, with: $1) }
    guard
      let found = try SchemaValidation.complaints(
        about: valid + wrong, by: SchemaSubject.summary.text)
    else { return }
    #expect(found.prefix(valid.count).allSatisfy { $0 == "" }, "\(found)")
    #expect(found.dropFirst(valid.count).allSatisfy { $0 != "" }, "\(found)")
  }

  @Test func theTimeIsThereWhereItIsAskedFor() throws {
    #expect(try members(text(LintReport(files: [])))["time"] == nil)
    var style = ReportStyle()
    style.time = ReportTime(seconds: 0)
    let time = try members(text(LintReport(files: []), style))["time"] as? String
    #expect(time == "1970-01-01T00:00:00Z")
  }

  @Test func everySeverityAndCategoryIsThereWithZeros() throws {
    let summary = try members(text(LintReport(files: [])))
    let severities = try #require(summary["severities"] as? [[String: Any]])
    #expect(severities.compactMap { $0["severity"] as? String } == ["error", "warning", "note"])
    let categories = try #require(summary["categories"] as? [[String: Any]])
    #expect(categories.count == Category.allCases.count)
    for list in ["rules", "criteria", "clauses", "screens", "failedGates"] {
      #expect((summary[list] as? [Any])?.isEmpty == true, "\(list)")
    }
  }

  @Test func pathsAreThoseOfTheRepository() throws {
    let file = SourceFile(
      path: "../A.a11y.yml", bytes: Array("screen: A\nchildren: [{type: button}]\n".utf8))
    var part = Linter().lint(file)
    part.repositoryPath = "App/A.a11y.yml"
    let screens = try #require(
      members(text(LintReport(files: [part])))["screens"] as? [[String: Any]])
    #expect(screens.map { $0["path"] as? String } == ["App/A.a11y.yml"])
    #expect(screens.map { $0["screen"] as? String } == ["A"])
  }

  @Test func suppressedFindingsAreInTheTotalsAlone() throws {
    var configuration = Configuration()
    configuration.keepsSuppressed = true
    let text = """
      screen: A
      title: A
      children:
        - {type: button, frame: [0, 0, 44, 44], disable: [{rule: all, reason: soon gone}]}

      """
    let file = SourceFile(path: "A.a11y.yml", bytes: Array(text.utf8))
    let report = LintReport(files: [Linter(configuration).lint(file)])
    #expect(report.files[0].findings.contains { $0.state == .suppressed })
    let summary = try members(self.text(report))
    let totals = try #require(summary["totals"] as? [String: Any])
    #expect((totals["suppressed"] as? Int ?? 0) > 0)
    #expect((summary["rules"] as? [Any])?.isEmpty == true)
    #expect((summary["score"] as? [String: Any])?["value"] as? Double == 100)
  }
}
