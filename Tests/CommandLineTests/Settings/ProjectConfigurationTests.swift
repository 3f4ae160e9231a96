import Foundation
import Testing

/// Configuration files as the program finds and uses them.
@Suite("Project configuration") struct ProjectConfigurationTests {
  let folder: TemporaryFolder

  private static let adapter = """
    adapters:
      - name: ours
        files: ["layouts/*.layout", "*.card"]
        type: kind
        types: {Btn: button}
        properties: {text: str, label: say}
    """
  private static let nameless = #"{"kind": "Btn"}"#

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(".git/HEAD", "ref: refs/heads/main\n")
    try folder.write(".a11y-lint.yml", Self.adapter)
    try folder.write("app/layouts/home.layout", Self.nameless)
    try folder.write("app/one.card", Self.nameless)
    try folder.write("app/other.json", Self.nameless)
    try folder.write("layouts/home.layout", Self.nameless)
  }

  private func run(_ arguments: String..., in path: String = "") throws -> Program.Run {
    try Program(folder: folder.url.appendingPathComponent(path)).run(
      ["lint", "--format", "concise"] + arguments)
  }

  @Test func globsDecideWhatAFolderHas() throws {
    let run = try run(".")
    #expect(run.code == 1)
    #expect(run.output.split(separator: "\n").count == 2)
    #expect(run.output.contains("app/one.card:1:2: error: this button has no name"))
    #expect(run.output.contains("layouts/home.layout:1:2"))
  }

  @Test func globsAreRelativeToTheConfiguration() throws {
    let below = try run("one.card", "../layouts/home.layout", in: "app")
    #expect(below.output.split(separator: "\n").count == 2)
    let wrong = try run("layouts/home.layout", in: "app")
    #expect(wrong.code == 2, "a glob with a slash is anchored")
  }

  @Test func theNearestConfigurationCountsAlone() throws {
    try folder.write("app/.a11y-lint.yaml", "root: true\n")
    #expect(try run("one.card", in: "app").code == 2)
    try folder.write("app/.a11y-lint.json", "{}")
    let two = try run("one.card", in: "app")
    #expect(two.code == 2)
    #expect(two.errors.contains("two configurations, .a11y-lint.yaml and .a11y-lint.json"))
  }

  @Test func nothingAboveTheRepositoryIsLookedAt() throws {
    try folder.write("app/.git/HEAD", "")
    #expect(try run("one.card", in: "app").code == 2)
  }

  @Test func theCommandLineNamesConfigurationAndAdapter() throws {
    #expect(try run("--no-config", "app/one.card").code == 2)
    #expect(try run("--config", ".a11y-lint.yml", "--adapter", "ours", "app/other.json").code == 1)
    #expect(try run("--input", "adapter:ours", "app/other.json").code == 1)
    let unknown = try run("--input", "adapter:our", "app/other.json")
    #expect(unknown.code == 2)
    #expect(unknown.errors.contains("did you mean ours?"))
    #expect(try run("--config", "x.yml", "app/one.card").code == 2)
    #expect(try run("--no-config", "--config", "x.yml", "app/one.card").code == 2)
    #expect(try run("--adapter", "ours", "--input", "json", "app/other.json").code == 2)
  }

  @Test func mistakesAreFatalAndLocated() throws {
    try folder.write(".a11y-lint.yml", "langauge: de\n")
    let run = try run("app/one.card", in: "")
    #expect(run.code == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix(".a11y-lint.yml:1:1: error: "))
    #expect(run.errors.contains("did you mean `language`?"))
    let below = try self.run("one.card", in: "app")
    #expect(below.errors.hasPrefix("../.a11y-lint.yml:1:1: error: "))
    for command in ["speak", "dump"] {
      let arguments = [command] + (command == "dump" ? ["interface"] : []) + ["app/one.card"]
      #expect(try folder.program.run(arguments).code == 2)
    }
  }

  @Test(arguments: [
    (
      "input: json\nadapter: react-native\n", "2:10: error: input and adapter contradict each other"
    ),
    ("strictBaseline: true\n", "1:17: error: there is no baseline .a11y-lint-baseline.json"),
    ("format: \"\"\n", "1:9: error: the report format is empty; use text, "),
    ("adapter: \" \"\n", "1:10: error: the adapter is empty; use react-native, "),
  ])
  func whatDoesNotFitIsLocatedToo(text: String, error: String) throws {
    try folder.write(".a11y-lint.yml", text)
    let run = try folder.program.run(["app/one.card"])
    #expect(run.code == 2)
    #expect(run.errors.hasPrefix(".a11y-lint.yml:" + error), "\(run.errors)")
  }

  @Test func theCommandLineWinsOverDecisionsOfTheFile() throws {
    try folder.write(
      ".a11y-lint.yml", Self.adapter + "\nvoiceover: {traits: false}\nlanguage: de\n")
    try folder.write("a.card", #"{"kind": "Btn", "str": "Buy"}"#)
    #expect(try folder.program.run("speak", "a.card").output.contains("1. Buy.\n"))
    let run = try folder.program.run("speak", "--set", "traits=true", "a.card")
    #expect(run.output.contains("1. Buy, Taste.\n"))
  }
}
