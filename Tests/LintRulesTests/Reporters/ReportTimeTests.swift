import Foundation
import Testing

@testable import LintRules

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
    }
  }
}
