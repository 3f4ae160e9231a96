import DocumentSyntax
import Testing

@testable import Linting
@testable import ScreenModel

@Suite("Run profiles") struct RunProfileTests {
  /// A profile whose clock goes on by one with every look.
  private func profile() -> RunProfile {
    var now: UInt64 = 0
    return RunProfile {
      now += 1
      return now
    }
  }

  private static let file = SourceFile(
    path: "x.a11y.yml",
    bytes: Array(
      """
      - screen: One
        children:
          - {type: button, image: ic_more, disable: icon-button-missing-label}
          - {type: button, image: ic_more}
      - {screen: Two, children: [{type: text, text: DELETE}]}
      """.utf8))

  @Test func everyRuleThatRanIsThere() {
    var configuration = Configuration()
    for only in [nil, ["speech-all-caps", "icon-button-missing-label"] as Set<String>] {
      configuration.only = only
      let linter = Linter(configuration)
      let profile = profile()
      let report = linter.lint(Self.file, profile)
      let plain = linter.lint(Self.file)
      #expect(report.findings.map(\.rule.id) == plain.findings.map(\.rule.id))
      #expect(report.nodes == plain.nodes && report.suppressed == plain.suppressed)
      #expect(Set(profile.rules.map(\.rule)) == linter.ruleIDs)
      #expect(profile.rules.count == linter.ruleIDs.count)
    }
  }

  @Test func findingsAreCountedBeforeSuppressions() {
    var configuration = Configuration()
    configuration.only = ["speech-all-caps", "icon-button-missing-label"]
    let profile = profile()
    let linter = Linter(configuration)
    let report = linter.lint(Self.file, profile)
    #expect(profile.findings == report.findings.count + report.suppressed)
    let icons = profile.rules.first { $0.rule == "icon-button-missing-label" }
    #expect(icons?.findings == 2 && report.suppressed == 1)
  }

  @Test func timesAddUp() {
    let profile = profile()
    let linter = Linter()
    _ = linter.lint(Self.file, profile)
    // One group of screens: each step was timed once and took a look at the clock. Judging was
    // timed for each rule that found something, for the group and for the file.
    let finders = UInt64(profile.rules.count { $0.findings > 0 })
    #expect(profile.time(of: .tree) == 1 && profile.time(of: .resolve) == 1)
    #expect(
      profile.time(of: .parse) == 1 && profile.time(of: .judge) == finders + 2
        && profile.time(of: .read) == nil)
    #expect(profile.time(of: .rules) == UInt64(linter.ruleIDs.count))
    #expect(profile.rules.reduce(0) { $0 + $1.time } == profile.time(of: .rules))
    let sum = RunProfile.Step.allCases.reduce(0) { $0 + (profile.time(of: $1) ?? 0) }
    #expect(sum <= profile.elapsed)
  }

  @Test func theDearestRuleComesFirst() {
    let profile = profile()
    for (rule, looks) in [("b", 1), ("a", 1), ("dear", 5)] {
      _ = profile.measure(rule: rule) {
        for _ in 0..<looks { _ = profile.elapsed }
        return []
      }
    }
    #expect(profile.rules.map(\.rule) == ["dear", "a", "b"])
  }

  @Test func aStepThatFailsIsTimed() {
    let profile = profile()
    #expect(throws: CancellationError.self) {
      try profile.measure(.find) { throw CancellationError() }
    }
    #expect(profile.time(of: .find) == 1)
  }
}
