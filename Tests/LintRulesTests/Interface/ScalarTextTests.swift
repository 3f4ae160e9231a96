import Testing

@testable import ScreenModel

/// Texts are written so that parsers read them as they were.
@Suite("Scalars that are written") struct ScalarTextTests {
  @Test(arguments: [
    ("Save", "Save"), ("Save it_2", "Save it_2"), ("yes", "\"yes\""), ("a: b", "\"a: b\""),
    ("", "\"\""), ("2 items", "\"2 items\""), ("a\"b\\c", #""a\"b\\c""#),
    ("a\nb", #""a\nb""#), ("\u{1}", #""\u0001""#), ("\u{2028}", #""\u2028""#),
  ])
  func yaml(text: String, written: String) {
    #expect(ScalarText.yaml(text) == written)
  }

  @Test func controlsAreKnown() {
    #expect(ScalarText.hasControls("a\u{1B}[31m") && !ScalarText.hasControls("a\nb\tc é"))
  }
}
