import Testing

@testable import LintRules

/// How wrapped values are found and unwrapped.
@Suite("Missing values") struct MissingValueTests {
  @Test func valuesAreUnwrapped() {
    let search = MissingValue(tokens: ["nil"])
    for (text, inner) in [
      ("Optional(\"Ana\")", "Ana"), ("a Optional(5) b", "a 5 b"),
      ("Optional(\"A\"), Optional(\"B\")", "A, B"), ("Optional(Optional(\"A\"))", "A"),
    ] {
      #expect(search.wrapped(in: text)?.unwrapped == inner, "\(text)")
    }
    for text in ["Optional(Ana)", "Optional(", "Optional(\"a\\\"b\")"] {
      #expect(search.wrapped(in: text) != nil)
      #expect(search.wrapped(in: text)?.unwrapped == nil, "\(text)")
    }
    #expect(search.wrapped(in: "Name (optional)") == nil)
  }
}
