import Foundation
import Testing

/// Configurations of folders, what they extend, and what they leave out.
@Suite("Projects") struct ProjectsTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(".git/HEAD", "ref: refs/heads/main\n")
    for path in ["app/a.a11y.yml", "app/old/b.a11y.yml", "lib/c.a11y.yml"] {
      try folder.write(path, Self.nameless)
    }
  }

  private static let nameless = "screen: S\nchildren:\n  - {type: button, image: ic_close}\n"

  private func run(_ arguments: String..., in path: String = "") throws -> Program.Run {
    try Program(folder: folder.url.appendingPathComponent(path)).run(
      ["lint", "--format", "concise"] + arguments)
  }

  private func levels(_ run: Program.Run) -> [String] {
    run.output.split(separator: "\n").map { line in
      let parts = line.split(separator: ":")
      return String(parts[0] + parts[3])
    }
  }

  @Test func theNearestConfigurationOfAFileCounts() throws {
    try folder.write(".a11y-lint.yml", "rules: {icon-button-missing-label: warning}\n")
    try folder.write("lib/.a11y-lint.yml", "rules: {icon-button-missing-label: note}\n")
    let all = ["app/a.a11y.yml warning", "app/old/b.a11y.yml warning", "lib/c.a11y.yml note"]
    #expect(levels(try run(".")) == all)
    #expect(levels(try run("app", "lib")) == all)
    #expect(levels(try run("lib")) == ["lib/c.a11y.yml note"])
    #expect(levels(try run(".", in: "lib")) == ["c.a11y.yml note"])
    #expect(levels(try run("../lib/c.a11y.yml", in: "app")) == ["../lib/c.a11y.yml note"])
    let mixed = try run(
      "lib/c.a11y.yml", "app/a.a11y.yml", "./lib//c.a11y.yml", "app/old/b.a11y.yml")
    #expect(levels(mixed) == all)
    #expect(levels(try run("--no-config", "lib")) == ["lib/c.a11y.yml error"])
    try folder.write("lib/.a11y-lint.yml", "ruels: {}\n")
    let broken = try run(".")
    #expect(broken.code == 2)
    #expect(broken.errors.hasPrefix("lib/.a11y-lint.yml:1:1: error: "))
  }

  @Test func theRunIsGatedByTheNearestConfigurationAboveAllPaths() throws {
    try folder.write("lib/.a11y-lint.yml", "failOn: never\n")
    #expect(try run("lib").code == 0)
    #expect(try run(".").code == 1)
    #expect(try run("lib/c.a11y.yml", "app/a.a11y.yml").code == 1)
  }

  @Test func filesAndPresetsAreExtended() throws {
    try folder.write("shared/base.yml", "extends: ./gate.yml\nexclude: old\n")
    try folder.write("shared/gate.yml", "failOn: never\nrules: {labels: note}\n")
    try folder.write(".a11y-lint.yml", "extends: [core, ./shared/base.yml]\n")
    let first = try run("app/a.a11y.yml")
    #expect(first.code == 0)
    #expect(levels(first) == ["app/a.a11y.yml note"])
    try folder.write(".a11y-lint.yml", "extends: ./shared/base.yml\nrules: {labels: error}\n")
    #expect(levels(try run("app/a.a11y.yml")) == ["app/a.a11y.yml error"])
  }

  @Test func circlesAndMissingFilesAreSaidWhereTheyAreNamed() throws {
    try folder.write(".a11y-lint.yml", "root: true\nextends: ./one.yml\n")
    try folder.write("one.yml", "extends: ./sub/two.yml\n")
    try folder.write("sub/two.yml", "extends: [strict, ../one.yml]\n")
    let circle = try run(".")
    #expect(circle.code == 2)
    #expect(circle.errors.hasPrefix("sub/two.yml:1:19: error: "))
    #expect(circle.errors.contains("in a circle: one.yml → sub/two.yml → sub/../one.yml"))
    try folder.write("one.yml", "extends: ./gone.yml\n")
    let missing = try run(".")
    #expect(missing.code == 2)
    #expect(missing.errors.hasPrefix("one.yml:1:10: error: gone.yml cannot be extended"))
    try folder.write("one.yml", "extends: ./one.yml\n")
    #expect(try run(".").errors.contains("in a circle: one.yml → one.yml"))
  }

  @Test func globsChooseTheFiles() throws {
    try folder.write(
      ".a11y-lint.yml", "include: [\"{app,lib}/**\"]\nexclude: [old, \"/lib/c.*\"]\n")
    #expect(levels(try run(".")) == ["app/a.a11y.yml error"])
    #expect(levels(try run(".", in: "app")) == ["a.a11y.yml error"])
    let named = try run("lib/c.a11y.yml")
    #expect(named.code == 0)
    #expect(named.errors.contains("nothing is left to lint"))
    #expect(try run("--no-exclude", "lib/c.a11y.yml").code == 1)
    try folder.write("other/d.a11y.yml", Self.nameless)
    #expect(levels(try run(".")) == ["app/a.a11y.yml error"])
    #expect(levels(try run("other/d.a11y.yml")) == ["other/d.a11y.yml error"])
  }

  @Test func overridesHoldForTheirFiles() throws {
    try folder.write(
      ".a11y-lint.yml",
      """
      overrides:
        - {files: "**/old/**", rules: {icon-button-missing-label: off}, reason: dies soon}
        - {files: [lib], rules: {labels: note}, until: 2030-01-31}
      """)
    let run = try run("--today", "2030-01-31", ".")
    #expect(levels(run) == ["app/a.a11y.yml error", "lib/c.a11y.yml note"])
    let late = try self.run("--today", "2030-02-01", ".")
    #expect(late.output.contains(".a11y-lint.yml:3:5: warning: this override ended on 2030-01-31"))
    #expect(late.output.contains("lib/c.a11y.yml:3:20: error"))
    let json = try folder.program.run("lint", "--format", "json", "--today", "2030-01-01", ".")
    #expect(json.output.contains("\"suppressed\": 1"))
    #expect(json.output.contains("\"files\": 3"))
  }

  @Test func overridesHoldForTheirNodes() throws {
    try folder.write(
      "x.a11y.yml",
      """
      screen: S
      children:
        - {type: button, id: trash, image: ic_trash}
        - {type: button, image: ic_more}
      """)
    try folder.write(
      ".a11y-lint.yml",
      """
      overrides:
        - {select: "#trash", rules: {icon-button-missing-label: off}, reason: known}
      """)
    #expect(levels(try run("x.a11y.yml")) == ["x.a11y.yml error"])
    let shown = try run("--show-suppressed", "x.a11y.yml")
    #expect(shown.output.contains("known"))
    let json = try folder.program.run("lint", "--show-suppressed", "--format", "json", "x.a11y.yml")
    let kinds = try findings(json.output).map {
      ($0["suppression"] as? [String: Any])?["kind"] as? String
    }
    #expect(kinds == ["override", nil])
  }

  @Test func idleOverridesAreReportedOnlyWhereAllWasSeen() throws {
    try folder.write(
      ".a11y-lint.yml", "overrides: [{files: lib, rules: {speech: off}}]\n")
    #expect(
      try run(".").output.contains(".a11y-lint.yml:1:13: warning: this override changes nothing"))
    #expect(!(try run("lib").output.contains("override")))
    #expect(!(try run("--only", "labels", ".").output.contains("override")))
    try folder.write(
      ".a11y-lint.yml", "overrides: [{files: lib, rules: {speech: error}}]\n")
    #expect(!(try run(".").output.contains("override")), "a policy may wait for a finding")
  }

  @Test func anOverrideThatSeveralProjectsExtendIsUsedWhereOneUsesIt() throws {
    try folder.write(
      "shared/rules.yml",
      """
      overrides:
        - {select: "button", rules: {all: off}}
        - {select: "#none", rules: {all: off}}

      """)
    for name in ["app", "lib"] {
      try folder.write("\(name)/.a11y-lint.yml", "extends: ../shared/rules.yml\n")
    }
    let found = try run(".").output.components(separatedBy: "\n").filter { $0.contains("override") }
    #expect(found.count == 1 && found[0].contains("shared/rules.yml:3:"))
    #expect(!(try run("app").output.contains("override")))
  }

  @Test func gatesOfTheConfigurationAreNamed() throws {
    try folder.write(
      ".a11y-lint.yml",
      """
      failOn: never
      gates:
        - {name: checkout, files: app, rules: labels, maxErrors: 1}
        - {name: libraries, files: lib, maxErrors: 1}
      """)
    let run = try folder.program.run("lint", ".")
    #expect(run.code == 1)
    #expect(
      run.output.hasSuffix("Failed: 2 errors (1 allowed by the gate \"checkout\").\n"))
    #expect(try folder.program.run("lint", "--exit-zero", ".").code == 0)
  }

  @Test func limitsOfTheCommandLineCountMore() throws {
    try folder.write(".a11y-lint.yml", "maxErrors: 0\n")
    #expect(try run(".").code == 1)
    #expect(try run("--max-errors", "3", ".").code == 0)
    #expect(try run("--max-errors", "2", ".").code == 1)
    #expect(try run("--max-errors", "two", ".").code == 2)
  }

  @Test func listsOfPathsAreRead() throws {
    try folder.write("list", "app/a.a11y.yml\r\nlib/c.a11y.yml\n")
    #expect(levels(try run("@list")).count == 2)
    try folder.write("zero", "app/a.a11y.yml\0lib")
    #expect(levels(try run("@zero")).count == 2)
    #expect(try run("@none").errors.contains("the list of paths none"))
    let input = try folder.program.run(["lint", "@-"], input: Data("lib\n".utf8))
    #expect(input.output.contains("lib/c.a11y.yml"))
  }

  @Test func emptyListsOfPathsMeanNothing() throws {
    try folder.write("none", "\n")
    let run = try run("@none")
    #expect(run.code == 0 && run.output.isEmpty)
    #expect(run.errors.contains("the list of paths is empty"))
    try folder.write("@list", Self.nameless)
    try folder.write("marked", "\u{feff}lib\n")
    #expect(levels(try self.run("@marked")).count == 1)
    #expect(try self.run("--input", "yaml", "--", "@list").output.contains("@list:3:20"))
  }

  @Test func aReportNeverReplacesWhatIsRead() throws {
    let before = try folder.read("app/a.a11y.yml")
    let run = try run("--format", "json:app/a.a11y.yml", "app")
    #expect(run.code == 2)
    #expect(run.errors.contains("a report would be written over app/a.a11y.yml"))
    #expect(try folder.read("app/a.a11y.yml") == before)
    try folder.write(".a11y-lint.yml", "format: \"json:.a11y-lint.yml\"\n")
    #expect(try folder.program.run("lint", "app").code == 2)
    try folder.write(".a11y-lint.yml", "")
    try folder.write("list", "app\n")
    #expect(try self.run("@list", "--format", "text:list").code == 2)
    #expect(try folder.read("list") == "app\n")
    _ = try folder.program.run("baseline", "create", "app")
    let baseline = try folder.read(".a11y-lint-baseline.json")
    #expect(
      try self.run("--format", "json:.a11y-lint-baseline.json", "app").errors
        .contains("a report would be written over"))
    #expect(try folder.read(".a11y-lint-baseline.json") == baseline)
  }

  @Test func aRunThatCannotBeginReplacesNothingButReports() throws {
    let wrong = "failOnn: error\n"
    let tree = try folder.read("app/a.a11y.yml")
    try folder.write(".a11y-lint.yml", wrong)
    for place in [".a11y-lint.yml", "app/a.a11y.yml"] {
      #expect(try folder.program.run("lint", "app", "--format", "json:\(place)").code == 2)
    }
    #expect(try folder.read(".a11y-lint.yml") == wrong)
    #expect(try folder.read("app/a.a11y.yml") == tree)
    try folder.write("old.json", "{}")
    for name in ["old.json", "new.json"] {
      #expect(try folder.program.run("lint", "app", "--format", "json:\(name)").code == 2)
      #expect(try folder.read(name).contains("failOnn"))
    }
  }

  @Test func aReportInTheFolderDoesNotStopTheNextRun() throws {
    for name in ["json", "junit", "text", "jsonl", "openacr"] {
      let place = "app/report." + (name == "junit" ? "xml" : name == "openacr" ? "yaml" : name)
      let first = try run("--format", "\(name):\(place)", "app")
      let report = try folder.read(place)
      let second = try run("--format", "\(name):\(place)", "app")
      #expect(first.code == 1 && second.code == 1 && second.errors == first.errors, "\(name)")
      #expect(try folder.read(place) == report)
    }
  }

  @Test func globsHoldThroughLinksAndFromDots() throws {
    try folder.write("app/.a11y-lint.yml", "exclude: [./old]\n")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("link"),
      withDestinationURL: folder.url.appendingPathComponent("app"))
    #expect(levels(try run("link")) == ["link/a.a11y.yml error"])
    #expect(levels(try run("app")) == ["app/a.a11y.yml error"])
    #expect(try run("link/old/b.a11y.yml").code == 0)
  }

  @Test func aFolderOfWhichAllIsExcludedIsNoError() throws {
    let run = try run("--exclude", "lib/**", "lib")
    #expect(run.code == 0)
    #expect(run.errors.contains("everything in lib is excluded"))
  }

  @Test func whatIsNamedTwiceIsJudgedOnce() throws {
    #expect(levels(try run("lib", "lib/../lib/c.a11y.yml", "./lib/c.a11y.yml")).count == 1)
  }

  @Test func presetsUnderExtendsAddUp() throws {
    try folder.write("all.yml", "preset: all\n")
    func presets(_ text: String) throws -> String {
      try folder.write(".a11y-lint.yml", text)
      let run = try folder.program.run("config", "print")
      return run.output.split(separator: "\n").first { $0.hasPrefix("preset:") }
        .map { String($0.prefix { $0 != "#" }).trimmingCharacters(in: .whitespaces) } ?? run.errors
    }
    #expect(try presets("extends: [core, speech]") == "preset: [core, speech]")
    #expect(try presets("extends: [core, ./all.yml]") == "preset: [all]")
    #expect(try presets("extends: [./all.yml, core]") == "preset: [all, core]")
    #expect(try presets("extends: [strict]\npreset: core") == "preset: [core]")
  }

  @Test func whatIsMetTwiceCountsOnce() throws {
    try folder.write("n.yml", "gates: [{name: one, maxErrors: 0}]\nfailOn: never\n")
    for name in ["l", "m"] { try folder.write("\(name).yml", "extends: ./n.yml\n") }
    try folder.write(".a11y-lint.yml", "extends: [./l.yml, ./m.yml]\n")
    let run = try folder.program.run("lint", "lib")
    #expect(run.output.components(separatedBy: "Failed:").count == 2, "\(run.output)")
  }

  @Test func mistakesOfSettingsAreLocated() throws {
    let mistakes = [
      ("baseline: gone.json", "1:11"), ("\nsince: gone", "2:8"), ("since: a\nstaged: true", "2:9"),
    ]
    for (text, place) in mistakes {
      try folder.write(".a11y-lint.yml", text)
      let run = try folder.program.run("lint", "--format", "json", ".")
      #expect(run.code == 2)
      #expect(run.errors.hasPrefix(".a11y-lint.yml:\(place): error: "), "\(run.errors)")
      let errors = try #require(report(run.output)["inputErrors"] as? [[String: Any]])
      #expect(errors.count == 1)
    }
    try folder.write(".a11y-lint.yml", "root: true\n")
    try folder.write("lib/.a11y-lint.yml", "foo: 1\n")
    #expect(try folder.program.run("config", "check").errors.hasPrefix("lib/.a11y-lint.yml:1:1"))
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent(".a11y-lint.yml"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent(".a11y-lint.yml").path,
      withDestinationPath: "nowhere")
    #expect(try run("app").code == 2)
  }

  @Test func reasonsAreRequiredOfOverridesAsWell() throws {
    try folder.write(
      ".a11y-lint.yml",
      """
      suppressions: {requireReason: true}
      overrides: [{files: lib, rules: {labels: off}, reason: " "}]
      """)
    #expect(try run(".").output.contains("[suppression-without-reason]"))
  }

  @Test func laterOptionsWin() throws {
    #expect(try run("--max-errors", "9", "--fail-on", "error", "--strict", "lib").code == 0)
    try folder.write("w.a11y.json", Trees.warning)
    #expect(try run("--fail-on", "error", "--strict", "w.a11y.json").code == 1)
    #expect(try run("--strict", "--fail-on", "error", "w.a11y.json").code == 0)
    try folder.write(".a11y-lint.yml", "exitZero: true\ndisable: labels\n")
    #expect(try run("lib").code == 0)
    #expect(levels(try run("--severity", "labels=note", "lib")) == ["lib/c.a11y.yml note"])
    #expect(try run("--strict", "w.a11y.json").code == 1)
  }
}
