import Testing

@testable import LintReports

@Suite("Narration") struct NarrationTests {
  @Test(arguments: [
    (
      "this measures 30 × 30 pt, less than 44 × 44 pt",
      "This measures 30 by 30 points, less than 44 by 44 points."
    ),
    ("so it says only “Image.”", "So it says only \"Image.\""),
    ("`frame` takes no list", "Frame takes no list."),
    ("\"30 × 30 pt `x` —\" is odd", "\"30 × 30 pt `x` —\" is odd."),
    ("\"open", "\"open."), ("", "."), ("opt pt. ptx", "Opt points. ptx."),
  ])
  func sentencesHaveNoSigns(message: String, expected: String) {
    #expect(Narration.sentence(message) == expected)
  }
}
