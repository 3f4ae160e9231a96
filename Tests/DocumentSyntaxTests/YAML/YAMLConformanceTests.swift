import Foundation
import Testing

@testable import DocumentSyntax

@Suite(.needs(data: "conformance")) struct YAMLConformanceTests {
  private func allCases() throws -> [YAMLCase]? {
    guard let suite = try YAMLCase.all(in: "cases.jsonl"),
      let extra = try YAMLCase.all(in: "extra.jsonl")
    else { return nil }
    return suite + extra
  }

  @Test func casesOfTheSubsetHaveTheirValues() throws {
    guard let cases = try allCases()?.filter({ $0.class == "must-parse" }) else { return }
    var passed = 0
    for item in cases {
      let reading = YAMLReading(item.bytes)
      if reading.values == item.documents {
        passed += 1
      } else {
        Issue.record("\(item.id): \(String(describing: reading.values)) \(reading.problems)")
      }
    }
    print("YAML must-parse: \(passed) of \(cases.count)")
    #expect(cases.count == 229)
  }

  @Test func invalidCasesAreRefusedNearTheirError() throws {
    guard let cases = try allCases()?.filter({ $0.class == "must-reject" }),
      let positions = try errorLines()
    else { return }
    var passed = 0
    for item in cases {
      let reading = YAMLReading(item.bytes)
      let lines = reading.lines(in: item.bytes)
      let expected = positions[item.id] ?? []
      let isNear =
        expected.isEmpty || lines.contains { line in expected.contains { abs($0 - line) <= 1 } }
      if !reading.problems.isEmpty, isNear {
        passed += 1
      } else {
        Issue.record("\(item.id): lines \(lines), not \(expected) \(reading.problems)")
      }
    }
    print("YAML must-reject: \(passed) of \(cases.count)")
    #expect(cases.count == 150)
  }

  /// The lines at which other readers report the error of a case.
  private func errorLines() throws -> [String: [Int]]? {
    guard let url = SharedData.url("conformance/yaml/error_positions.tsv") else { return nil }
    var lines: [String: [Int]] = [:]
    for row in try String(contentsOf: url, encoding: .utf8).split(separator: "\n").dropFirst() {
      let cells = row.split(separator: "\t")
      lines[String(cells[0])] = cells.dropFirst().compactMap {
        $0.split(separator: ":").first.flatMap { Int($0) }
      }
    }
    return lines
  }

  @Test func casesOutsideTheSubsetAreReadRightOrRefusedByName() throws {
    guard let cases = try allCases()?.filter({ $0.class == "may-reject" }) else { return }
    var read = 0
    var refused = 0
    for item in cases {
      let reading = YAMLReading(item.bytes)
      if let values = reading.values {
        // Numbers without a value stay on the tape for the tree reader to refuse.
        let isRead = item.id == "X009" ? hasNoNumbers(values) : values == item.documents
        if isRead { read += 1 } else { Issue.record("misread \(item.id): \(values)") }
      } else if reading.problems.contains(where: isByName) {
        refused += 1
      } else {
        Issue.record("\(item.id): \(reading.problems)")
      }
    }
    print("YAML may-reject: \(read) read, \(refused) refused by name of \(cases.count)")
    #expect(cases.count == 153)
  }

  private func isByName(_ problem: SyntaxProblem) -> Bool {
    problem.kind == .unsupported && problem.message.hasPrefix("unsupported YAML feature: ")
      || problem.kind == .encoding && problem.message.contains("UTF-16")
  }

  private func hasNoNumbers(_ values: [YAMLTestValue]) -> Bool {
    guard case .object(let members)? = values.first else { return false }
    return members.values.allSatisfy { $0 == .noNumber }
  }

  @Test func lineBreaksAndMarkDoNotMatter() throws {
    guard
      let cases = try YAMLCase.all(in: "cases.jsonl")?.filter({ $0.class == "must-parse" })
    else { return }
    var passed = 0
    for item in cases {
      let variants = [
        ("CRLF", item.bytes(breaks: "\r\n")), ("CR", item.bytes(breaks: "\r")),
        ("BOM", [0xEF, 0xBB, 0xBF] + item.bytes),
      ]
      for (name, bytes) in variants {
        let reading = YAMLReading(bytes)
        if reading.values == item.documents {
          passed += 1
        } else {
          Issue.record("\(item.id) \(name): \(String(describing: reading.values))")
        }
      }
    }
    print("YAML line breaks and mark: \(passed) of \(cases.count * 3)")
  }

  @Test func invalidCasesAreRefusedWithCarriageReturns() throws {
    guard let cases = try YAMLCase.all(in: "cases.jsonl")?.filter(\.isInvalid) else { return }
    var passed = 0
    for item in cases {
      if YAMLReading(item.bytes(breaks: "\r\n")).problems.isEmpty {
        Issue.record("\(item.id) is read with CRLF")
      } else {
        passed += 1
      }
    }
    print("YAML invalid with CRLF: \(passed) of \(cases.count)")
    #expect(cases.count == 94)
  }

  @Test func nodesStandWhereTheyAreWritten() throws {
    guard let cases = try allCases(), let url = SharedData.url("conformance/yaml/spans.jsonl")
    else { return }
    let byID = Dictionary(uniqueKeysWithValues: cases.map { ($0.id, $0) })
    var passed = 0
    var count = 0
    for line in try Data(contentsOf: url).split(separator: 0x0A) {
      let value = YAMLTestValue(json: String(decoding: line, as: UTF8.self))
      guard let id = value["id"]?.string, let item = byID[id] else { continue }
      count += 1
      let spans = ranges(of: YAMLReading(item.bytes).tree)
      if isEqual(spans, value["spans"]?.items ?? []) {
        passed += 1
      } else {
        Issue.record("\(id): \(spans)")
      }
    }
    print("YAML node ranges: \(passed) of \(count)")
  }

  /// The ranges of scalars that are written and of flow collections; block scalars have no end.
  private func ranges(of tree: SyntaxTree?) -> [[Int?]] {
    guard let tree else { return [] }
    return tree.entries.compactMap { entry in
      switch entry.kind {
      case .alias: return nil
      case .sequence, .mapping:
        let first = tree.file.bytes[Int(entry.start)]
        guard first == UInt8(ascii: "[") || first == UInt8(ascii: "{") else { return nil }
        return [Int(entry.start), Int(entry.end)]
      case .null, .boolean, .number, .string:
        if entry.style == .missing { return nil }
        let isBlock = entry.style == .yamlLiteral || entry.style == .yamlFolded
        return [Int(entry.start), isBlock ? nil : Int(entry.end)]
      }
    }
  }

  private func isEqual(_ spans: [[Int?]], _ expected: [YAMLTestValue]) -> Bool {
    spans
      == expected.map { span in
        (span.items ?? []).map { if case .number(let value) = $0 { Int(value) } else { nil } }
      }
  }

  @Test func jsonIsRead() throws {
    guard let url = SharedData.url("conformance/json/y_values.jsonl"),
      let folder = SharedData.url("conformance/json/test_parsing")
    else { return }
    var passed = 0
    var count = 0
    for line in try Data(contentsOf: url).split(separator: 0x0A) {
      let item = YAMLTestValue(json: String(decoding: line, as: UTF8.self))
      guard let name = item["file"]?.string, let json = item["json"]?.string else { continue }
      let bytes = try Array(Data(contentsOf: folder.appending(path: name)))
      let reading = YAMLReading(bytes)
      if reading.problems.contains(where: { $0.kind == .duplicateKey }) { continue }
      count += 1
      if reading.values == [YAMLTestValue(json: json)] {
        passed += 1
      } else {
        Issue.record("\(name): \(String(describing: reading.values)) \(reading.problems)")
      }
    }
    print("JSON read as YAML: \(passed) of \(count)")
    #expect(count == 93)
  }
}
