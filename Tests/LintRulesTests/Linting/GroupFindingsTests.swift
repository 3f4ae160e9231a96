import DocumentSyntax
import Testing

@testable import LintRules
@testable import Linting
@testable import ScreenModel

@Suite("Findings of a group") struct GroupFindingsTests {
  private static let listed = 100
  private static let rule = IconButtonMissingLabel.info

  private func finding(
    at offset: Int, _ severity: Severity, _ message: String, of rule: RuleInfo = rule
  ) -> Finding {
    Finding(
      rule: rule, certainty: .violation, severity: severity, message: message, help: "help",
      element: nil, range: SourceRange(start: offset, end: offset + 1), notes: [],
      speechAfter: nil, fixes: [])
  }

  private func findings() -> GroupFindings {
    GroupFindings(
      Configuration(), in: nil, LanguageTexts(), SuppressionComments(), listing: Self.listed)
  }

  @Test func allKeepTheirWordsWhereAnyMayBeListedYet() {
    var findings = GroupFindings(
      Configuration(), in: nil, LanguageTexts(), SuppressionComments(), listing: nil)
    findings.take((0..<500).map { finding(at: $0, .note, "message \($0)") })
    findings.take([finding(at: 0, .error, "message")])
    let kept = findings.finished()
    #expect(kept.count == 501 && kept.allSatisfy(\.hasWords))
  }

  /// A rule that comes later may speak for them, and others are listed in their place.
  @Test func whatOthersMaySpeakForTakesNoRoom() {
    var findings = findings()
    findings.take(
      (0..<4 * Self.listed).map { finding(at: $0, .error, "e", of: HintWithoutLabel.info) })
    findings.take((0..<4 * Self.listed).map { finding(at: $0, .warning, "warning") })
    let worded = findings.finished().filter(\.hasWords)
    #expect(worded.count { $0.severity == .error } == 4 * Self.listed)
    #expect(worded.count { $0.severity == .warning } == Self.listed)
  }

  @Test func fewFindingsKeepTheirWords() {
    var findings = findings()
    findings.take((0..<100).map { finding(at: $0, .note, "message \($0)") })
    let kept = findings.finished()
    #expect(kept.count == 100 && kept.allSatisfy(\.hasWords))
  }

  @Test func whatNoReportListsLosesItsWordsAndKeepsItsCause() {
    var findings = findings()
    let count = Self.listed
    // In the order of rules, not of the file; the severe ones are last.
    findings.take((0..<4 * count).reversed().map { finding(at: $0, .note, "note \($0)") })
    findings.take((0..<3 * count + 1).map { finding(at: 5 * count + $0, .error, "error \($0)") })
    let kept = findings.finished()
    #expect(kept.count == 7 * count + 1)
    let worded = kept.filter(\.hasWords)
    #expect(worded.count == count)
    #expect(worded.allSatisfy { $0.severity == .error })
    #expect(worded.map(\.finding.range.start).max() == 6 * count - 1)
    #expect(Set(kept.filter { $0.severity == .note }.map(\.reason)).count == 1)
    #expect(kept.first { !$0.hasWords }?.finding.message == Self.rule.title)
  }
}
