import Testing

@testable import LintRules

/// When two texts say different numbers.
@Suite("Quantities") struct QuantityTests {
  private func disagree(_ heard: String, _ drawn: String, exactly: Bool = false) -> Bool? {
    guard let heard = QuantityReader.quantities(of: heard, language: "en"),
      let drawn = QuantityReader.quantities(of: drawn, language: "en")
    else { return nil }
    return Quantity.disagree(heard, drawn, exactly: exactly)
  }

  @Test(
    arguments: [
      ("5", "5"), ("5 guests", "5"), ("1 minute 5 seconds", "1:05"), ("1 hour 5 minutes", "1:05"),
      ("65 seconds", "1:05"), ("40 percent", "0.4"), ("3 of 5", "3/5"), ("3 of 5", "3"),
      ("1,200", "1,234"), ("4 point 5", "4.5"), ("4 dollars 50 cents", "$4.50"), ("5", "4.9"),
      ("4.46", "4.5"), ("5 minutes", "5"), ("5 kilometers", "5 km"), ("-5", "5"), ("1,000", "1000"),
    ])
  func theSameNumberMayBeSaidInOtherWords(heard: String, drawn: String) {
    #expect(disagree(heard, drawn) == false)
    #expect(disagree(drawn, heard) == false)
  }

  @Test(
    arguments: [
      ("4", "5"), ("4 guests", "5"), ("2 minutes", "1:05"), ("30 percent", "40%"),
      ("4 of 10", "3/10"),
      ("24 minutes 9 seconds", "24:10"), ("4.1", "4.5"), ("11", "10"), ("4 dollars", "$5"),
    ])
  func otherNumbersDisagree(heard: String, drawn: String) {
    #expect(disagree(heard, drawn) == true)
    #expect(disagree(drawn, heard) == true)
  }

  @Test(arguments: [
    ("3 miles", "5 km"), ("none", "5"), ("5", ""), ("4 guests", "5 rooms"), ("3 items", "€30"),
  ])
  func whatCannotBeComparedDoesNot(heard: String, drawn: String) {
    #expect(disagree(heard, drawn) == false)
  }

  @Test func roundingCanBeForbidden() {
    #expect(disagree("4.46", "4.5", exactly: true) == true)
    #expect(disagree("1,200", "1,234", exactly: true) == true)
    #expect(disagree("4.5", "4.5", exactly: true) == false)
  }

  @Test(arguments: [(5.0, "5"), (0.1, "0.1"), (0.40000000000000002, "0.4"), (-2.5, "-2.5")])
  func numbersAreWrittenShort(number: Double, text: String) {
    #expect(Quantity.text(number) == text)
  }
}
