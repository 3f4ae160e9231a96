import DocumentSyntax
import Testing

@testable import LintRules

@Suite("Findings that are put aside") struct FindingListTests {
  /// The same report, with all findings put aside.
  private func aside(_ report: LintReport) -> LintReport {
    let shelf = Shelf()
    var files = report.files
    for index in files.indices { files[index].putAside(shelf.keep) }
    var copy = LintReport(files: files)
    copy.gates = report.gates
    copy.rules = report.rules
    return copy
  }

  private func bytes(_ name: String, _ report: LintReport) throws -> [UInt8] {
    var style = ReportStyle()
    style.showsDetails = true
    var writer = ByteWriter()
    try #require(ReporterList.reporter(named: name)).init(style: style).write(report, to: &writer)
    return writer.bytes
  }

  /// Everything that any format shows is in the JSON report with details, and comes back.
  @Test func nothingIsLost() throws {
    var reports = [HostileTree.report]
    reports += [ReportSample.one, .many, .errors, .hostile, .minified].map(\.report)
    for report in reports {
      for name in ["json", "sarif", "html", "text"] {
        #expect(try bytes(name, aside(report)) == bytes(name, report), "\(name)")
      }
    }
  }

  @Test func whatIsKnownOrShownIsTheSame() throws {
    let report = ReportSample.many.report
    let count = report.files[1].findingCount
    #expect(count > 8)
    let first = (0..<count).map { $0.isMultiple(of: 3) }
    let second = (0..<count).map { $0.isMultiple(of: 4) }
    func changed(_ report: LintReport) -> LintReport {
      let file = report.files[1].marking(known: first).marking(known: second)
      return LintReport(files: [report.files[0], file]).showing(atLeast: .warning)
    }
    let (here, there) = (changed(report), changed(aside(report)))
    #expect(try bytes("json", there) == bytes("json", here))
    #expect(here.files[1].findingCount == here.files[1].findings.count)
    #expect(there.files[1].findingCount == here.files[1].findingCount)
    let again = (here.files[1].marking(known: second), there.files[1].marking(known: second))
    #expect(again.0.findings.map(\.state) == again.1.findings.map(\.state))
    #expect(again.0.findings.contains { $0.state == .known })
  }

  @Test func tooManyAreCutAlike() throws {
    let report = ReportSample.thousands.report
    let there = aside(report).showing(atLeast: .note)
    #expect(there.files[0].findingCount == FileReport.mostListed)
    #expect(try bytes("json", there) == bytes("json", report.showing(atLeast: .note)))
  }

  @Test func whereNothingCanBeKeptAllStays() throws {
    let report = ReportSample.many.report
    var files = report.files
    for index in files.indices { files[index].putAside { _ in nil } }
    #expect(
      try bytes("json", LintReport(files: files)) == bytes("json", LintReport(files: report.files)))
  }
}
