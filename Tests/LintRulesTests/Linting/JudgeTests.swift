import DocumentSyntax
import Testing

@testable import Linting
@testable import ScreenModel

/// Order, severity and suppression of findings.
@Suite("Judge") struct JudgeTests {
  private func findings(
    _ text: String, _ change: (inout Configuration) -> Void = { _ in }
  ) -> [LocatedFinding] {
    report(text, change).findings
  }

  private func report(
    _ text: String, _ change: (inout Configuration) -> Void = { _ in }
  ) -> FileReport {
    var configuration = Configuration()
    change(&configuration)
    return Linter(configuration).lint(
      SourceFile(path: "x.a11y.yml", bytes: Array(text.utf8)))
  }

  private static let icon = "{type: button, image: ic_close}"
  private static let screen = "screen: S\nchildren:\n  - \(icon)\n  - \(icon)\n"

  // MARK: Order

  @Test func findingsStandByOffsetAndThenRule() {
    let text = """
      screen: S
      children:
        - {type: button, image: ic_close, frame: [0, 0, 10, 10], lable: x}
        - {type: button, label: ic_close, traits: [button, link, adjustable]}
        - {type: slider}
        - {type: text, text: SALE TODAY 123456}
      """
    let found = findings(text)
    #expect(found.count > 5)
    let keys = found.map { ($0.start.offset, $0.rule.id) }
    for (first, second) in zip(keys, keys.dropFirst()) { #expect(first <= second) }
  }

  @Test func filesOfAReportStandByTheBytesOfTheirPaths() {
    let paths = ["b.yml", "a/z.yml", "a.yml", "B.yml", "é.yml", "a/b.yml"]
    let files = paths.map {
      FileReport(
        path: $0, findings: [], inputErrors: [], notes: [], screens: 0, nodes: 0, suppressed: 0)
    }
    #expect(
      LintReport(files: files).files.map(\.path)
        == ["B.yml", "a.yml", "a/b.yml", "a/z.yml", "b.yml", "é.yml"])
  }

  @Test func findingsAreLocated() throws {
    let text = "screen: S\r\nchildren:\r\n  - {type: text, text: é 漢}\r\n  - \(Self.icon)\r\n"
    let found = try #require(findings(text).first)
    #expect(found.start.line == 4)
    let range = SourceRange(start: found.start.offset, end: found.end.offset)
    #expect(TreeSample.slice(text, range) == "image: ic_close")
    #expect(found.start.column == 20 && found.end.column == 35)
    #expect(found.nodePath == "/children/1" && found.screen == "S")
    #expect(found.nodeType == "button" && found.nodeID == nil && found.path == "x.a11y.yml")
  }

  // MARK: Severity

  @Test func levelsReplaceTheRulesOwn() {
    let id = "icon-button-missing-label"
    for level in Configuration.Level.allCases {
      let found = findings(Self.screen) { $0.levels[id] = level }.filter { $0.rule.id == id }
      #expect(
        found.map(\.severity.rawValue) == (level == .off ? [] : [level.rawValue, level.rawValue]))
    }
  }

  @Test func rulesThatAreOffSayNothing() {
    let id = "icon-button-missing-label"
    #expect(findings(Self.screen).map(\.rule.id) == [id, id])
    #expect(findings(Self.screen) { $0.disabled = [id] }.isEmpty)
    #expect(findings(Self.screen) { $0.only = ["speech-all-caps"] }.isEmpty)
    #expect(findings(Self.screen) { $0.only = [id] }.count == 2)
    let off = findings(Self.screen) {
      $0.only = [id]
      $0.disabled = [id]
    }
    #expect(off.isEmpty)
    #expect(report(Self.screen) { $0.disabled = [id] }.suppressed == 0)
  }

  @Test func diagnosticsAreRulesToo() {
    let text = "screen: S\nchildren: [{type: text, text: T, lable: x}]\n"
    #expect(findings(text).map(\.rule.id) == ["unknown-key"])
    #expect(findings(text) { $0.disabled = ["unknown-key"] }.isEmpty)
    #expect(findings(text) { $0.levels["unknown-key"] = .error }.map(\.severity) == [.error])
    #expect(findings("screen: S\n") { $0.disabled = ["empty-tree"] }.isEmpty)
  }

  // MARK: Suppression

  @Test(arguments: [
    ("disable: icon-button-missing-label", 0), ("disable: [other, icon-button-missing-label]", 0),
    ("disable: another-rule", 2), ("disable: all", 2), ("disable: {rule: all, reason: old}", 0),
    ("disable: [all]", 2), ("disable: {rule: icon-button-missing-label}", 0),
    ("disable: {rule: all}", 2), ("disable: [{rule: all, reason: old}]", 0), ("disable: []", 2),
  ])
  func aScreenIsSilentAboutWhatItDisables(disable: String, count: Int) {
    let text = Self.screen.replacing("children:", with: "\(disable)\nchildren:")
    let report = report(text) { $0.disabled = ["unused-suppression"] }
    #expect(report.findings.count == count, "\(disable)")
    #expect(report.suppressed == 2 - count, "\(disable)")
  }

  @Test func aNodeIsSilentWithAllThatItHolds() {
    let id = "icon-button-missing-label"
    let text = """
      screen: S
      title: S
      children:
        - {disable: \(id), children: [{children: [\(Self.icon)]}]}
        - {type: button, image: ic_close, disable: \(id)}
        - {type: button, image: ic_close, disable: other}
        - \(Self.icon)
      """
    let report = report(text) { $0.disabled = ["unused-suppression"] }
    #expect(report.findings.map(\.nodePath) == ["/children/2", "/children/3"])
    #expect(report.suppressed == 2)
  }

  @Test func aScreenSaysNothingForTheNext() {
    let text = """
      - {screen: A, disable: icon-button-missing-label, children: [\(Self.icon)]}
      - {screen: B, children: [\(Self.icon)]}
      """
    #expect(findings(text).map(\.screen) == ["B"])
  }
}
