import Testing

@testable import ScreenModel

@Suite("Words of suppressions") struct SuppressionDirectiveTests {
  private func words(_ line: String) -> String {
    guard let directive = SuppressionDirective(Array(line.utf8)) else { return "none" }
    return [
      directive.name, directive.rules.map(\.text).joined(separator: "+"), directive.until ?? "-",
      directive.reason ?? "-", directive.fault == nil ? "" : "fault",
    ].joined(separator: "|")
  }

  @Test(arguments: [
    ("# a11y-lint-disable-line a", "disable-line|a|-|-|"),
    ("a11y-lint-disable a, b,c d", "disable|a+b+c+d|-|-|"),
    ("  ## a11y-lint-disable a -- why, not?  ", "disable|a|-|why, not?|"),
    ("a11y-lint-disable a --why", "disable|a|-|why|"),
    ("a11y-lint-disable a --", "disable|a|-|-|"),
    ("a11y-lint-disable a - why", "disable|a|-|why|"),
    ("a11y-lint-disable a \u{2014} why -- so", "disable|a|-|why -- so|"),
    ("a11y-lint-disable a until 2027-01-31", "disable|a|2027-01-31|-|"),
    ("a11y-lint-disable a, b until 2027-01-31 -- x\r", "disable|a+b|2027-01-31|x|"),
    ("a11y-lint-disable a until 2027-1-31", "disable|a|2027-1-31|-|fault"),
    ("a11y-lint-disable a until -- why", "disable|a|-|why|fault"),
    ("a11y-lint-disable a until 2027-01-31 why", "disable|a|2027-01-31|-|fault"),
    ("a11y-lint-disable", "disable||-|-|fault"),
    ("a11y-lint-enable", "enable||-|-|"),
    ("a11y-lint disable a", "disable|a|-|-|fault"),
    ("a11y-lint: disable-line a", "none"),
    ("a11y-lint reads this file", "none"), ("a11y-linter-disable a", "none"),
    ("see a11y-lint-disable a", "none"), ("", "none"), ("a11y-lint", "none"),
    ("a11y-lint-", "||-|-|fault"),
  ])
  func linesAreTakenApart(line: String, words: String) {
    #expect(self.words(line) == words)
  }

  @Test func placesAreThoseOfTheWords() throws {
    let line = Array("  # a11y-lint-disable-line first, second -- é".utf8)
    let directive = try #require(SuppressionDirective(line))
    #expect(
      directive.rules.map { String(decoding: line[$0.range], as: UTF8.self) } == [
        "first", "second",
      ])
    #expect(directive.range == 4..<line.count)
  }
}
