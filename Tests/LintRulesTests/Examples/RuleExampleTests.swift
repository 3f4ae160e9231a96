import DocumentSyntax
import Foundation
import Testing

@testable import InputFormats
@testable import LintRules
@testable import Linting
@testable import ScreenModel

/// Every example of every rule, as it is written and under every transformation: one case an
/// example. `A11Y_LINT_RULE=icon-button-missing-label swift test --filter RuleExampleTests` runs
/// those of one rule.
@Suite("Rule examples") struct RuleExampleTests {
  static let rules: [any Rule.Type] = AllRules.all

  /// A finding as far as examples compare it.
  struct Seen: Equatable, CustomStringConvertible {
    var start: Int
    var end: Int
    var certainty: Certainty
    var path: String?
    var message: String
    var description: String { "\(start)..<\(end) \(certainty) \(path ?? "") \(message)" }
  }

  /// An example of a rule or file diagnostic.
  struct Subject: CustomTestStringConvertible, Sendable {
    let info: RuleInfo
    let example: Example

    var testDescription: String { "\(info.id), line \(example.line)" }

    var place: Comment { RuleExampleTests.place(info, example) }

    var certainty: Certainty { example.outcome == .needsReview ? .needsReview : .violation }

    var isSwiftUI: Bool { example.path == Example.swiftUIPath }

    /// A linter of the rule alone, with the options of the example.
    var linter: Linter { Linter(configuration) }

    var configuration: Configuration {
      var configuration = Configuration()
      configuration.only = [info.id]
      configuration.today = CalendarDay("2026-11-01")
      configuration.requiresReasons = true
      configuration.options[info.id] = example.options
      return configuration
    }
  }

  /// The findings in a text.
  static func seen(_ text: String, by linter: Linter, path: String = "x.a11y.yml") -> [Seen] {
    seen(Array(text.utf8), by: linter, path: path)
  }

  static func seen(_ bytes: [UInt8], by linter: Linter, path: String = "x.a11y.yml") -> [Seen] {
    linter.lint(SourceFile(path: path, bytes: bytes)).findings.map {
      Seen(
        start: $0.start.offset, end: $0.end.offset, certainty: $0.certainty, path: $0.nodePath,
        message: $0.message)
    }
  }

  /// Every rule and file diagnostic with its examples.
  static var all: [(info: RuleInfo, example: Example)] {
    (rules.map { $0.info } + FileDiagnostics.all).flatMap { info in
      info.examples.map { (info, $0) }
    }
  }

  /// Those that are trees, and can be written in other ways.
  static var trees: [(info: RuleInfo, example: Example)] { all.filter(\.example.isTree) }

  /// The cases: of all rules, or of the one that somebody asks for.
  static let subjects: [Subject] = {
    let rule = ProcessInfo.processInfo.environment["A11Y_LINT_RULE"]
    return all.filter { rule == nil || $0.info.id == rule }.map(Subject.init)
  }()

  private static let everyRule = Linter()

  static func place(_ info: RuleInfo, _ example: Example) -> Comment {
    "\(info.id) (\(example.fileID):\(example.line))"
  }

  @Test(arguments: subjects) func anExampleGivesTheMarkedFindings(_ subject: Subject) {
    let marked = MarkedSource(subject.example.source)
    let found = Self.seen(marked.text, by: subject.linter, path: subject.example.path)
    let ranges = found.map { SourceRange(start: $0.start, end: $0.end) }
    #expect(ranges == marked.ranges, subject.place)
    #expect((subject.example.outcome == .passes) == marked.ranges.isEmpty, subject.place)
    for seen in found { #expect(seen.certainty == subject.certainty, subject.place) }
  }

  @Test(arguments: subjects) func noMessageQuotesNothing(_ subject: Subject) {
    let text = MarkedSource(subject.example.source).text
    let report = subject.linter.lint(
      SourceFile(path: subject.example.path, bytes: Array(text.utf8)))
    for finding in report.findings {
      let said =
        [finding.message, finding.help, finding.speechAfter ?? ""]
        + finding.fixes.map(\.title) + finding.related.map(\.message)
      for text in said where ["“”", "\"\"", "‘’", "“ ”"].contains(where: text.contains) {
        Issue.record("\(subject.place): \(text)")
      }
    }
  }

  @Test(arguments: subjects.filter { $0.example.outcome == .passes && $0.example.options.isEmpty })
  func aPassingExampleIsFineWithEveryOtherRule(_ subject: Subject) {
    let text = MarkedSource(subject.example.source).text
    let report = Self.everyRule.lint(
      SourceFile(path: subject.example.path, bytes: Array(text.utf8)))
    for finding in report.findings
    where finding.rule.id != subject.info.id && finding.certainty == .violation {
      Issue.record("\(subject.place): \(finding.rule.id) \(finding.message)")
    }
    #expect(report.inputErrors.isEmpty, subject.place)
  }

  @Test(arguments: subjects.filter { $0.example.isTree })
  func aTreeInAnotherFormHasTheSameFindings(_ subject: Subject) throws {
    let text = MarkedSource(subject.example.source).text
    let tree = try #require(YAMLParser.parse(SourceFile(path: "x", bytes: Array(text.utf8))).tree)
    let linter = subject.linter
    let expected = Self.seen(text, by: linter)
    try checkJSON(ExampleTransform.json(tree), linter, expected, subject)
    checkLineBreaks(text, linter, expected, subject)
    checkSibling(text, linter, expected, subject)
    checkHidden(tree, linter, subject)
    try checkSuppressions(text, linter, subject)
  }

  private func checkJSON(
    _ text: String, _ linter: Linter, _ expected: [Seen], _ subject: Subject
  ) throws {
    let json = Self.seen(text, by: linter, path: "x.a11y.json")
    // A key that is YAML's alone to leave empty is no finding in JSON.
    #expect(json.map(\.path) == expected.map(\.path), subject.place)
    #expect(json.map(\.certainty) == expected.map(\.certainty), subject.place)
    let flow = Self.seen(text, by: linter)
    #expect(flow.map(\.path) == expected.map(\.path), subject.place)
  }

  /// Line breaks of two bytes and a byte order mark shift ranges exactly.
  private func checkLineBreaks(
    _ text: String, _ linter: Linter, _ expected: [Seen], _ subject: Subject
  ) {
    let bytes = Array(text.utf8)
    let marked = Self.seen([0xEF, 0xBB, 0xBF] + bytes + [0x0A], by: linter)
    #expect(marked.map(\.start) == expected.map { $0.start + 3 }, subject.place)
    let breaks = Self.seen(text.replacing("\n", with: "\r\n"), by: linter)
    let shifted = expected.map { seen in
      seen.start + bytes[..<seen.start].count { $0 == 0x0A }
    }
    #expect(breaks.map(\.start) == shifted, subject.place)
  }

  /// A sibling before shifts ranges exactly.
  private func checkSibling(
    _ text: String, _ linter: Linter, _ expected: [Seen], _ subject: Subject
  ) {
    // A screen is not empty any more once it has a text.
    guard subject.info.id != "empty-tree",
      let (changed, offset, length) = ExampleTransform.withSibling(text)
    else { return }
    let shifted = expected.map { $0.start >= offset ? $0.start + length : $0.start }
    #expect(Self.seen(changed, by: linter).map(\.start) == shifted, subject.place)
  }

  /// A tree that is hidden has no findings.
  private func checkHidden(_ tree: SyntaxTree, _ linter: Linter, _ subject: Subject) {
    guard subject.info.category != .file, subject.example.source.hasPrefix("screen:") else {
      return
    }
    // What is there to see concerns those who see it, whatever VoiceOver is told.
    let hidden = ExampleTransform.hidden(tree, fromAll: subject.info.category == .visual)
    #expect(Self.seen(hidden, by: linter, path: "x.a11y.json") == [], subject.place)
  }

  /// A suppression silences its rule alone.
  private func checkSuppressions(
    _ text: String, _ linter: Linter, _ subject: Subject
  ) throws {
    // Another suppression is what these look for.
    let others = [
      FileDiagnostics.unusedSuppression.id, FileDiagnostics.suppressionWithoutReason.id,
    ]
    guard !others.contains(subject.info.id),
      let own = ExampleTransform.suppressed(text, rule: subject.info.id)
    else { return }
    #expect(Self.seen(own, by: linter) == [], subject.place)
    let other = try #require(ExampleTransform.suppressed(text, rule: "another-rule"))
    let marks = MarkedSource(subject.example.source).ranges.count
    #expect(Self.seen(other, by: linter).count == marks, subject.place)
  }
}

/// Examples of SwiftUI source, written in other ways.
extension RuleExampleTests {
  @Test(arguments: subjects.filter { $0.isSwiftUI })
  func rewritingAnExampleChangesNoVerdict(_ subject: Subject) {
    let expected = MarkedSource(subject.example.source).ranges.count
    let results = SwiftUITransform.all(of: subject.example.source)
    #expect(!results.isEmpty)
    for result in results {
      let marked = MarkedSource(result.source)
      let others = result.others.map { MarkedSource($0).text }
      let found = Self.findings([marked.text] + others, of: subject)
      let place: Comment = "\(subject.info.id), \(result.name):\n\(result.source)"
      #expect(
        found.map(\.certainty) == Array(repeating: subject.certainty, count: expected), place)
      guard result.keepsPlaces else { continue }
      let ranges = found.map { SourceRange(start: $0.start.offset, end: $0.end.offset) }
      #expect(ranges == marked.ranges, place)
    }
  }

  /// The findings of a rule in the files of a project, in their order.
  static func findings(_ texts: [String], of subject: Subject) -> [LocatedFinding] {
    let files = texts.enumerated().map { number, text in
      SourceFile(
        path: number == 0 ? Example.swiftUIPath : "Other\(number).swift",
        bytes: FileBytes(Array(text.utf8)))
    }
    var configuration = subject.configuration
    configuration.reading.sourceIndex = SwiftUIIndex(files.compactMap { SwiftUISource($0) }, [])
    let linter = Linter(configuration)
    return files.flatMap { linter.lint($0).findings }
  }
}
