import Testing

@testable import Linting
@testable import ScreenModel

/// Alternatives in globs.
@Suite("Braces in globs") struct GlobBracesTests {
  static let cases: [(glob: String, globs: [String])] = [
    ("a", ["a"]),
    ("*.{yml,yaml}", ["*.yml", "*.yaml"]),
    ("{a,b}/{c,d}", ["a/c", "a/d", "b/c", "b/d"]),
    ("a{b,{c,d}e}f", ["abf", "acef", "adef"]),
    ("a{,b}", ["a", "ab"]),
    ("{a}", ["a"]),
    ("a,b", ["a,b"]),
    ("!x.{a,b}", ["!x.a", "!x.b"]),
    (#"\{a,b}"#, [#"\{a,b}"#]),
    ("[{]a,b", ["[{]a,b"]),
    ("{a", ["{a"]),
    ("a}", ["a}"]),
  ]

  @Test(arguments: cases) func alternativesAreWrittenOut(glob: String, globs: [String]) {
    #expect(GlobBraces.expanded(glob) == globs)
  }

  @Test func faultsAreNamed() {
    #expect(GlobBraces.fault(in: "a/{b,c}.yml") == nil)
    #expect(GlobBraces.fault(in: "")?.contains("empty") == true)
    for glob in ["../a", "a/../b", "a//b", ".", "./", "a/./b", "!", "/"] {
      #expect(GlobBraces.fault(in: glob) != nil, "\(glob)")
    }
    for glob in ["./a", "/a/b/", "a/", "!a", "**/a"] {
      #expect(GlobBraces.fault(in: glob) == nil, "\(glob)")
    }
    #expect(GlobBraces.expanded("./{a,b}") == ["/a", "/b"])
    #expect(
      GlobBraces.fault(in: String(repeating: "[a", count: 200_000))?.contains("longer") == true)
    #expect(GlobBraces.fault(in: "{a")?.contains("other half") == true)
    #expect(GlobBraces.fault(in: "a}b{")?.contains("other half") == true)
    let many = String(repeating: "{a,b,c,d}", count: 6)
    #expect(GlobBraces.fault(in: many)?.contains("more than") == true)
    let endless = String(repeating: "{a,b}", count: 10_000)
    #expect(GlobBraces.fault(in: endless)?.contains("longer") == true)
    #expect(GlobBraces.expanded(endless) == [endless])
  }
}
