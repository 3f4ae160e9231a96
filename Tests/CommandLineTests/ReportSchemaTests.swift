import Foundation
import ScreenModel
import Testing

@testable import LintReports

/// That what the program writes is what its schemas say; they refuse members that they do not name.
@Suite("Schemas of what is written") struct ReportSchemaTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Files with all that the program reads, and broken ones.
  private static func inputs(_ folder: TemporaryFolder) throws -> [String] {
    try folder.write("broken.a11y.json", Trees.broken)
    try folder.write("warning.a11y.json", Trees.warning)
    try folder.write("node.a11y.yml", "type: button\nimage: ic_more\n")
    try folder.write(
      "silenced.a11y.yml",
      """
      screen: S
      children:
        - {type: button, image: ic_more, disable: [{rule: all, reason: soon gone}]}
        - {type: text, text: Name}
      """)
    let examples = ["Examples", "Tests/LintRulesTests/Reporters/Golden/profile.a11y.json"]
    return ["."] + examples.map { root.appendingPathComponent($0).path }
  }

  private func complaints(
    about subject: SchemaSubject, _ arguments: [String], in folder: TemporaryFolder
  ) throws -> [String]? {
    let run = try folder.program.run(arguments)
    #expect(run.output.count > 100)
    return try SchemaValidation.complaints(about: [run.output], by: subject.text)
  }

  @Test func reportsAreAsTheSchemaSays() throws {
    let folder = try TemporaryFolder()
    let inputs = try Self.inputs(folder)
    guard
      let found = try complaints(about: .report, ["--format", "json"] + inputs, in: folder)
    else { return }
    #expect(found == [""])
  }

  @Test func reportsWithDetailsAreAsTheSchemaSays() throws {
    let folder = try TemporaryFolder()
    let arguments = ["--format", "json", "--report-details", "--timestamps", "--fail-on-review"]
    let inputs = try Self.inputs(folder)
    guard let found = try complaints(about: .report, arguments + inputs, in: folder) else { return }
    #expect(found == [""])
  }

  @Test func recordsAreAsTheSchemaSays() throws {
    let folder = try TemporaryFolder()
    let run = try folder.program.run(
      ["--format", "jsonl", "--show-suppressed"] + Self.inputs(folder))
    let lines = run.output.split(separator: "\n").map(String.init)
    let changed = [
      lines[0].replacingOccurrences(of: "\"start\"", with: "\"begin\""),
      lines[0].replacingOccurrences(of: "\"start\"", with: "\"end\""),
      lines[lines.count - 1].replacingOccurrences(of: "\"summary\"", with: "\"novel\""),
    ]
    for kind in ["start", "file", "inputError", "finding", "end"] {
      #expect(lines.contains { $0.hasPrefix("{\"kind\": \"\(kind)\"") })
    }
    #expect(run.output.contains("\"state\": \"suppressed\""))
    guard
      let found = try SchemaValidation.complaints(
        about: lines + changed, by: SchemaSubject.jsonl.text)
    else { return }
    #expect(found.map(\.isEmpty) == lines.map { _ in true } + changed.map { _ in false })
  }

  @Test func transcriptsAreAsTheSchemaSays() throws {
    let folder = try TemporaryFolder()
    let inputs = try Self.inputs(folder)
    guard
      let found = try complaints(about: .speak, ["speak", "--format", "json"] + inputs, in: folder)
    else { return }
    #expect(found == [""])
  }

  @Test(.needs(data: "corpus")) func reportsOnRealFilesAreAsTheSchemaSays() throws {
    guard let corpus = SharedData.url("corpus") else { return }
    let folder = try TemporaryFolder()
    var reports: [String] = []
    let kinds = try FileManager.default.contentsOfDirectory(atPath: corpus.path).sorted()
    for kind in kinds where !kind.contains(".") {
      let path = corpus.appendingPathComponent(kind).path
      let files = try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
        .filter { $0.contains(".") && !$0.hasSuffix(".md") && !$0.hasSuffix(".tsv") }
      let some = stride(from: 0, to: files.count, by: max(files.count / 5, 1)).map {
        path + "/" + files[$0]
      }
      guard !some.isEmpty else { continue }
      reports.append(try folder.program.run(["--format", "json"] + some).output)
    }
    #expect(reports.count > 8)
    guard
      let found = try SchemaValidation.complaints(
        about: reports, by: SchemaSubject.report.text)
    else { return }
    #expect(found.allSatisfy { $0 == "" }, "\(found)")
  }

  @Test func membersThatNobodyDescribedAreRefused() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.a11y.json", Trees.warning)
    let text = try folder.program.run("--format", "json", "a.a11y.json").output
    let changed = [
      text.replacingOccurrences(of: #""rule": "#, with: #""novel": 1, "rule": "#),
      text.replacingOccurrences(of: #""severity": "warning""#, with: #""severity": "grave""#),
      text.replacingOccurrences(of: #""schemaVersion": 1"#, with: #""schemaVersion": 2"#),
    ]
    guard
      let found = try SchemaValidation.complaints(
        about: [text] + changed, by: SchemaSubject.report.text)
    else { return }
    #expect(found.map(\.isEmpty) == [true, false, false, false])
  }

  @Test(arguments: SchemaSubject.allCases) func theCommandPrintsTheSchema(
    subject: SchemaSubject
  ) throws {
    let folder = try TemporaryFolder()
    let run = try folder.program.run("schema", subject.rawValue)
    #expect(run.code == 0)
    #expect(run.output == subject.text)
    #expect(run.errors == "")
  }

  @Test(arguments: [
    ([], "error: schema needs a word: "), (["tre"], "did you mean tree?"),
    (["tree", "report"], "remove report"),
  ]) func wrongWordsAreExplained(words: [String], message: String) throws {
    let folder = try TemporaryFolder()
    let run = try folder.program.run(["schema"] + words)
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
