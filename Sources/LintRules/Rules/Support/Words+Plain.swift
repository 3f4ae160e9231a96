/// Looks at texts of ASCII alone, as most are, byte by byte.
extension Words {
  /// The words of a text of ASCII alone, lower-cased; nil for any other.
  static func plain(_ text: String) -> [String]? {
    var text = text
    return text.withUTF8 { bytes in
      for byte in bytes where byte >= 0x80 { return nil }
      var words: [String] = []
      var cursor = 0
      while let word = nextWord(in: bytes, from: &cursor) {
        words.append(
          String(unsafeUninitializedCapacity: word.count) { lower in
            // Digits have the bit that makes letters small.
            for place in 0..<word.count {
              lower.initializeElement(at: place, to: bytes[word.lowerBound &+ place] | 0x20)
            }
            return word.count
          })
      }
      return words
    }
  }

  /// Whether two texts have the same words, as their bytes tell; nil where only a look at the
  /// characters can tell.
  static func areSame(
    _ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>
  ) -> Bool? {
    var (first, second) = (0, 0)
    skipMarks(in: one, &first)
    skipMarks(in: other, &second)
    while first < one.count || second < other.count {
      let a = first < one.count ? one[first] : 0
      let b = second < other.count ? other[second] : 0
      if a >= 0x80 || b >= 0x80 { return nil }
      let isPart = isPart(a)
      if isPart != Self.isPart(b) || isPart && a | 0x20 != b | 0x20 { return false }
      first += 1
      second += 1
      if !isPart {
        skipMarks(in: one, &first)
        skipMarks(in: other, &second)
      }
    }
    return true
  }

  private static func skipMarks(in bytes: UnsafeBufferPointer<UInt8>, _ cursor: inout Int) {
    while cursor < bytes.count, bytes[cursor] < 0x80, !isPart(bytes[cursor]) { cursor += 1 }
  }

  /// The next run of letters and digits in ASCII text; moves the cursor behind it.
  static func nextWord(
    in text: UnsafeBufferPointer<UInt8>, from cursor: inout Int
  ) -> Range<Int>? {
    while cursor < text.count, !isPart(text[cursor]) { cursor += 1 }
    let start = cursor
    while cursor < text.count, isPart(text[cursor]) { cursor += 1 }
    return start < cursor ? start..<cursor : nil
  }

  @inline(__always) private static func isPart(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
  }
}
