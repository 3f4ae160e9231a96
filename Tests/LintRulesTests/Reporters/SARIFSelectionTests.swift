import DocumentSyntax
import Testing

@testable import LintReports
@testable import Linting
@testable import ScreenModel

@Suite("Results of a SARIF report") struct SARIFSelectionTests {
  private func lines(_ findings: [LocatedFinding], _ limits: SARIFLimits) -> [Int] {
    SARIFSelection(SampleFinding.report(findings), limits, beside: 0)
      .parts.flatMap { $0.findings.map(\.start.line) }
  }

  @Test func of30000FindingsTheWorst25000AreKept() {
    let findings =
      SampleFinding.findings(10_000, .note)
      + SampleFinding.findings(10_000, .error, from: 10_001)
      + SampleFinding.findings(10_000, .warning, from: 20_001)
    let selection = SARIFSelection(SampleFinding.report(findings), SARIFLimits(), beside: 0)
    let kept = selection.parts.flatMap(\.findings)
    #expect(selection.omitted == 5_000 && kept.count == 25_000)
    #expect(kept.map(\.start.line) == Array(1...5_000) + Array(10_001...30_000))
  }

  @Test func newComesBeforeKnownAndTheBadBeforeTheHarmless() {
    let findings = [
      SampleFinding.finding(.error, line: 1, state: .suppressed),
      SampleFinding.finding(.error, line: 2, state: .known),
      SampleFinding.finding(.error, .needsReview, line: 3),
      SampleFinding.finding(.note, line: 4), SampleFinding.finding(.warning, line: 5),
      SampleFinding.finding(.error, line: 6),
    ]
    let order = [6, 5, 4, 3, 2, 1]
    for count in 0...6 {
      var limits = SARIFLimits()
      limits.results = count
      #expect(lines(findings, limits) == order.prefix(count).sorted())
    }
  }

  @Test func aFileThatWouldBeTooBigIsCutByWholeFindings() {
    // Nothing of one text is in the other.
    let texts = (1...10).map { number in
      let letter = String(UnicodeScalar(0xE0 + UInt8(number)))
      return String(repeating: letter + "\u{1B}\"", count: 100) + letter
    }
    let findings = (1...10).map { SampleFinding.finding(line: $0, message: texts[$0 - 1]) }
    var limits = SARIFLimits()
    limits.bytes = 10_000
    let selection = SARIFSelection(SampleFinding.report(findings), limits, beside: 0)
    let kept = selection.parts.flatMap(\.findings).count
    #expect(kept > 0 && kept + selection.omitted == 10)
    // No compression can make it longer than it is said to be.
    let report = SampleFinding.report(selection.parts.flatMap(\.findings))
    let weight = report.files[0].findings.reduce(0) { $0 + SARIFLimits.weight(of: $1.message) }
    #expect(weight <= 10_000)
    for finding in report.files[0].findings {
      var writer = ByteWriter()
      writer.writeJSON(finding.message)
      #expect(writer.bytes.count <= SARIFLimits.weight(of: finding.message))
    }
  }
}
