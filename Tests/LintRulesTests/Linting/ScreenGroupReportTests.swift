import DocumentSyntax
import Testing

@testable import InputFormats
@testable import Linting
@testable import ScreenModel

/// A pool that does the last piece of work first.
struct ReversedPool: WorkerPool {
  func map<Result: Sendable>(
    _ count: Int, _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    (0..<count).reversed().map(work).reversed()
  }
}

/// Groups of screens that are linted apart, and judged and placed as one file.
@Suite("Screen groups") struct ScreenGroupReportTests {
  private static let list = 0..<4_000

  private static func screen(_ number: Int) -> String {
    "{\"screen\": \"Größe \(number) 🎈\", \"children\": "
      + "[{\"type\": \"button\", \"frame\": [0, 0, 9, 9]}, {\"type\": \"image\", \"lable\": 1}]}"
  }

  private static func file(_ path: String, _ text: String) -> SourceFile {
    SourceFile(path: path, bytes: Array(text.utf8))
  }

  @Test(arguments: ["", "\n", "\r\n", "\r\r\n\n "])
  func linesAndColumnsAreThoseOfTheFile(gap: String) {
    let list = Self.list.prefix(1_800)
    let screens = list.map(Self.screen).joined(separator: ",\(gap)")
    let file = Self.file(
      "a.json", "\u{FEFF}{\"n\": [\"é\", 0], \"screens\": [\(screens)]}")
    #expect(Readers.document(file, ReadingOptions()).groupCount > 2)
    let report = Linter().lint(file, using: ReversedPool())
    #expect(report.findings.count > list.count)
    let places = report.findings.flatMap { finding in
      [finding.start, finding.end] + finding.related.flatMap { [$0.start, $0.end] }
    }
    #expect(places == LineIndex.positions(of: places.map(\.offset), in: file))
    let other = LintReport(files: [Linter().lint(file)])
    #expect(LintReport(files: [report]).json() == other.json())
  }

  @Test func findingsOutsideTheScreensComeFirst() {
    let screens = Self.list.map { "- \(Self.screen($0))\n" }.joined()
    let comment = "# a11y-lint:disable image-missing-label, no-such-rule -- tried\n"
    let report = Linter().lint(Self.file("a.a11y.yml", comment + screens))
    #expect(report.findings.first?.start.line == 1)
    #expect(report.findings.dropFirst().allSatisfy { $0.start.line > 1 })
    #expect(Set(report.findings.map(\.fingerprint)).count == report.findings.count)
  }

  @Test func equalFindingsOfDifferentGroupsAreToldApart() {
    // Screens of one name that stand side by side are variants, and in one group.
    let screens = Self.list.map { number in
      "{\"screen\": \"S\(number % 2)\", \"children\": "
        + "[{\"type\": \"button\", \"frame\": [0, 0, 9, 9]}]}"
    }
    let file = Self.file("a.json", "[\(screens.joined(separator: ","))]")
    #expect(Readers.document(file, ReadingOptions()).groupCount > 1)
    let prints = Linter().lint(file).findings.map(\.fingerprint)
    #expect(prints.count >= 4_000 && Set(prints).count == prints.count)
  }

  @Test func aReportListsTheMostSevereOfVeryManyFindings() throws {
    let screens = (0..<13_000).map { number in
      "{\"screen\": \"S\(number)\", \"children\": "
        + "[{\"type\": \"button\", \"frame\": [0, 0, 9, 9]}, {\"type\": \"image\", \"lable\": 1}]}"
    }
    let report = Linter().lint(Self.file("a.json", "[\(screens.joined(separator: ","))]"))
    #expect(report.findings.count > FileReport.mostListed)
    let shown = report.showing(atLeast: .note)
    #expect(shown.findings.count == FileReport.mostListed)
    let least = try #require(shown.findings.map(\.severity).min())
    let severer = report.findings.filter { $0.severity > least }
    #expect(shown.findings.count { $0.severity > least } == severer.count)
    #expect(shown.tally.total == report.tally.total && report.remarks(showing: .note).count == 1)
  }

  /// Many screens, whose findings lose their words group by group, and one that has all of them.
  @Test(.enabled(if: SlowLane.isOn, SlowLane.reason), arguments: [13_000, 1])
  func findingsBeyondTheListCountAsOthersDo(screens: Int) {
    let children = (0..<13_000 / screens).map { number in
      "{\"type\": \"button\", \"frame\": [0, \(20 * number), 9, 9]}, "
        + "{\"type\": \"image\", \"lable\": 1}"
    }.joined(separator: ",")
    let texts = (0..<screens).map { "{\"screen\": \"S\($0)\", \"children\": [\(children)]}" }
    let file = Self.file("a.json", "[\(texts.joined(separator: ","))]")
    let report = Linter().lint(file)
    // With a baseline all findings keep their words, since those that are listed are not known yet.
    var configuration = Configuration()
    configuration.tracksElements = true
    let whole = Linter(configuration).lint(file)
    #expect(report.findings.count > FileReport.mostListed)
    #expect(report.findings.count { $0.help.isEmpty } > 0)
    #expect(whole.findings.allSatisfy { !$0.help.isEmpty })
    func counted(_ finding: LocatedFinding) -> String {
      "\(finding.rule.id) \(finding.severity) \(finding.certainty) \(finding.start) "
        + "\(finding.cause) \(finding.fingerprint) \(finding.screen ?? "") \(finding.wcag)"
    }
    #expect(report.findings.map(counted) == whole.findings.map(counted))
    let listed = report.showing(atLeast: .note).findings
    #expect(listed.map(\.message) == whole.showing(atLeast: .note).findings.map(\.message))
    #expect(listed.allSatisfy { !$0.help.isEmpty })
    #expect("\(report.tally)" == "\(whole.tally)")
  }
}
