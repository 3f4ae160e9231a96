import Testing

@testable import ScreenModel

@Suite("Rect") struct RectTests {
  private let square = Rect(x: 0, y: 0, width: 10, height: 10)

  @Test(
    arguments: [
      (Rect(x: 12, y: 0, width: 5, height: 5), 2.0), (Rect(x: 0, y: -9, width: 5, height: 5), 4),
      (Rect(x: 13, y: 14, width: 5, height: 5), 5), (Rect(x: 10, y: 10, width: 5, height: 5), 0),
      (Rect(x: 4, y: 4, width: 1, height: 1), 0),
    ] as [(Rect, Double)])
  func gapsAreMeasuredAtTheNearest(other: Rect, gap: Double) {
    #expect(square.gap(to: other) == gap)
    #expect(other.gap(to: square) == gap)
  }

  @Test func pointsLieInsideOrNot() {
    #expect(square.contains(Point(x: 10, y: 0)))
    #expect(!square.contains(Point(x: 10.4, y: 5)))
    #expect(square.contains(Point(x: 10.4, y: 5), tolerance: 0.5))
    #expect(square.distance(to: Point(x: 13, y: 14)) == 5)
    #expect(square.center == Point(x: 5, y: 5))
  }
}
