import Testing

@testable import LintRules

@Suite("Short words") struct ShortenedWordsTests {
  private func mayOccur(_ text: String, _ words: ShortenedWords) -> Bool {
    Array(text.utf8).withUnsafeBufferPointer { words.mayOccur(in: $0) }
  }

  @Test(arguments: ["Qty", "a qty b", "qty", "w/ milk", "c/o Ana", "3mon", "Zwgl", "(Qty)"])
  func shortenedWordsAreLetThrough(text: String) {
    #expect(mayOccur(text, ShortenedWords(adding: ["Zwgl=Zwinglian"])))
  }

  @Test func otherWordsAreKeptBack() {
    let words = ShortenedWords(adding: [])
    let texts = ["Save", "Cancel", "Settings", "Delete account", "and/or", "", "12:30", "…"]
    #expect(texts.count { mayOccur($0, words) } < 2)
  }

  @Test(
    arguments: [
      ("Qty", "Quantity"), ("qty", "quantity"), ("QTY", nil), ("Quantity", nil), ("w/", "with"),
    ] as [(String, String?)])
  func wordsKeepTheirCapital(short: String, long: String?) {
    #expect(ShortenedWords(adding: []).long(short) == long)
  }
}
