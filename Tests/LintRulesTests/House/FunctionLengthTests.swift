import Testing

@Suite("Function lengths") struct FunctionLengthTests {
  private func lengths(_ text: String) -> [String] {
    SourceText(path: "A.swift", text: text).functionLengths.map {
      "\($0.line) \($0.function.name) \($0.function.lines)"
    }
  }

  @Test(arguments: [
    ("func a() { b }", "1 a 1"),
    ("func a(\n  b: C = { d }\n) -> E {\n  f\n}", "1 a 5"),
    ("func a<B>(b: B)\n  -> C\nwhere B: D\n{\n}", "1 a 5"),
    ("func a<\n  B\n>() throws(C) {\n}", "1 a 4"),
    ("init?() {\n  if a {\n  }\n}", "1 init 4"),
    ("var a: B {\n  \"}\"  // }\n}", "1 a 3"),
    ("func < (a: B, b: B) -> Bool {\n}", "1 < 2"),
    ("func == (a: B, b: B) -> Bool {\n}", "1 == 2"),
    ("func a<B>(b: B) {\n}", "1 a 2"),
    ("subscript(a: B) -> C {\n}", "1 subscript 2"),
  ])
  func bodiesAreMeasured(text: String, expected: String) {
    #expect(lengths(text) == [expected])
  }

  @Test(arguments: [
    "protocol A {\n  func b()\n  func c() -> D\n}", "var a = b { c }", "self.init(a: b) { c }",
    "var a: B\nstruct C {\n}", "if case .a(var b) = c {\n}", "let a = { b in\n}",
  ])
  func declarationsWithoutABodyHaveNoLength(text: String) {
    #expect(lengths(text) == [])
  }

  @Test func textInStringsDoesNotCount() {
    let quotes = "\"\"\""
    let rows = String(repeating: "    a\n", count: 100)
    #expect(lengths("func a() {\n  \(quotes)\n\(rows)  \(quotes)\n}") == ["1 a 4"])
  }

  private func source(_ count: Int) -> SourceText {
    let rows = String(repeating: "  b\n", count: count - 2)
    return SourceText(path: "A.swift", text: "func a() {\n\(rows)}\n")
  }

  @Test func longFunctionsAreFound() {
    #expect(Tidy.longFunctions(in: [source(60)], known: []) == [])
    #expect(
      Tidy.longFunctions(in: [source(61)], known: []) == [
        "A.swift:1: a has 61 lines; at most 60"
      ])
  }

  @Test func theListOfLongFunctionsOnlyShrinks() {
    let known = [FunctionLength(path: "A.swift", name: "a", lines: 70)]
    #expect(Tidy.longFunctions(in: [source(70)], known: known) == [])
    #expect(Tidy.longFunctions(in: [source(71)], known: known).count == 2)
    #expect(Tidy.longFunctions(in: [source(69)], known: known).count == 2)
    #expect(Tidy.longFunctions(in: [], known: known).count == 1)
  }
}
