import DocumentSyntax
import Testing

@testable import InputFormats
@testable import Linting
@testable import ScreenModel

/// Lines of a stream: whose they are, and where in them things are found.
@Suite("Lines of a stream") struct StreamRecordTests {
  private static let tree =
    #"{"screen": "A", "children": [{"type": "text", "txet": 1, "text": "B"}]}"#

  private static func report(
    _ line: String, at place: Position = Position(line: 1, column: 1, offset: 0)
  ) -> FileReport {
    let record = StreamRecord(Array(line.utf8))
    return Linter().lint(record, path: record.path ?? "-", at: place)
  }

  @Test(arguments: [
    (#"{"path": "a.json", "tree": {}}"#, "a.json"), (#"{"tree":[],"path":"a"}"#, "a"),
    ("\t{ \"path\" :\"\\u00e9\\n\\\"\\\\\" , \"tree\" : 1 } \r", "é\n\"\\"),
    (#"{"path": "a", "contents": "screen: A"}"#, "a"),
    (#"{"tree": {"path": "b", "x": "]}\"}"}, "path": "a"}"#, "a"),
    // What is broken behind the path is broken in the file of that path.
    (#"{"path": "a", "tree": {"screen": "#, "a"), (#"{"path": "a", "tr"#, "a"),
    (#"{"path": "a","#, "a"),
  ]) func pathsAreSeen(line: String, path: String) {
    #expect(StreamRecord(Array(line.utf8)).path == path)
    #expect(StreamRecord(tooLong: Array(line.utf8)).path == path)
  }

  @Test(arguments: [
    "", "{}", "[]", "1", "{", #"{"path""#, #"{"path": "a"}"#, #"{"path": 1, "tree": {}}"#,
    #"{"path": "a"#, #"{"path": "a\x", "tree": {}}"#, #"{"screen": "A", "path": "b"}"#,
    #"{"tree": {}}"#, #"{"tree": {}, "path": "a", "more": 1}"#, #"{"tree": {"#,
    #"{"path": "a", "more": 1, "tree": {}}"#,
  ]) func otherLinesGiveNone(line: String) {
    #expect(StreamRecord(Array(line.utf8)).path == nil)
  }

  @Test func findingsHaveTheirPlaceInTheLine() throws {
    let alone = try #require(Self.report(Self.tree).findings.first)
    #expect(alone.start == Position(line: 1, column: 47, offset: 46))
    let third = try #require(
      Self.report(Self.tree, at: Position(line: 3, column: 1, offset: 200)).findings.first)
    #expect(third.start == Position(line: 3, column: 47, offset: 246))
    let head = #"{"path": "é", "tree": "#
    let inside = try #require(Self.report(head + Self.tree + "}").findings.first)
    #expect(
      inside.start == Position(line: 1, column: 47 + head.count, offset: 46 + head.utf8.count))
    #expect(inside.fingerprint != alone.fingerprint && inside.path == "é")
  }

  @Test func carriageReturnsBetweenValuesBreakNoLine() throws {
    let line = Self.tree.replacing(", \"children", with: ",\r\"children") + "\r"
    let finding = try #require(Self.report(line).findings.first)
    #expect(finding.start == Position(line: 1, column: 47, offset: 46))
    // In a text it is still a mistake.
    let broken = Self.report("{\"screen\": \"A\\\"\r\"}")
    #expect(broken.inputErrors.count == 1 && broken.findings.isEmpty)
  }

  @Test func contentsAreReadAsTheFileOfThatPath() throws {
    let text = "screen: A\nchildren:\n  - {type: text, txet: 1}  # é\n"
    let file = SourceFile(path: "a.a11y.yml", bytes: Array(text.utf8))
    let escaped = text.replacing("\n", with: "\\n")
    let found = Self.report("{\"path\": \"a.a11y.yml\", \"contents\": \"\(escaped)\"}").findings
    let expected = Linter().lint(file).findings
    #expect(found.map(\.fingerprint) == expected.map(\.fingerprint) && !found.isEmpty)
    #expect(found.map(\.start) == expected.map(\.start))
  }

  @Test(arguments: [
    (#"{"path": "a", "contents": {}}"#, 27, "as one string"),
    (#"{"path": "", "tree": {}}"#, 10, "`path` is empty"),
    (#"{"path": "a", "tree": }"#, 23, ""), (#"{"path": "a", "tree": nul}"#, 23, ""),
    (#"{"path": "a", "tree": {"screen": "A"}, "b": 1}"#, 38, ""),
    (#"{"path": "a", "tree": {"screen": "A"}"#, 37, ""), ("no tree", 1, ""),
    (#"{"path": "a", "id": 1, "tree": {"screen": "A"}}"#, 1, "with nothing else in it"),
    (#"{"path": "a"}"#, 1, "a line that says whose tree it has is"),
    (#"{"tree": {"screen": "A"}}"#, 1, "a line that says whose tree it has is"),
    (#"{"path": "a", "tree": "{\"screen\": \"A\"}"}"#, 23, "give the text as `contents`"),
  ]) func mistakesHaveTheirPlace(line: String, column: Int, message: String) throws {
    let report = Self.report(line)
    let error = try #require(report.inputErrors.first)
    #expect(report.findings.isEmpty)
    #expect(error.position?.line == 1 && error.position?.column == column, "\(error)")
    #expect(error.message.contains(message), "\(error.message)")
  }

  @Test func longPathsAreRefused() {
    for length in [4_096, 4_097] {
      let path = String(repeating: "p", count: length)
      let record = StreamRecord(Array("{\"path\": \"\(path)\", \"tree\": \(Self.tree)}".utf8))
      #expect(record.path == (length > 4_096 ? nil : path))
      let report = Linter().lint(
        record, path: "-", at: Position(line: 7, column: 1, offset: 0))
      let errors = report.inputErrors
      #expect(errors.map(\.position?.line) == (length > 4_096 ? [7] : []))
      #expect(errors.allSatisfy { $0.message.contains("longer than 4096 bytes") })
    }
  }

  @Test func namesDoNotTellTheFormatOfTrees() {
    for name in ["a.storyboard", "a.yml", "a.jsonl", "a.xml", "a"] {
      let line = "{\"path\": \"\(name)\", \"tree\": \(Self.tree)}"
      #expect(Self.report(line).findings.map(\.rule.id) == ["unknown-key"], "\(name)")
    }
  }

  @Test func blankLinesAreKnown() {
    #expect(StreamRecord.isBlank([]) && StreamRecord.isBlank([0x20, 0x09, 0x0D]))
    #expect(!StreamRecord.isBlank([0]))
  }
}
