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

/// What a rule makes of a language, kept for as long as elements are in the same one.
struct PerLanguage<Value> {
  /// What belongs to the language of the last element.
  private(set) var value: Value
  private var language = "en"
  private var screen: Int32 = -1
  private let make: (String) -> Value

  init(_ make: @escaping (String) -> Value) {
    self.make = make
    value = make("en")
  }

  /// Makes the value that of an element's language.
  @inline(__always) mutating func turn(to index: Int, in tree: AccessibilityTree) {
    let isOwn = tree.interface.elements[index].has(.language)
    if isOwn || tree.interface.elements[index].screen != screen {
      change(to: index, isOwn, in: tree)
    }
  }

  private mutating func change(to index: Int, _ isOwn: Bool, in tree: AccessibilityTree) {
    screen = isOwn ? -1 : tree.interface.elements[index].screen
    let next = tree.language(of: index)
    guard next != language else { return }
    language = next
    value = make(next)
  }
}
