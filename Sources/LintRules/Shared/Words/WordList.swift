/// The words, or phrases, of one language, looked up in the text that they are written in.
///
/// A run asks for few words of few languages, which takes less time than to make sets of all of
/// them.
struct WordList: Sendable {
  private let text: String
  /// The byte between two words.
  private let separator: UInt8
  private let isASCII: Bool
  /// Words that somebody added.
  private var more: Set<String> = []

  /// Words or phrases, one a line or, without any line break, separated by blanks.
  init(_ text: String) {
    self.text = text
    let lineBreak = UInt8(ascii: "\n")
    separator = text.utf8.contains(lineBreak) ? lineBreak : UInt8(ascii: " ")
    isASCII = text.utf8.allSatisfy { $0 < 0x80 }
  }

  /// The list with some words more.
  func adding(_ more: [String]) -> WordList {
    guard !more.isEmpty else { return self }
    var list = self
    list.more.formUnion(more)
    return list
  }

  /// The words themselves, without those that were added.
  var words: [String] { text.utf8.split(separator: separator).map { String(Substring($0)) } }

  /// Whether a word is in the list, however its accents are composed.
  func contains(_ word: String) -> Bool {
    var (written, list) = (word, text)
    let (isThere, mayBeComposed) = written.withUTF8 { word in
      list.withUTF8 { (has(word, in: $0), !isASCII && Self.mayBeComposed(word)) }
    }
    return isThere || mayBeComposed && words.contains(word)
      || !more.isEmpty && more.contains(word)
  }

  private func has(
    _ word: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard !word.isEmpty, !word.contains(separator) else { return false }
    func isWord(_ range: Range<Int>) -> Bool {
      range.count == word.count && text[range].elementsEqual(word)
    }
    var start = 0
    for end in text.indices where text[end] == separator {
      if isWord(start..<end) { return true }
      start = end + 1
    }
    return isWord(start..<text.count)
  }

  /// Whether a text may equal another that has other bytes, and not only ASCII: one with signs that
  /// are composed with the letter before them, or that stand for other letters. The sign for kelvin
  /// becomes a letter of ASCII where a text is put into small letters.
  static func mayBeComposed(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var last: UInt8 = 0
    for byte in bytes where byte >= 0x80 {
      switch (last, byte) {
      // Accents by themselves, from U+0300 to U+037F; the parts of Hangul, from U+1100 on.
      case (_, 0xCC), (_, 0xCD), (0xE1, 0x84...0x87): return true
      // The signs for ohm and angstrom; the marks that give kana a voice.
      case (0xE2, 0x84), (0x82, 0x99...0x9A): return true
      // Signs of Chinese and Hebrew that were taken over from other sets, from U+F900 and U+2F800.
      case (0xEF, 0xA4...0xAD), (0xF0, 0xAF): return true
      default: last = byte
      }
    }
    return false
  }
}

/// Words of several languages, by the primary part of a language tag.
///
/// A rule asks for the list of the language that its text is in, and stays silent without one.
struct WordPack: Sendable {
  private let lists: [String: WordList]

  /// A pack of lists: each is words, or phrases, one a line or, without any line break, separated
  /// by blanks; all in lower case.
  init(_ lists: [String: String]) {
    self.lists = lists.mapValues(WordList.init)
  }

  /// The list for a language tag; nil where there is none.
  subscript(language: String) -> WordList? {
    lists[language] ?? lists[Self.primary(language)]
  }

  /// The primary part of a language tag, in lower case.
  static func primary(_ language: String) -> String {
    // Most are nothing else.
    if language == "en" || language.utf8.allSatisfy({ $0 &- 0x61 < 26 }) { return language }
    return language.prefix { $0 != "-" && $0 != "_" }.lowercased()
  }
}
