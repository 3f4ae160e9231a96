import Testing

@testable import LintReports

@Suite("Wrapping") struct WrappingTests {
  @Test func linesFitAndWordsStayWhole() {
    #expect(Wrapping.lines(of: "a bb ccc", width: 4) == ["a bb", "ccc"])
    #expect(Wrapping.lines(of: "a bb ccc", width: 4, used: 3) == ["a", "bb", "ccc"])
    #expect(Wrapping.lines(of: "abcdef gh", width: 4, used: 3) == ["", "abcdef", "gh"])
    #expect(Wrapping.lines(of: "", width: 4) == [""])
    #expect(Wrapping.lines(of: "日本 語", width: 5) == ["日本", "語"])
  }

  @Test func noLineBeginsWithACommand() {
    let text = "a ::error:: bb \u{3000}::add-mask::x :: ::"
    for width in 1...40 {
      for used in 0...10 {
        for line in Wrapping.lines(of: text, width: width, used: used) {
          let start = line.drop(while: \.isWhitespace)
          #expect(!start.hasPrefix("::"), "\(width), \(used): \(line)")
        }
      }
    }
    #expect(Wrapping.lines(of: "a ::b", width: 4) == ["a", "\\u{3a}:b"])
    #expect(Wrapping.lines(of: "a ::b", width: 5) == ["a ::b"])
    #expect(Wrapping.drawnLines(of: "a ::b", width: 4) == ["a", "::b"])
  }

  @Test(arguments: [
    ("a", 1), ("日", 2), ("e\u{301}", 1), ("👩", 2), ("\u{200D}", 0), ("ﾊ", 1), ("Ａ", 2), ("é", 1),
  ])
  func cells(text: String, width: Int) {
    #expect(CellWidth.of(text) == width)
  }
}
