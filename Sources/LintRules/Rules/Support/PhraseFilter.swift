/// Tells by the bytes of a text whether it may have one of certain phrases; most have none, and are
/// passed over without a look at their characters.
struct PhraseFilter {
  /// Where in a text the phrases are sought.
  enum Place {
    case start, end, whole
  }

  /// Whether there are phrases in the language at all.
  private(set) var isEmpty = true
  private let place: Place
  private var marks = WordMarks()

  /// The phrases of some lists in a language; the lists are as those of a `WordPack`.
  init(_ lists: [[String: String]], in language: String, at place: Place) {
    self.place = place
    for list in lists {
      guard let phrases = WordPack.list(for: language, in: list) else { continue }
      isEmpty = false
      insert(phrases)
    }
  }

  private mutating func insert(_ phrases: String) {
    var phrases = phrases
    phrases.withUTF8 { bytes in
      let lineBreak = UInt8(ascii: "\n")
      let separator = bytes.contains(lineBreak) ? lineBreak : UInt8(ascii: " ")
      var start = 0
      for index in 0...bytes.count where index == bytes.count || bytes[index] == separator {
        if index > start { marks.insert(hash(UnsafeBufferPointer(rebasing: bytes[start..<index]))) }
        start = index + 1
      }
    }
  }

  /// Whether a text may begin with a phrase, end with one, or be one.
  @inline(__always) func mayMatch(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    !isEmpty && marks.mayContain(hash(bytes))
  }

  /// The same by the hashes of a text.
  @inline(__always) func mayMatch(_ hashes: WordHashes) -> Bool {
    guard !isEmpty else { return false }
    switch place {
    case .start: return marks.mayContain(hashes.first)
    case .end: return marks.mayContain(hashes.last)
    case .whole: return marks.mayContain(hashes.whole)
    }
  }

  @inline(__always) private func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    switch place {
    case .start: WordHash.first(bytes)
    case .end: WordHash.last(bytes)
    case .whole: WordHash.whole(bytes)
    }
  }
}
