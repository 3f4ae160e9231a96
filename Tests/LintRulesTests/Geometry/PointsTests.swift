import Testing

@testable import ScreenModel

@Suite("Points") struct PointsTests {
  @Test(
    arguments: [
      (0, "0"), (44, "44"), (-3, "-3"), (44.5, "44.5"), (0.25, "0.25"), (0.05, "0.05"),
      (-0.05, "-0.05"), (-12.5, "-12.5"), (43.999, "44"), (43.994, "43.99"), (0.004, "0"),
      (-0.004, "0"), (100.10, "100.1"), (1_000_000, "1000000"), (1.0 / 3, "0.33"),
      (2.0 / 3, "0.67"),
      (99.995, "100"),
    ] as [(Double, String)])
  func numbersHaveAtMostTwoDecimals(number: Double, expected: String) {
    #expect(Points.text(number) == expected)
  }

  @Test func hugeNumbersDoNotTrap() {
    for number in [Double.greatestFiniteMagnitude, -1e300, 1e15, .infinity, -.infinity, .nan] {
      #expect(!Points.text(number).isEmpty)
    }
  }

  @Test func sizesAreWidthByHeight() {
    #expect(Points.size(Rect(x: 1, y: 2, width: 24, height: 20.5)) == "24 × 20.5 pt")
  }
}
