import Testing

@testable import LintRules
@testable import ScreenModel

@Suite("Name index") struct NameIndexTests {
  private static let words = WordPack([
    "en": "button\nsearch field", "fr": "icône", "ru": "поле", "ja": "画像",
  ])

  /// Whether a label may have one of the words, by the index of a screen that has it.
  private func mayMatch(
    _ label: String, at place: NamePhrases.Place, in language: String = "en"
  ) -> Bool {
    let tree = TreeSample.tree(
      """
      screen: Sample
      language: \(language)
      children:
        - {type: button, text: Other}
        - {type: button, label: \(Quoted.text(label))}
      """)
    let found = tree.shared(NameIndex.self).elements {
      NamePhrases([Self.words], in: $0, at: place)
    }
    #expect(!found.contains(1))
    return found.contains(2)
  }

  @Test func namesAreFoundByTheirWords() {
    #expect(mayMatch("Save BUTTON!", at: .end))
    #expect(mayMatch("Réglages field", at: .end))
    #expect(mayMatch("(Search) for it", at: .start))
    #expect(mayMatch("“Button”", at: .whole))
    #expect(mayMatch(" Search Field ", at: .whole))
    #expect(!mayMatch("Save", at: .end))
    #expect(!mayMatch("Buttonhole", at: .start))
    #expect(!mayMatch("Réglages généraux", at: .end))
    #expect(!mayMatch("通知", at: .end))
  }

  @Test func capitalsOfOtherLanguagesAreKnown() {
    #expect(mayMatch("Mon ICÔNE", at: .end, in: "fr"))
    #expect(mayMatch("Mon ico\u{302}ne", at: .end, in: "fr-CA"))
    #expect(mayMatch("ПОЛЕ ввода", at: .start, in: "ru"))
    #expect(!mayMatch("Настройки", at: .start, in: "ru"))
    #expect(mayMatch("画像", at: .whole, in: "ja"))
  }

  @Test func languagesWithoutWordsHaveNone() {
    #expect(!mayMatch("Save button", at: .end, in: "cy"))
    #expect(NamePhrases([Self.words], in: "cy", at: .end).isEmpty)
    #expect(!NamePhrases([Self.words], in: "FR_ca", at: .end).isEmpty)
  }

  @Test func everyNameMayBeAskedFor() {
    let tree = TreeSample.tree(
      """
      screen: Sample
      children:
        - {type: button, text: Save}
        - {type: button, image: gear}
        - {type: text, text: Ready}
      """)
    #expect(tree.shared(NameIndex.self).elements { _ in .anything } == [1, 3])
    #expect(tree.shared(NameIndex.self).elements { _ in NamePhrases() } == [])
  }
}
