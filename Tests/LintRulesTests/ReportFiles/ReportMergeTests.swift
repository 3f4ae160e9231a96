import DocumentSyntax
import Testing

@testable import LintReports
@testable import Linting
@testable import ScreenModel

/// Reports that become one.
@Suite("Merging reports") struct ReportMergeTests {
  private static let files =
    (0..<7).map { number in
      (
        path: "Screens/\(number).a11y.yml",
        text: screen("S\(number)", (0..<number).map { "b\($0)" })
      )
    } + [(path: "Screens/x.a11y.json", text: "{\"screen\": }")]

  private func named(_ gate: (inout Gate) -> Void) -> Gate {
    var result = Gate()
    gate(&result)
    return result
  }

  private func report(_ indices: [Int]) -> LintReport {
    let gate = named {
      $0.name = "images"
      $0.rules = ["icon-button-missing-label"]
      $0.limits = [.error: 9]
    }
    var report = LintReport.of(indices.map { Self.files[$0] })
    report.gates += gate.counts(in: report.files)
    return report
  }

  @Test(arguments: [
    [[0, 1, 2, 3], [4, 5, 6, 7]], [[7, 5, 3, 1], [0], [6, 4, 2]], [[0, 1, 2, 3, 4, 5, 6, 7], []],
    [[1, 2, 3], [0, 4, 5, 6, 7], [], []],
  ]) func shardsComeToWhatOneRunGives(shards: [[Int]]) throws {
    let whole = report(Array(Self.files.indices))
    for details in [true, false] {
      let merge = ReportMerge(try shards.map { try report($0).stored(details: details) })
      #expect(merge.errors == [] && merge.notes == [])
      #expect(merge.merged.report.json(details: details) == whole.json(details: details))
    }
    #expect(whole.gateFailures.map(\.gate) == [nil, "images"])
  }

  @Test func aFileThatTwoReportsHaveCountsOnce() throws {
    let merge = ReportMerge([try report([1, 2]).stored("a"), try report([2, 3]).stored("b")])
    #expect(merge.errors == [])
    #expect(merge.merged.report.violations(.error) == report([1, 2, 3]).violations(.error))
    let own = try #require(merge.merged.report.gates.first)
    #expect(own.count == report([1, 2, 3]).gates[0].count)
    #expect(merge.notes.count == 1 && merge.notes[0].contains("twice"))
  }

  @Test func reportsThatDisagreeAreAnError() throws {
    let other = LintReport.of([(Self.files[2].path, screen("S2", ["b0"]))])
    let merge = ReportMerge([try report([1, 2]).stored("a\u{1B}"), try other.stored("b")])
    #expect(merge.errors.count == 1)
    #expect(
      merge.errors[0].hasPrefix("a\\u{1b} and b do not say the same of Screens/2.a11y.yml"))
  }

  @Test func detailsThatOnlyOneHasAreNoDisagreement() throws {
    let merge = ReportMerge([
      try report([1, 2]).stored("a"), try report([2]).stored("b", details: false),
    ])
    #expect(merge.errors == [] && !merge.merged.hasDetails)
    #expect(merge.notes.contains { $0.contains("only some of the reports have details") })
  }

  @Test func theStricterGateIsTaken() throws {
    var lax = report([1])
    lax.gates = named { $0.limits = [.error: 5] }.counts(in: lax.files)
    let merge = ReportMerge([try lax.stored("a"), try report([2]).stored("b")])
    #expect(merge.merged.report.gates.first?.allowed == 0)
    #expect(merge.notes == ["the reports allow different numbers of errors; 0 is taken"])
  }

  @Test func theLastMomentCounts() throws {
    let times = [5, 9, 7].map { ReportTime(seconds: $0) }
    let parts = try times.enumerated().map { try report([$0]).stored(time: $1) }
    #expect(ReportMerge(parts).merged.time == times[1])
  }
}
