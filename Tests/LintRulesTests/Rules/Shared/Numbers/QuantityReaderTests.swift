import Testing

@testable import LintRules

/// Which numbers a text has: each with what it may stand for, its unit, and "?" for a text whose
/// numbers nobody should compare.
@Suite("Quantity reader") struct QuantityReaderTests {
  private func quantities(_ text: String, language: String = "en") -> String {
    guard let found = QuantityReader.quantities(of: text, language: language) else { return "?" }
    return found.map(described).joined(separator: " ")
  }

  private func described(_ quantity: Quantity) -> String {
    let numbers = quantity.numbers.map(Quantity.text).joined(separator: "|")
    switch quantity.unit {
    case .none: return numbers
    case .percent: return numbers + "%"
    case .time: return numbers + "s"
    case .word(let word): return numbers + word
    }
  }

  @Test(
    arguments: [
      ("none at all", ""), ("5", "5"), ("5 guests", "5guests"), ("3 of 5", "3 5"), ("3/5", "3 5"),
      ("40%", "40%"), ("40 percent", "40%"), ("1,234", "1234|1.234"), ("1,234,567", "1234567"),
      ("1.5", "1.5"), ("1.234", "1.234|1234"), ("12,345.67", "12345.67"), ("Room 5A", "5a"),
      ("MP3", ""), ("2nd", "2"), ("-5", "5"), ("$4.50", "4.5dollars"), ("30 €", "30euros"),
      ("5-7", "5 7"),
    ])
  func numbersHaveUnits(text: String, expected: String) {
    #expect(quantities(text) == expected)
  }

  @Test(
    arguments: [
      ("1:05", "65|3900s"), ("1:02:03", "3723s"), ("1 minute 5 seconds", "65s"),
      ("1 hour, 5 minutes and 3 seconds", "3903s"), ("1h 5m", "3900s"), ("2m 10s", "130s"),
      ("5 m", "5m"), ("90 min", "5400s"), ("2 days", "172800s"),
      ("5 minutes 2 hours", "300s 7200s"),
    ])
  func durationsAreSeconds(text: String, expected: String) {
    #expect(quantities(text) == expected)
  }

  @Test(
    arguments: [
      "06/14/03", "June 14, 2003", "paid on 3 May", "2020-05-12", "9.0.4", "9:30 AM", "1.2K",
      "3 million", "½ of 3", "1:2:3:4",
      String(repeating: "1 ", count: 200),
    ])
  func somethingElseIsNotCompared(text: String) {
    #expect(quantities(text) == "?")
  }

  @Test func theLanguageTellsTheDecimalMark() {
    #expect(quantities("1.234,5", language: "de") == "1234.5")
    #expect(quantities("1.234", language: "de-AT") == "1234|1.234")
    #expect(quantities("1,5 Stunden", language: "de") == "5400s")
    #expect(quantities("1\u{A0}234", language: "fr") == "1234")
  }
}
