import Foundation
import Testing

@testable import a11y_lint

@Suite("Paths that need not be text") struct RawPathTests {
  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x61], #"\xFF\xFEa"#), ([0x61, 0xC3], #"a\xC3"#), ([0xC3, 0xA9], "é"),
      ([0xED, 0xA0, 0x80], #"\xED\xA0\x80"#), (Array(#"a\b\xg\x41"#.utf8), #"a\b\xg\x41"#),
      (Array(#"\xFF"#.utf8), #"\x5CxFF"#), (Array(#"\x5CxFF"#.utf8), #"\x5Cx5CxFF"#),
      ([0xEF, 0xBF, 0xBD], "\u{fffd}"), ([0x5C, 0xFF], #"\\xFF"#),
    ] as [([UInt8], String)])
  func theTextShowsEveryByte(bytes: [UInt8], text: String) {
    #expect(RawPath(bytes).text == text)
    #expect(RawPath(text).bytes == bytes)
  }

  @Test func everyTextLeadsBack() {
    var random = SplitMix(state: 5)
    let pool: [UInt8] = Array(#"\x5CF8/"#.utf8) + [0xC3, 0xA9, 0xFF, 0xE2, 0x80, 0xAE]
    var texts: [String: [UInt8]] = [:]
    for _ in 0..<20_000 {
      let bytes = (0..<random.next() % 10).map { _ in
        pool[Int(random.next() % UInt64(pool.count))]
      }
      let text = RawPath(bytes).text
      #expect(RawPath(text).bytes == bytes)
      #expect(texts[text, default: bytes] == bytes)
      texts[text] = bytes
    }
  }

  #if os(Linux)
    @Test func namesThatAreNoTextAreOneFileEachEverywhere() throws {
      let folder = try TemporaryFolder()
      let names: [[UInt8]] = [[0xFF, 0xFE], [0xFF, 0xFD], [0xC3], Array("\u{e9}".utf8)]
      for name in names {
        let path = RawPath(Array(folder.url.path.utf8) + [0x2F] + name + Array(".a11y.json".utf8))
        #expect(ReportFile.write(Array(Trees.error.utf8), to: path) == nil)
      }
      let run = try folder.program.run(".", "--format", "json")
      let found = try findings(run.output)
      #expect(
        found.compactMap { ($0["path"] as? String).map { Array($0.utf8) } } == [
          Array(#"\xC3.a11y.json"#.utf8), Array(#"\xFF\xFD.a11y.json"#.utf8),
          Array(#"\xFF\xFE.a11y.json"#.utf8), Array("\u{e9}.a11y.json".utf8),
        ])
      #expect(Set(found.compactMap { $0["fingerprint"] as? String }).count == 4)
      #expect(try folder.program.run("baseline", "create").code == 0)
      let baseline = try folder.read(".a11y-lint-baseline.json")
      #expect(baseline.components(separatedBy: "empty-tree").count == 5)
      #expect(try folder.program.run(".").code == 0)
      #expect(try folder.program.run("baseline", "check").errors.contains("0 new, 0 stale"))
      // On the command line a backslash is one, whatever follows.
      let named = try folder.program.run(
        "--no-config", "--no-baseline", ".", "--format", #"json:out\xFF.json"#)
      #expect(named.code == 1)
      let made = RawPath(Array(folder.url.path.utf8) + Array(#"/out\xFF.json"#.utf8))
      guard case .success(.file) = FileKind.of(made) else {
        Issue.record("a backslash on the command line is not a backslash in the name")
        return
      }
    }

    @Test func namesThatAreEqualAsTextAreTwoFiles() throws {
      let folder = try TemporaryFolder()
      for name in ["\u{e9}.a11y.json", "e\u{301}.a11y.json"] {
        let path = RawPath(Array(folder.url.path.utf8) + [0x2F] + Array(name.utf8))
        #expect(ReportFile.write(Array(Trees.error.utf8), to: path) == nil)
      }
      let found = try findings(folder.program.run(".", "--format", "json").output)
      #expect(found.count == 2)
      #expect(Set(found.compactMap { $0["fingerprint"] as? String }).count == 2)
      #expect(try folder.program.run("baseline", "create").errors.contains("2 findings in 2 files"))
    }
  #endif
}
