/// Which words there are in a list, by bits at the places of their hashes: most words that are not
/// in the list are told from those that are.
struct WordMarks {
  private var bits: [UInt64] = []
  private var hasOthers = false

  /// Notes a word by its hash.
  mutating func insert(_ hash: UInt32) {
    guard hash > WordHash.unknown else {
      hasOthers = hasOthers || hash != WordHash.none
      return
    }
    if bits.isEmpty { bits = Array(repeating: 0, count: 64) }
    let place = Self.place(hash)
    bits[place >> 6] |= 1 << UInt64(place & 63)
  }

  /// Notes every word of a text.
  mutating func insert(wordsIn bytes: UnsafeBufferPointer<UInt8>) {
    var cursor = 0
    while let word = Words.nextWord(in: bytes, from: &cursor) {
      insert(WordHash.whole(UnsafeBufferPointer(rebasing: bytes[word])))
    }
  }

  /// Whether a word of that hash may be in the list.
  @inline(__always) func mayContain(_ hash: UInt32) -> Bool {
    guard hash > WordHash.unknown else {
      return hash == WordHash.unknown || hash == WordHash.foreign && hasOthers
    }
    guard !bits.isEmpty else { return false }
    let place = Self.place(hash)
    return bits[place >> 6] >> UInt64(place & 63) & 1 == 1
  }

  @inline(__always) private static func place(_ hash: UInt32) -> Int {
    Int((hash &* 0x9E37_79B1) >> 20)
  }
}
