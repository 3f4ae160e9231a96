import Foundation
import Testing

@testable import LintReports

/// Moments in reports, compared with Foundation's calendar.
@Suite("Moments in reports") struct ReportTimeTests {
  @Test func momentsAreThoseOfTheCalendar() {
    var random = SplitMix(state: 8)
    let moments =
      [0, 1, 951_782_400, 951_868_799, 1_709_164_800, 4_107_542_400]
      + (0..<500).map { _ in Int(random.next() % 8_000_000_000) - 2_000_000_000 }
    for seconds in moments {
      let date = Date(timeIntervalSince1970: TimeInterval(seconds))
      #expect(ReportTime(seconds: seconds).text == date.formatted(.iso8601))
      #expect(ReportTime(date.formatted(.iso8601)) == ReportTime(seconds: seconds))
    }
  }

  @Test(arguments: [
    "", "2027-02-29T00:00:00Z", "2027-13-01T00:00:00Z", "2027-01-01T24:00:00Z",
    "2027-01-01 00:00:00Z", "2027-01-01T00:00:00z", "2027-1-01T00:00:00ZZ", "////-//-//T//:://Z",
    "2027-01-01T00:00:00+0", "\u{ff}\u{ff}\u{ff}\u{ff}\u{ff}\u{ff}\u{ff}\u{ff}\u{ff}\u{ff}",
  ]) func otherTextsAreNoMoments(text: String) {
    #expect(ReportTime(text) == nil)
  }
}
