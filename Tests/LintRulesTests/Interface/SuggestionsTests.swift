import Testing

@testable import ScreenModel

@Suite("Suggestions") struct SuggestionsTests {
  @Test func namesAreLookedForOnce() {
    var suggestions = Suggestions()
    var searches = 0
    for _ in 0..<3 {
      let near = suggestions.closest(
        to: "lable",
        among: {
          searches += 1
          return ["label", "hint"]
        }())
      #expect(near == "label")
    }
    #expect(searches == 1)
  }

  @Test func theFirstHundredNamesAreLookedFor() {
    var suggestions = Suggestions()
    let found = (100..<300).compactMap {
      suggestions.closest(to: "name\($0)", among: ["name\($0)s"])
    }
    #expect(found == (100..<200).map { "name\($0)s" })
    #expect(suggestions.closest(to: "name100", among: []) == "name100s")
  }
}
