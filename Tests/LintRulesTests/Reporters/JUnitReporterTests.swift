import DocumentSyntax
import Foundation
import Testing

@testable import LintReports
@testable import Linting
@testable import ScreenModel

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What the sample reports of JUnit do not show; `Scripts/report-validators` looks at those.
@Suite("JUnit reports") struct JUnitReporterTests {
  private func text(_ report: LintReport, _ style: ReportStyle = ReportStyle()) -> String {
    var writer = ByteWriter()
    JUnitReporter(style: style).write(report, to: &writer)
    return writer.text
  }

  private func file(
    _ path: String, _ errors: [String] = [], notes: [String] = [], screens: Int = 1
  ) -> FileReport {
    FileReport(
      path: path, findings: [],
      inputErrors: errors.map {
        InputError(path: path, position: nil, end: nil, message: $0)
      }, notes: notes, screens: screens, nodes: 0, suppressed: 0)
  }

  @Test func aCleanFileIsATestThatPasses() {
    let text = text(LintReport(files: [file("A/B.a11y.yml")]))
    #expect(
      text.contains(#"<testcase name="nothing new in A/B.a11y.yml" classname="A.B" time="0"/>"#))
    #expect(text.contains(#"tests="1" failures="0" errors="0" skipped="0""#))
  }

  @Test func aReportOfNothingHasATest() {
    let text = text(LintReport(files: []))
    #expect(text.contains(#"<testcase name="nothing to check" classname="a11y-lint" time="0"/>"#))
  }

  @Test func eachInputErrorIsATestOfItsOwn() {
    let text = text(LintReport(files: [file("A.json", ["gone", "wrong"])]))
    #expect(text.contains(#"tests="2" failures="0" errors="2" skipped="0""#))
    #expect(text.contains(#"name="A.json can be read" "#))
    #expect(text.contains(#"name="A.json can be read (2)" "#))
    #expect(text.contains(#"<error type="input-error" message="wrong">A.json: error: wrong<"#))
  }

  @Test func whatIsNotCheckedIsSkipped() {
    let mac = file("Mac.xib", notes: ["skipped: it is for macOS"], screens: 0)
    var remark = file("config.yml")
    remark.isChecked = false
    let text = text(LintReport(files: [mac, remark]))
    #expect(text.contains(#"<skipped message="skipped: it is for macOS">"#))
    #expect(!text.contains("config.yml"))
  }

  @Test func warningsFailOnlyWithTheirGate() {
    var report = ReportSample.many.report
    let summary = ReportSummary(report)
    #expect(summary.errors > 0 && summary.warnings > 0)
    func failures() -> Int { text(report).components(separatedBy: "<failure ").count - 1 }
    report.gates = []
    #expect(failures() == summary.errors)
    report.gates = [GateCount(gate: nil, what: "warning", count: 9, allowed: 9)]
    #expect(failures() == summary.errors)
    for what in ["warning", GateFailure.cause(of: .warning)] {
      report.gates = [GateCount(gate: "new", what: what, count: 9, allowed: 0)]
      #expect(failures() == summary.errors + summary.warnings)
    }
  }

  @Test func knownFindingsFailNothing() throws {
    let report = ReportSample.one.report
    let files = report.files.map { file in
      file.marking(known: Array(repeating: true, count: file.findings.count))
    }
    let text = text(LintReport(files: files))
    #expect(!text.contains("<failure") && !text.contains("<skipped"))
    #expect(text.contains("nothing new in Screens/One.a11y.yml"))
  }

  @Test func thePathOfTheRepositoryIsNamed() {
    var file = file("B.yml")
    file.repositoryPath = "App/B.yml"
    var style = ReportStyle()
    style.extendsJUnit = true
    let text = text(LintReport(files: [file]), style)
    #expect(text.contains(#"classname="App.B" time="0" file="App/B.yml"/>"#))
  }

  @Test func theMomentIsToldWhereItIsWanted() {
    var style = ReportStyle()
    style.time = ReportTime(seconds: 86_400)
    let text = text(LintReport(files: [file("A.yml")]), style)
    #expect(text.contains(#"timestamp="1970-01-02T00:00:00""#))
  }

  /// A finding keeps its test when lines are added before it, and another element.
  @Test func namesStayWhenLinesMove() throws {
    func names(_ text: String) throws -> Set<String> {
      let report = Linter().lint(SourceFile(path: "A.a11y.yml", bytes: Array(text.utf8)))
      let written = self.text(LintReport(files: [report]))
      return Set(
        try XMLDocument(xmlString: written).nodes(forXPath: "//testcase/@name")
          .compactMap(\.stringValue))
    }
    let node = "  - {type: button, id: trash, image: trash}\n"
    let before = try names("screen: A\ntitle: A\nchildren:\n" + node)
    let after = try names(
      "# A\nscreen: A\ntitle: A\nchildren:\n  - {type: text, text: Orders}\n" + node)
    #expect(!before.isEmpty && before.isSubset(of: after))
  }
}
