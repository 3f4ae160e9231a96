/// One of several parts that the files of a run are divided into, by their paths alone.
///
/// So a file stays in its part when others come and go, and no machine has to know the sizes that
/// files have elsewhere. With some hundred files the parts are about as big as each other.
package struct Shard: Sendable, Equatable {
  /// Which part it is, from 1.
  package let number: Int
  /// How many parts there are.
  package let count: Int

  /// The most parts that there may be.
  package static let maximumCount = 100_000

  /// The part that a text such as `2/5` names.
  package init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard parts.count == 2, parts.allSatisfy({ $0.allSatisfy(digits.contains) }),
      let number = Int(Substring(parts[0])), let count = Int(Substring(parts[1])),
      (1...Self.maximumCount).contains(count), (1...count).contains(number)
    else { return nil }
    self.number = number
    self.count = count
  }

  /// Whether a file is in it, by the path that tells the file from others.
  package func holds(_ identifyingPath: String) -> Bool {
    var hash = StableHash()
    hash.mix(identifyingPath)
    // The lowest bits of the hash hardly depend on what stands twice in a path.
    var value = hash.value
    value = (value ^ (value >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    value = (value ^ (value >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    value ^= value >> 33
    return Int(value % UInt64(count)) == number - 1
  }
}
