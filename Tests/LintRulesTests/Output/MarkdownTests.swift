import Testing

@testable import LintReports

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

  @Test(arguments: [
    ("@team", "@&#8203;team"), ("a @ b", "a @ b"), ("#12 # 1", "\\#&#8203;12 \\# 1"),
    ("http://x.org", "http:&#8203;//x.org"), ("www.x", "www&#8203;.x"), (":bug:", ":&#8203;bug:"),
    ("GH-1", "GH-&#8203;1"), ("speech-x 24:10", "speech-x 24:10"), ("![x](y)", "\\!\\[x\\](y)"),
    ("$x$", "\\$x\\$"),
    ("<b>&amp;", "&lt;b&gt;&amp;amp;"), ("a\u{202E}b\n", "a\\\\u{202e}b\\\\n"),
    ("`a` | b", "\\`a\\` \\| b"),
  ])
  func textsOfOthersAreNothingElse(text: String, expected: String) {
    #expect(Markdown.untrusted(text) == expected)
  }

  @Test func codeInMessagesStaysCode() {
    #expect(Markdown.message("`a|b` takes @x") == "`a\\|b` takes @&#8203;x")
    #expect(Markdown.message("a ` b") == "a \\` b")
    #expect(Markdown.message("`` x") == "\\`\\` x")
    // What is quoted is somebody else's.
    #expect(Markdown.message("\"a ` b\" is “c ` d”") == "\"a \\` b\" is “c \\` d”")
  }
}
