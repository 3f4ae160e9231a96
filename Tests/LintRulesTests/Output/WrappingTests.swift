import Testing

@testable import LintReports
@testable import LintRules

@Suite("Wrapping") struct WrappingTests {
  @Test func linesFitAndWordsStayWhole() {
    #expect(Wrapping.lines(of: "a bb ccc", width: 4) == ["a bb", "ccc"])
    #expect(Wrapping.lines(of: "a bb ccc", width: 4, used: 3) == ["a", "bb", "ccc"])
    #expect(Wrapping.lines(of: "abcdef gh", width: 4, used: 3) == ["", "abcdef", "gh"])
    #expect(Wrapping.lines(of: "", width: 4) == [""])
    #expect(Wrapping.lines(of: "日本 語", width: 5) == ["日本", "語"])
  }

  @Test(arguments: [
    ("a", 1), ("日", 2), ("e\u{301}", 1), ("👩", 2), ("\u{200D}", 0), ("ﾊ", 1), ("Ａ", 2), ("é", 1),
  ])
  func cells(text: String, width: Int) {
    #expect(CellWidth.of(text) == width)
  }
}
