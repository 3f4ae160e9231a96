import Testing

@testable import LintRules

@Suite("Parts of a report") struct FindingPartTests {
  /// A report of files with so many findings each.
  private func report(_ counts: [Int]) -> LintReport {
    LintReport(
      files: counts.enumerated().map { index, count in
        FileReport(
          path: "\(index)", findings: SampleFinding.findings(count, .error, from: index * 10_000),
          inputErrors: [], notes: [], screens: 1, nodes: 1, suppressed: 0)
      })
  }

  /// The JSON report, and how many parts it was made of; the last part is made first.
  private func inParts(_ report: LintReport) -> (text: String, parts: Int) {
    var writer = ByteWriter()
    let parts = Counter()
    writer.makesParts = { count, make, take in
      parts.count += count
      for part in (0..<count).reversed().map(make).reversed() { take(part) }
    }
    JSONReporter(style: ReportStyle()).write(report, to: &writer)
    return (writer.text, parts.count)
  }

  private final class Counter: @unchecked Sendable {
    var count = 0
  }

  @Test(arguments: [
    ([], 0), ([0, 0], 0), ([3, 0, 2], 0), ([99], 0), ([60, 39], 0), ([100], 2), ([60, 40], 3),
    ([199, 1], 3), ([201], 2), ([0, 201, 0], 2), ([500], 3), ([10, 500, 10], 5),
    ([150, 150, 150], 2), ([200, 200], 2), ([199, 1, 1], 3),
  ])
  func partsMakeTheWhole(counts: [Int], parts: Int) {
    let report = report(counts)
    let whole = SampleFinding.text(JSONReporter(style: ReportStyle()), report)
    let made = inParts(report)
    #expect(made.text == whole)
    #expect(made.parts == parts)
  }
}
