import Testing

@testable import LintRules

@Suite("Date parts") struct DatePartsTests {
  private func parsed(_ written: String) -> DateParts? {
    DateParts(written.split(separator: "/").map { Array($0.utf8) }, isSlashed: true)
  }

  @Test(
    arguments: [
      ("06/14/03", "June 14, 2003"), ("14/06/2003", "June 14, 2003"), ("05/05/2020", "May 5, 2020"),
      ("2020/05/12", "May 12, 2020"), ("12/31/99", "December 31, 1999"), ("05/12/2020", nil),
      ("06/14/45", nil),
    ] as [(String, String?)])
  func datesAreSaidWhereDayAndMonthAreClear(written: String, words: String?) throws {
    let date = try #require(parsed(written))
    #expect(date.words == words)
  }

  @Test func whatIsNoDateIsNone() {
    for written in ["13/14/2020", "1/2", "32/1/2020", "1/2/3", "0/1/2020", "12345/1/2"] {
      #expect(parsed(written) == nil, "\(written)")
    }
    #expect(DateParts([[0x31], [0x32], [0x31, 0x30]], isDotted: true) == nil)
  }
}
