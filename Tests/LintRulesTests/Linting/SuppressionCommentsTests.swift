import DocumentSyntax
import Testing

@testable import Linting
@testable import ScreenModel

/// Comments of storyboards; those of YAML are tested with all that silences.
@Suite("Suppression comments of XML") struct SuppressionCommentsTests {
  private static let button = """
    <button id="b"><rect key="frame" x="0" y="0" width="50" height="50"/>
    <state key="normal" image="ic_more"/></button>
    """

  private func found(_ subviews: String) -> [String] {
    var configuration = Configuration()
    configuration.only = ["icon-button-missing-label", "unused-suppression"]
    let text = InterfaceBuilderSample.storyboard("\n" + subviews + "\n")
    let file = SourceFile(path: "Main.storyboard", bytes: Array(text.utf8))
    let report = Linter(configuration).lint(file)
    #expect(report.inputErrors.isEmpty)
    return report.findings.map(\.rule.id)
  }

  private func comment(_ words: String) -> String { "<!-- a11y-lint-\(words) -->" }

  @Test func withoutACommentThereIsAFinding() {
    #expect(found(Self.button) == ["icon-button-missing-label"])
  }

  @Test func commentsSilence() {
    let rule = "icon-button-missing-label"
    let next = comment("disable-next-line \(rule) - told")
    #expect(found(next + "\n" + Self.button).isEmpty)
    #expect(found(next + "\n\n<!-- more\n words -->\n" + Self.button).isEmpty)
    #expect(found(comment("disable \(rule)") + "\n" + Self.button).isEmpty)
    #expect(found(comment("disable-file \(rule)") + Self.button).isEmpty)
    #expect(found(comment("disable-line \(rule)") + Self.button).isEmpty)
    #expect(found("<!--\n  words\n  a11y-lint-disable \(rule)\n-->" + Self.button).isEmpty)
    let view = "<view id=\"v\"><subviews>\n\(Self.button)</subviews></view>"
    #expect(found(comment("disable-next-line-subtree \(rule)") + "\n" + view).isEmpty)
  }

  @Test func commentsThatDoNothingAreReported() {
    let both = ["unused-suppression", "icon-button-missing-label"]
    #expect(
      found(comment("disable-next-line speech-all-caps") + "\n" + Self.button) == [
        "icon-button-missing-label"
      ])
    #expect(found(comment("disable-nextline x") + "\n" + Self.button) == both)
    let region = comment("disable icon-button-missing-label") + comment("enable")
    #expect(found(region + Self.button) == both)
  }

  @Test func manyCommentsOnALineTakeNoLongerThanTheyMust() {
    let comments = String(repeating: comment("disable-next-line x"), count: 10_000)
    #expect(found(comments + "\n" + Self.button).count == 10_001)
  }
}
