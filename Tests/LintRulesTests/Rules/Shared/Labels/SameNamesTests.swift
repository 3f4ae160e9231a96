import Testing

@testable import Linting

/// Controls that are called the same, one after the other.
struct SameNamesTests {
  private func count(_ names: [String]) -> Int {
    let items = names.enumerated().map { place, name in
      CapturedList.Item(label: name, frame: [20 + place % 7 * 50, 200 + place / 7 * 60, 44, 44])
    }
    return CapturedList.capture(items).rules.count { $0 == "duplicate-control-label" }
  }

  @Test func daysOfACalendarAreASeries() {
    #expect(count((1...31).map(String.init) + (1...7).map(String.init)) == 0)
  }

  @Test func lettersOfAnIndexAreASeries() {
    #expect(count("ABCDEFGHIJKLM".map(String.init) + ["A"]) == 0)
  }

  @Test func aFewSignsAreNone() {
    #expect(count(["+", "Milk", "+", "Bread", "Tea"]) == 1)
  }

  @Test func otherNamesBesideASeriesCount() {
    #expect(count((1...9).map(String.init) + ["Edit", "Edit"]) == 1)
  }
}
