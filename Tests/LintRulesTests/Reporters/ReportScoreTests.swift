import DocumentSyntax
import Testing

@testable import LintReports
@testable import Linting
@testable import ScreenModel

@Suite("The score") struct ReportScoreTests {
  private func score(
    _ errors: Int, _ warnings: Int, _ notes: Int, unread: Int = 0, on screens: Int
  ) -> ReportScore {
    var counts = SeverityCounts()
    counts.errors = errors
    counts.warnings = warnings
    counts.notes = notes
    return ReportScore(counts, inputErrors: unread, screens: screens)
  }

  @Test func theExampleOfThePagesIsRight() throws {
    let example = try #require(ReportScore.about.firstRange(of: "With ")).lowerBound
    let texts = ReportScore.about[example...].matches(of: /[0-9]+(\.[0-9]+)?/).map { $0.0 }
    let numbers = texts.dropLast().compactMap { Int($0) }
    try #require(numbers.count == 8 && numbers[5] == 100)
    let score = score(numbers[1], numbers[2], numbers[3], on: numbers[0])
    #expect(score.weight == numbers[4])
    #expect(10 * score.screens == numbers[6])
    #expect(10 * score.screens + score.weight == numbers[7])
    #expect(score.text == texts.last.map(String.init))
    #expect(SummaryReporter.info.about.contains(ReportScore.about))
  }

  @Test func itsEndsAreWhatThePagesSay() {
    #expect(score(0, 0, 0, on: 0).text == "100.0")
    #expect(score(0, 0, 0, on: 7).ratio == "1.000")
    #expect(score(5, 0, 0, on: 5).text == "50.0")
    #expect(score(5, 0, 0, on: 5).ratio == "0.500")
    // Not even the smallest part of a million screens rounds up to all of them.
    #expect(score(0, 0, 1, on: 1_000_000).text == "99.9")
    #expect(score(.max / 100, 0, 0, on: 1).text == "0.0")
    #expect(score(1, 1, 1, on: .max).tenths == 999)
  }

  @Test func moreOrWorseNeverRaisesIt() {
    var random = SplitMix(state: 8)
    for _ in 0..<2_000 {
      let number = { (most: UInt64) in Int(random.next() % most) }
      let (errors, warnings, notes, unread) = (number(40), number(40), number(40), number(4))
      let screens = number(30)
      let base = score(errors, warnings, notes, unread: unread, on: screens).tenths
      let worse = [
        score(errors + 1, warnings, notes, unread: unread, on: screens),
        score(errors, warnings + 1, notes, unread: unread, on: screens),
        score(errors, warnings, notes + 1, unread: unread, on: screens),
        score(errors, warnings, notes, unread: unread + 1, on: screens),
        // One of them gets worse.
        score(errors + 1, max(warnings - 1, 0), notes, unread: unread, on: screens),
        score(errors, warnings + 1, max(notes - 1, 0), unread: unread, on: screens),
      ]
      for other in worse { #expect(other.tenths <= base) }
      #expect(score(errors, warnings, notes, unread: unread, on: screens + 1).tenths >= base)
      #expect((0...1_000).contains(base))
      // The same app ten times over.
      let size = max(screens, 1)
      #expect(
        score(errors * 10, warnings * 10, notes * 10, unread: unread * 10, on: size * 10).tenths
          == base)
    }
  }

  @Test func whatIsKnownWeighsAndWhatIsToReviewDoesNot() throws {
    let report = try ReporterGoldenTests.report()
    let known = LintReport(
      files: report.files.map { $0.marking(known: $0.newFindings.map { _ in true }) })
    let scores = [report, known].map { ReportScore($0, ReportCounts($0).total) }
    #expect(scores[0] == scores[1])
    #expect(scores[0].weight > 0)
    let violations = report.files.flatMap(\.findings).filter { $0.certainty == .violation }
    #expect(
      scores[0].weight
        == violations.reduce(ReportScore.weight(.error) * report.inputErrors.count) {
          $0 + ReportScore.weight($1.severity)
        })
    #expect(report.reviews > 0)
  }
}
