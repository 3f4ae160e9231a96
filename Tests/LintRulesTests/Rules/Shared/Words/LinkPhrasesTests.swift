import Testing

@testable import LintRules

@Suite("LinkPhrases") struct LinkPhrasesTests {
  @Test(arguments: [
    ("en", "here"), ("en", "Click here"), ("en", "Learn more…"), ("en", "Read more about this"),
    ("en", "More"), ("en-GB", "Tap here for more details"), ("de", "Hier klicken"),
    ("de", "Mehr"), ("fr", "En savoir plus"), ("es", "Haz clic aquí"), ("pt", "Saiba mais"),
    ("it", "Clicca qui"), ("nl", "Lees meer"), ("ru", "Подробнее"), ("ja", "こちら"),
    ("zh", "了解更多"),
  ])
  func unclear(language: String, name: String) {
    #expect(LinkPhrases.isUnclear(name, in: language), "\(name)")
  }

  @Test(arguments: [
    ("en", "See more offers for Porto"), ("en", "Continue"), ("en", "Next"), ("en", "About"),
    ("en", "Terms of use"), ("en", "Moreover"), ("en", ""), ("en", "…"), ("en", "To the"),
    ("en", "Back to home page"), ("cy", "more"), ("de", "Weiter"), ("ja", "設定"), ("en", "View all"),
  ])
  func clear(language: String, name: String) {
    #expect(!LinkPhrases.isUnclear(name, in: language), "\(name)")
  }
}
