import Testing

@testable import ScreenModel

@Suite("Quoted") struct QuotedTests {
  @Test(arguments: [
    ("Save", "Save"), ("", ""), ("é 漢 👍", "é 漢 👍"), ("a\nb", "a\\nb"), ("a\r\n\tb", "a\\r\\n\\tb"),
    ("\u{1B}[31m", "\\u{1b}[31m"), ("\0", "\\u{0}"), ("\u{7F}", "\\u{7f}"),
    ("\u{85}", "\\u{85}"), ("\u{202E}abc", "\\u{202e}abc"), ("\u{2066}", "\\u{2066}"),
    ("\u{200B}", "\\u{200b}"), ("\u{FEFF}", "\\u{feff}"), ("\u{2028}", "\\u{2028}"),
    ("\u{E0041}", "\\u{e0041}"), ("say \"hi\"", "say \"hi\""), ("a\u{200D}b", "a\u{200D}b"),
  ])
  func whatCouldActOnATerminalIsEscaped(text: String, expected: String) {
    #expect(Quoted.bare(text) == expected)
    #expect(Quoted.text(text) == "\"\(expected)\"")
  }

  @Test func longTextsAreCut() {
    let limit = Quoted.maximumLength
    let fits = String(repeating: "漢", count: limit)
    #expect(Quoted.bare(fits) == fits)
    #expect(Quoted.bare(fits + "x") == fits + "…")
    #expect(Quoted.bare(String(repeating: "\n", count: 1_000)).count == limit * 2 + 1)
  }
}
