import DocumentSyntax
import Foundation
import Testing

@testable import LintRules

/// The reports of two small files, one of which is broken, as they are stored beside them.
@Suite("Reports") struct ReporterGoldenTests {
  private static let folder = "Tests/LintRulesTests/Reporters/Golden"

  private static func report() throws -> LintReport {
    let linter = Linter(details: .all)
    let files = try ["profile", "broken"].map { name in
      let path = "\(name).a11y.json"
      let data = try Data(contentsOf: packageRoot.appendingPathComponent("\(folder)/\(path)"))
      return linter.lint(SourceFile(path: path, bytes: Array(data)))
    }
    return LintReport(files: files)
  }

  private static func text(_ reporter: String, _ style: ReportStyle) throws -> String {
    var writer = ByteWriter()
    let type = try #require(ReporterList.reporter(named: reporter))
    type.init(style: style).write(try report(), to: &writer)
    return writer.text
  }

  @Test(arguments: ReporterList.names) func reportsAreAsStored(name: String) throws {
    let type = try #require(ReporterList.reporter(named: name))
    let text = try Self.text(name, ReportStyle())
    let ending = type.info.fileExtension
    let file = name == ending ? name : "\(name).\(ending)"
    try expect(text, isStoredAt: "\(Self.folder)/report.\(file)")
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

  @Test func linesKeepToTheWidthOfATerminal() throws {
    for line in try Self.text("text", ReportStyle()).split(separator: "\n") {
      #expect(CellWidth.of(String(line)) <= Wrapping.width, "\(line)")
    }
  }

  @Test func stylesLeaveOutWhatStandsElsewhere() throws {
    var style = ReportStyle()
    style.showsInputErrors = false
    style.showsSummary = false
    let text = try Self.text("text", style)
    #expect(!text.contains("broken.a11y.json") && !text.contains("Checked"))
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
      #expect(finding.count == 22)
      #expect(finding["fixes"] as? [String] == [])
    }
    #expect((report["inputErrors"] as? [[String: Any]])?.count == 1)
    #expect(try Self.text("json", ReportStyle()) == text)
  }

  @Test func anEmptyReportIsADocument() throws {
    var writer = ByteWriter()
    JSONReporter(style: ReportStyle()).write(LintReport(files: []), to: &writer)
    let value = try JSONSerialization.jsonObject(with: Data(writer.bytes))
    #expect((value as? [String: Any])?["schemaVersion"] as? Int == 1)
  }
}
