import DocumentSyntax
import Testing

@testable import LintRules

@Suite("Suppressions") struct SuppressionsTests {
  /// The ids of the findings of some rules, with those of suppressions.
  private func found(_ text: String, today: String = "2026-11-22") -> [String] {
    var configuration = Configuration()
    configuration.today = CalendarDay(today)
    configuration.only = [
      "icon-button-missing-label", "speech-all-caps", "unused-suppression", "expired-suppression",
      "unknown-key", "type-mismatch",
    ]
    let file = SourceFile(path: "x.a11y.yml", bytes: Array(text.utf8))
    return Linter(configuration).lint(file).findings.map(\.rule.id)
  }

  private static let head = "screen: S\nchildren:\n"
  private static let button = "  - {type: button, image: ic_more}\n"

  @Test func aSuppressionWorksThroughItsLastDay() {
    let text =
      Self.head + "  - type: button\n    image: ic_more\n"
      + "    disable: [{rule: icon-button-missing-label, until: 2026-11-22}]\n"
    #expect(found(text, today: "2026-11-22").isEmpty)
    #expect(
      found(text, today: "2026-11-23") == ["icon-button-missing-label", "expired-suppression"])
  }

  @Test func aDateThatIsNoneIsReportedAndNeverEnds() {
    for until in ["2026-13-01", "soon", "2026-02-30", "22.11.2026"] {
      let text =
        Self.head + "  - type: button\n    image: ic_more\n"
        + "    disable: [{rule: icon-button-missing-label, until: \(until)}]\n"
      #expect(found(text) == ["type-mismatch"], "\(until)")
    }
  }

  @Test func whatSilencesNothingIsReported() {
    let text = { (rule: String) in
      Self.head + "  - {type: button, text: Save, disable: \(rule)}\n"
    }
    #expect(found(text("icon-button-missing-label")) == ["unused-suppression"])
    #expect(found(text("icon-button-missing-lable")) == ["unused-suppression"])
    #expect(found(text("all")) == ["unused-suppression"])
    // The command line leaves this one out; that is no fault of the file.
    #expect(found(text("touch-target-too-small")).isEmpty)
  }

  @Test(arguments: [
    "  # a11y-lint-disable-next-line icon-button-missing-label -- told\n" + button,
    "  # a11y-lint-disable-next-line icon-button-missing-label\n  # more\n\n" + button,
    "  - {type: button, image: ic_more}  # a11y-lint-disable-line icon-button-missing-label\n",
    "  # a11y-lint-disable icon-button-missing-label\n" + button + button,
    "  # a11y-lint-disable-file icon-button-missing-label, speech-all-caps\n" + button,
    "  # a11y-lint-disable-next-line all -- generated\n" + button,
    "  # a11y-lint-disable-next-line icon-button-missing-label\n"
      + "  - id: more\n    type: button\n    image: ic_more\n",
    "  # a11y-lint-disable-next-line-subtree icon-button-missing-label\n"
      + "  - type: stack\n    children:\n      - type: button\n        image: ic_more\n",
  ])
  func commentsSilence(text: String) {
    #expect(found(Self.head + text).isEmpty)
  }

  @Test(arguments: [
    ("  # a11y-lint-disable-next-line all\n", "`all` without a reason"),
    ("  # a11y-lint-disable-next-line\n", "no rule"),
    ("  # a11y-lint-disable-nextline icon-button-missing-label\n", "no such comment"),
    ("  # a11y-lint-disable-next-line speech-all-caps\n", "another rule"),
    ("  # a11y-lint-disable icon-button-missing-label\n  # a11y-lint-enable\n", "ended before"),
  ])
  func commentsThatDoNothingAreReported(comment: String, why: Comment) {
    let expected = ["unused-suppression", "icon-button-missing-label"]
    #expect(found(Self.head + comment + Self.button) == expected, why)
  }

  @Test func aRegionEndsForTheRulesThatAreNamed() {
    let text =
      Self.head + "  # a11y-lint-disable icon-button-missing-label\n" + Self.button
      + "  # a11y-lint-enable icon-button-missing-label\n" + Self.button
    #expect(found(text) == ["icon-button-missing-label"])
  }

  @Test func wordsInTextsAreNoComments() {
    let text =
      Self.head + "  - {type: button, image: ic_more, "
      + "hint: \"# a11y-lint-disable-line icon-button-missing-label\"}\n"
    #expect(found(text) == ["icon-button-missing-label"])
  }

  @Test func commentsCountInEveryPortionOfABigFile() {
    let screen = { (index: Int) in
      "- screen: S\(index)\n  children:\n"
        + "    # a11y-lint-disable-next-line icon-button-missing-label\n"
        + "    - {type: button, image: ic_more}\n"
    }
    let text = (0..<3_000).map(screen).joined()
    #expect(found(text).isEmpty)
  }
}
