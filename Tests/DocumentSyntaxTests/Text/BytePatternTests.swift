import Testing

@testable import DocumentSyntax

@Suite("Byte patterns") struct BytePatternTests {
  @Test(arguments: [
    ("a11y-lint-", "", false), ("a11y-lint-", "a11y-lint", false),
    ("a11y-lint-", "a11y-lint-", true), ("a11y-lint-", "# a11y-lint-disable", true),
    ("a11y-lint-", "a11y-lina11y-lint-", true), ("aaab", "aaaab", true),
    ("aaab", "abaaaab", true), ("aaab", "aaba", false), ("aabab", "aababab", true),
    ("four", "abcfour", true), ("four", "abcfou", false), ("four", "fou", false),
    ("café", "caf\u{E9}", true),
  ])
  func patternsAreFound(pattern: String, text: String, isFound: Bool) {
    let file = SourceFile(path: "x", bytes: Array(text.utf8))
    #expect(BytePattern(pattern).occurs(in: file) == isFound)
  }

  @Test func whatBeginsInARangeIsFoundInNoOther() {
    let text = Array("0123456789needle".utf8) + Array(repeating: 0x65, count: 30)
    let file = SourceFile(path: "x", bytes: text)
    let pattern = BytePattern("needle")
    for start in 0..<text.count {
      for end in start...text.count {
        let isFound = pattern.occurs(in: file, beginningIn: start..<end)
        #expect(isFound == (start..<end).contains(10), "\(start)..<\(end)")
      }
    }
  }

  @Test func placesAreAllTheSame() {
    let pattern = BytePattern("needle")
    for place in 0..<40 {
      let text = String(repeating: "e", count: place) + "needle" + String(repeating: "n", count: 9)
      #expect(pattern.occurs(in: SourceFile(path: "x", bytes: Array(text.utf8))))
    }
  }
}
