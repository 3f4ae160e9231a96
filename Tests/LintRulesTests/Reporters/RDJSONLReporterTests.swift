import DocumentSyntax
import Foundation
import Testing

@testable import LintReports
@testable import Linting
@testable import ScreenModel

@Suite("Lines for reviewdog") struct RDJSONLReporterTests {
  private func lines(_ report: LintReport) -> [String] {
    SampleFinding.text(RDJSONLReporter(style: ReportStyle()), report)
      .split(separator: "\n").map(String.init)
  }

  private func related(_ count: Int) -> [LocatedFinding.Related] {
    let place = Position(line: 1, column: 1, offset: 0)
    return Array(
      repeating: LocatedFinding.Related(message: "another", start: place, end: place), count: count)
  }

  @Test func noLineIsTooLong() throws {
    let findings = [
      SampleFinding.finding(line: 1, message: String(repeating: "a", count: 70_000)),
      SampleFinding.finding(line: 2, related: related(2)),
      SampleFinding.finding(line: 3, related: related(2_000)),
    ]
    let lines = lines(SampleFinding.report(findings))
    #expect(lines.count == 3 && lines.allSatisfy { $0.utf8.count + 1 < 65_536 })
    #expect(lines[0].contains("related_locations") && !lines[1].contains("related_locations"))
    #expect(lines[2].contains("\"1 more are left out"))
    for line in lines {
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect((value?["source"] as? [String: String])?["name"] == "a11y-lint")
    }
  }

  @Test func aLineMayBeAsLongAsTheLimitAllows() {
    let start = lines(SampleFinding.report([SampleFinding.finding(message: "")]))[0].utf8.count
    for (length, isKept) in [(65_533, true), (65_534, true), (65_535, false)] {
      let message = String(repeating: "a", count: length - start - 1)
      let lines = lines(SampleFinding.report([SampleFinding.finding(message: message + ".")]))
      #expect(lines.count == 1)
      #expect(lines[0].contains("left out") != isKept)
    }
  }

  @Test func onlyWhatIsNewIsTold() {
    let findings = [
      SampleFinding.finding(line: 1, state: .known),
      SampleFinding.finding(line: 2, state: .suppressed), SampleFinding.finding(line: 3),
    ]
    #expect(lines(SampleFinding.report(findings)).count == 1)
  }
}
