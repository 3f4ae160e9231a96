import Testing

@Suite("Source text") struct SourceTextTests {
  private func code(_ text: String) -> [String] {
    SourceText(path: "A.swift", text: text).codeLines
  }

  private func words(_ text: String) -> [String] {
    SourceText(path: "A.swift", text: text).words.map(\.text)
  }

  @Test(arguments: [
    (#"let a = "b! // c" + d"#, #"let a = "       " + d"#),
    (#"f("\"b\"", c)"#, #"f("     ", c)"#),
    (#""\(b)""#, #"" (b)""#),
    (#""a\(b("c\(d)") + (e))f" + g"#, #""  (b("  (d)") + (e)) " + g"#),
    (##"#"a\(b)"c"# + d"##, ##"#"       "# + d"##),
    (##"#"\#(b)"# + d"##, ##"#"  (b)"# + d"##),
    (##"#"""# + d"##, ##"#" "# + d"##),
    (#""" + a"#, #""" + a"#),
    ("a // b", "a     "),
    ("a /* b /* c */ d */ e", "a                   e"),
    ("#if !os(Linux)", "#if !os(Linux)"),
    ("é(\"é\")", "é(\"  \")"),
    ("a(\"unclosed", "a(\"        "),
  ])
  func commentsAndStringsAreBlanked(text: String, expected: String) {
    #expect(code(text) == [expected])
  }

  @Test func multilineStringsAreBlanked() {
    let quotes = "\"\"\""
    let text = """
      let a = \(quotes)
        b "c" \\(d) \\\(quotes)
        // e
        \(quotes) + f // g
      let h = #\(quotes)
        \(quotes) \\(i)
        \(quotes)#
      """
    let source = SourceText(path: "A.swift", text: text)
    #expect(source.words.map(\.text) == ["let", "a", "d", "f", "let", "h"])
    #expect(source.literalLines == [3, 6])
    #expect(source.commentLines.map { $0.filter { $0 != " " } } == ["", "", "", "//g", "", "", ""])
  }

  @Test func anUnclosedStringEndsWithItsLine() {
    #expect(words("a(\"b\nc") == ["a", "c"])
  }

  @Test func commentsKeepTheirPlace() {
    let source = SourceText(path: "A.swift", text: "a // b\n/* c\nd */ e\n")
    #expect(source.commentLines == ["  // b", "/* c", "d */  "])
    #expect(source.codeLines == ["a     ", "    ", "     e"])
  }

  @Test func wordsKnowWhereTheyStand() {
    let source = SourceText(path: "A.swift", text: "a.b(.c, 0xFF1)\nd?.e")
    #expect(source.words.map(\.text) == ["a", "b", "c", "d", "e"])
    #expect(source.words.map(\.line) == [1, 1, 1, 2, 2])
    #expect(source.words.map(\.offset) == [0, 2, 5, 15, 18])
    #expect(source.words.map(\.qualifier) == [nil, "a", "", nil, ""])
    #expect(source.words[1].after == UInt8(ascii: "("))
  }

  @Test(arguments: [
    ("struct A: B {", "struct", "A", false),
    ("@frozen public struct A<B> {", "struct", "A", false),
    ("@available(*, deprecated) final class A {", "class", "A", false),
    ("fileprivate indirect enum A {", "enum", "A", true),
    ("private actor A {", "actor", "A", true),
    ("protocol A {", "protocol", "A", false),
    ("typealias A = B", "typealias", "A", false),
    ("extension A.B: C {", "extension", "A.B", false),
    ("public import A", "import", "A", false),
    ("public private(set) var a = 1", "var", "a", true),
  ])
  func declarationsAreFound(line: String, kind: String, name: String, isPrivate: Bool) {
    let found = SourceText(path: "A.swift", text: line).declarations
    #expect(found.map(\.kind) == [kind])
    #expect(found.map(\.name) == [name])
    #expect(found.map(\.isPrivate) == [isPrivate])
  }

  @Test(arguments: ["  struct A {", "// struct A", "}", "a.struct(b)", "#if A", "\"struct A\"", ""])
  func otherLinesDeclareNothing(line: String) {
    #expect(SourceText(path: "A.swift", text: line).declarations.isEmpty)
  }

  @Test func thePackagesFilesAreFound() throws {
    let files = try SourceText.files(in: "Tests/LintRulesTests/House")
    #expect(files.map(\.name).contains("SourceText.swift"))
    #expect(files.map(\.path) == files.map(\.path).sorted())
  }
}
