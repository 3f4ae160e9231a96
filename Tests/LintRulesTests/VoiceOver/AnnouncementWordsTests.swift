import Testing

@testable import ScreenModel

@Suite("Announcements") struct AnnouncementWordsTests {
  @Test func everyLanguageHasEveryPhrase() {
    let count = AnnouncementWords.Phrase.allCases.count
    #expect(AnnouncementWords.counts == [count, count, count])
    for language in ["en", "de", "ru"] {
      for phrase in AnnouncementWords.Phrase.allCases {
        #expect(!AnnouncementWords.of(language).text(phrase).isEmpty)
      }
    }
  }

  @Test(arguments: [
    ("en", "Button", "button"), ("en-GB", "Button", "button"), ("EN", "Button", "button"),
    ("", "Button", "button"), ("de", "Taste", "Taste"), ("de-CH", "Taste", "Taste"),
    ("de_AT", "Taste", "Taste"), ("ru", "Кнопка", "кнопка"), ("fr", "Button", "button"),
    ("den", "Button", "button"),
  ])
  func theTagChoosesTheWords(language: String, written: String, spoken: String) {
    let words = AnnouncementWords.of(language)
    #expect(words(.button).written == written)
    #expect(words(.button).spoken == spoken)
    #expect(words.isSubstitute == ["fr", "den"].contains(language))
  }

  @Test func numbersTakeTheirPlaces() {
    #expect(AnnouncementWords.english(.position, 2, of: 5).written == "2 of 5")
    #expect(AnnouncementWords.of("de")(.position, 2, of: 5).written == "2 von 5")
    #expect(AnnouncementWords.of("ru")(.row, 3).written == "Ряд 3")
  }
}
