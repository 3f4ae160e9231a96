import Foundation
import Testing

/// `--fix` changes the files that a run is about, and nothing else.
@Suite("--fix") struct FixCommandTests {
  private static let broken =
    "screen: A\ntitle: A\nchildren:\n  - {type: button, label: Save button}  # a button\n"
  private static let mended = broken.replacingOccurrences(of: "Save button", with: "Save")

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("a.a11y.yml", Self.broken)
  }

  private func run(_ arguments: String...) throws -> Program.Run {
    try folder.program.run(["lint", "--only", "label-repeats-role"] + arguments)
  }

  @Test func aDryRunPrintsAndWritesNothing() throws {
    let dry = try run("--fix", "--unsafe", "--dry-run", ".")
    #expect(dry.code == 1 && dry.errors.contains("would fix 1 finding in 1 file"))
    #expect(dry.output.contains("-  - {type: button, label: Save button}  # a button\n"))
    #expect(dry.output.contains("+  - {type: button, label: Save}  # a button\n"))
    #expect(try folder.read("a.a11y.yml") == Self.broken)
  }

  @Test func filesAreFixedOnceAndKeepTheirPermissions() throws {
    let path = folder.url.appendingPathComponent("a.a11y.yml").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    let fixed = try run("--fix", "--unsafe", ".")
    #expect(fixed.code == 0 && fixed.errors.contains("fixed 1 finding in 1 file"))
    #expect(try folder.read("a.a11y.yml") == Self.mended)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o640)
    let again = try run("--fix", "--unsafe", "--dry-run", ".")
    #expect(again.code == 0 && again.output.isEmpty)
  }

  @Test func whatABaselineKnowsIsLeftAlone() throws {
    #expect(try folder.program.run("baseline", "create", ".").code == 0)
    let other = Self.broken.replacingOccurrences(of: "screen: A", with: "screen: B")
    try folder.write("b.a11y.yml", other)
    #expect(try run("--fix", "--unsafe", ".").errors.contains("fixed 1 finding in 1 file"))
    #expect(try folder.read("a.a11y.yml") == Self.broken)
    #expect(try folder.read("b.a11y.yml").contains("label: Save}"))
  }

  @Test func aLinkOutOfTheProjectIsNotFollowed() throws {
    try folder.write("outside/c.a11y.yml", Self.broken)
    try folder.write("app/.git/HEAD", "ref: refs/heads/main\n")
    let app = folder.url.appendingPathComponent("app")
    try FileManager.default.createSymbolicLink(
      atPath: app.appendingPathComponent("c.a11y.yml").path,
      withDestinationPath: "../outside/c.a11y.yml")
    _ = try Program(folder: app).run("lint", "--fix", "--unsafe", ".")
    #expect(try folder.read("outside/c.a11y.yml") == Self.broken)
  }

  /// A run that is killed at any moment leaves each file as it was or as it should be, and nothing
  /// that a later run reads.
  @Test func otherRepositoriesInsideAreLeftAlone() throws {
    try folder.write("kit/.git", "gitdir: ../.git/modules/kit\n")
    try folder.write("kit/Trees/a.a11y.yml", Self.broken)
    try folder.write(
      "kit/.a11y-lint.yml", "overrides: [{files: ['x/**'], rules: {label-blank: off}}]\n")
    try folder.write("kit/x/b.a11y.yml", Self.mended)
    let configuration = try folder.read("kit/.a11y-lint.yml")
    let run = try run("--fix", "--unsafe", ".")
    #expect(run.errors.contains("fixed 1 finding in 1 file\n"), "\(run)")
    #expect(
      run.errors.contains(
        "note: 1 file is left alone in submodules and repositories inside this one; run --fix on "
          + "their folders"), "\(run)")
    #expect(try folder.read("a.a11y.yml") == Self.mended)
    #expect(try folder.read("kit/Trees/a.a11y.yml") == Self.broken)
    #expect(try folder.read("kit/.a11y-lint.yml") == configuration)
    for arguments in [["kit"], ["kit/Trees/a.a11y.yml"]] {
      try folder.write("kit/Trees/a.a11y.yml", Self.broken)
      let named = try folder.program.run(
        ["lint", "--only", "label-repeats-role", "--fix", "--unsafe"] + arguments)
      #expect(named.errors.contains("fixed 1 finding in 1 file"), "\(named)")
      #expect(try folder.read("kit/Trees/a.a11y.yml") == Self.mended)
    }
  }

  /// Nobody says "fixed" of a file that could not be written.
  @Test func onlyWhatWasWrittenIsFixed() throws {
    try folder.write("b.a11y.yml", Self.broken)
    let path = folder.url.appendingPathComponent("b.a11y.yml").path
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let dry = try self.run("--fix", "--unsafe", "--dry-run", "b.a11y.yml")
    #expect(dry.output.isEmpty && dry.errors.contains("note: not fixed: it is read-only"))
    let run = try run("--fix", "--unsafe", ".")
    #expect(run.errors.contains("b.a11y.yml: note: not fixed: it is read-only\n"), "\(run)")
    #expect(run.errors.contains("fixed 1 finding in 1 file\n"), "\(run)")
    #expect(try folder.read("b.a11y.yml") == Self.broken)
  }

  /// A fix that cannot be written hides nothing of what is left.
  @Test func findingsAreShownWhereNothingCanBeWritten() throws {
    let padding = "# " + String(repeating: "x", count: 9_000) + "\n"
    try folder.write("a.a11y.yml", padding + Self.broken)
    let run = try ShellRun(
      "bash",
      [
        "-c",
        "ulimit -f 4; exec \"$0\" lint --only label-repeats-role --fix --unsafe --format concise",
        Program.url.path,
      ], in: folder)
    guard let run else { return }
    #expect(run.code == 2 && run.errors.contains("fixed 0 findings in 0 files"), "\(run)")
    #expect(run.output.contains("a.a11y.yml:5:") && run.output.contains("[label-repeats-role]"))
    #expect(try folder.read("a.a11y.yml") == padding + Self.broken)
  }

  @Test func aRunThatIsKilledLeavesOldOrNewFiles() throws {
    let folder = try TemporaryFolder()
    let rows = (0..<60).map { "  - {type: button, label: Row \($0) button, onTap: open}\n" }
    let old = "screen: A\ntitle: A\nchildren:\n" + rows.joined()
    let names = (0..<12).map { "screen\($0).a11y.yml" }
    func reset() throws { for name in names { try folder.write(name, old) } }
    let arguments = ["lint", "--only", "label-repeats-role", "--fix", "--unsafe", "."]
    try reset()
    let start = Date()
    #expect(try folder.program.run(arguments).code == 0)
    let whole = Date().timeIntervalSince(start)
    let new = try folder.read(names[0])
    #expect(new == old.replacingOccurrences(of: " button, onTap", with: ", onTap"))
    var random = SplitMix(state: 39)
    var states: Set<Int> = []
    for _ in 0..<12 {
      try reset()
      let process = Process()
      process.executableURL = Program.url
      process.arguments = arguments
      process.currentDirectoryURL = folder.url
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      usleep(UInt32(whole * Double(random.next() % 1_000) * 1_000))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let texts = try names.map { try folder.read($0) }
      #expect(texts.allSatisfy { $0 == old || $0 == new })
      states.insert(texts.count { $0 == new })
      let others = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        .filter { !names.contains($0) }
      #expect(others.allSatisfy { $0.hasPrefix(".screen") && $0.hasSuffix(".tmp") })
      let run = try folder.program.run("lint", "--format", "json", ".")
      let summary = try #require(report(run.output)["summary"] as? [String: Any])
      #expect(summary["files"] as? Int == names.count)
    }
    print("killed with this many files fixed: \(states.sorted())")
    #expect(states.count > 1)
    #expect(try folder.program.run(arguments).code == 0)
    #expect(try names.allSatisfy { try folder.read($0) == new })
  }

  @Test func standardInputIsPrintedFixed() throws {
    let words = [
      "lint", "--fix", "--unsafe", "--only", "label-repeats-role,icon-button-missing-label",
    ]
    let read = { (text: String, more: [String]) in
      try folder.program.run(
        words + more + ["--stdin-filename", "b.a11y.yml", "-"], input: Data(text.utf8))
    }
    let fixed = try read(Self.broken, [])
    #expect(fixed.code == 0 && fixed.output == Self.mended)
    #expect(fixed.errors.contains("fixed 1 finding in 1 file"))
    let nothing = try read(Self.mended, [])
    #expect(nothing.code == 0 && nothing.output == Self.mended)
    let icon = Self.mended + "  - {type: button, image: ic_more}\n"
    let left = try read(icon, ["--format", "json:left.json"])
    #expect(left.code == 1 && left.output == icon)
    #expect(try findings(folder.read("left.json")).count == 1)
    let unread = try read("screen: [", [])
    #expect(unread.code == 2 && unread.output == "screen: [")
    #expect(try read(icon, ["--format", "json"]).code == 2)
    let dry = try read(Self.broken, ["--dry-run"])
    #expect(dry.code == 1 && dry.output.hasPrefix("--- a/b.a11y.yml\n"))
    #expect(try folder.read("a.a11y.yml") == Self.broken)
  }

  @Test func aDiffIsADryRun() throws {
    for words in [["--fix", "--unsafe", "--diff", "."], ["--diff", "--fix", "--unsafe", "."]] {
      let dry = try folder.program.run(["lint", "--only", "label-repeats-role"] + words)
      #expect(dry.code == 1 && dry.output.contains("+  - {type: button, label: Save}"))
    }
    try folder.write("none.diff", "")
    #expect(
      try run("--fix", "--unsafe", "--diff=none.diff", ".").errors.contains("fixed 0 findings"))
    #expect(try folder.read("a.a11y.yml") == Self.broken)
  }

  @Test func overridesThatChangeNothingAreRemoved() throws {
    let used = "  - {files: a.a11y.yml, rules: {label-repeats-role: off}}\n"
    let configuration = """
      failOn: note
      overrides:
      \(used)  - files: ["*.yml"]
          rules: {speech: off}
          reason: once
        - {files: ["gone/**"], rules: {labels: off}}

      """
    try folder.write(".a11y-lint.yml", configuration)
    let run = { (arguments: String...) in
      try folder.program.run(
        ["lint", "--only", "label-repeats-role,speech,labels,unused-suppression"] + arguments)
    }
    let dry = try run("--fix", "--dry-run", ".")
    #expect(dry.code == 1 && dry.errors.contains("would fix 1 finding in 1 file"))
    #expect(dry.output.contains("-    rules: {speech: off}\n"))
    #expect(try folder.read(".a11y-lint.yml") == configuration)
    _ = try run("--fix", ".")
    #expect(
      try folder.read(".a11y-lint.yml")
        == "failOn: note\noverrides:\n\(used)  - {files: [\"gone/**\"], rules: {labels: off}}\n")
    // A glob that no file meets may be misspelt.
    _ = try run("--fix", "--unsafe", ".")
    #expect(try folder.read(".a11y-lint.yml") == "failOn: note\noverrides:\n\(used)")
    #expect(try folder.read("a.a11y.yml") == Self.broken)
    #expect(try run("--fix", "--dry-run", "--unsafe", ".").code == 0)
    // What cannot be read is said in a dry run as well.
    try folder.write("odd/c.a11y.yml", "screen: A\nchildren: [\n")
    let odd = try run("--fix", "--dry-run", "odd")
    #expect(odd.code == 2 && odd.errors.contains("odd/c.a11y.yml:2:11: error: "))
  }
}
