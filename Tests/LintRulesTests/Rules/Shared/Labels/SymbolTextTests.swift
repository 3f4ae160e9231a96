import Testing

@testable import LintRules

@Suite("Symbol text") struct SymbolTextTests {
  @Test(arguments: [
    ("…", true), ("×", true), ("+/-", true), ("👍", false), ("A", false), ("5", false),
    ("次", false), ("", false), (" ", false), ("½", false), ("🍽", false), ("?!", true),
  ])
  func symbolsAloneAreNoWords(text: String, expected: Bool) {
    #expect(SymbolText.isSymbolsOnly(text) == expected)
  }

  @Test(arguments: [
    ("• a\n• b", 2), ("1. a\n2) b\n- c", 2), ("a\nb", 0), ("-5\n-6", 0), ("• a", 0),
    ("* a\r\n* b\r\n* c", 3),
  ])
  func linesWithMarksAreItems(text: String, count: Int) {
    #expect(SymbolText.listItems(in: text, atLeast: 2)?.count ?? 0 == count)
  }
}
