import Testing

@testable import a11y_lint

@Suite("Ignore patterns") struct GlobPatternTests {
  private func matches(_ line: String, _ path: String) -> Bool {
    let isFolder = path.hasSuffix("/")
    let names = Array(path.utf8).split(separator: UInt8(ascii: "/"))
    return GlobPattern(line: line.utf8)?.matches(names[...], isFolder: isFolder) ?? false
  }

  static let matchingPairs: [(String, String)] = [
    ("a", "a"), ("a", "x/a"), ("a", "x/y/a/"), ("*.json", "x/b.json"), ("/a", "a"), ("a/b", "a/b"),
    ("a/", "a/"), ("a/", "x/a/"), ("**/a", "a"), ("**/a", "x/y/a"), ("a/**", "a/b"),
    ("a/**", "a/b/c"), ("a/**/b", "a/b"), ("a/**/b", "a/x/y/b"), ("**/a/**/b", "x/a/y/b"),
    ("a?c", "abc"), ("[ab]x", "bx"), ("[a-c]x", "cx"), ("[!a]x", "bx"), ("[^a]x", "bx"),
    ("[]a]x", "]x"), ("[a-]x", "-x"), ("[[:digit:]]x", "7x"), ("[\\]]x", "]x"), ("\\!a", "!a"),
    ("\\#a", "#a"), ("a\\*", "a*"), ("a  ", "a"), ("a\\ ", "a "), ("a\r", "a"), ("*", "x/y"),
    ("**", "x"), ("a**b", "axxb"), ("*a*a*a*b", "aaaaaaaaaab"), ("foo/*", "foo/a"),
    ("!a", "a"), (".*", ".x"), ("*", ".x"), ("a/**/", "a/b/"), ("日*", "日本"),
  ]

  @Test(arguments: matchingPairs)
  func matching(line: String, path: String) {
    #expect(matches(line, path))
  }

  static let notMatchingPairs: [(String, String)] = [
    ("a", "b"), ("a", "ab"), ("/a", "x/a"), ("a/b", "x/a/b"), ("a/", "a"), ("a/**", "a/"),
    ("a/*", "a/b/c"), ("*.json", "a.jsonl"), ("a?c", "a/c"), ("[a", "a"), ("[!a]x", "ax"),
    ("[b-a]", "a"), ("# a", "# a"), ("", ""), ("/", "a"), ("!", "a"), ("a\\", "a"), ("A", "a"),
    ("*a*a*a*b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaac"), ("[[:nothing:]]", "a"),
  ]

  @Test(arguments: notMatchingPairs)
  func notMatching(line: String, path: String) {
    #expect(!matches(line, path))
  }

  @Test func hostilePatternsEndSoon() {
    let stars = String(repeating: "*a", count: 2_000) + "b"
    #expect(!matches(stars, String(repeating: "a", count: 5_000)))
    let folders = String(repeating: "**/a/", count: 500) + "b"
    #expect(!matches(folders, String(repeating: "a/", count: 1_000) + "c"))
  }
}
