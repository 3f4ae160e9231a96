import Testing

@testable import LintReports

/// A diff shows the lines that differ, and obeys none of them.
@Suite("Unified diffs") struct LineDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    LineDiff.text(Array(old.utf8), Array(new.utf8), path: "a.yml")
  }

  @Test func equalFilesHaveNone() {
    #expect(diff("a\nb\n", "a\nb\n").isEmpty)
  }

  @Test func changesHaveLinesAroundThem() {
    let old = (1...12).map { "line \($0)\n" }.joined()
    let new = old.replacing("line 6\n", with: "line six\n")
    #expect(
      diff(old, new) == """
        --- a/a.yml
        +++ b/a.yml
        @@ -3,7 +3,7 @@
         line 3
         line 4
         line 5
        -line 6
        +line six
         line 7
         line 8
         line 9

        """)
  }

  @Test func farChangesAreHunksOfTheirOwn() {
    let old = (1...40).map { "line \($0)\n" }.joined()
    let new = old.replacing("line 3\n", with: "").replacing("line 30\n", with: "line 30\nmore\n")
    let text = diff(old, new)
    #expect(text.contains("@@ -1,6 +1,5 @@") && text.contains("@@ -28,6 +27,7 @@"))
    #expect(text.contains("\n-line 3\n") && text.contains("\n+more\n"))
  }

  @Test func linesOfAFileAreNotObeyed() {
    let text = diff("a\n::error::x\n", "b\n::error::x\n\u{1B}[2J\n")
    #expect(!text.contains("\u{1B}") && !text.contains("::error"))
    #expect(diff("\ta\n", "\tb\n").contains("+\tb"))
  }

  @Test func endsOfLinesAreThoseOfTheFile() {
    #expect(diff("a\r\nb\r\n", "b\r\n").contains("\n-a\r\n b\r\n"))
    #expect(
      diff("a\nb", "a").hasSuffix(
        "-a\n-b\n\\ No newline at end of file\n+a\n\\ No newline at end of file\n"))
    #expect(diff("a\n", "a").hasSuffix("-a\n+a\n\\ No newline at end of file\n"))
  }

  @Test func absolutePathsHaveOneSlash() {
    let text = LineDiff.text([0x61], [0x62], path: "/tmp/x.yml")
    #expect(text.hasPrefix("--- a/tmp/x.yml\n+++ b/tmp/x.yml\n"))
    let blank = LineDiff.text([0x61], [0x62], path: "My App/x.yml")
    #expect(blank.hasPrefix("--- a/My App/x.yml\t\n+++ b/My App/x.yml\t\n"))
  }
}
