import Foundation
import Testing

/// `lint --shard`: parts of a run, and what they come to together.
@Suite("lint --shard") struct ShardRunTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for index in 0..<30 {
      let tree = [Trees.clean, Trees.warning, Trees.error, Trees.broken][index % 4]
      try folder.write("Trees/\(index % 3)/Screen\(index).a11y.json", tree)
    }
    try folder.write(
      "Trees/.a11y-lint.yml",
      """
      overrides:
        - {files: ["0/**"], rules: {unknown-key: error}, until: 2020-01-31, reason: once}
      gates:
        - {name: here, files: ["1/**"], maxWarnings: 1}

      """)
  }

  private func lint(_ folder: String, _ arguments: [String]) throws -> Program.Run {
    try Program(folder: self.folder.url.appendingPathComponent(folder)).run(arguments)
  }

  /// The reports of all parts, merged, and their exit codes.
  private func merge(
    _ count: Int, in place: String, _ arguments: [String]
  ) throws -> (run: Program.Run, codes: [Int32]) {
    var parts: [String] = []
    var codes: [Int32] = []
    for number in 1...count {
      let part = "part-\(count)-\(number).json"
      let path = folder.url.appendingPathComponent(part).path
      let run = try lint(
        place,
        ["--shard", "\(number)/\(count)", "--format", "json:\(path)", "--report-details"]
          + arguments)
      codes.append(run.code)
      parts.append(part)
    }
    return (try folder.program.run(["report", "merge", "--fail-on-gates"] + parts), codes)
  }

  @Test(arguments: [1, 2, 5, 64]) func partsComeToWhatOneRunDoes(count: Int) throws {
    let whole = try lint("Trees", ["--format", "json", "--report-details", "."])
    let (merged, codes) = try merge(count, in: "Trees", ["."])
    #expect(merged.output == whole.output && whole.output.count > 10_000)
    #expect(merged.code == whole.code && whole.code == 2)
    // With more parts than files some are empty, which is no failure.
    #expect(count < 64 || codes.filter { $0 == 0 }.count > 30)
  }

  @Test func listsAndSingleFilesAreDividedAsFoldersAre() throws {
    let paths = (0..<30).map { "\($0 % 3)/Screen\($0).a11y.json" }
    try folder.write("Trees/list", paths.joined(separator: "\n"))
    for number in 1...3 {
      let options = ["--shard", "\(number)/3", "--format", "json"]
      let searched = try lint("Trees", options)
      #expect(try lint("Trees", options + ["@list"]).output == searched.output)
      #expect(try lint("Trees", options + paths.reversed()).output == searched.output)
      // The part does not depend on where the program runs.
      let above = try lint(".", options + ["Trees"])
      #expect(
        try LintReportPaths.of(above.output)
          == LintReportPaths.of(searched.output).map { "Trees/" + $0 })
    }
  }

  @Test func anEmptyPartSaysSo() throws {
    try folder.write("one/a.json", Trees.error)
    let codes = try (1...4).map { number in
      let run = try lint("one", ["--shard", "\(number)/4"])
      #expect((run.code == 0) == (run.errors == "note: shard \(number)/4 has no file\n"))
      return run.code
    }
    #expect(codes.sorted() == [0, 0, 0, 1])
  }

  @Test func theBaselineIsHeededInEachPart() throws {
    for index in stride(from: 3, to: 30, by: 4) {
      try folder.write("Trees/\(index % 3)/Screen\(index).a11y.json", Trees.clean)
    }
    #expect(try lint("Trees", ["baseline", "create"]).code == 0)
    // What is gone is nobody's part, and what is there no longer is told by the one that has it.
    try FileManager.default.removeItem(atPath: folder.url.path + "/Trees/2/Screen2.a11y.json")
    try folder.write("Trees/0/Screen6.a11y.json", Trees.clean)
    let runs = try (1...3).map {
      try lint("Trees", ["--shard", "\($0)/3", "--strict-baseline", "--max-warnings", "99"])
    }
    #expect(runs.map(\.code).sorted() == [0, 0, 1], "\(runs.map(\.errors))")
  }

  @Test func changesAreDividedAsWell() throws {
    let app = folder.url.appendingPathComponent("Trees")
    try FileManager.default.removeItem(at: app.appendingPathComponent(".a11y-lint.yml"))
    try ProjectCopy.git(in: app, "init", "--quiet")
    try ProjectCopy.git(in: app, "config", "user.name", "Ana")
    try ProjectCopy.git(in: app, "config", "user.email", "ana@example.com")
    try ProjectCopy.git(in: app, "commit", "--quiet", "--allow-empty", "--message", "Nothing")
    try ProjectCopy.git(in: app, "add", "--all")
    try ProjectCopy.git(in: app, "commit", "--quiet", "--message", "An app")
    let whole = try lint("Trees", ["--since", "HEAD~1", "--format", "json", "--report-details"])
    let (merged, _) = try merge(3, in: "Trees", ["--since", "HEAD~1"])
    #expect(merged.output == whole.output && whole.output.contains("\"inputErrors\": 7}"))
  }

  @Test(arguments: ["", "1", "0/2", "3/2", "a/b", "1/2/3"]) func otherPartsAreRefused(
    part: String
  ) throws {
    let run = try lint("Trees", ["--shard=\(part)"])
    #expect(run.code == 2 && run.errors.contains("--shard"), "\(run.errors)")
  }

  @Test func standardInputHasNoParts() throws {
    let run = try lint("Trees", ["--shard", "1/2", "-"])
    #expect(run.code == 2 && run.errors.contains("standard input is none"))
  }
}

/// The paths of a JSON report's files.
private enum LintReportPaths {
  static func of(_ text: String) throws -> [String] {
    let files = try #require(report(text)["files"] as? [[String: Any]])
    return files.compactMap { $0["path"] as? String }
  }
}
