import Testing

@testable import ScreenModel

@Suite("Bytes of strings") struct StringBytesTests {
  @Test(arguments: ["title1", "largeTitle", "UICTFontTextStyleTitle3", "a TITLE", "Ünotitleß"])
  func lettersAreFoundInAnyCase(_ text: String) {
    #expect(text.hasLetters("title"))
    // The same text in memory that is not contiguous in the same way.
    #expect(String(Array(text)).hasLetters("title"))
  }

  @Test(arguments: ["", "titl", "t i t l e", "tıtle", "subheadline", "TIT-LE", "ţitle"])
  func otherTextsHaveNone(_ text: String) {
    #expect(!text.hasLetters("title"))
  }

  @Test func aWordHasOneToEightLetters() {
    #expect("xyz".hasLetters("y"))
    #expect(!"xyz".hasLetters("a"))
    #expect("UIHeadlineX".hasLetters("headline"))
    #expect(!"UIHeadlinX".hasLetters("headline"))
    // Marks that are a bit apart from letters are none.
    #expect(!"@".hasLetters("a"))
  }

  @Test func listsAreWordsBetweenBlanks() {
    #expect("one two  größer ".wordList == ["one", "two", "größer"])
    #expect("".wordList == [])
  }

  @Test(arguments: ["", " ", "\t\n", "\u{7F}", "\u{200B}", "\u{A0}", "\u{E000}", " \u{FE0F}"])
  func blanksHaveNothingToSpeak(text: String) {
    #expect(text.isBlank)
    #expect(Array(text.utf8).withUnsafeBufferPointer(String.isBlank))
  }

  @Test(arguments: ["a", " 1", "?", "é", "漢字", "👍", "…", "\u{200B}x"])
  func othersHave(text: String) {
    #expect(!text.isBlank)
    #expect(!Array(text.utf8).withUnsafeBufferPointer(String.isBlank))
  }
}
