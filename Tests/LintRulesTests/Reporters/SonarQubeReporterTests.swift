import DocumentSyntax
import Foundation
import Testing

@testable import LintReports
@testable import Linting
@testable import ScreenModel

@Suite("SonarQube issues") struct SonarQubeReporterTests {
  private struct Report: Decodable {
    let rules: [Rule]
    let issues: [Issue]
  }

  private struct Rule: Decodable {
    let id: String
    let severity: String
    let type: String
  }

  private struct Issue: Decodable {
    let ruleId: String
    let effortMinutes: Int?
    let primaryLocation: Location
  }

  private struct Location: Decodable {
    let filePath: String
    let textRange: [String: Int]?
  }

  private func report(
    _ findings: [LocatedFinding], errors: [InputError] = []
  ) throws -> Report {
    let text = SampleFinding.text(
      SonarQubeReporter(style: ReportStyle()), SampleFinding.report(findings, errors: errors))
    return try JSONDecoder().decode(Report.self, from: Data(text.utf8))
  }

  @Test func aRuleHasTheSeverityOfItsWorstFinding() throws {
    let report = try report([
      SampleFinding.finding(.note, line: 1), SampleFinding.finding(.warning, line: 2),
      SampleFinding.finding(.note, line: 3), SampleFinding.finding(.error, .needsReview, line: 4),
      SampleFinding.finding(.error, line: 5, state: .known),
    ])
    let rule = "icon-button-missing-label"
    #expect(report.rules.map(\.id) == [rule, rule + ".review"])
    #expect(report.rules.map(\.severity) == ["MAJOR", "INFO"])
    #expect(report.issues.map(\.ruleId) == [rule, rule, rule, rule + ".review"])
    #expect(report.issues.map(\.effortMinutes) == [5, 10, 5, 5])
  }

  @Test func anEmptyRangeHasNoColumns() throws {
    let issues = try report([
      SampleFinding.finding(line: 1), SampleFinding.finding(line: 2, isEmpty: true),
      SampleFinding.finding(line: 3, details: nil),
    ]).issues
    #expect(
      issues.map(\.primaryLocation.textRange) == [
        ["startLine": 1, "endLine": 1, "startColumn": 4, "endColumn": 7],
        ["startLine": 2, "endLine": 2], ["startLine": 3, "endLine": 3],
      ])
  }

  @Test func aRangeThatEndsBeforeALineDoesNotReachIt() throws {
    var finding = SampleFinding.finding()
    finding.end = Position(line: 3, column: 1, offset: 200)
    let issue = try report([finding]).issues[0]
    #expect(issue.primaryLocation.textRange == ["startLine": 1, "endLine": 2])
  }

  @Test func inputErrorsAreIssuesOfARuleOfTheirOwn() throws {
    let errors = [
      InputError(path: "b.yml", position: nil, end: nil, message: "gone"),
      InputError(
        path: "c.yml", position: Position(line: 4, column: 2, offset: 9), end: nil, message: "odd"),
    ]
    let report = try report([], errors: errors)
    #expect(report.rules.map(\.id) == ["input-error"])
    #expect(report.issues.map(\.primaryLocation.filePath) == ["b.yml", "c.yml"])
    #expect(report.issues.map(\.primaryLocation.textRange) == [nil, ["startLine": 4]])
  }
}
