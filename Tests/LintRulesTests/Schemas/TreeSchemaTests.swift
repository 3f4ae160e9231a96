import DocumentSyntax
import Foundation
import Testing

@testable import InputFormats
@testable import LintReports
@testable import LintRules
@testable import Linting
@testable import ScreenModel

/// That the schema of trees says what the reader of trees says.
@Suite("The schema of trees") struct TreeSchemaTests {
  /// A tree as a file, and its documents as JSON.
  private struct Sample {
    let name: String
    let text: String
    let documents: [TestValue]
  }

  /// The trees among the examples of rules and diagnostics, and the bundled ones.
  private static func samples() throws -> [Sample] {
    var files: [(name: String, text: String)] = []
    for info in AllRules.infos + FileDiagnostics.all {
      for example in info.examples where example.isTree {
        files.append(("\(info.id):\(example.line).yml", MarkedSource(example.source).text))
      }
    }
    for folder in ["Examples/broken", "Examples/mended"] {
      let url = packageRoot.appendingPathComponent(folder)
      for name in try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
      where name.contains(".a11y.") {
        let text = try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
        files.append(("\(folder)/\(name)", text))
      }
    }
    return files.compactMap { name, text in
      let file = SourceFile(path: name, bytes: Array(text.utf8))
      let parsed = name.hasSuffix(".json") ? JSONParser.parse(file) : YAMLParser.parse(file)
      guard let tree = parsed.tree else { return nil }
      let documents = tree.roots.compactMap { TestValue($0, of: tree) }
      return documents.count == tree.roots.count
        ? Sample(name: name, text: text, documents: documents) : nil
    }
  }

  /// What the reader has against a file, as words; empty where it reads all of it.
  private static func reading(_ text: String, json: Bool) -> String {
    let reading = TreeSample.reading(text, path: json ? "x.a11y.json" : "x.a11y.yml")
    let diagnostics = reading.diagnostics.filter { $0.kind != .emptyTree }
    return (reading.problems.map(\.message) + diagnostics.map(\.message)).first ?? ""
  }

  @Test func everyExampleIsReadAlike() throws {
    let samples = try Self.samples()
    #expect(samples.count > 800)
    let documents = samples.flatMap { sample in sample.documents.map(\.json) }
    guard
      var complaints = try SchemaValidation.complaints(about: documents, by: TreeSchema.text)?[...]
    else { return }
    for sample in samples {
      let complaint = complaints.prefix(sample.documents.count).first { $0 != "" } ?? ""
      complaints = complaints.dropFirst(sample.documents.count)
      let isJSON = sample.name.hasSuffix(".json")
      let reading = Self.reading(sample.text, json: isJSON)
      // YAML's null is a value that most keys refuse; JSON's is the same as no value.
      if !isJSON, reading != "", sample.documents.contains(where: \.holdsNull) { continue }
      #expect(
        reading.isEmpty == complaint.isEmpty,
        "\(sample.name): the reader says \(reading), the schema \(complaint)\n\(sample.text)")
    }
  }

  /// What a value is replaced with.
  private static let strangers: [TestValue] =
    ["null", "true", "0", "3", "-1.5"].map(TestValue.word)
    + ["zz", "", "tap", "#FF0000", "CLEAR", "button", "2027-02-30", "2027-02-28", "7"]
    .map(TestValue.text)
    + [
      .list([]), .list([.text("a")]), .list([.word("null")]), .list([.list([])]),
      .list([.word("1"), .word("2")]), .list((1...4).map { .word("\($0)") }),
      .list([.object([])]), .object([]),
      .object([(name: "x", value: .word("1")), (name: "y", value: .word("2"))]),
      .object([(name: "type", value: .text("tap"))]),
      .object([(name: "type", value: .text("Button"))]),
      .object([(name: "rule", value: .text("all")), (name: "until", value: .word("null"))]),
      .object([(name: "id", value: .text("a")), (name: "gesture", value: .word("null"))]),
    ]

  /// A damaged copy: a key misspelt, a value replaced, or a member given twice under two names.
  private static func damaged(_ value: TestValue, _ random: inout SplitMix) -> TestValue {
    var copy = value
    var member = number(below: value.memberCount, &random)
    let way = number(below: 8, &random)
    let stranger = strangers[number(below: strangers.count, &random)]
    let key = TreeVocabulary.keys[number(below: TreeVocabulary.keys.count, &random)]
    copy.change(member: &member) { name, value in
      switch way {
      case 0: return [(name: name + "x", value: value)]
      case 1:
        return [(name: String(name.prefix(1)) + name, value: value)]
      case 2:
        let info = TreeVocabulary.keys.first { $0.name == name }
        let alias = info?.aliases.last ?? name
        return alias == name
          ? [(name: name, value: stranger)]
          : [(name: name, value: value), (name: alias, value: value)]
      case 3, 4, 5: return [(name: name, value: value), (name: key.name, value: stranger)]
      default: return [(name: name, value: stranger)]
      }
    }
    return copy
  }

  private static func number(below count: Int, _ random: inout SplitMix) -> Int {
    Int(random.next() % UInt64(max(count, 1)))
  }

  @Test func damageIsNoticedAlike() throws {
    var random = SplitMix(state: 20)
    var damaged: [String] = []
    for sample in try Self.samples() {
      for document in sample.documents where Self.reading(document.json, json: true).isEmpty {
        let copy = Self.damaged(document, &random)
        // What a key means that an object has twice, JSON leaves open.
        if !copy.repeatsName { damaged.append(copy.json) }
      }
    }
    guard let complaints = try SchemaValidation.complaints(about: damaged, by: TreeSchema.text)
    else { return }
    var refused = 0
    for (text, complaint) in zip(damaged, complaints) {
      let reading = Self.reading(text, json: true)
      if !reading.isEmpty { refused += 1 }
      #expect(
        reading.isEmpty == complaint.isEmpty,
        "the reader says \(reading), the schema \(complaint)\n\(text)")
    }
    #expect(refused > 180)
    #expect(complaints.count - refused > 80)
  }
}
