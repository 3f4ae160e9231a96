import DocumentSyntax
import Testing

@testable import LintReports
@testable import Linting
@testable import ScreenModel

/// What of the gauges depends on the run rather than on the files.
@Suite("The Prometheus report") struct PrometheusReporterTests {
  private func text(_ report: LintReport, _ style: ReportStyle = ReportStyle()) -> String {
    var writer = ByteWriter()
    PrometheusReporter(style: style).write(report, to: &writer)
    return writer.text
  }

  @Test func theTimeIsThereWhereItIsAskedFor() {
    let report = ReportSample.one.report
    #expect(!text(report).contains("last_run"))
    var style = ReportStyle()
    style.time = ReportTime(seconds: 1_795_333_748)
    #expect(
      text(report, style).contains("\na11y_lint_last_run_timestamp_seconds 1795333748\n"))
    #expect(text(report, style).hasSuffix("\n# EOF\n"))
  }

  @Test func everySortOfFindingIsThereWithZeros() {
    let lines = text(LintReport(files: [])).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("a11y_lint_findings{") && $0.hasSuffix("} 0") } == 12)
    #expect(lines.contains("a11y_lint_score_ratio 1.000"))
    #expect(lines.contains("a11y_lint_gates_failed 0"))
    #expect(!lines.contains { $0.contains("rule_findings") || $0.contains("gate_findings") })
  }

  @Test func namesOfGatesAreEscapedAndThereOnce() {
    let name = "a\"b\\c\nd\u{1B}\u{202E}{,}"
    let gates = [GateSample(name), GateSample(name), GateSample(nil)]
    let report = GateSample.report(gates)
    let lines = text(report).split(separator: "\n")
    #expect(report.gateFailures.count == 3)
    #expect(lines.contains("a11y_lint_gates_failed 2"))
    let label = #"gate="a\"b\\c\\nd\\u{1b}\\u{202e}{,}",what="error""#
    #expect(lines.count { $0.hasPrefix("a11y_lint_gate_findings{\(label)} ") } == 1)
    #expect(lines.contains(#"a11y_lint_gate_allowed_findings{gate="",what="error"} 0"#))
  }

  @Test func knownFindingsAreCountedAsSuch() {
    let sample = ReportSample.many.report
    let known = LintReport(
      files: sample.files.map { $0.marking(known: $0.newFindings.map { _ in true }) })
    let lines = text(known).split(separator: "\n")
    #expect(!lines.contains { $0.contains("state=\"new\"") && !$0.hasSuffix(" 0") })
    #expect(lines.contains { $0.contains("rule_findings") && $0.contains("state=\"known\"") })
  }
}
