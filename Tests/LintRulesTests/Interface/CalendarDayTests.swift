import Testing

@testable import ScreenModel

@Suite("Calendar days") struct CalendarDayTests {
  @Test func daysThatExistAreRead() {
    for text in ["2024-02-29", "2000-02-29", "2026-12-31", "0001-01-01"] {
      #expect(CalendarDay(text) != nil, "\(text)")
    }
    for text in ["2023-02-29", "1900-02-29", "2026-04-31", "2026-1-1", "2026-01-01 ", "+026-01-01"]
    {
      #expect(CalendarDay(text) == nil, "\(text)")
    }
  }

  @Test func daysAreInOrder() throws {
    let days = ["2025-12-31", "2026-01-01", "2026-01-02", "2026-02-01"].compactMap(CalendarDay.init)
    #expect(days.count == 4 && days.sorted() == days)
  }
}
