import Testing

@testable import ScreenModel

@Suite("Rows") struct RowSortTests {
  private func keys(_ places: [(x: Double, y: Double)]) -> [ReadingKey] {
    places.enumerated().map { ReadingKey(x: $0.element.x, y: $0.element.y, order: $0.offset) }
  }

  private func order(
    _ policy: VoiceOverOptions.RowPolicy, _ places: [(x: Double, y: Double)],
    tolerance: Double = 13, isRightToLeft: Bool = false
  ) -> [Int] {
    let rows = RowSort(policy: policy, tolerance: tolerance, isRightToLeft: isRightToLeft)
    var keys = keys(places)
    _ = rows.sort(&keys)
    return keys.map(\.order)
  }

  /// Four elements, each a little higher and further right than the one before.
  private static let stairs: [(x: Double, y: Double)] = [(0, 8), (10, 0), (20, -8), (30, -8)]

  @Test func policiesDisagreeOnStairs() {
    #expect(order(.chained, Self.stairs) == [0, 1, 2, 3])
    #expect(order(.pairwise, Self.stairs) == [2, 3, 0, 1])
    #expect(order(.anchored, Self.stairs) == [1, 2, 3, 0])
    let rows = RowSort(policy: .chained, tolerance: 13, isRightToLeft: false)
    var keys = keys(Self.stairs)
    #expect(rows.sort(&keys) == [0..<4])
  }

  @Test func exactlyTheToleranceIsAnotherRow() {
    #expect(order(.chained, [(10, 0), (0, 8)], tolerance: 8) == [0, 1])
    #expect(order(.chained, [(10, 0), (0, 7.9)], tolerance: 8) == [1, 0])
  }

  @Test(arguments: [0, 1, 2, 3, 5, 8, 16, 17, 40], [false, true])
  func rowsOfAnyLengthAreReadAlong(length: Int, isRightToLeft: Bool) {
    var random = SplitMix(state: UInt64(length))
    // Few places, so that many stand at the same.
    let places = (0..<length).map { _ in (x: Double(random.next() % 9), y: 5.0) }
    let expected = places.indices.sorted { one, other in
      let (first, second) = (places[one].x, places[other].x)
      if first == second { return one < other }
      return isRightToLeft ? first > second : first < second
    }
    for policy in VoiceOverOptions.RowPolicy.allCases {
      #expect(order(policy, places, isRightToLeft: isRightToLeft) == expected)
    }
  }

  @Test func rightToLeftTurnsRowsAround() {
    #expect(order(.chained, [(0, 0), (10, 0), (0, 50)], isRightToLeft: true) == [1, 0, 2])
  }

  @Test func theSamePlaceIsReadAsWritten() {
    for policy in VoiceOverOptions.RowPolicy.allCases {
      #expect(order(policy, [(5, 5), (5, 5), (5, 5)]) == [0, 1, 2])
      #expect(order(policy, [(5, 5), (5, 5)], isRightToLeft: true) == [0, 1])
    }
  }

  @Test func prioritiesComeFirstAndEndTheDoubt() {
    var ranked = keys(Self.stairs)
    ranked[3].priority = 2
    ranked[1].priority = 1
    let rows = RowSort(policy: .chained, tolerance: 13, isRightToLeft: false)
    #expect(rows.sort(&ranked) == [])
    #expect(ranked.map(\.order) == [3, 1, 0, 2])
  }

  @Test func endlessHeightsAreFirstAndLast() {
    #expect(
      order(.chained, [(0, .infinity), (0, 5), (0, -.infinity), (0, -.infinity)]) == [2, 3, 1, 0])
  }

  @Test func whateverThePlacesNothingIsLostAndDoubtsAreForeseen() {
    var random = SplitMix(state: 11)
    for _ in 0..<500 {
      let places: [(x: Double, y: Double)] = (0..<Int(random.next() % 13)).map { _ in
        (Double(random.next() % 61), Double(random.next() % 61))
      }
      for policy in VoiceOverOptions.RowPolicy.allCases {
        #expect(order(policy, places, tolerance: 8).sorted() == Array(places.indices))
      }
      let rows = RowSort(policy: .chained, tolerance: 8, isRightToLeft: false)
      var heights = places.map(\.y)
      var sorted = keys(places)
      let isDoubtful = !rows.sort(&sorted).isEmpty
      #expect(!isDoubtful || rows.mayDoubt(&heights), "\(places)")
      let others = [VoiceOverOptions.RowPolicy.pairwise, .anchored].map {
        order($0, places, tolerance: 8)
      }
      let chained = order(.chained, places, tolerance: 8)
      #expect(isDoubtful == others.contains { $0 != chained }, "\(places)")
    }
  }
}
