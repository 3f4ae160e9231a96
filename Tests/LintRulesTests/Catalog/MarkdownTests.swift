import Testing

@testable import LintRules

@Suite("Markdown") struct MarkdownTests {
  @Test(arguments: [
    ("a*b_c", "a\\*b\\_c"), ("use `a_b`", "use `a_b`"), ("a ` b", "a \\` b"), ("<b>", "&lt;b&gt;"),
    ("a|b", "a\\|b"), ("[x](y)", "\\[x\\](y)"), ("`a` and ` b", "`a` and \\` b"),
    ("&copy;", "&amp;copy;"),
    ("@team", "&#64;team"),
  ])
  func text(text: String, expected: String) {
    #expect(Markdown.text(text) == expected)
  }

  @Test func blocksStayParagraphs() {
    #expect(Markdown.paragraphs("- a\n1. b\n+ c") == "\\- a\n\n1\\. b\n\n\\+ c")
    #expect(Markdown.item("# a") == "- \\# a")
  }

  @Test func cellsAreOneCell() {
    #expect(Markdown.cell("a|b `c|d`\ne") == "a\\|b `c\\|d` e")
    #expect(Markdown.table(["A"], [["b"]]) == "| A |\n| --- |\n| b |\n")
  }

  @Test func codeKeepsItsFences() {
    #expect(Markdown.code("a`b") == "``a`b``")
    #expect(Markdown.code("`a`") == "`` `a` ``")
    #expect(Markdown.codeBlock("```", language: "yaml") == "````yaml\n```\n````\n")
  }
}
