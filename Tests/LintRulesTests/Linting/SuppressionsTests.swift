import DocumentSyntax
import Testing

@testable import InputFormats
@testable import LintRules
@testable import Linting
@testable import ScreenModel

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

  @Test func aDateThatIsNoneIsReportedAndSilencesNothing() {
    for until in ["2026-13-01", "soon", "2026-02-30", "22.11.2026"] {
      let text =
        Self.head + "  - type: button\n    image: ic_more\n"
        + "    disable: [{rule: icon-button-missing-label, until: \(until)}]\n"
      #expect(
        found(text) == ["icon-button-missing-label", "unused-suppression", "type-mismatch"],
        "\(until)")
      let all = text.replacing("icon-button-missing-label, until", with: "all, reason: x, until")
      #expect(found(all).contains("icon-button-missing-label"), "\(until)")
    }
  }

  @Test func allHidesNothingThatIsSaidOfSuppressions() {
    let text = { (rules: String) in
      Self.head + "  - {type: text, text: Save, disable: \(rules)}\n"
    }
    #expect(found(text("{rule: all, reason: x}")) == ["unused-suppression"])
    #expect(
      found(text("[{rule: all, reason: x}, {rule: speech-all-caps, until: 2020-01-01}]"))
        == ["unused-suppression", "expired-suppression"])
    #expect(
      found(Self.head + "  - {type: button, image: a, disable: {rule: all, reason: ' '}}\n")
        .contains("icon-button-missing-label"))
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
    "  # a11y-lint-disable-file icon-button-missing-label\n" + button,
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

  @Test func anEndEndsTheRulesThatItNamesAlone() {
    let both = "  # a11y-lint-disable speech-all-caps, icon-button-missing-label\n"
    let loud = "  - {type: text, text: SAVE YOUR NOTES}\n"
    #expect(
      found(
        Self.head + both + Self.button + loud + "  # a11y-lint-enable speech-all-caps\n"
          + Self.button + loud) == ["speech-all-caps"])
    #expect(found(Self.head + loud + "  # a11y-lint-enable\n").contains("unused-suppression"))
  }

  @Test func wordsInTextsAreNoComments() {
    let text =
      Self.head + "  - {type: button, image: ic_more, "
      + "hint: \"# a11y-lint-disable-line icon-button-missing-label\"}\n"
    #expect(found(text) == ["icon-button-missing-label"])
  }

  // MARK: Dates, reasons and rules in comments

  private static let line = "  # a11y-lint-disable-next-line "

  @Test func aCommentWorksThroughItsLastDay() {
    let text =
      Self.head + Self.line + "icon-button-missing-label until 2026-11-22 -- why\n" + Self.button
    #expect(found(text).isEmpty)
    #expect(
      found(text, today: "2026-11-23") == ["expired-suppression", "icon-button-missing-label"])
  }

  @Test(arguments: ["until soon", "until 2026-02-30", "until", "until 2027-01-31 because"])
  func aCommentWithAWrongDateDoesNothingAndIsReported(words: String) {
    let text = Self.head + Self.line + "icon-button-missing-label \(words)\n" + Self.button
    #expect(found(text) == ["unused-suppression", "icon-button-missing-label"])
  }

  @Test func eachRuleOfACommentIsLookedAt() throws {
    let text =
      Self.head + Self.line + "icon-button-missing-label, speech-all-caps -- why\n" + Self.button
    let file = SourceFile(path: "x.a11y.yml", bytes: Array(text.utf8))
    let findings = Linter().lint(file).findings
    #expect(findings.map(\.rule.id) == ["unused-suppression"])
    let range = try #require(findings.first)
    #expect(
      file.text(in: SourceRange(start: range.start.offset, end: range.end.offset))
        == "speech-all-caps")
  }

  @Test func aRuleThatIsNamedTwiceCountsOnce() {
    let twice = Self.line + "icon-button-missing-label -- one\n"
    #expect(found(Self.head + twice + twice + Self.button) == ["unused-suppression"])
  }

  @Test(arguments: [
    ("disable: icon-button-missing-label", 1), ("disable: {rule: icon-button-missing-label}", 1),
    ("disable: {rule: icon-button-missing-label, reason: told}", 0),
    ("disable: [icon-button-missing-label, {rule: speech-all-caps, reason: told}]", 1),
    ("# a11y-lint-disable-line icon-button-missing-label", 1),
    ("# a11y-lint-disable-line icon-button-missing-label until 2999-01-01", 1),
    ("# a11y-lint-disable-line icon-button-missing-label -- told", 0),
    ("# a11y-lint-disable-line icon-button-missing-label \u{2014} told", 0),
  ])
  func reasonsAreAskedForWhereTheyAreRequired(suppression: String, count: Int) {
    let isKey = suppression.hasPrefix("disable")
    let text =
      Self.head + "  - type: button\n    "
      + (isKey ? "image: ic_more\n    \(suppression)\n" : "image: ic_more  \(suppression)\n")
    let file = SourceFile(path: "x.a11y.yml", bytes: Array(text.utf8))
    for isRequired in [true, false] {
      var configuration = Configuration()
      configuration.requiresReasons = isRequired
      let ids = Linter(configuration).lint(file).findings.map(\.rule.id)
      #expect(ids.count { $0 == "suppression-without-reason" } == (isRequired ? count : 0))
      #expect(!ids.contains("icon-button-missing-label"), "it works all the same")
    }
  }

  @Test func theCauseOfIdlenessIsSaid() {
    var configuration = Configuration()
    configuration.levels["speech-all-caps"] = .off
    let causes = [
      ("speech-all-caps", "the rule is off"), ("speech-all-cap", "did you mean"),
      ("parse-error", "always reported"), ("control-missing-label", "it finds nothing"),
    ]
    for (rule, cause) in causes {
      let text = Self.head + "  # a11y-lint-disable \(rule)\n  - {type: text, text: Name}\n"
      let file = SourceFile(path: "x.a11y.yml", bytes: Array(text.utf8))
      let messages = Linter(configuration).lint(file).findings.map(\.message)
      #expect(messages.count == 1 && messages[0].contains(cause), "\(messages)")
    }
  }

  // MARK: Files that adapters read

  private static let adapter = """
    name: sample
    root: root
    type: is.kind
    children: parts
    types:
      btn: {type: button, properties: {image: icon, label: say}}
      box: view
    """

  private func adapted(_ text: String) throws -> FileReport {
    let (adapter, problems) = Adapter.read(Self.adapter)
    #expect(problems.map(\.message) == [])
    var configuration = Configuration()
    configuration.reading.adapters = [try #require(adapter)]
    configuration.reading.adapter = "sample"
    configuration.only = ["icon-button-missing-label", "unused-suppression"]
    return Linter(configuration).lint(SourceFile(path: "home.yml", bytes: Array(text.utf8)))
  }

  @Test func commentsWorkInFilesThatAdaptersRead() throws {
    let text = """
      root:
        is: {kind: box}
        parts:
          # a11y-lint-disable-next-line icon-button-missing-label -- told
          - style: round
            is:
              kind: btn
            icon: ic_more
          - is: {kind: btn}
            icon: ic_more
          # a11y-lint-disable-next-line-subtree icon-button-missing-label -- told
          - tag: 1
            is: {kind: box}
            parts:
              - {is: {kind: btn}, icon: ic_more}
          # a11y-lint-disable-next-line touch-target-too-small -- told
          - is: {kind: box}
      """
    let report = try adapted(text)
    #expect(
      report.findings.map { "\($0.rule.id) \($0.start.line)" } == [
        "icon-button-missing-label 10"
      ])
    #expect(report.suppressed == 2)
  }

  @Test func whatAFormatCannotTellIsTheCause() throws {
    let (adapter, _) = Adapter.read(Self.adapter)
    var configuration = Configuration()
    configuration.reading.adapters = [try #require(adapter)]
    configuration.reading.adapter = "sample"
    let info = try #require(AllRules.infos.first { $0.restsOn.contains(.hint) && !$0.isOptIn })
    let text = "# a11y-lint-disable-file \(info.id)\nroot:\n  is: {kind: btn}\n  icon: ic_more\n"
    let report = Linter(configuration).lint(SourceFile(path: "x.yml", bytes: Array(text.utf8)))
    let idle = report.findings.filter { $0.rule.id == "unused-suppression" }
    #expect(idle.count == 1 && idle[0].message.contains("which this format cannot tell"))
  }

  // MARK: Showing

  @Test func suppressedFindingsAreKeptWhereTheyAreAskedFor() {
    let text =
      Self.head + Self.line + "icon-button-missing-label until 2999-01-31 -- told\n" + Self.button
      + "  - {type: button, image: ic_more, disable: icon-button-missing-label}\n"
    let file = SourceFile(path: "x.a11y.yml", bytes: Array(text.utf8))
    var configuration = Configuration()
    configuration.keepsSuppressed = true
    let shown = Linter(configuration).lint(file)
    #expect(shown.findings.map(\.state) == [.suppressed, .suppressed])
    #expect(shown.findings.map { $0.suppression?.kind } == [.comment, .node])
    #expect(shown.findings.map { $0.suppression?.reason } == ["told", nil])
    #expect(shown.findings.map { $0.suppression?.until } == ["2999-01-31", nil])
    let report = LintReport(files: [shown])
    #expect(report.violations(.error) == 0 && report.reviews == 0 && shown.suppressed == 2)
    let hidden = Linter().lint(file)
    #expect(hidden.findings.isEmpty && hidden.suppressed == 2)
  }

  @Test func suppressionsWithinEachOtherAllCount() {
    let text =
      Self.head + """
          - type: view
            disable: [icon-button-missing-label, speech-all-caps]
            children:
              - {type: button, image: ic_more, disable: [icon-button-missing-label]}
              - type: view
                disable: [{rule: all, reason: bought}]
                children:
                  - {type: button, image: ic_add}
                  - {type: button, image: ic_add, disable: [icon-button-missing-label]}
          - {type: view, disable: [icon-button-missing-label]}

        """
    // Nothing is in capitals, and nothing lies in the last view.
    #expect(found(text) == ["unused-suppression", "unused-suppression"])
    let outer = text.replacing("[icon-button-missing-label, speech-all-caps]", with: "[]")
    #expect(found(outer) == ["unused-suppression"])
  }

  @Test func misspeltRulesOfManySuppressionsAreAllExplained() {
    let nodes = (0..<3_000).map { "  - {type: view, disable: [speech-all-cap\($0)]}\n" }
    #expect(found(Self.head + nodes.joined()) == nodes.map { _ in "unused-suppression" })
  }

  @Test func manyCommentsTakeNoLongerThanTheyMust() {
    let comments = String(repeating: Self.line + "icon-button-missing-label\n", count: 20_000)
    let buttons = (0..<2_000).map { _ in Self.button }.joined()
    let report = found(Self.head + comments + buttons)
    #expect(report.count { $0 == "unused-suppression" } == 19_999)
    #expect(report.count { $0 == "icon-button-missing-label" } == 1_999)
  }

  @Test func commentsCountInEveryGroupOfABigFile() {
    let screen = { (index: Int) in
      "- screen: S\(index)\n  children:\n"
        + "    # a11y-lint-disable-next-line icon-button-missing-label\n"
        + "    - {type: button, image: ic_more}\n"
    }
    let text = (0..<3_000).map(screen).joined()
    #expect(found(text).isEmpty)
  }
}
