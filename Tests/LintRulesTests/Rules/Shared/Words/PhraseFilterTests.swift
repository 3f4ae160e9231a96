import Testing

@testable import LintRules

@Suite("PhraseFilter") struct PhraseFilterTests {
  private static let lists = [
    ["en": "button\nsearch field", "fr": "icône", "ru": "поле", "ja": "画像"]
  ]

  private func mayMatch(
    _ text: String, at place: PhraseFilter.Place, in language: String = "en"
  ) -> Bool {
    var text = text
    let filter = PhraseFilter(Self.lists, in: language, at: place)
    return text.withUTF8 { filter.mayMatch($0) }
  }

  @Test func findsWordsByTheirBytes() {
    #expect(mayMatch("Save BUTTON!", at: .end))
    #expect(mayMatch("Réglages field", at: .end))
    #expect(mayMatch("(Search) for it", at: .start))
    #expect(mayMatch("“Button”", at: .whole))
    #expect(mayMatch(" Search Field ", at: .whole))
    #expect(!mayMatch("Save", at: .end))
    #expect(!mayMatch("Buttonhole", at: .start))
    #expect(!mayMatch("Réglages généraux", at: .end))
    #expect(!mayMatch("通知", at: .end))
    #expect(!mayMatch("", at: .whole))
  }

  @Test func knowsCapitalsOfOtherLanguages() {
    #expect(mayMatch("Mon ICÔNE", at: .end, in: "fr"))
    #expect(mayMatch("Mon ico\u{302}ne", at: .end, in: "fr-CA"))
    #expect(mayMatch("ПОЛЕ ввода", at: .start, in: "ru"))
    #expect(!mayMatch("Настройки", at: .start, in: "ru"))
    #expect(mayMatch("画像", at: .whole, in: "ja"))
  }

  @Test func staysSilentWithoutAList() {
    #expect(!mayMatch("Save button", at: .end, in: "cy"))
    #expect(PhraseFilter(Self.lists, in: "cy", at: .end).isEmpty)
    #expect(!PhraseFilter(Self.lists, in: "FR_ca", at: .end).isEmpty)
  }
}
