import DocumentSyntax
import Testing

@testable import InputFormats
@testable import LintRules
@testable import Linting
@testable import ScreenModel

/// Formats that cannot say something, and the rules that would take its absence for an answer.
@Suite("Unsaid keys") struct ApplicabilityTests {
  /// What a rule says about a tree, as paths; the tree's screens cannot give some keys.
  private static func paths(
    _ text: String, of rule: any Rule.Type, _ example: Example, unsaid: [AttributeKey] = []
  ) -> Set<String> {
    guard var interface = TreeSample.reading(text).tree else { return [] }
    for screen in interface.screens.indices {
      interface.screens[screen].unsaid = AttributeSet(unsaid)
    }
    let applicability = Applicability(in: interface)
    let found = findings(rule, example.options, in: AccessibilityTree(resolving: interface))
      .filter(applicability.includes)
    return Set(found.map { $0.element.map(interface.path) ?? "" })
  }

  private static func findings<R: Rule>(
    _ type: R.Type, _ options: [String: OptionValue], in tree: AccessibilityTree
  ) -> [Finding] {
    Array(R.make(options).rule.findings(in: tree))
  }

  /// The examples that are trees, without their marks.
  private static func samples(of rule: any Rule.Type) -> [(example: Example, text: String)] {
    rule.info.examples.filter(\.isTree).map { ($0, MarkedSource($0.source).text) }
  }

  @Test func rulesAreSilentWhereWhatTheyRestOnCannotBeSaid() {
    for rule in AllRules.all {
      for (example, text) in Self.samples(of: rule) where example.outcome != .passes {
        let place = RuleExampleTests.place(rule.info, example)
        #expect(!Self.paths(text, of: rule, example).isEmpty, place)
        for key in rule.info.restsOn {
          #expect(Self.paths(text, of: rule, example, unsaid: [key]).isEmpty, place)
        }
      }
    }
  }

  @Test func rulesSpeakWhereSomethingElseCannotBeSaid() {
    for rule in AllRules.all {
      let others = AttributeKey.allCases.filter { !rule.info.restsOn.contains($0) }
      for (example, text) in Self.samples(of: rule) where example.outcome != .passes {
        #expect(
          Self.paths(text, of: rule, example, unsaid: others)
            == Self.paths(text, of: rule, example), RuleExampleTests.place(rule.info, example))
      }
    }
  }

  /// The keys without which a rule finds something in its examples that it did not find before.
  private static func missed(by rule: any Rule.Type) -> [AttributeKey: Example] {
    var missed: [AttributeKey: Example] = [:]
    for (example, text) in samples(of: rule) {
      let file = SourceFile(path: "x", bytes: Array(text.utf8))
      guard let tree = YAMLParser.parse(file).tree else { continue }
      let before = paths(text, of: rule, example)
      for key in AttributeKey.allCases where missed[key] == nil {
        guard let rest = ExampleTransform.json(tree, without: key) else { continue }
        if !paths(rest, of: rule, example).isSubset(of: before) { missed[key] = example }
      }
    }
    return missed
  }

  /// A rule as the case of a test.
  struct Subject: CustomTestStringConvertible, Sendable {
    let rule: any Rule.Type
    var testDescription: String { rule.info.id }
  }

  private static let subjects = AllRules.all.map(Subject.init)

  /// Takes each key out of the examples of each rule. A rule that then says more than before takes
  /// the absence of the key for an answer: it has to rest on it, or to stand in the list below.
  @Test(arguments: subjects) func aRuleRestsOnWhatItMisses(_ subject: Subject) {
    let info = subject.rule.info
    let missed = Self.missed(by: subject.rule).filter { !info.restsOn.contains($0.key) }
    for (key, example) in missed.sorted(by: { $0.key.rawValue < $1.key.rawValue })
    where !UnsaidException.all.contains(where: { $0.covers(key, info.id) }) {
      let place = RuleExampleTests.place(info, example)
      Issue.record("\(place): rests on `\(key.name)`, or is an exception")
    }
  }

  @Test(.enabled(if: SlowLane.isOn, SlowLane.reason)) func noExceptionIsNeedless() {
    var used: Set<UnsaidException> = []
    for rule in AllRules.all {
      for key in Self.missed(by: rule).keys where !rule.info.restsOn.contains(key) {
        if let exception = UnsaidException.all.first(where: { $0.covers(key, rule.info.id) }) {
          used.insert(exception)
        }
      }
    }
    for exception in UnsaidException.all where !used.contains(exception) {
      Issue.record("needless: \(exception.keys) \(exception.rules)")
    }
  }

  @Test func fileDiagnosticsRestOnWhatMakesAnElement() {
    #expect(FileDiagnostics.emptyTree.restsOn == [.type])
    for info in FileDiagnostics.all where info.id != "empty-tree" {
      #expect(info.restsOn.isEmpty, "what a file says about itself needs nothing else")
    }
  }
}
