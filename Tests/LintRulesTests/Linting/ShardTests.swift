import Testing

@testable import Linting

@Suite("Shards") struct ShardTests {
  @Test(arguments: ["1/1", "1/2", "2/2", "007/100", "100000/100000"])
  func partsAreRead(text: String) {
    #expect(Shard(text) != nil)
  }

  @Test(arguments: [
    "", "/", "1", "1/", "/1", "0/2", "3/2", "1/0", "-1/2", "+1/2", "1/2/3", " 1/2", "1/2 ", "a/b",
    "1/100001", "99999999999999999999/2", "1/99999999999999999999", "½/2", "١/٢",
  ]) func otherTextsAreRefused(text: String) {
    #expect(Shard(text) == nil)
  }

  @Test(arguments: [1, 2, 3, 8, 100]) func everyPathIsInOneShardAndTheyAreEven(count: Int) {
    let shards = (1...count).compactMap { Shard("\($0)/\(count)") }
    #expect(shards.count == count)
    // Paths of which parts repeat are what a plain hash stumbles over.
    let paths = (0..<4_000).map { "Screens/Screen\($0)/Screen\($0).a11y.json" }
    var sizes = [Int](repeating: 0, count: count)
    for path in paths {
      let holders = shards.indices.filter { shards[$0].holds(path) }
      #expect(holders.count == 1)
      for holder in holders { sizes[holder] += 1 }
    }
    let mean = paths.count / count
    #expect(sizes.allSatisfy { $0 > mean / 2 && $0 < mean * 2 }, "\(sizes)")
  }

  @Test func partsStayTheSameFromVersionToVersion() {
    let shards = (1...5).compactMap { Shard("\($0)/5") }
    let parts = ["a", "App/Main.storyboard", "é.yml", ""].map { path in
      shards.first { $0.holds(path) }?.number
    }
    #expect(parts == [1, 3, 1, 1])
  }
}
