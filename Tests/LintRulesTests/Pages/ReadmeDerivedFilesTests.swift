import DocumentSyntax
import Foundation
import Testing

@testable import LintReports
@testable import LintRules
@testable import Linting
@testable import ScreenModel

/// The output in `README.md` is what the linter writes, and its commands are those that work.
@Suite("DerivedFiles: README.md", .serialized) struct ReadmeDerivedFilesTests {
  private static func readme() throws -> String {
    try String(contentsOf: packageRoot.appendingPathComponent("README.md"), encoding: .utf8)
  }

  private static func file(_ path: String) throws -> SourceFile {
    let url = packageRoot.appendingPathComponent(path)
    return SourceFile(path: path, bytes: Array(try Data(contentsOf: url)))
  }

  /// Puts what a command prints below it.
  private static func expectOutput(_ output: String, below command: String) throws {
    let text = try readme()
    let begin = try #require(text.firstRange(of: "$ \(command)\n")).upperBound
    let end = try #require(text[begin...].firstRange(of: "```\n")).lowerBound
    try expect(text[..<begin] + output + text[end...], isStoredAt: "README.md")
  }

  @Test func theFindingIsReal() throws {
    let rule = "interactive-missing-role-trait"
    let path = "Examples/broken/Settings.storyboard"
    var configuration = Configuration()
    configuration.only = [rule]
    let linter = Linter(configuration, details: TextReporter.info.details)
    let report = LintReport(files: [linter.lint(try Self.file(path))])
    var style = ReportStyle()
    style.showsSummary = false
    var writer = ByteWriter()
    TextReporter(style: style).write(report, to: &writer)
    // The report ends with an empty line, for the prompt of a shell.
    let text = writer.text.hasSuffix("\n\n") ? String(writer.text.dropLast()) : writer.text
    try Self.expectOutput(text, below: "a11y-lint --quiet --only \(rule) \(path)")
  }

  @Test func theTranscriptIsReal() throws {
    let path = "Examples/broken/TaskList.a11y.yml"
    let configuration = Configuration()
    let transcript = Transcript(
      of: try Self.file(path), configuration.reading, configuration.voiceOver)
    var writer = ByteWriter()
    TranscriptText(.spoken).write(transcript, to: &writer)
    try Self.expectOutput(writer.text, below: "a11y-lint speak \(path)")
  }

  @Test func theFirstCommandsAreADebugBuildAndItsTests() throws {
    let text = try Self.readme()
    let first = try #require(text.firstRange(of: "```\n")).upperBound
    #expect(text[first...].hasPrefix("swift run a11y-lint Examples\nswift test\n```"))
  }

  @Test func itIsShortAndCountsRight() throws {
    let text = try Self.readme()
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 151)
    #expect(text.contains("[all \(AllRules.all.count) rules]"))
    #expect(text.contains("; \(ReporterList.all.count) formats in all"))
  }
}
