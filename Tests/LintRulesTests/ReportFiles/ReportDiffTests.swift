import DocumentSyntax
import Foundation
import Testing

@testable import LintReports
@testable import Linting
@testable import ScreenModel

/// What became of findings from one report to the next.
@Suite("Comparing reports") struct ReportDiffTests {
  private func report(_ files: [String: [String]]) throws -> StoredReport {
    try LintReport.of(files.sorted { $0.key < $1.key }.map { ($0.key, screen($0.key, $0.value)) })
      .stored()
  }

  private func ids(_ findings: [LocatedFinding]) -> [String] {
    findings.filter { $0.severity == .error }.compactMap(\.nodeID)
  }

  @Test func newFixedAndUnchangedAreToldApart() throws {
    let diff = ReportDiff(
      try report(["a": ["x", "y"], "b": ["z"], "gone": ["g"]]),
      try report(["a": ["y", "w"], "b": ["z"], "fresh": ["f"]]))
    #expect(Set(ids(diff.new)) == ["w", "f"])
    #expect(Set(ids(diff.fixed)) == ["x", "g"])
    #expect(Set(ids(diff.unchanged)) == ["y", "z"])
    #expect(diff.gone == diff.fixed.count { $0.path == "gone" } && diff.gone > 0)
    #expect(diff.newViolations(from: .error) == 2 && diff.silenced.isEmpty)
    let same = try report(["a": ["x"]])
    let none = ReportDiff(same, same)
    #expect(none.new.isEmpty && none.fixed.isEmpty && !none.unchanged.isEmpty)
  }

  @Test func aFileThatMovedIsNotNew() throws {
    func report(_ files: [(path: String, screen: String, ids: [String])]) throws -> StoredReport {
      try LintReport.of(files.map { ($0.path, screen($0.screen, $0.ids)) }).stored()
    }
    let old = try report([("a", "A", ["x", "y"]), ("b", "B", ["z"])])
    let moved = ReportDiff(old, try report([("b", "B", ["z"]), ("c", "A", ["x", "y", "w"])]))
    #expect(ids(moved.new) == ["w"] && moved.fixed.isEmpty && moved.gone == 0)
    #expect(ids(moved.unchanged).sorted() == ["x", "y", "z"])
    // A copy is new, and so is what was in a file that is still there.
    let copied = ReportDiff(
      old, try report([("a", "A", ["x"]), ("b", "B", ["z"]), ("c", "A", ["x", "y"])]))
    #expect(ids(copied.new) == ["x", "y"] && ids(copied.fixed) == ["y"])
  }

  @Test func theWorstIsFirst() throws {
    let diff = ReportDiff(
      try LintReport(files: []).stored(), try ReportSample.many.report.stored())
    let ranks = diff.new.map { finding in
      finding.certainty == .needsReview ? -1 : [.note: 0, .warning: 1, .error: 2][finding.severity]
    }
    #expect(ranks.compactMap { $0 } == ranks.compactMap { $0 }.sorted(by: >))
    #expect(Set(ranks).count > 1)
  }

  @Test func whatTheBaselineKnowsIsNotNew() throws {
    let file = LintReport.of([("a", screen("a", ["x", "y"]))]).files[0]
    let known = LintReport(files: [file.marking(known: file.newFindings.map { _ in true })])
    let empty = try LintReport(files: []).stored()
    let fromNothing = ReportDiff(empty, try known.stored())
    #expect(fromNothing.new.isEmpty && fromNothing.unchanged.count == file.findings.count)
    let dropped = ReportDiff(try known.stored(), try LintReport(files: [file]).stored())
    #expect(dropped.new.isEmpty && dropped.fixed.isEmpty)
    #expect(ReportDiff(try known.stored(), empty).fixed.count == file.findings.count)
  }

  @Test func silencedIsNotFixed() throws {
    var configuration = Configuration()
    configuration.keepsSuppressed = true
    let linter = Linter(configuration)
    let texts = ["", ", disable: {rule: all, reason: r}"].map {
      "screen: S\ntitle: S\nchildren:\n  - {type: button, id: x, image: trash\($0)}\n"
    }
    let reports = try texts.map { text in
      let file = linter.lint(SourceFile(path: "s.a11y.yml", bytes: Array(text.utf8)))
      return try LintReport(files: [file]).stored()
    }
    let diff = ReportDiff(reports[0], reports[1])
    #expect(ids(diff.silenced) == ["x"] && diff.fixed.isEmpty && diff.new.isEmpty)
    #expect(ids(ReportDiff(reports[1], reports[0]).new) == ["x"])
    let hidden = ReportDiff(reports[1], try LintReport(files: []).stored())
    #expect(hidden.fixed.isEmpty)
  }

  @Test func nobodyKnowsWhatUnreadableFilesHave() throws {
    let old = try report(["a": ["x"]])
    let diff = ReportDiff(old, try LintReport.of([("a", "{\"screen\": ")]).stored())
    #expect(diff.fixed.isEmpty && ids(diff.unread) == ["x"])
  }

  @Test func findingsOfOneFingerprintArePaired() throws {
    let one = try report(["a": ["x"]])
    let files = one.report.files + one.report.files
    let two = try LintReport(files: files).stored()
    #expect(ReportDiff(one, two).new.count == one.report.files[0].findings.count)
    #expect(ReportDiff(two, one).fixed.count == one.report.files[0].findings.count)
  }

  /// A comment has a limit; what does not fit is counted.
  @Test func markdownStaysBelowTheLimitOfAComment() throws {
    let many = try report(Dictionary(uniqueKeysWithValues: (0..<900).map { ("f\($0)", ["x"]) }))
    let diff = ReportDiff(try LintReport(files: []).stored(), many)
    let page = ReportDiffFormat.markdown.bytes(of: diff)
    #expect(page.count < 65_000 && page.count > 50_000)
    let text = String(decoding: page, as: UTF8.self)
    // The head and the line below it do not count.
    let shown = text.split(separator: "\n").count { $0.hasPrefix("| ") } - 2
    #expect(text.contains("\n\(diff.new.count - shown) more are not shown.\n"), "\(shown)")
  }

  @Test func theFormsSayTheSame() throws {
    let diff = ReportDiff(
      try ReportSample.hostile.report.stored(), try report(["a": ["x"]]))
    let text = String(decoding: ReportDiffFormat.text.bytes(of: diff), as: UTF8.self)
    #expect(text.hasPrefix("New:\n  error: a:4:"))
    #expect(text.contains("\n\nFixed:\n  error: "))
    #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}") && !text.contains("\n::"))
    #expect(text.contains("\n\(diff.new.count) new (1 error"))
    #expect(text.hasSuffix("\(diff.gone) of them in files that are not there now; 0 unchanged.\n"))
    let page = String(decoding: ReportDiffFormat.markdown.bytes(of: diff), as: UTF8.self)
    #expect(
      page.hasPrefix("<!-- a11y-lint report diff -->\n### a11y-lint: \(diff.new.count) new (1 e"))
    #expect(
      page.contains("<details open><summary>New: \(diff.new.count)</summary>\n\n| Severity |"))
    #expect(page.contains("\n| error | ") && page.contains("<summary>Fixed: \(diff.fixed.count)</"))
    #expect(!page.contains("\u{1B}") && !page.contains("\u{202E}") && !page.contains("<script"))
    let value = try JSONSerialization.jsonObject(with: Data(ReportDiffFormat.json.bytes(of: diff)))
    let members = try #require(value as? [String: Any])
    #expect((members["new"] as? [Any])?.count == diff.new.count)
    #expect((members["fixed"] as? [Any])?.count == diff.fixed.count)
    let summary = try #require(members["summary"] as? [String: Any])
    #expect((summary["new"] as? [String: Int])?["errors"] == diff.newViolations(from: .error))
  }
}
