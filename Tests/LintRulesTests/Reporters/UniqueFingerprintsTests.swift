import DocumentSyntax
import Foundation
import Testing

@testable import LintReports
@testable import Linting

/// Services keep one finding for each fingerprint, so that no two may be the same.
@Suite("Unique fingerprints") struct UniqueFingerprintsTests {
  /// Three reports on one file, as if it had been found under three names.
  private func copies() -> LintReport {
    let texts = ReportSample.one.files + ReportSample.errors.files
    return LintReport(
      files: (0..<3).flatMap { copy in
        texts.map { path, text in
          var file = SourceFile(path: "\(copy)/\(path)", bytes: Array(text.utf8))
          file.identifyingPath = path
          return Linter().lint(file)
        }
      })
  }

  private func issues(_ reporter: any Reporter.Type, _ report: LintReport) throws -> [[String: Any]]
  {
    var writer = ByteWriter()
    reporter.init(style: ReportStyle()).write(report, to: &writer)
    let value = try JSONSerialization.jsonObject(with: Data(writer.bytes))
    return try #require(value as? [[String: Any]])
  }

  @Test func filesOfOneIdentityDoNotHideEachOther() throws {
    let report = copies()
    let count = report.files.reduce(0) { $0 + $1.findings.count + $1.inputErrors.count }
    for reporter in [GitLabReporter.self, CodeClimateReporter.self] as [any Reporter.Type] {
      let issues = try issues(reporter, report)
      #expect(issues.count == count && count > 6)
      #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == count)
    }
  }

  @Test func aPageIsThereOnce() throws {
    var files = copies().files
    for index in files.indices { files[index].repositoryPath = "Same.a11y.yml" }
    var writer = ByteWriter()
    GitLabAccessibilityReporter(style: ReportStyle()).write(LintReport(files: files), to: &writer)
    let value = try JSONSerialization.jsonObject(with: Data(writer.bytes)) as? [String: Any]
    let pages = try #require(value?["results"] as? [String: [[String: Any]]])
    #expect(pages.count == 1 && value?["total"] as? Int == 1)
    #expect(pages["Same.a11y.yml"]?.count == value?["errors"] as? Int)
    #expect(Set((pages["Same.a11y.yml"] ?? []).map { "\($0["runnerExtras"] ?? "")" }).count > 6)
  }

  @Test func theFirstKeepsItsOwn() throws {
    let report = ReportSample.many.report
    let found = try issues(GitLabReporter.self, report).compactMap { $0["fingerprint"] as? String }
    #expect(found == report.files.flatMap { $0.newFindings.map(\.fingerprint) })
  }
}
