import DocumentSyntax
import Foundation
import Testing

@testable import LintReports
@testable import Linting
@testable import ScreenModel

/// The reports of two small files, one of which is broken, as they are stored beside them.
@Suite("Reports") struct ReporterGoldenTests {
  private static let folder = "Tests/LintRulesTests/Reporters/Golden"

  /// The report.
  static func report() throws -> LintReport {
    let linter = Linter(details: .all)
    let files = try ["profile", "broken"].map { name in
      let path = "\(name).a11y.json"
      let data = try Data(contentsOf: packageRoot.appendingPathComponent("\(folder)/\(path)"))
      return linter.lint(SourceFile(path: path, bytes: Array(data)))
    }
    var report = LintReport(files: files)
    report.rules = linter.ruleIDs
    return report
  }

  /// The report in a format.
  static func text(_ reporter: String, _ style: ReportStyle) throws -> String {
    var writer = ByteWriter()
    let type = try #require(ReporterList.reporter(named: reporter))
    type.init(style: style).write(try report(), to: &writer)
    return writer.text
  }

  @Test(arguments: ReporterList.names) func reportsAreAsStored(name: String) throws {
    let type = try #require(ReporterList.reporter(named: name))
    try expect(try Self.text(name, ReportStyle()), isStoredAt: Self.path(of: type.info))
  }

  @Test func theLongTextReportIsAsStored() throws {
    var style = ReportStyle()
    style.isVerbose = true
    try expect(try Self.text("text", style), isStoredAt: "\(Self.folder)/report.text.verbose.txt")
  }

  /// Where the report in a format is stored.
  static func path(of info: ReporterInfo) -> String {
    let ending = info.fileExtension
    let file = info.name == ending ? info.name : "\(info.name).\(ending)"
    return "\(folder)/report.\(file)"
  }

  @Test func detailsAreAsStored() throws {
    var style = ReportStyle()
    style.showsDetails = true
    style.time = ReportTime(seconds: 1_795_000_000)
    try expect(try Self.text("json", style), isStoredAt: "\(Self.folder)/report.details.json")
  }

  @Test func colourChangesNothingElse() throws {
    var style = ReportStyle()
    style.usesColor = true
    let colored = try Self.text("text", style)
    #expect(colored.contains("\u{1B}["))
    #expect(
      colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == (try Self.text("text", ReportStyle())))
  }

  @Test func xcodeGetsWholePathsAndItsOwnWords() throws {
    var style = ReportStyle()
    style.folder = "/Users/ana/App"
    let lines = try Self.text("xcode", style).split(separator: "\n")
    #expect(!lines.isEmpty)
    for line in lines {
      let form = /\/Users\/ana\/App\/[a-z.0-9]+:\d+:\d+: (error|warning|note): .+/
      #expect(line.wholeMatch(of: form) != nil, "\(line)")
    }
    #expect(style.wholePath("/Trees/A.a11y.yml") == "/Trees/A.a11y.yml")
    style.folder = "/"
    #expect(style.wholePath("A.a11y.yml") == "/A.a11y.yml")
  }

  /// Only what cannot be broken may take more: a word, or a path with a position.
  @Test(arguments: [40, 60, 80, 120]) func linesKeepToTheWidthOfATerminal(width: Int) throws {
    var style = ReportStyle()
    style.width = width
    style.showsStatistics = true
    var widest = 0
    for line in try Self.text("text", style).split(separator: "\n") {
      let cells = CellWidth.of(String(line))
      if cells > width { #expect(line.split(separator: " ").count == 1, "\(line)") }
      widest = max(widest, cells)
    }
    #expect(widest >= width - 8)
  }

  @Test func stylesLeaveOutWhatStandsElsewhere() throws {
    var style = ReportStyle()
    style.showsInputErrors = false
    style.showsSummary = false
    let text = try Self.text("text", style)
    #expect(!text.contains("broken.a11y.json") && !text.contains("Checked"))
    #expect(!text.contains("a11y-lint explain"))
    #expect(!(try Self.text("concise", style)).contains("broken.a11y.json"))
    #expect(try Self.text("json", style).contains("broken.a11y.json"))
  }

  @Test func theJSONReportIsValidAndComplete() throws {
    let text = try Self.text("json", ReportStyle())
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let report = try #require(value as? [String: Any])
    let findings = try #require(report["findings"] as? [[String: Any]])
    #expect(!findings.isEmpty)
    for finding in findings {
      #expect(finding.count == 23)
      let fixes = try #require(finding["fixes"] as? [[String: Any]])
      let isIcon = finding["rule"] as? String == "icon-button-missing-label"
      #expect(fixes.compactMap { $0["safety"] as? String } == (isIcon ? ["template"] : []))
    }
    #expect((report["inputErrors"] as? [[String: Any]])?.count == 1)
    #expect(report.count == 9)
    let files = try #require(report["files"] as? [[String: Any]])
    #expect(files.compactMap { $0["findings"] as? Int } == [0, findings.count])
    #expect(files.allSatisfy { $0.count == 14 })
    #expect(try Self.text("json", ReportStyle()) == text)
  }

  @Test func anEmptyReportIsADocument() throws {
    var writer = ByteWriter()
    JSONReporter(style: ReportStyle()).write(LintReport(files: []), to: &writer)
    let value = try JSONSerialization.jsonObject(with: Data(writer.bytes))
    #expect((value as? [String: Any])?["schemaVersion"] as? Int == 1)
  }
}
