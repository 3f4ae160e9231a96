import DocumentSyntax
import Testing

@testable import LintReports
@testable import LintRules
@testable import Linting
@testable import ScreenModel

@Suite("Conformance") struct ConformanceTests {
  private static let labelled = SuccessCriterion.wcag("4.1.2")

  /// A report on screens of which the first ones have a nameless slider.
  private func report(
    broken: Int, of total: Int, _ change: (inout Configuration) -> Void = { _ in }
  )
    -> LintReport
  {
    var configuration = Configuration()
    configuration.only = ["control-missing-label"]
    change(&configuration)
    let linter = Linter(configuration)
    let texts = (0..<total).map { number in
      "screen: S\(number)\nchildren:\n  - {type: slider"
        + (number < broken ? "" : ", label: Age") + ", value: 3}\n"
    }
    let text = texts.joined(separator: "---\n")
    var report = LintReport(
      files: [linter.lint(SourceFile(path: "a.a11y.yml", bytes: Array(text.utf8)))])
    report.rules = linter.ruleIDs
    return report
  }

  private func claim(_ report: LintReport) -> ConformanceClaim {
    Conformance(report).claim(about: Self.labelled)
  }

  @Test func whatFailsOnMostScreensIsNotSupported() {
    #expect(claim(report(broken: 2, of: 3)).level == .doesNotSupport)
    #expect(claim(report(broken: 1, of: 2)).level == .partiallySupports)
    #expect(claim(report(broken: 1, of: 3)).remarks.contains("on 1 of 3 screens: \"S0\". Found by"))
  }

  @Test func nothingFoundIsNothingEvaluated() {
    let claim = claim(report(broken: 0, of: 2))
    #expect(claim.level == .notEvaluated)
    #expect(claim.remarks == "1 rule found nothing that fails it.")
    let other = Conformance(report(broken: 0, of: 2)).claim(about: .wcag("2.5.8"))
    #expect(other.remarks.hasPrefix("Not checked: ") && other.ran.isEmpty)
    let none = Conformance(report(broken: 0, of: 2)).claim(about: .wcag("1.2.1"))
    #expect(none.remarks == "No rule is about it.")
    #expect(self.claim(LintReport(files: [])).remarks == "Nothing was checked.")
  }

  @Test func warningsAreProbableBarriersAndNotesAreNone() {
    let warned = claim(report(broken: 2, of: 2) { $0.levels["control-missing-label"] = .warning })
    #expect(warned.level == .partiallySupports)
    #expect(warned.remarks.hasPrefix("2 probable barriers on 2 of 2 screens"))
    let noted = claim(report(broken: 2, of: 2) { $0.levels["control-missing-label"] = .note })
    #expect(noted.level == .notEvaluated)
    #expect(
      noted.remarks.hasSuffix("A person has to look at 2 findings of control-missing-label."))
  }

  @Test func aBaselineTakesNoBarrierAway() {
    var known = report(broken: 2, of: 2)
    known = LintReport(files: known.files.map { $0.marking(known: [true, true]) })
    #expect(known.files[0].newFindings.isEmpty)
    #expect(claim(known).level == .doesNotSupport)
  }

  @Test func whatRanIsOnlySaidWhereItIsKnown() {
    var unknown = report(broken: 0, of: 2)
    unknown.rules = nil
    #expect(claim(unknown).remarks == "Nothing was found that fails it.")
    #expect(Conformance(unknown).method[0].contains("is not known"))
  }

  @Test func everyCriterionHasSomethingToCheck() {
    for criterion in SuccessCriterion.all {
      let text = CriterionChecks.text(criterion)
      #expect(text.map { $0.last != "." && !$0.isEmpty } == true, "\(criterion.number)")
      let isLeftOut =
        criterion.level == "AAA" || criterion.version == "22"
        || CriterionChecks.aboutSets.contains(criterion.number)
      #expect((criterion.clause == nil) == isLeftOut, "\(criterion.number)")
    }
    let clauses = Set(EuropeanClause.all.map(\.number))
    for info in AllRules.infos { #expect(clauses.isSuperset(of: info.clauses), "\(info.id)") }
  }
}
