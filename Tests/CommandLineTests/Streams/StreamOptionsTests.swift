import Foundation
import Testing

/// What `--stream` heeds of other options and of the configuration, and what it refuses.
@Suite("Options of lint --stream") struct StreamOptionsTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("a.json", Trees.clean)
  }

  private static let lines =
    "{\"path\": \"a.json\", \"tree\": \(Trees.warning)}\n"
    + "{\"path\": \"b/b.json\", \"tree\": \(Trees.warning)}\n"

  private func run(_ options: [String], _ text: String = lines) throws -> Program.Run {
    try folder.program.run(["--stream"] + options, input: Data(text.utf8))
  }

  @Test(arguments: [
    (["a.json"], "leave out a.json"), (["@list"], "the list of paths"),
    (["--since", "main"], "--since do not go together: lines have no earlier version"),
    (["--staged"], "--staged do not go together"), (["--diff", "x"], "--diff do not go together"),
    (["--strict-baseline"], "--strict-baseline do not go together"),
    (["--shard", "1/2"], "--shard do not go together"), (["--no-ignore"], "no folder is searched"),
    (["--report-details"], "have nothing of that"), (["--timestamps"], "have nothing of that"),
    (["--format", "json"], "leave out --format json"), (["--format", "jsonl:x"], "jsonl:x"),
    (["--language", "all"], "no translations"), (["--language", "de,fr"], "no translations"),
    (["--baseline", "missing"], "there is no baseline missing"),
  ]) func whatMakesNoSenseIsRefused(options: [String], message: String) throws {
    try folder.write("list", "a.json\n")
    let run = try run(options)
    #expect(run.code == 2 && run.output == "")
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test(
    arguments: [
      ([], 0), (["-"], 0), (["--format", "jsonl"], 0), (["--format=jsonl:-"], 0),
      (["--max-warnings", "2"], 0), (["--max-warnings", "1"], 1), (["--strict"], 1),
      (["--strict", "--exit-zero"], 0), (["--strict", "--disable", "unknown-key"], 0),
      (["--severity", "unknown-key=error"], 1), (["--language", "de"], 0),
      (["--input", "json"], 0),
      (["--fail-on-review"], 0), (["--min-severity", "error", "--max-warnings", "1"], 1),
    ] as [([String], Int32)]) func gatesCountAllLines(options: [String], code: Int32) throws
  {
    let run = try run(options)
    #expect(run.code == code, "\(run.errors)")
    let passes = code == 0 && !options.contains("--exit-zero")
    #expect(run.output.contains("\"failedGates\": []") == passes)
    #expect(run.output.contains("\"warnings\": 2") != options.contains { $0.contains("unknown") })
  }

  @Test func badLinesOutweighFindings() throws {
    let run = try run(["--strict", "--exit-zero"], Self.lines + "{\n")
    #expect(run.code == 2 && run.errors.hasPrefix("<stdin>:3:2: error: "), "\(run.errors)")
  }

  @Test func theConfigurationHolds() throws {
    try folder.write(
      ".a11y-lint.yml",
      """
      format: [text, "json:report.json"]
      jobs: 3
      exclude: [c]
      overrides:
        - files: ["b/**"]
          rules: {unknown-key: off}
          reason: made by a tool
      gates:
        - {name: here, files: ["*.json"], maxWarnings: 0}

      """)
    let more = "{\"path\": \"c/c.json\", \"tree\": \(Trees.warning)}\n"
    let run = try run([], Self.lines + more)
    #expect(run.code == 1, "\(run.errors)")
    #expect(run.output.contains("\"warnings\": 1") && run.output.contains("\"gate\": \"here\""))
    #expect(run.output.contains("\"suppressed\": 1") && !run.output.contains("c/c.json"))
    #expect(run.errors.contains("1 line is left out"))
    #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/report.json"))
    #expect(try self.run(["--no-config"], Self.lines + more).output.contains("\"warnings\": 3"))
    #expect(try self.run(["--no-exclude"], more).output.contains("c/c.json"))
    #expect(try self.run(["--no-config", "--exclude", "b"]).output.contains("\"warnings\": 1"))
  }

  @Test(arguments: [
    "since: main", "staged: true", "strictBaseline: true", "languages: [all]",
  ]) func keysThatMakeNoSenseAreRefused(key: String) throws {
    try folder.write(".a11y-lint.yml", key + "\n")
    let run = try run([])
    #expect(run.code == 2 && run.errors.contains("--stream"), "\(run.errors)")
  }

  @Test func aConfigurationThatIsWrongIsARecord() throws {
    try folder.write(".a11y-lint.yml", "jobs: [\n")
    let run = try run([])
    #expect(run.code == 2 && run.errors.hasPrefix(".a11y-lint.yml:"))
    #expect(run.output.contains("{\"kind\": \"inputError\", \"path\": \".a11y-lint.yml\""))
    #expect(run.output.split(separator: "\n").count == 4)
  }

  @Test func theBaselineIsHeeded() throws {
    try folder.write("a.json", Trees.warning)
    #expect(try folder.program.run("baseline", "create").code == 0)
    let known = try run(["--strict"])
    #expect(known.output.contains("\"known\": 1, \"inputErrors\": 0}"))
    #expect(known.code == 1)
    #expect(try run(["--strict", "--exclude", "b"]).code == 0)
    #expect(try run(["--no-baseline"]).output.contains("\"known\": 0, \"inputErrors\": 0}, "))
  }

  @Test func linesWithoutPathsHaveTheNameThatIsGiven() throws {
    let run = try run(["--stdin-filename", "all.jsonl"], Trees.warning + "\n")
    #expect(run.output.contains("\"path\": \"all.jsonl\", \"line\": 1"))
  }
}
