import DocumentSyntax
import Foundation
import InputFormats
import Linting
import ScreenModel
import Testing

@testable import a11y_lint

@Suite("Limits") struct LimitsTests {
  /// What a run on one file says, which has to be an input error.
  private func complaint(_ name: String, _ text: String) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(name, text)
    let run = try folder.program.run("--no-config", name)
    #expect(run.code == 2)
    return run.errors
  }

  @Test func nestingIsBounded() throws {
    let depth = SyntaxLimits.depth + 1
    let json = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect(try complaint("a.a11y.json", json).contains("\(SyntaxLimits.depth)"))
    let xml =
      String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    #expect(try complaint("a.xib", xml).contains("\(SyntaxLimits.depth)"))
  }

  @Test func aliasesAreBounded() throws {
    var lines = ["screen: A", "a0: &a0 [x, x, x, x, x, x, x, x, x, x]"]
    for level in 1...9 {
      let alias = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      lines.append("a\(level): &a\(level) [\(alias)]")
    }
    let said = try complaint("a.a11y.yml", lines.joined(separator: "\n") + "\n")
    #expect(said.contains("alias"))
    #expect(said.contains("\(SyntaxLimits.expandedNodes)"))
  }

  @Test func theSizeOfAFileIsBounded() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("a.a11y.json", "")
    // The file has holes, and takes no place on the disk.
    try FileHandle(forWritingTo: file).truncate(atOffset: UInt64(SourceFile.maximumLength) + 1)
    let run = try folder.program.run("--no-config", "a.a11y.json")
    #expect(run.code == 2)
    #expect(
      run.errors
        == "a.a11y.json: error: it is larger than \(SourceFile.maximumLength) bytes; split it\n")
  }

  @Test func theNumberOfFilesIsBounded() throws {
    let folder = try TemporaryFolder()
    for number in 0..<5 { try folder.write("f/\(number).a11y.json", Trees.clean) }
    var rules = SearchRules()
    rules.maximumCount = 3
    var search = FileSearch(Projects.none, rules)
    search.add(RawPath(folder.url.path))
    #expect(search.found.files.count == 3)
    #expect(search.found.errors.count == 1)
    #expect(search.found.errors[0].message.hasPrefix("there are more than 3 files"))
    search.add(RawPath(folder.url.path + "/f/4.a11y.json"))
    #expect(search.found.errors.count == 1)
  }

  @Test func theFilesOfAConfigurationAreBounded() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.a11y.json", Trees.clean)
    let count = Limits.configurationFiles
    try folder.write(".a11y-lint.yml", "extends: ./c1.yml\n")
    for number in 1...count {
      try folder.write("c\(number).yml", "extends: ./c\(number + 1).yml\n")
    }
    let run = try folder.program.run(".")
    #expect(run.code == 2)
    #expect(run.errors.contains("a configuration extends at most \(count) files"))
  }

  @Test func globsAreBoundedInLengthNumberAndTime() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.a11y.json", Trees.clean)
    let long = String(repeating: "a", count: 4_097)
    let many = String(repeating: "{a,b}", count: 10)
    for (glob, said) in [(long, "4096"), (many, "1000")] {
      try folder.write(".a11y-lint.yml", "exclude: ['\(glob)']\n")
      let run = try folder.program.run(".")
      #expect(run.code == 2)
      #expect(run.errors.contains("is longer than \(said)") || run.errors.contains("than \(said)"))
    }
    // With a matcher that goes back, this takes longer than the universe lasts.
    let pattern = String(repeating: "**/*a*", count: 40) + "b"
    let glob = try #require(GlobPattern(line: pattern.utf8))
    let names = (0..<60).map { _ in [UInt8](repeating: UInt8(ascii: "a"), count: 200)[...] }
    let start = Terminal.clock
    #expect(!glob.matches(names[...], isFolder: false))
    #expect(Terminal.clock - start < 5_000_000_000)
  }

  /// An expression of which matchers that go back make an endless search is text like any other.
  @Test func expressionsInConfigurationsAreNoExpressions() throws {
    let folder = try TemporaryFolder()
    try folder.write(String(repeating: "a", count: 200) + ".a11y.json", Trees.clean)
    for key in ["exclude: ['(a+)+$']", "include: ['**', '(a|aa)+$']"] {
      try folder.write(".a11y-lint.yml", key + "\n")
      let start = Terminal.clock
      #expect(try folder.program.run(".").code == 0)
      #expect(Terminal.clock - start < 5_000_000_000)
    }
  }

  @Test func theLineOfAStreamIsBounded() throws {
    let folder = try TemporaryFolder()
    let long = String(repeating: " ", count: StreamRecord.maximumLength + 1)
    let input = Data("{\"tree\": \(long)}\n\(Trees.error)\n".utf8)
    let run = try folder.program.run("--stream", input: input)
    #expect(run.code == 2)
    #expect(run.errors.contains("\(StreamRecord.maximumLength)"))
    #expect(run.output.contains("empty-tree"))
  }
}
