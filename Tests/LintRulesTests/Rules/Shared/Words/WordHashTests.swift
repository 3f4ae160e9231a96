import Testing

@testable import LintRules

@Suite("Word hashes") struct WordHashTests {
  private static func hash(
    _ text: String, _ body: (UnsafeBufferPointer<UInt8>) -> UInt32
  ) -> UInt32 {
    var text = text
    return text.withUTF8(body)
  }

  private static func first(_ text: String) -> UInt32 { hash(text, WordHash.first) }
  private static func last(_ text: String) -> UInt32 { hash(text, WordHash.last) }
  private static func whole(_ text: String) -> UInt32 { hash(text, WordHash.whole) }

  /// Words of all lengths about the eight bytes that are taken at once.
  private static let words =
    (1...26).map { String("abcdefghijklmnopqrstuvwxyz".prefix($0)) }
    + ["don't", "x1", "42", "straße", "éclair", "größenordnung", "кнопка", "ёлка"]
    + ["überschriften", "переключатель", "aé", "éa", "abcdefgé", "abcdefghé"]

  @Test func aWordHasOneHashWhereverItStands() {
    for word in Self.words {
      let hash = Self.first(word)
      for text in [word, " \(word)", "\(word) and more", "(\(word)): and so on"] {
        #expect(Self.first(text) == hash, "\(text)")
        // The capital of ß is two letters.
        #expect(Self.first(text.uppercased()) == hash || text.contains("ß"), "\(text)")
      }
      for text in [word, "\(word) ", "more \(word)", "so on and so on: \(word)!"] {
        #expect(Self.last(text) == hash, "\(text)")
        #expect(Self.last(text.uppercased()) == hash || text.contains("ß"), "\(text)")
      }
      #expect(Self.first("'\(word)") == hash, "\(word)")
      #expect(Self.whole("\"\(word)\".") == hash, "\(word)")
    }
  }

  @Test func otherWordsHaveOtherHashes() {
    let hashes = Self.words.map(Self.first)
    #expect(Set(hashes).count == Self.words.count)
    #expect(!hashes.contains { $0 <= WordHash.unknown })
    #expect(Self.first("ab") != Self.first("ba"))
    #expect(Self.whole("ab cd") != Self.whole("abcd"))
    // What comes after a word in memory has no part in it.
    #expect(Self.first("button save") == Self.first("button load"))
    #expect(Self.last("save button") == Self.last("load button"))
  }

  @Test func edgesOfTextsAreNoPartOfThem() {
    #expect(Self.whole(" save all … ") != Self.whole("save all"))
    #expect(Self.whole("  save all... ") == Self.whole("SAVE ALL"))
    #expect(Self.whole("ok") == Self.whole("(OK)"))
  }

  @Test func someTextsHaveNone() {
    for text in ["", " ", "...", "()"] {
      #expect(Self.first(text) == WordHash.none, "\(text)")
      #expect(Self.last(text) == WordHash.none, "\(text)")
      #expect(Self.whole(text) == WordHash.none, "\(text)")
    }
    #expect(Self.first("按钮 ok") == WordHash.foreign)
    #expect(Self.last("ok 按钮") == WordHash.foreign)
    #expect(Self.whole("按钮") == WordHash.foreign)
    for word in ["naïve×", "ボタン", "ﬁx", "abcdefgh\u{304}", "a×b"] {
      #expect(Self.first(word) == WordHash.unknown, "\(word)")
    }
  }
}
