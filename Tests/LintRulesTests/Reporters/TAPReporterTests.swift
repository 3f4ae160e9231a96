import DocumentSyntax
import Testing

@testable import LintReports
@testable import Linting
@testable import ScreenModel

/// Which lines of TAP reports fail; `Scripts/report-validators` asks prove and tap.py.
@Suite("TAP reports") struct TAPReporterTests {
  private func lines(_ report: LintReport) -> [Substring] {
    var writer = ByteWriter()
    TAPReporter(style: ReportStyle()).write(report, to: &writer)
    return writer.text.split(separator: "\n").filter { !$0.hasPrefix("  ") }
  }

  private func fails(_ report: LintReport) -> Bool {
    lines(report).contains { $0.hasPrefix("not ok") && !$0.contains(" # TODO ") }
  }

  /// A report on the samples with many kinds of findings, by a gate.
  private func report(_ gate: Gate) -> LintReport {
    var report = LintReport(files: ReportSample.many.report.files)
    report.gates = gate.counts(in: report.files)
    return report
  }

  @Test func linesFailWhereTheGateDoes() {
    var gates = Array(repeating: Gate(), count: 6)
    gates[1].failOn = nil
    gates[2].failOn = .note
    gates[3].limits = [.error: 1_000, .warning: 0]
    gates[4].failOn = nil
    gates[4].failsOnReview = true
    gates[5].limits = [.error: 1_000]
    gates[5].name = "x # SKIP"
    gates[5].failOn = nil
    let failing = gates.map { !report($0).gateFailures.isEmpty }
    #expect(Set(failing) == [true, false])
    for gate in gates {
      let report = report(gate)
      #expect(fails(report) == !report.gateFailures.isEmpty)
      #expect(lines(report).count { $0.contains(" - gate: ") } == report.gateFailures.count)
    }
  }

  @Test func nothingIsADocument() {
    #expect(
      lines(LintReport(files: [])) == ["TAP version 13", "1..0 # SKIP nothing to check"])
    let clean = LintReport(files: ReportSample.none.report.files)
    #expect(lines(clean).last == "ok 1 - Screens/Fine.a11y.yml: nothing new")
  }

  @Test func knownFindingsHaveNoLine() {
    let files = ReportSample.one.report.files.map { file in
      file.marking(known: Array(repeating: true, count: file.findings.count))
    }
    #expect(lines(LintReport(files: files)).count { $0.hasPrefix("ok ") } == 2)
  }

  @Test func whatCannotBeReadFails() {
    #expect(fails(LintReport(files: ReportSample.errors.report.files)))
  }
}
