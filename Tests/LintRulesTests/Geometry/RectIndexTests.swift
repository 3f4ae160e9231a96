import Testing

@testable import ScreenModel

@Suite("Rect index") struct RectIndexTests {
  private static func rects(_ count: Int, _ random: inout SplitMix) -> [Rect] {
    (0..<count).map { _ in
      Rect(
        x: Double(random.next() % 100), y: Double(random.next() % 100),
        width: Double(random.next() % 12), height: Double(random.next() % 12))
    }
  }

  @Test(arguments: [0, 1, 7, 8, 9, 64, 65, 500])
  func answersAreThoseOfALookAtAll(count: Int) {
    var random = SplitMix(state: UInt64(count))
    let rects = Self.rects(count, &random)
    let index = RectIndex(rects)
    for wanted in Self.rects(40, &random) {
      #expect(index.positions(meeting: wanted) == rects.indices.filter { rects[$0].meets(wanted) })
      let near = rects.indices.filter { rects[$0].gap(to: wanted) <= 3 }
      let found = index.positions(within: 3, of: wanted)
      #expect(Set(near).isSubset(of: Set(found)))
      #expect(found.allSatisfy { rects[$0].meets(wanted.enlarged(by: 3.001)) })
      for last in [0, 30, 99] {
        #expect(
          index.contains(meeting: wanted, limit: .max) { $0 <= last }
            == rects.prefix(last + 1).contains { $0.meets(wanted) })
      }
    }
  }

  @Test func heapsOnOneSpotAreAllFound() {
    let rects = Array(repeating: Rect(x: 1, y: 1, width: 2, height: 2), count: 100)
    #expect(RectIndex(rects).positions(meeting: rects[0]) == Array(0..<100))
  }

  @Test func heapsAreCutOffAtALimit() {
    let rects = Array(repeating: Rect(x: 1, y: 1, width: 2, height: 2), count: 100)
    let index = RectIndex(rects)
    #expect(index.positions(meeting: rects[0], limit: 7).count == 7)
    #expect(index.positions(within: 1, of: rects[0], limit: 7).count == 7)
    var looks = 0
    let isFound = index.contains(meeting: rects[0], limit: 7) { _ in
      looks += 1
      return false
    }
    #expect(!isFound && looks == 7)
  }
}
