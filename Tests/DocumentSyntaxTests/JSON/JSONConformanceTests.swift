import DocumentSyntax
import Foundation
import Testing

@Suite struct JSONConformanceTests {
  @Test(.needs(data: "conformance/json")) func everyFileOfTheSuiteIsJudgedAsExpected() throws {
    guard let folder = SharedData.url("conformance/json") else { return }
    let table = try String(
      contentsOf: folder.appendingPathComponent("expected.tsv"), encoding: .utf8)
    var counts: [String: Int] = [:]
    for row in table.split(separator: "\n").dropFirst() {
      let fields = row.split(separator: "\t", omittingEmptySubsequences: false)
      let url = folder.appendingPathComponent("test_parsing/\(fields[0])")
      guard let data = try? Data(contentsOf: url) else {
        counts["not stored", default: 0] += 1
        continue
      }
      let result = JSONParser.parse(SourceFile(path: String(fields[0]), bytes: [UInt8](data)))
      let verdict = result.problems.isEmpty ? "accept" : "reject"
      counts[verdict, default: 0] += 1
      #expect(fields[2] == "either" || fields[2] == verdict, "\(fields[0]): \(result.problems)")
      #expect((result.tree == nil) == result.problems.contains { $0.kind != .duplicateKey })
      for problem in result.problems { JSONExpectations.expectWellFormed(problem, data.count) }
    }
    print("JSON suite: \(counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" })")
    #expect(counts["accept", default: 0] >= 100 && counts["reject", default: 0] >= 214)
  }

  @Test(.needs(data: "conformance/json")) func valuesAreThoseThatOtherReadersFind() throws {
    guard let folder = SharedData.url("conformance/json") else { return }
    let lines = try String(
      contentsOf: folder.appendingPathComponent("y_values.jsonl"), encoding: .utf8)
    var compared = 0
    for line in lines.split(separator: "\n") {
      let row = JSONParser.parse(SourceFile(path: "row", bytes: Array(line.utf8)))
      let tree = try #require(row.tree)
      // The row is {"file": name, "json": text}.
      let (name, json) = (tree.text(of: 2), tree.text(of: 4))
      let data = try Data(contentsOf: folder.appendingPathComponent("test_parsing/\(name)"))
      let read = JSONParser.parse(SourceFile(path: name, bytes: [UInt8](data)))
      guard let value = read.tree else {
        Issue.record("\(name) is not read")
        continue
      }
      if read.problems.contains(where: { $0.kind == .duplicateKey }) { continue }
      let expected = try #require(
        JSONParser.parse(SourceFile(path: "json", bytes: Array(json.utf8))).tree)
      #expect(
        JSONExpectations.value(value, 0) == JSONExpectations.value(expected, 0), "\(name)")
      compared += 1
    }
    print("JSON values: \(compared) equal")
    #expect(compared >= 93)
  }
}
