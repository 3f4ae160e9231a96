import Testing

@testable import ScreenModel

@Suite("Suggestion") struct SuggestionTests {
  private static let words = ["label", "hint", "value", "children", "element", "elements", "id"]

  @Test(
    arguments: [
      ("lable", "label"), ("Label", "label"), ("hnit", "hint"), ("vlue", "value"),
      ("childrn", "children"), ("chlidren", "children"), ("elemnt", "element"),
      ("elements", "elements"),
      ("ix", "id"), ("hints", "hint"), ("colour", nil), ("zzzzz", nil), ("lbl", nil),
      ("a name that goes on and on and on and on and on", nil), ("", nil), ("漢", nil),
    ] as [(String, String?)])
  func theClosestNameIsFound(name: String, expected: String?) {
    #expect(Suggestion.closest(to: name, among: Self.words) == expected, "\(name)")
  }

  @Test func theFirstOfEquallyCloseNamesWins() {
    #expect(Suggestion.closest(to: "bat", among: ["cat", "hat"]) == "cat")
    #expect(Suggestion.closest(to: "bat", among: ["hat", "cat", "bat"]) == "bat")
    #expect(Suggestion.closest(to: "bat", among: []) == nil)
  }

  @Test func equallyCloseNamesAreAllGiven() {
    #expect(Suggestion.nearest(to: "bat", among: ["bird", "cat", "hat"]) == ["cat", "hat"])
    #expect(Suggestion.nearest(to: "bat", among: ["cat", "bat", "hat"]) == ["bat"])
    #expect(Suggestion.nearest(to: "bat", among: ["bird"]) == [])
  }

  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "abc", 3), ("abc", "abc", 0), ("abc", "acb", 1),
    ("abc", "abd", 1), ("abc", "abcd", 1), ("kitten", "sitting", 3), ("ab", "ba", 1),
    ("abcdef", "badcfe", 3),
  ])
  func distancesCountInsertionsDeletionsReplacementsAndSwaps(a: String, b: String, expected: Int) {
    for (a, b) in [(a, b), (b, a)] {
      #expect(Suggestion.distance(Array(a.utf8), Array(b.utf8), atMost: 8) == expected)
      #expect(Suggestion.distance(Array(a.utf8), Array(b.utf8), atMost: expected) == expected)
      #expect(Suggestion.distance(Array(a.utf8), Array(b.utf8), atMost: expected - 1) == nil)
    }
  }

  @Test func lettersMayBeAnyCharacters() {
    #expect(Suggestion.closest(to: "ÜBERSCHRIFT", among: ["Überschrift", "Unterschrift"]) != nil)
    let near = Suggestion.nearest(to: "größe", among: ["GRÖSSE", "GRÖẞEN", "Größen"])
    #expect(near == ["GRÖẞEN", "Größen"])
  }

  @Test func hugeWordsCostLittle() {
    let huge = String(repeating: "x", count: 1_000_000)
    #expect(Suggestion.closest(to: huge, among: Self.words + [huge]) == nil)
  }
}
