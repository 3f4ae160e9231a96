import Foundation
import Testing

/// A project with many findings takes up a baseline and lives with it.
@Suite("baseline") struct BaselineCommandTests {
  let folder: TemporaryFolder

  private static let name = ".a11y-lint-baseline.json"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(".git/HEAD", "ref: refs/heads/main\n")
    try folder.write("app/home.a11y.yml", Self.screen("Home", ["ic_a", "ic_b"]))
    try folder.write("app/sub/more.a11y.yml", Self.screen("More", ["ic_c"]))
    try folder.write("fine.a11y.yml", "screen: Fine\nchildren:\n  - {type: text, text: Name}\n")
  }

  /// A screen of buttons without names.
  private static func screen(_ name: String, _ images: [String]) -> String {
    "screen: \(name)\nchildren:\n"
      + images.map { "  - {type: button, image: \($0)}\n" }.joined()
  }

  @discardableResult
  private func run(_ arguments: String..., in path: String = "") throws -> Program.Run {
    try Program(folder: folder.url.appendingPathComponent(path)).run(arguments)
  }

  private func rules(_ run: Program.Run, _ state: String) throws -> [String] {
    try findings(run.output).filter { $0["state"] as? String == state }
      .compactMap { $0["rule"] as? String }
  }

  @Test func aLegacyProjectBeginsClean() throws {
    #expect(try run("lint").code == 1)
    let created = try run("baseline", "create")
    #expect(created.code == 0 && created.output.isEmpty)
    #expect(created.errors.contains("\(Self.name): recorded 3 findings in 2 files; they"))
    let after = try run("lint")
    #expect(after.code == 0 && after.errors.isEmpty)
    #expect(after.output.hasSuffix("no findings, 3 known.\n"))
    #expect(after.output.split(separator: "\n").count == 1)
    #expect(try run("lint", "--format", "concise").output.isEmpty)
    #expect(try run("lint", "--fail-on", "note", "--fail-on-review").code == 0)
    let json = try run("lint", "--format", "json")
    #expect(try rules(json, "known").count == 3 && rules(json, "new").isEmpty)
    let baseline = try folder.read(Self.name)
    for finding in try findings(json.output) {
      let fingerprint = try #require(finding["fingerprint"] as? String)
      #expect(baseline.contains("\"fingerprint\": \"\(fingerprint)\""))
    }
    #expect(try run("lint", "--no-baseline").code == 1)
    #expect(try run("baseline", "check").code == 0)
  }

  @Test func whereAndHowFilesAreNamedDoesNotMatter() throws {
    try run("baseline", "create")
    let path = folder.url.path + "/app/home.a11y.yml"
    for (arguments, place) in [
      (["."], "app"), (["home.a11y.yml"], "app"), (["./sub/../home.a11y.yml"], "app"),
      ([path], "app/sub"), (["../.."], "app/sub"), (["app"], ""), (["app/"], ""),
      ([folder.url.path], "app"), (["app/home.a11y.yml", "./app/home.a11y.yml", path], ""),
    ] {
      let run = try Program(folder: folder.url.appendingPathComponent(place)).run(
        ["lint", "--strict-baseline"] + arguments)
      #expect(run.code == 0, "\(arguments) in \(place): \(run.output)\(run.errors)")
    }
    let input = Data(Self.screen("Home", ["ic_a", "ic_b"]).utf8)
    let program = Program(folder: folder.url.appendingPathComponent("app/sub"))
    #expect(try program.run("-", "--stdin-filename", "../home.a11y.yml", input: input).code == 0)
    #expect(try program.run("-", input: input).code == 1)
    let first = try findings(run("--format", "json", "app/home.a11y.yml").output)
    let second = try findings(run("--format", "json", "home.a11y.yml", in: "app").output)
    #expect(
      first.compactMap { $0["fingerprint"] as? String }
        == second.compactMap { $0["fingerprint"] as? String } && first.count == 2)
  }

  @Test func oneMoreCopyIsOneNewFinding() throws {
    try run("baseline", "create")
    try folder.write("app/home.a11y.yml", Self.screen("Home", ["ic_a", "ic_a", "ic_b"]))
    let json = try run("--format", "json")
    #expect(try rules(json, "new").count == 1 && rules(json, "known").count == 3)
    #expect(json.code == 1)
    let check = try run("baseline", "check")
    #expect(check.code == 1 && check.output.split(separator: "\n").count == 1)
    #expect(check.output.contains("home.a11y.yml:4:") && check.output.contains(": new: "))
    #expect(check.errors.contains("3 known, 1 new, 0 stale"))
  }

  @Test func mendedFindingsAreStaleUntilTheyArePruned() throws {
    try run("baseline", "create")
    let before = try folder.read(Self.name).split(separator: "\n")
    try folder.write("app/home.a11y.yml", Self.screen("Home", ["ic_b"]))
    let lint = try run("lint")
    #expect(lint.code == 0)
    #expect(lint.errors.contains("note: 1 entry is not found any more; a11y-lint baseline prune"))
    // Nobody has looked at the file.
    #expect(try run("lint", "fine.a11y.yml").errors.isEmpty)
    #expect(try run("lint", "--only", "unknown-key").errors.isEmpty)
    let strict = try run("lint", "--strict-baseline")
    #expect(strict.code == 1)
    #expect(
      strict.errors.contains("\(Self.name):4:5: error: not found any more: app/home.a11y.yml"))
    #expect(strict.output.contains("Failed: 1 entry of the baseline without a finding"))
    #expect(try run("lint", "--strict-baseline", "--exit-zero").code == 0)
    let check = try run("baseline", "check")
    #expect(check.code == 1 && check.output.contains(": stale: not found any more: "))
    let pruned = try run("baseline", "prune")
    #expect(pruned.code == 0 && pruned.errors.contains("1 removed, 2 kept"))
    let after = try folder.read(Self.name).split(separator: "\n")
    #expect(after.count == before.count - 1 && Set(after).isSubset(of: before))
    #expect(try run("lint", "--strict-baseline").code == 0)
  }

  @Test func pruneAddsNothing() throws {
    try run("baseline", "create")
    let before = try folder.read(Self.name)
    try folder.write("app/home.a11y.yml", Self.screen("Home", ["ic_a", "ic_b", "ic_new"]))
    #expect(try run("baseline", "prune").code == 0)
    #expect(try folder.read(Self.name) == before)
  }

  @Test func updateKeepsWhatWasNotLookedAt() throws {
    try run("baseline", "create")
    try folder.write("app/home.a11y.yml", Self.screen("Home", ["ic_b", "ic_d", "ic_e"]))
    let updated = try run("baseline", "update", "app/home.a11y.yml")
    #expect(updated.code == 0)
    #expect(updated.errors.contains("2 added, 1 removed, 2 kept"), "\(updated.errors)")
    #expect(try folder.read(Self.name).contains("more.a11y.yml"))
    #expect(try run("lint", "--strict-baseline").code == 0)
    let text = try folder.read(Self.name)
    #expect(try run("baseline", "update", in: "app").code == 0)
    #expect(try folder.read(Self.name) == text)
    try run("baseline", "update", "--only", "unknown-key")
    #expect(try folder.read(Self.name) == text)
  }

  @Test func movedFilesKeepTheirFindings() throws {
    try run("baseline", "create")
    let text = try folder.read("app/home.a11y.yml")
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("app/home.a11y.yml"))
    let gone = try run("lint")
    #expect(gone.code == 0 && gone.errors.contains("2 entries are not found any more"))
    try folder.write("other/start.a11y.yml", text)
    #expect(try run("lint", "--strict-baseline").code == 0)
    #expect(try run("lint", "other/start.a11y.yml").code == 0)
    #expect(try run("baseline", "update").errors.contains("0 added, 0 removed, 3 kept"))
    let moved = try folder.read(Self.name)
    #expect(moved.contains("other/start.a11y.yml") && !moved.contains("home.a11y.yml"))
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("other"))
    #expect(try run("baseline", "prune").errors.contains("2 removed, 1 kept"))
  }

  @Test func theFolderOfTheConfigurationIsTheTop() throws {
    try folder.write("app/.a11y-lint.yml", "root: true\n")
    #expect(try run("baseline", "create", in: "app/sub").code == 0)
    let text = try folder.read("app/" + Self.name)
    #expect(text.contains("\"path\": \"sub/more.a11y.yml\""))
    #expect(try run("lint", "more.a11y.yml", in: "app/sub").code == 0)
  }

  @Test func createLeavesABaselineAlone() throws {
    try run("baseline", "create")
    let text = try folder.read(Self.name)
    let again = try run("baseline", "create", "app/home.a11y.yml")
    #expect(again.code == 2 && again.errors.contains("a11y-lint baseline update"))
    #expect(try folder.read(Self.name) == text)
    let other = try run("baseline", "create", "--baseline", "lists/known.json")
    #expect(other.code == 0)
    #expect(try folder.read("lists/known.json") == text)
    #expect(try run("lint", "--baseline", "lists/known.json", "app").code == 0)
    #expect(try run("lint", "--baseline", "../lists/known.json", in: "app").code == 0)
  }

  @Test func whatCannotBeReadLeavesTheBaselineAlone() throws {
    try run("baseline", "create")
    let text = try folder.read(Self.name)
    try folder.write("app/home.a11y.yml", "screen: [")
    for action in ["update", "prune", "check"] {
      let run = try run("baseline", action)
      #expect(run.code == 2 && run.errors.contains("home.a11y.yml:1:"))
      #expect(try folder.read(Self.name) == text)
    }
    let lint = try run("lint")
    #expect(lint.code == 2 && !lint.errors.contains("not found any more"))
    let created = try run("baseline", "create", "--baseline", "new.json")
    #expect(created.code == 2)
    #expect(throws: (any Error).self) { try folder.read("new.json") }
  }

  @Test func brokenBaselinesAreErrors() throws {
    for (text, place) in [("", ":1:1: error: "), ("{\"version\": 9}", ":1:13: error: ")] {
      try folder.write(Self.name, text)
      for arguments in [
        ["lint"], ["baseline", "update"], ["baseline", "prune"], ["baseline", "check"],
      ] {
        let run = try folder.program.run(arguments)
        #expect(run.code == 2 && run.output.isEmpty)
        #expect(run.errors.hasPrefix(Self.name + place), "\(run.errors)")
        #expect(try folder.read(Self.name) == text)
      }
      #expect(try run("lint", "--no-baseline").code == 1)
    }
  }

  @Test func aBaselineThatIsNotThereIsAnError() throws {
    for arguments in [
      ["lint", "--baseline", "no.json"], ["lint", "--strict-baseline"], ["baseline", "update"],
      ["baseline", "prune"], ["baseline", "check"],
    ] {
      let run = try folder.program.run(arguments)
      #expect(run.code == 2 && run.errors.contains("a11y-lint baseline create makes one"))
    }
    for arguments in [
      ["baseline"], ["baseline", "crate"], ["baseline", "create", "-"],
      ["lint", "--no-baseline", "--strict-baseline"], ["lint", "--no-baseline", "--baseline", "x"],
      ["baseline", "create", "--format", "json"], ["lint", "--baseline", "app"],
    ] {
      let run = try folder.program.run(arguments)
      #expect(run.code == 2 && run.errors.contains("error: "), "\(arguments)")
    }
    #expect(try run("baseline", "crate").errors.contains("did you mean create?"))
  }
}
