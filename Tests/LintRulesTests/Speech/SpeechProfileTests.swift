import Testing

@testable import ScreenModel

@Suite("Speech profile") struct SpeechProfileTests {
  @Test func numbersAreReadAsAsked() {
    check(
      "6000 520215 6,000",
      [
        (.auto, "six thousand five two zero two one five six thousand"),
        (.words, "six thousand five hundred twenty thousand two hundred fifteen six thousand"),
        (.digits, "six zero zero zero five two zero two one five six zero zero zero"),
      ]
    ) { $0.numberMode = $1 }
    check("6000", [(3, "six zero zero zero"), (5, "six thousand")]) { $0.digitByDigitFrom = $1 }
    check("1.0.5", [("dot", "one dot zero dot five")]) { $0.decimalWord = $1 }
    check(
      "06/14/03 007 00 000",
      [
        (.drop, "six slash fourteen slash three seven zero zero"),
        (.speak, "zero six slash fourteen slash zero three zero zero seven zero zero zero zero"),
      ]
    ) { $0.leadingZero = $1 }
  }

  @Test func capitalsAreReadAsAsked() {
    check(
      "NASA LOG",
      [
        (.spell, "N-A-S-A L-O-G"), (.word, "NASA LOG"), (.dictionary, "NASA L-O-G"),
      ]
    ) { $0.capitals = $1 }
    check("SKU LOG", [(["SKU"], "SKU L-O-G")]) { $0.capitalWords = $1 }
  }

  @Test func marksAreSpokenAsAsked() {
    let text = "Don't, (a/b) • 6,000 & 1-2…"
    check(
      text,
      [
        (.some, "Don't, (a slash b) bullet six thousand and one, two…"),
        (.none, "Don't, (a b) six thousand and one, two…"),
        (
          .all,
          "Don't comma open paren a slash b close paren bullet six thousand and one hyphen two "
            + "ellipsis"
        ),
      ]
    ) { $0.punctuation = $1 }
    check("Hello, world.", [(.all, "Hello comma world period")]) { $0.punctuation = $1 }
    check(
      "1/2/2020 1-2-2020",
      [
        (.none, "one two two thousand twenty one, two, two thousand twenty"),
        (.all, "one slash two slash two thousand twenty one hyphen two hyphen two thousand twenty"),
      ]
    ) { $0.punctuation = $1 }
  }

  @Test func unitsStayWhereTheyAreKept() {
    check(
      "5 km, 2h 34m, 75%, 5°",
      [
        (.keep, "five km, two h thirty four m, seventy five percent, five degrees"),
        (
          .expand,
          "five kilometers, two hours thirty four minutes, seventy five percent, five degrees"
        ),
      ]
    ) { $0.units = $1 }
  }

  @Test func theDictionaryComesFirst() {
    let words = ["sku": "skew", "IT": "I T", "New York": "the big apple", "→": "to", "c": "see"]
    check(
      "SKU sku skus IT it New York → new york, C",
      [
        (words, "skew skew skus I T it the big apple to new york, see")
      ]
    ) { $0.dictionary = $1 }
    check("$5", [(["$5": "a fiver"], "a fiver")]) { $0.dictionary = $1 }
    check("a_b.png", [(["a_b.png": "picture"], "picture")]) { $0.dictionary = $1 }
    check("Save all", [(["": "nothing", "x": "y"], "Save all")]) { $0.dictionary = $1 }
  }

  private func check<Value>(
    _ text: String, _ cases: [(Value, String)], set: (inout SpeechProfile, Value) -> Void
  ) {
    for (value, heard) in cases {
      var profile = SpeechProfile()
      set(&profile, value)
      #expect(Voice(profile).spoken(text) == heard)
    }
  }
}
