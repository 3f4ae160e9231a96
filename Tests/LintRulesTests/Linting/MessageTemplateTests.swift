import Testing

@testable import Linting

@Suite("Templates of messages") struct MessageTemplateTests {
  private func hash(_ message: String, keepingQuotes: Bool = false) -> UInt64 {
    var hash = StableHash()
    MessageTemplate.mix(message, keepingQuotes: keepingQuotes, into: &hash)
    return hash.value
  }

  @Test(arguments: [
    ("“Buy, button.” is 31 × 8.5 pt, less than 44", "“Sell” is 129 × 17 pt, less than 44"),
    ("it overlaps \"a\"", "it overlaps \"b \\\" c\""), ("see `ic_close`", "see `more`"),
    ("“A” has the name of “B”", "“A” has the name of “B”, “C” and “D”"),
    ("“A” has the name of “B” and “C”", "“A” has the name of “B”, “C” and 11 more"),
    ("1,200 points", "7 points"), ("“never closed", "“"), ("\"", "\"a"),
  ])
  func namesNumbersAndListsDoNotTellMessagesApart(one: String, other: String) {
    #expect(hash(one) == hash(other))
  }

  @Test(arguments: [
    ("“A” is 9 pt", "“A” is 9 px"), ("9 and 8", "9"), ("“A” and no “B”", "“A”"),
    ("“A”, 3 more", "“A”, none"), ("", "a"),
  ])
  func otherWordsTellThemApart(one: String, other: String) {
    #expect(hash(one) != hash(other))
  }

  @Test func quotationsAreKeptWhereTheyMatter() {
    #expect(hash("no key “a1”", keepingQuotes: true) == hash("no key “a2”", keepingQuotes: true))
    #expect(hash("no key “a”", keepingQuotes: true) != hash("no key “b”", keepingQuotes: true))
  }
}
