import Testing

@testable import Linting

/// Controls of one name on captured screens, by their places.
struct NamesakePlacesTests {
  private func severities(_ items: [CapturedList.Item]) -> [String] {
    CapturedList.capture(items).report.findings
      .filter { $0.rule.id == "duplicate-control-label" }.map(\.severity.rawValue)
  }

  @Test func cellsOfAGridAreANote() {
    let cells = (0..<6).map { number in
      CapturedList.Item(
        label: "Add", frame: [20 + number % 3 * 120, 100 + number / 3 * 110, 100, 100])
    }
    #expect(severities(cells) == ["note"])
    let column = (0..<6).map {
      CapturedList.Item(label: "Add", frame: [20, 100 + $0 * 60, 100, 50])
    }
    #expect(severities(column) == ["warning"])
  }

  @Test func aTabAndTheWayBackToItHaveOneName() {
    let back = CapturedList.Item(label: "Library", frame: [8, 50, 90, 44])
    let tab = CapturedList.Item(label: "Library", frame: [0, 790, 130, 54])
    #expect(severities([back, tab]).isEmpty)
    let middle = CapturedList.Item(label: "Library", frame: [0, 400, 130, 54])
    #expect(severities([back, middle]) == ["warning"])
  }
}
