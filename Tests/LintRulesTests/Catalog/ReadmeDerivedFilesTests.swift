import DocumentSyntax
import Foundation
import Testing

@testable import LintRules

/// What `README.md` shows of the output is what the linter writes.
@Suite("DerivedFiles: the output in README.md") struct ReadmeDerivedFilesTests {
  private static let example = "Examples/broken/Profile.a11y.yml"

  /// What a reporter writes about the example, with some rules alone.
  private static func report<R: Reporter>(
    _ type: R.Type, only rules: Set<String>
  ) throws -> String {
    let url = packageRoot.appendingPathComponent(example)
    let file = SourceFile(path: example, bytes: Array(try Data(contentsOf: url)))
    var configuration = Configuration()
    configuration.only = rules
    let linter = Linter(configuration, details: R.info.details)
    var writer = ByteWriter()
    var report = LintReport(files: [linter.lint(file)])
    report.gates = Gate().counts(in: report.files)
    R(style: ReportStyle()).write(report, to: &writer)
    return writer.text
  }

  private static func readme() throws -> String {
    try String(contentsOf: packageRoot.appendingPathComponent("README.md"), encoding: .utf8)
  }

  @Test func theTextReportIsReal() throws {
    let rules = ["image-missing-label", "control-missing-label"]
    let command = "$ a11y-lint --only \(rules.joined(separator: ",")) \(Self.example)\n"
    let text = try Self.readme()
    let begin = try #require(text.firstRange(of: command)).upperBound
    let end = try #require(text[begin...].firstRange(of: "```\n")).lowerBound
    let report = try Self.report(TextReporter.self, only: Set(rules))
    try expect(text[..<begin] + report + text[end...], isStoredAt: "README.md")
  }

  /// The lines of the sample are broken by hand, so it is compared without white space.
  @Test func theJSONReportIsReal() throws {
    let text = try Self.readme()
    let begin = try #require(text.firstRange(of: "```json\n{\n  \"schemaVersion\"")).lowerBound
    let sample = text[begin...].dropFirst("```json\n".count)
    let end = try #require(sample.firstRange(of: "```")).lowerBound
    let report = try Self.report(JSONReporter.self, only: ["control-missing-label"])
    #expect(
      sample[..<end].filter { !$0.isWhitespace } == report.filter { !$0.isWhitespace },
      "README.md does not show the JSON report as it is now")
  }
}
