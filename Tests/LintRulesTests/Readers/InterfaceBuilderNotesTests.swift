import DocumentSyntax
import Testing

@testable import Linting
@testable import ScreenModel

@Suite("Notes of Interface Builder") struct InterfaceBuilderNotesTests {
  private static let rule = "icon-button-missing-label"

  private func notes(_ fragments: String) -> String {
    "<attributedString key=\"userComments\">\(fragments)</attributedString>"
  }

  private func fragment(_ text: String) -> String { "<fragment content=\"\(text)\"/>" }

  private func button(_ inside: String) -> String {
    """
    <button id="b"><rect key="frame" x="0" y="0" width="50" height="50"/>
    <state key="normal" image="ic_more"/>\(inside)</button>
    """
  }

  private func report(
    _ subviews: String, controller: String = "", objects: String = "", today: String = "2026-11-22"
  ) -> FileReport {
    var configuration = Configuration()
    configuration.only = [Self.rule, "unused-suppression", "expired-suppression"]
    configuration.today = CalendarDay(today)
    configuration.keepsSuppressed = true
    let text = InterfaceBuilderSample.storyboard(
      subviews, controller: controller, objects: objects)
    let file = SourceFile(path: "Main.storyboard", bytes: Array(text.utf8))
    let report = Linter(configuration).lint(file)
    for finding in report.findings where finding.rule.id == "unused-suppression" {
      let range = SourceRange(start: finding.start.offset, end: finding.end.offset)
      #expect(file.text(in: range).contains("a11y-lint") || !finding.message.contains("note"))
    }
    return report
  }

  /// The findings that are not suppressed.
  private func found(_ subviews: String) -> [String] {
    report(subviews).findings.filter { $0.state != .suppressed }.map(\.rule.id)
  }

  @Test func notesSilenceInEverySpellingThatXcodeHas() {
    let line = "a11y-lint-disable \(Self.rule) until 2027-01-31 -- told"
    let base64 = "YTExeS1saW50LWRpc2FibGUgaWNvbi1idXR0b24tbWlzc2luZy1sYWJlbCAtLSB0b2xk"
    let spellings = [
      fragment(line), fragment("For translators.&#10;\(line)&#10;More."),
      fragment("For translators.&#xA;\t\(line)"), fragment("One line\u{2028}\(line)\u{2028}x"),
      "<fragment><string key=\"content\">\nText\n\(line)\n</string></fragment>",
      "<fragment><mutableString key=\"content\">\(line)</mutableString></fragment>",
      "<fragment><string key=\"content\" base64-UTF8=\"YES\">\n\(base64)\n</string></fragment>",
      fragment("a11y-lint-dis") + fragment("able \(Self.rule)"),
      fragment("a11y-lint-disable-subtree \(Self.rule) \u{2014} told"),
    ]
    for spelling in spellings {
      let report = report(button(notes(spelling)))
      #expect(report.findings.map(\.state) == [.suppressed], "\(spelling)")
      #expect(report.findings.first?.suppression?.kind == .note)
    }
  }

  @Test func otherNotesSayNothing() {
    let texts = ["Title", "see a11y-lint-disable \(Self.rule)", "a11y-lint is run on this", ""]
    for text in texts { #expect(found(button(notes(fragment(text)))) == [Self.rule]) }
  }

  @Test func mistakesAreReported() {
    let both = [Self.rule, "unused-suppression"].sorted()
    for line in [
      "a11y-lint-dissable \(Self.rule)", "a11y-lint-disable", "a11y-lint disable \(Self.rule)",
      "a11y-lint-disable \(Self.rule) until soon", "a11y-lint-disable icon-button-missing-lable",
      "a11y-lint-disable-next-line \(Self.rule)", "a11y-lint-disable all",
    ] {
      #expect(found(button(notes(fragment("Text&#10;" + line)))).sorted() == both, "\(line)")
    }
  }

  @Test func eachRulePointsAtItsName() throws {
    let line = "a11y-lint-disable \(Self.rule), unused-suppresion -- told"
    let text = InterfaceBuilderSample.storyboard(button(notes(fragment("A&amp;B&#10;" + line))))
    let file = SourceFile(path: "Main.storyboard", bytes: Array(text.utf8))
    let finding = try #require(
      Linter().lint(file).findings.first { $0.rule.id == "unused-suppression" })
    let range = SourceRange(start: finding.start.offset, end: finding.end.offset)
    #expect(file.text(in: range) == "unused-suppresion")
  }

  @Test func aNoteCoversWhatTheObjectHolds() {
    let note = notes(fragment("a11y-lint-disable \(Self.rule)"))
    #expect(found("<view id=\"v\"><subviews>\(button(""))</subviews>\(note)</view>").isEmpty)
    #expect(found("<label id=\"l\" text=\"Name\">\(note)</label>" + button("")).count == 2)
  }

  @Test func notesOfAControllerCoverItsScreen() {
    let note = notes(fragment("a11y-lint-disable \(Self.rule)"))
    let report = report(button(""), controller: note)
    #expect(report.findings.map(\.state) == [.suppressed])
  }

  @Test func notesOfWhatIsNoViewSilenceNothingAndAreReported() {
    let note = notes(fragment("a11y-lint-disable \(Self.rule)"))
    let objects = "<tapGestureRecognizer id=\"t\">\(note)</tapGestureRecognizer>"
    let found = report(button(""), objects: objects).findings
    #expect(found.map(\.rule.id).sorted() == [Self.rule, "unused-suppression"])
    #expect(found.contains { $0.message.contains("tapGestureRecognizer") })
  }

  @Test func aNoteEnds() {
    let note = notes(fragment("a11y-lint-disable \(Self.rule) until 2026-11-22 -- told"))
    #expect(report(button(note)).findings.map(\.state) == [.suppressed])
    #expect(
      report(button(note), today: "2026-11-23").findings.map(\.rule.id).sorted() == [
        "expired-suppression", Self.rule,
      ])
  }
}
