import DocumentSyntax
import Testing

@testable import InputFormats
@testable import Linting
@testable import ScreenModel

@Suite("Linter") struct LinterTests {
  /// A file of many screens, each with something to report.
  private func screens(_ count: Int, nodes: Int) -> SourceFile {
    var text = ""
    for screen in 0..<count {
      text += "- screen: Screen \(screen)\n  children:\n"
      for node in 0..<nodes {
        text +=
          "    - {type: button, id: b\(node), text: Button, frame: [0, \(node * 50), 90, 44]}\n"
      }
      text += "    - {type: button, image: ic_\(screen % 3), lable: x, frame: [0, 0, 20, 20]}\n"
    }
    return SourceFile(path: "x.a11y.yml", bytes: Array(text.utf8))
  }

  /// Everything that a report holds, as text.
  private func text(_ report: FileReport) -> String {
    let findings = report.findings.map { finding in
      "\(finding.rule.id) \(finding.severity) \(finding.certainty) \(finding.start) \(finding.end) "
        + "\(finding.message) \(finding.help) \(finding.screen ?? "-") \(finding.nodePath ?? "-") "
        + "\(finding.nodeID ?? "-") \(finding.nodeType ?? "-") \(finding.speech ?? "-") "
        + "\(finding.fingerprint) \(finding.state) \(finding.related.map { "\($0)" }) "
        + "\(finding.excerpt.map { "\($0)" } ?? "-")"
    }
    let errors = report.inputErrors.map { "\($0)" }
    return (findings + errors + report.notes).joined(separator: "\n")
      + "\n\(report.path) \(report.screens) \(report.nodes) \(report.suppressed)"
  }

  @Test(arguments: ["zz", "img"])
  func aLabelThatIsTheNameOfAPictureIsReportedOnce(prefix: String) {
    var configuration = Configuration()
    configuration.options["label-is-asset-name"] = ["prefixes": .texts([prefix])]
    let file = SourceFile(
      path: "x.a11y.yml",
      bytes: Array("screen: Player\nchildren:\n  - {type: button, label: img_close}\n".utf8))
    let rules = Linter(configuration).lint(file).findings.map(\.rule.id)
    let wanted = prefix == "img" ? "label-is-asset-name" : "label-looks-like-identifier"
    #expect(rules.filter { $0.hasPrefix("label-is") || $0.hasPrefix("label-looks") } == [wanted])
  }

  @Test(arguments: [true, false])
  func groupsInAnyOrderGiveTheSameReport(showsSource: Bool) {
    let file = screens(150, nodes: 20)
    let linter = Linter(details: showsSource ? .source : [])
    let whole = linter.lint(file)
    #expect(whole.screens == 150 && whole.nodes == 150 * 21 && whole.inputErrors.isEmpty)
    #expect(whole.findings.count >= 300)
    #expect(Readers.document(file, ReadingOptions()).groupCount > 2)
    #expect(text(linter.lint(file, using: ReversedPool())) == text(whole))
    #expect(text(linter.lint(file)) == text(whole))
  }

  @Test func everyScreenOfAFileIsInOneGroup() {
    for count in [1, 2, 7, 90] {
      let document = Readers.document(screens(count, nodes: 40), ReadingOptions())
      let screens = (0..<document.groupCount).map {
        document.read($0).tree?.screens.count ?? 0
      }
      #expect(screens.reduce(0, +) == count && !screens.contains(0))
    }
  }

  @Test(arguments: [
    "screen: S\nchildren: [{type: button, image: ic_close}\n",
    "screen: S\nchildren:\n  - {type: button, image: ic_close, alpha: .inf}\n",
    "- {screen: S, children: [{type: button, image: ic_close}]}\n- 5\n",
    "{screen: S, children: [{type: button, image: ic_close, label: \u{1}}]}\n",
  ])
  func aBrokenFileGivesNoFindings(text: String) {
    let report = Linter().lint(SourceFile(path: "x.a11y.yml", bytes: Array(text.utf8)))
    #expect(!report.inputErrors.isEmpty && report.findings.isEmpty, "\(text)")
    #expect(report.inputErrors.allSatisfy { $0.position != nil && $0.end != nil })
    #expect(report.suppressed == 0)
  }

  @Test func aGroupThatIsBrokenSilencesTheWholeFile() {
    let good = String(decoding: screens(300, nodes: 20).bytes, as: UTF8.self)
    let text = good + "- {screen: Last, children: [{alpha: .nan}]}\n"
    let report = Linter().lint(SourceFile(path: "x.a11y.yml", bytes: Array(text.utf8)))
    #expect(report.inputErrors.count == 1 && report.findings.isEmpty)
    #expect(report.inputErrors.first?.position?.line == text.split(separator: "\n").count)
  }

  @Test func aKeyGivenTwiceIsAnErrorAndTheRestIsLinted() {
    let text =
      "{\"screen\": \"S\", \"screen\": \"S\", "
      + "\"children\": [{\"type\": \"button\", \"image\": \"ic_close\"}]}"
    let report = Linter().lint(SourceFile(path: "x.json", bytes: Array(text.utf8)))
    #expect(report.inputErrors.map { $0.position?.column } == [17])
    #expect(report.findings.map(\.rule.id).contains("icon-button-missing-label"))
  }

  @Test func formatsAreTakenFromTheNameOrTheBytesUnlessGiven() {
    let json = "{\"screen\": \"S\", \"children\": [{\"type\": \"text\", \"text\": null}]}"
    let bytes = Array(json.utf8)
    let linter = Linter()
    #expect(
      linter.lint(SourceFile(path: "x.json", bytes: bytes)).findings.map(\.rule.id) == [
        "empty-tree"
      ])
    // In YAML the null is spoken as it is spelled.
    #expect(
      linter.lint(SourceFile(path: "x.yml", bytes: bytes)).findings.map(\.rule.id) == [
        "label-contains-optional"
      ])
    #expect(linter.lint(SourceFile(path: "x.yml", bytes: bytes), as: .json).findings.count == 1)
    #expect(linter.lint(SourceFile(path: "-", bytes: bytes)).findings.count == 1)
  }

  @Test func filesOfOtherKindsAreLeftAlone() {
    let linter = Linter()
    #expect(linter.lintIfTree(SourceFile(path: "ci.yml", bytes: Array("on: push".utf8))) == nil)
    #expect(linter.lintIfTree(SourceFile(path: "a.txt", bytes: Array("screen: S".utf8))) == nil)
    let doubtful = SourceFile(path: "a.yml", bytes: Array("screen: S".utf8))
    #expect(linter.lintIfTree(doubtful) == nil && !linter.lint(doubtful).findings.isEmpty)
    let tree = "screen: S\nchildren: [{type: text, text: Hello}]"
    #expect(linter.lintIfTree(SourceFile(path: "a.yml", bytes: Array(tree.utf8))) != nil)
  }
}
