/// Splits spoken text into words and compares them as a listener would.
enum Words {
  /// The words of a text, lower-cased, without punctuation.
  static func normalized(_ text: String) -> [String] {
    plain(text) ?? simple(text)
      ?? text.split { !($0.isLetter || $0.isNumber) }.map { $0.lowercased() }
  }

  /// Whether every word of one text is among the words of another.
  static func isContained(_ text: String, in whole: String) -> Bool {
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
