import DocumentSyntax
import Testing

@testable import InputFormats
@testable import LintRules
@testable import Linting
@testable import ScreenModel

/// Every example of every rule, as it is written and under every transformation.
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

  static func seen(
    _ text: String, rule: String, options: [String: OptionValue], path: String = "x.a11y.yml"
  ) -> [Seen] {
    seen(Array(text.utf8), rule: rule, options: options, path: path)
  }

  static func seen(
    _ bytes: [UInt8], rule: String, options: [String: OptionValue], path: String = "x.a11y.yml"
  ) -> [Seen] {
    var configuration = Configuration()
    configuration.only = [rule]
    configuration.today = CalendarDay("2026-11-01")
    configuration.requiresReasons = true
    configuration.options[rule] = options
    let report = Linter(configuration).lint(SourceFile(path: path, bytes: bytes))
    return report.findings.map {
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
  static var subjects: [(info: RuleInfo, example: Example)] { all.filter(\.example.isTree) }

  static func place(_ info: RuleInfo, _ example: Example) -> Comment {
    "\(info.id) (\(example.fileID):\(example.line))"
  }

  @Test func examplesGiveTheMarkedFindings() {
    for (info, example) in Self.all {
      let marked = MarkedSource(example.source)
      let found = Self.seen(
        marked.text, rule: info.id, options: example.options,
        path: example.path)
      let ranges = found.map { SourceRange(start: $0.start, end: $0.end) }
      #expect(ranges == marked.ranges, Self.place(info, example))
      #expect((example.outcome == .passes) == marked.ranges.isEmpty, Self.place(info, example))
      let certainty: Certainty = example.outcome == .needsReview ? .needsReview : .violation
      for seen in found { #expect(seen.certainty == certainty, Self.place(info, example)) }
    }
    print("rule examples: \(Self.all.count) of \(Self.rules.count) rules")
  }

  @Test func passingExamplesAreFineWithEveryOtherRule() {
    for (info, example) in Self.all
    where example.outcome == .passes && example.options.isEmpty {
      let text = MarkedSource(example.source).text
      let report = Linter().lint(SourceFile(path: example.path, bytes: Array(text.utf8)))
      for finding in report.findings
      where finding.rule.id != info.id && finding.certainty == .violation {
        Issue.record("\(Self.place(info, example)): \(finding.rule.id) \(finding.message)")
      }
      #expect(report.inputErrors.isEmpty, Self.place(info, example))
    }
  }

  @Test func jsonGivesTheSameFindings() throws {
    for (info, example) in Self.subjects {
      let text = MarkedSource(example.source).text
      let tree = try #require(
        YAMLParser.parse(SourceFile(path: "x", bytes: Array(text.utf8))).tree)
      let expected = Self.seen(text, rule: info.id, options: example.options)
      let json = Self.seen(
        ExampleTransform.json(tree), rule: info.id, options: example.options, path: "x.a11y.json")
      // A key that is YAML's alone to leave empty is no finding in JSON.
      #expect(json.map(\.path) == expected.map(\.path), Self.place(info, example))
      #expect(json.map(\.certainty) == expected.map(\.certainty), Self.place(info, example))
      let flow = Self.seen(ExampleTransform.json(tree), rule: info.id, options: example.options)
      #expect(flow.map(\.path) == expected.map(\.path), Self.place(info, example))
    }
  }

  @Test func lineBreaksAndMarksShiftRangesExactly() {
    for (info, example) in Self.subjects {
      let text = MarkedSource(example.source).text
      let expected = Self.seen(text, rule: info.id, options: example.options)
      let marked = Self.seen(
        [0xEF, 0xBB, 0xBF] + Array((text + "\n").utf8), rule: info.id, options: example.options)
      #expect(marked.map(\.start) == expected.map { $0.start + 3 }, Self.place(info, example))
      let bytes = Array(text.utf8)
      let breaks = Self.seen(
        text.replacing("\n", with: "\r\n"), rule: info.id, options: example.options)
      let shifted = expected.map { seen in
        seen.start + bytes[..<seen.start].count { $0 == 0x0A }
      }
      #expect(breaks.map(\.start) == shifted, Self.place(info, example))
    }
  }

  @Test func aSiblingBeforeShiftsRangesExactly() {
    for (info, example) in Self.subjects {
      let text = MarkedSource(example.source).text
      guard let (changed, offset, length) = ExampleTransform.withSibling(text) else { continue }
      let expected = Self.seen(text, rule: info.id, options: example.options).map {
        $0.start >= offset ? $0.start + length : $0.start
      }
      let found = Self.seen(changed, rule: info.id, options: example.options)
      // A screen is not empty any more once it has a text.
      if info.id == "empty-tree" { continue }
      #expect(found.map(\.start) == expected, Self.place(info, example))
    }
  }

  @Test func whatIsHiddenIsNotReported() throws {
    for (info, example) in Self.subjects
    where info.category != .file && example.source.hasPrefix("screen:") {
      let text = MarkedSource(example.source).text
      let tree = try #require(
        YAMLParser.parse(SourceFile(path: "x", bytes: Array(text.utf8))).tree)
      let found = Self.seen(
        // What is there to see concerns those who see it, whatever VoiceOver is told.
        ExampleTransform.hidden(tree, fromAll: info.category == .visual), rule: info.id,
        options: example.options,
        path: "x.a11y.json")
      #expect(found == [], Self.place(info, example))
    }
  }

  @Test func suppressionsSilenceTheirRuleAlone() throws {
    // Another suppression is what these look for.
    let others = [
      FileDiagnostics.unusedSuppression.id, FileDiagnostics.suppressionWithoutReason.id,
    ]
    for (info, example) in Self.subjects where !others.contains(info.id) {
      let text = MarkedSource(example.source).text
      guard let own = ExampleTransform.suppressed(text, rule: info.id) else { continue }
      let found = Self.seen(own, rule: info.id, options: example.options)
      #expect(found == [], Self.place(info, example))
      let other = try #require(ExampleTransform.suppressed(text, rule: "another-rule"))
      let kept = Self.seen(other, rule: info.id, options: example.options)
      #expect(
        kept.count == MarkedSource(example.source).ranges.count, Self.place(info, example))
    }
  }
}

/// Examples of SwiftUI source, written in other ways.
extension RuleExampleTests {
  @Test func rewritingAnExampleChangesNoVerdict() {
    var count = 0
    let sources = Self.all.filter { $0.example.path == Example.swiftUIPath }
    for (info, example) in sources {
      let expected = MarkedSource(example.source).ranges.count
      let certainty: Certainty = example.outcome == .needsReview ? .needsReview : .violation
      for result in SwiftUITransform.all(of: example.source) {
        count += 1
        let marked = MarkedSource(result.source)
        let others = result.others.map { MarkedSource($0).text }
        let found = Self.findings(
          [marked.text] + others, rule: info.id, options: example.options)
        let place: Comment = "\(info.id), \(result.name):\n\(result.source)"
        #expect(found.map(\.certainty) == Array(repeating: certainty, count: expected), place)
        guard result.keepsPlaces else { continue }
        let ranges = found.map { SourceRange(start: $0.start.offset, end: $0.end.offset) }
        #expect(ranges == marked.ranges, place)
      }
    }
    print("SwiftUI examples: \(sources.count), rewritten \(count) times")
  }

  /// The findings of a rule in the files of a project, in their order.
  static func findings(
    _ texts: [String], rule: String, options: [String: OptionValue]
  ) -> [LocatedFinding] {
    let files = texts.enumerated().map { number, text in
      SourceFile(
        path: number == 0 ? Example.swiftUIPath : "Other\(number).swift",
        bytes: FileBytes(Array(text.utf8)))
    }
    var configuration = Configuration()
    configuration.only = [rule]
    configuration.options[rule] = options
    configuration.reading.sourceIndex = SwiftUIIndex(files.compactMap { SwiftUISource($0) }, [])
    let linter = Linter(configuration)
    return files.flatMap { linter.lint($0).findings }
  }
}
