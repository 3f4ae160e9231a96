import Testing

@testable import LintReports
@testable import ScreenModel

/// Rules are found by what people call them.
@Suite("Search in the catalogue") struct CatalogSearchTests {
  private func ids(_ word: String, byWords: Bool = false) -> [String] {
    CatalogSearch.entries(for: word, byWords: byWords).map(\.info.id)
  }

  @Test func aRuleIsItself() {
    #expect(ids("label-blank") == ["label-blank"])
  }

  @Test(arguments: [
    ("color-contrast", "text-contrast"), ("image-alt", "image-missing-label"),
    ("target-size", "touch-target-too-small"), ("hitRegion", "touch-target-too-small"),
  ])
  func otherToolsNamesAreKnown(word: String, rule: String) {
    #expect(ids(word).contains(rule))
  }

  @Test func criteriaAreKnownInTheirSpellings() {
    let rules = ids("1.4.3")
    #expect(rules.contains("text-contrast") && rules == ids("143") && rules == ids("wcag143"))
  }

  @Test func wordsCountWhereTheyAreAskedFor() {
    #expect(ids("capitals", byWords: true).contains("speech-all-caps"))
    #expect(ids("capitals").isEmpty && ids("xyzzy", byWords: true).isEmpty)
    #expect(Set(ids("labels")).isSuperset(of: ["label-blank", "label-generic"]))
  }
}
