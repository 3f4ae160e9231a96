import Foundation
import Testing

@testable import a11y_lint

@Suite("Unified diffs") struct UnifiedDiffTests {
  /// The old versions that a diff tells of, as `path: old` or `path < old path: old`.
  private func old(
    _ diff: String, _ files: [String: String], isWanted: (RawPath) -> Bool = { _ in true }
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(path, text) }
    let top = folder.url.path + "/"
    let versions = try UnifiedDiff(diff.utf8)
      .versions(in: RawPath(folder.url.path), where: isWanted)
    return versions.map { version in
      let path = version.path.text.replacingOccurrences(of: top, with: "")
      let oldPath = version.oldPath.text.replacingOccurrences(of: top, with: "")
      let text = version.old.map { String(decoding: $0, as: UTF8.self) } ?? "-"
      if version.new == .gone { return "\(path) is gone: \(text)" }
      return path == oldPath ? "\(path): \(text)" : "\(path) < \(oldPath): \(text)"
    }
  }

  private func problem(_ diff: String, _ files: [String: String] = [:]) -> DiffProblem? {
    do {
      _ = try old(diff, files)
      return nil
    } catch {
      return error as? DiffProblem
    }
  }

  @Test func git() throws {
    let diff = """
      commit 1234
          Say more

          --- a/no header
      diff --git a/d/a b/d/a
      index 1..2 100644
      --- a/d/a
      +++ b/d/a
      @@ -1,3 +1,3 @@ section
       1
      -old
      +new
       3
      diff --git a/new file b/new file
      new file mode 100644
      index 0000000..1
      --- /dev/null
      +++ b/new file\t
      @@ -0,0 +1 @@
      +x
      diff --git a/gone b/gone
      deleted file mode 100644
      --- a/gone
      +++ /dev/null
      @@ -1 +0,0 @@
      -x
      diff --git a/b b/c
      similarity index 90%
      rename from b
      rename to c
      --- a/b
      +++ b/c
      @@ -1 +1 @@
      -b
      +c
      diff --git a/from b/to
      similarity index 100%
      rename from from
      rename to to
      diff --git a/one b/copy
      similarity index 90%
      copy from one
      copy to copy
      --- a/one
      +++ b/copy
      @@ -1 +1,2 @@
       1
      +2
      diff --git a/p.png b/p.png
      index 1..2 100644
      Binary files a/p.png and b/p.png differ
      diff --git a/sub b/sub
      index 1..2 160000
      --- a/sub
      +++ b/sub
      @@ -1 +1 @@
      -Subproject commit 1
      +Subproject commit 2
      diff --git a/link b/link
      new file mode 120000
      --- /dev/null
      +++ b/link
      @@ -0,0 +1 @@
      +a
      \\ No newline at end of file
      --\u{20}
      2.39.5

      """
    let files = [
      "d/a": "1\nnew\n3\n", "new file": "x\n", "c": "c\n", "to": "same\n", "copy": "1\n2\n",
      "p.png": "", "link": "a",
    ]
    #expect(
      try old(diff, files, isWanted: { !$0.text.hasSuffix("png") }) == [
        "c < b: b\n", "copy: -", "d/a: 1\nold\n3\n", "gone is gone: x\n", "new file: -",
        "to < from: same\n",
      ])
    #expect(problem(diff, files)?.message.contains("p.png: the diff says only that") == true)
  }

  @Test func prefixesOfOtherSettings() throws {
    let body = "@@ -1 +1 @@\n-old\n+new\n"
    #expect(
      try old("diff --git i/d/x w/d/x\n--- i/d/x\n+++ w/d/x\n" + body, ["d/x": "new\n"])
        == ["d/x: old\n"])
    // With `diff.noprefix`, `a` is a folder, whatever else there is.
    #expect(
      try old("diff --git a/x a/x\n--- a/x\n+++ a/x\n" + body, ["a/x": "new\n", "x": "no"])
        == ["a/x: old\n"])
    #expect(
      try old("diff --git x x\n--- x\n+++ x\n" + body, ["x": "new\n"]) == ["x: old\n"])
    #expect(try old("--- a/x\n+++ b/x\n" + body, ["x": "new\n"]) == ["x: old\n"])
    #expect(try old("--- v1/x\n+++ v2/x\n" + body, ["x": "new\n"]) == ["x: old\n"])
    #expect(
      try old("--- v1/x\n+++ v2/x\n" + body, ["x": "no", "v2/x": "new\n"]) == ["v2/x: old\n"])
  }

  @Test func subversion() throws {
    let diff = """
      Index: d/a b.yml
      ===================================================================
      --- d/a b.yml\t(revision 12)
      +++ d/a b.yml\t(working copy)
      @@ -1,2 +1,2 @@
      -old
      +new
       2

      Property changes on: d/a b.yml
      ___________________________________________________________________
      Added: svn:executable
      ## -0,0 +1 ##
      +*
      \\ No newline at end of property
      Index: new.yml
      ===================================================================
      --- new.yml\t(nonexistent)
      +++ new.yml\t(working copy)
      @@ -0,0 +1 @@
      +x
      Index: p.png
      ===================================================================
      Cannot display: file marked as a binary type.
      """
    #expect(
      try old(diff, ["d/a b.yml": "new\n2\n", "new.yml": "x\n"])
        == ["d/a b.yml: old\n2\n", "new.yml: -"])
  }

  @Test func filesThatOtherToolsDeletedAreGone() throws {
    let gone = "@@ -1,2 +0,0 @@\n-a\n-b\n"
    let dated = "--- old/x\t2026-01-02 03:04:05 +0100\n+++ new/x\t1970-01-01 01:00:00 +0100\n"
    #expect(try old(dated + gone, [:]) == ["old/x is gone: a\nb\n"])
    #expect(
      try old("--- x\t(revision 3)\n+++ x\t(nonexistent)\n" + gone, [:])
        == ["x is gone: a\nb\n"])
    // Still there, with nothing in it.
    #expect(try old(dated + gone, ["new/x": ""]) == ["new/x: a\nb\n"])
    #expect(problem(dated + "@@ -1,2 +1 @@\n-a\n b\n")?.line == 1)
  }

  @Test func namesInQuotes() throws {
    let diff = #"""
      diff --git "a/\303\274 \"q\"\t\\" "b/\303\274 \"q\"\t\\"
      --- "a/\303\274 \"q\"\t\\"
      +++ "b/\303\274 \"q\"\t\\"
      @@ -1 +1 @@
      -old
      +new

      """#
    #expect(try old(diff, ["ü \"q\"\t\\": "new\n"]) == ["ü \"q\"\t\\: old\n"])
    for name in [#""a"#, #""\q""#, #""\30""#, #""\777""#, #"""#, #""a\""#, ""] {
      let problem = problem("--- \(name)\n+++ b\n@@ -1 +1 @@\n-a\n+b\n", ["b": "b\n"])
      #expect(problem?.line == 1, "\(name)")
    }
  }

  @Test func lineEnds() throws {
    let header = "--- a/x\n+++ b/x\n"
    let crlf = header + "@@ -1,2 +1,2 @@\n 1\r\n-old\r\n+new\r\n"
    #expect(try old(crlf, ["x": "1\r\nnew\r\n"]) == ["x: 1\r\nold\r\n"])
    // The change is that of the line ends alone.
    let change = header + "@@ -1,2 +1,2 @@\n-1\r\n+1\n 2\n"
    #expect(try old(change, ["x": "1\n2\n"]) == ["x: 1\r\n2\n"])
    // Git writes LF of a file that it checks out with CR LF.
    let plain = header + "@@ -1,2 +1,2 @@\n 1\n-old\n+new\n"
    #expect(try old(plain, ["x": "1\r\nnew\r\n"]) == ["x: 1\r\nold\r\n"])
    // A diff that went through mail.
    let mailed = plain.replacingOccurrences(of: "\n", with: "\r\n")
    #expect(try old(mailed, ["x": "1\nnew\n"]) == ["x: 1\nold\n"])
    let cut = header + "@@ -1,3 +1,3 @@\n 1\n\n-old\n+new\n"
    #expect(try old(cut, ["x": "1\n\nnew\n"]) == ["x: 1\n\nold\n"])
  }

  @Test func missingLastLineFeeds() throws {
    let header = "--- x\n+++ x\n"
    let notice = "\\ No newline at end of file\n"
    #expect(
      try old(header + "@@ -1 +1 @@\n-a\n\(notice)+a\n", ["x": "a\n"]) == ["x: a"])
    #expect(
      try old(header + "@@ -1 +1 @@\n-a\n+a\n\(notice)", ["x": "a"]) == ["x: a\n"])
    #expect(
      try old(header + "@@ -1,2 +1,2 @@\n-a\n+b\n c\n\\ Kein Zeilenumbruch\n", ["x": "b\nc"])
        == ["x: a\nc"])
    #expect(problem(header + "@@ -1 +1 @@\n-a\n+b\n", ["x": "b"])?.line == 5)
    // The number of a line is right after a notice, too.
    #expect(problem(header + "@@ -1 +1 @@\n-a\n\(notice)+b\n", ["x": "c\n"])?.line == 6)
  }

  @Test func versionsThatDoNotFit() {
    let header = "--- a/x\n+++ b/x\n"
    let edit = header + "@@ -2,2 +2,2 @@\n-old\n+new\n 3\n"
    let problem = problem(edit, ["x": "1\nother\n3\n"])
    #expect(problem?.line == 5)
    #expect(problem?.message.hasPrefix("this does not fit line 2 of ") == true)
    #expect(problem?.message.contains("/x; the diff leads to another version") == true)
    #expect(self.problem(edit, ["x": "1\nnew\n"])?.line == 6)
    #expect(self.problem(edit, ["x": ""])?.message.contains("the end of ") == true)
    #expect(self.problem(edit, [:])?.message.contains("there is no such file; run in") == true)
    let twice = edit + "@@ -2 +2 @@\n-old\n+new\n"
    #expect(self.problem(twice, ["x": "1\nnew\n3\n"])?.line == 7)
    #expect(
      self.problem(edit + edit, ["x": "1\nnew\n3\n"])?.message.contains("line 1 already") == true)
  }

  static let malformed: [(String, Int)] = [
    ("@@ -1 +1 @@\n-a\n+b\n", 1),
    ("--- x\n+++ x\n@@ -1,2 +1 @@\n-a\n", 3),
    ("--- x\n+++ x\n@@ -1 +1 @@\n", 3),
    ("--- x\n+++ x\n@@ -1 +1 @@\n-a\n+b\n+c\n", 3),
    ("--- x\n+++ x\n@@ -1 +1 @@\n-a\n-b\n+c\n", 3),
    ("--- x\n+++ x\n@@ -1,9 +1,9 @@\n-a\n?b\n", 5),
    ("--- x\n+++ x\n@@ -1 @@\n-a\n+b\n", 3),
    ("--- x\n+++ x\n@@ -a +b @@\n-a\n+b\n", 3),
    ("--- x\n+++ x\n@@ -1 +0 @@\n-a\n+b\n", 3),
    ("--- x\n+++ x\n@@ -99999999999999999999 +1 @@\n-a\n+b\n", 3),
    ("--- x\n+++ x\n@@ -1,1999999999 +1,1999999999 @@\n-a\n+b\n", 3),
    ("--- x\n+++ x\n@@ -1 +1999999999 @@\n-a\n+b\n", 3),
    ("*** x\n--- x\n***************\n*** 1 ****\n! a\n--- 1 ----\n! b\n", 3),
    ("1c1\n< a\n---\n> b\n", 1),
    ("\u{1b}[1mdiff --git a/x b/x\u{1b}[m\n", 1),
    ("diff --cc x\nindex 1,2..3\n--- a/x\n+++ b/x\n@@@ -1,1 -1,1 +1,1 @@@\n- a\n -b\n++c\n", 1),
    ("Binary files old/x and x differ\n", 1),
  ]

  @Test(arguments: malformed)
  func malformedDiffsHaveALine(diff: String, line: Int) {
    #expect(problem(diff, ["x": "b\n"])?.line == line)
  }

  @Test func encodingsOfTheDiff() throws {
    let diff = "--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n"
    #expect(try old("\u{FEFF}" + diff, ["x": "b\n"]) == ["x: a\n"])
    let utf16: [UInt8] =
      [0xFF, 0xFE]
      + diff.utf16.flatMap { unit -> [UInt8] in
        [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      }
    #expect(throws: DiffProblem.self) { try UnifiedDiff(utf16) }
  }

  @Test func anEmptyDiffChangesNothing() throws {
    for diff in ["", "\n", "  \r\n\n", "Only in a: x\n"] { #expect(try old(diff, [:]).isEmpty) }
  }

  @Test func filesThatNobodyWantsAreNotRead() throws {
    let diff = "--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n"
    #expect(try old(diff, [:], isWanted: { _ in false }).isEmpty)
  }
}
