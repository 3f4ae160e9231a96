import Testing

@testable import ScreenModel

@Suite("Region") struct RegionTests {
  private let square = Rect(x: 0, y: 0, width: 10, height: 10)

  @Test(
    arguments: [
      (Rect(x: 2, y: 2, width: 4, height: 4), 84.0), (Rect(x: -5, y: -5, width: 30, height: 30), 0),
      (Rect(x: 10, y: 0, width: 5, height: 5), 100), (Rect(x: 0, y: 0, width: 10, height: 5), 50),
      (Rect(x: 5, y: -1, width: 1, height: 12), 90), (Rect(x: 3, y: 3, width: 0, height: 4), 100),
      (Rect(x: 8, y: 8, width: 4, height: 4), 96), (Rect(x: 3, y: 3, width: -2, height: 4), 100),
    ] as [(Rect, Double)])
  func rectanglesAreCutOut(rect: Rect, area: Double) {
    var region = Region(square)
    region.subtract(rect)
    #expect(region.area == area)
    #expect(region.isEmpty == (area == 0))
    #expect(rect.area == 0 || !region.meets(rect))
  }

  /// Compares with a raster of the unit squares that are left.
  @Test func manyCutsLeaveWhatARasterSays() {
    var random = SplitMix(state: 7)
    for _ in 0..<200 {
      var region = Region(Rect(x: 0, y: 0, width: 16, height: 16))
      var isLeft = Array(repeating: true, count: 256)
      for _ in 0..<Int(random.next() % 12) {
        let cut = Self.rect(&random)
        region.subtract(cut)
        for place in 0..<256
        where cut.meets(Rect(x: Double(place % 16), y: Double(place / 16), width: 1, height: 1)) {
          isLeft[place] = false
        }
      }
      #expect(region.area == Double(isLeft.count { $0 }))
      for (number, part) in region.parts.enumerated() {
        #expect(!region.parts[(number + 1)...].contains { $0.meets(part) })
      }
    }
  }

  private static func rect(_ random: inout SplitMix) -> Rect {
    func number(_ end: UInt64) -> Double { Double(random.next() % end) }
    return Rect(x: number(20) - 2, y: number(20) - 2, width: number(9), height: number(9))
  }
}
