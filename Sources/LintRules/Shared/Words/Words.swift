/// Splits spoken text into words and compares them as a listener would.
package enum Words {
  /// The words of a text, lower-cased, without punctuation.
  static func normalized(_ text: String) -> [String] {
    plain(text) ?? simple(text)
      ?? text.split { !($0.isLetter || $0.isNumber) }.map { $0.lowercased() }
  }

  /// Whether every word of one text is among the words of another.
  package static func isContained(_ text: String, in whole: String) -> Bool {
    if let answer = isContainedASCII(text, in: whole) { return answer }
    let known = Set(normalized(whole))
    return normalized(text).allSatisfy(known.contains)
  }

  /// The answer for short texts of ASCII alone, which most are: their bytes are compared where they
  /// stand, ten times as fast as strings that have to be made first.
  private static func isContainedASCII(_ text: String, in whole: String) -> Bool? {
    var (text, whole) = (text, whole)
    guard text.utf8.count <= 500, whole.utf8.count <= 500 else { return nil }
    return text.withUTF8 { text in
      whole.withUTF8 { whole in
        guard text.allSatisfy({ $0 < 0x80 }), whole.allSatisfy({ $0 < 0x80 }) else { return nil }
        var cursor = 0
        while let word = nextWord(in: text, from: &cursor) {
          guard hasWord(text[word], in: whole) else { return false }
        }
        return true
      }
    }
  }

  private static func hasWord(
    _ word: Slice<UnsafeBufferPointer<UInt8>>, in whole: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var cursor = 0
    while let other = nextWord(in: whole, from: &cursor) {
      // A bit apart, letters are equal but for their case; digits have the bit in any case.
      if other.count == word.count, word.elementsEqual(whole[other], by: { $0 | 0x20 == $1 | 0x20 })
      {
        return true
      }
    }
    return false
  }
}

/// Looks at texts of ASCII alone, as most are, byte by byte.
extension Words {
  /// The words of a text of ASCII alone, lower-cased; nil for any other.
  static func plain(_ text: String) -> [String]? {
    var text = text
    return text.withUTF8 { bytes in
      for byte in bytes where byte >= 0x80 { return nil }
      var words: [String] = []
      words.reserveCapacity(4)
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

  /// The words of a text of common letters alone, lower-cased; nil for any other. Each of these
  /// letters is a character by itself, and so is its small form.
  static func simple(_ text: String) -> [String]? {
    var words: [String] = []
    var word = ""
    for scalar in text.unicodeScalars {
      let small: UInt32
      switch scalar.value {
      // Digits and small letters: Latin, Cyrillic; Kana, Han and Hangul.
      case 0x30...0x39, 0x61...0x7A, 0xDF...0xF6, 0xF8...0xFF, 0x430...0x45F,
        0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
        small = scalar.value
      case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE, 0x410...0x42F: small = scalar.value + 0x20
      case 0x400...0x40F: small = scalar.value + 0x50
      // Marks and blanks of ASCII and beyond.
      case ..<0x80, 0xA0, 0xAB, 0xBB, 0x2010...0x2027, 0x3000...0x3002:
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      default: return nil
      }
      guard let letter = Unicode.Scalar(small) else { return nil }
      word.unicodeScalars.append(letter)
    }
    if !word.isEmpty { words.append(word) }
    return words
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

  private static func isPart(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
  }
}
