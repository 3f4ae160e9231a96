import Testing

@testable import LintReports

/// How schemas are written down.
@Suite("Values of schemas") struct SchemaValueTests {
  private func text(_ value: SchemaValue) -> String {
    var writer = ByteWriter()
    value.write(to: &writer)
    return writer.text
  }

  @Test func whatFitsStandsOnALine() {
    let value = SchemaValue.object([
      (name: "b", value: .list([.null, .flag(true), .number(4), .number(0.5)])),
      (name: "a", value: .object([])), (name: "\"", value: .text("x\n")),
    ])
    #expect(text(value) == #"{"b": [null, true, 4, 0.5], "a": {}, "\"": "x\n"}"#)
  }

  @Test func whatDoesNotFitHasALineForEachPart() {
    let wide = String(repeating: "w", count: 60)
    let value = SchemaValue.object([
      (name: "list", value: .texts([wide, wide])), (name: "short", value: .texts(["a", "b"])),
    ])
    #expect(
      text(value) == """
        {
          "list": [
            "\(wide)",
            "\(wide)"
          ],
          "short": ["a", "b"]
        }
        """)
  }

  @Test func noKeywordStandsBesideAReference() {
    let schema = JSONSchema.reference("node").described("A node.")
    #expect(
      text(schema.value)
        == ##"{"description": "A node.", "allOf": [{"$ref": "#/definitions/node"}]}"##)
  }
}
