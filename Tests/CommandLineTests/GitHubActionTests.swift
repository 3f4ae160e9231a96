import Foundation
import Testing

/// `Scripts/github-action`, which has the steps of `action.yml`, and what GitHub reads of its log.
@Suite("The action for GitHub") struct GitHubActionTests {
  private let folder: TemporaryFolder
  private let script = ProjectCopy.root.appendingPathComponent("Scripts/github-action")

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("runner/a11y-lint"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("runner/a11y-lint/a11y-lint"),
      withDestinationURL: Program.url)
    try folder.write("project/Trees/Broken Inbox.a11y.json", Trees.error)
    try folder.write("project/Trees/Odd.a11y.json", Trees.warning)
    try folder.write("project/Trees/Clean.a11y.json", Trees.clean)
  }

  private func run(
    _ step: String, in place: String = "project", _ inputs: [String: String] = [:]
  ) throws -> Program.Run {
    let variables = [
      "RUNNER_TEMP": folder.url.appendingPathComponent("runner").path,
      // As the system spells it, for folders behind links.
      "GITHUB_WORKSPACE": folder.url.appendingPathComponent("project").resolvingSymlinksInPath()
        .path,
      "GITHUB_OUTPUT": folder.url.appendingPathComponent("output").path,
    ]
    return try Program(folder: folder.url.appendingPathComponent(place), executable: script)
      .run([step], environment: variables.merging(inputs) { $1 })
  }

  @Test func itLintsTheFolderAndFailsAtTheGate() throws {
    let run = try run("lint")
    #expect(run.code == 1, "\(run.errors)")
    #expect(run.output.contains("Trees/Broken Inbox.a11y.json:1:2: error: "))
    #expect(run.output.hasPrefix("::add-matcher::"))
    #expect(run.output.hasSuffix("::remove-matcher owner=a11y-lint-notes::\n"))
  }

  @Test func inputsArePathsAndOptions() throws {
    let inputs = ["INPUT_PATHS": "Trees/Odd.a11y.json\nTrees/Clean.a11y.json\n"]
    #expect(try run("lint", inputs).code == 0)
    #expect(try run("lint", inputs.merging(["INPUT_FAIL_ON": "warning"]) { $1 }).code == 1)
    let arguments = ["INPUT_ARGS": "--disable=unknown-key\n--fail-on=note"]
    #expect(try run("lint", inputs.merging(arguments) { $1 }).code == 0)
    #expect(try run("lint", ["INPUT_PATHS": "Trees/Broken Inbox.a11y.json"]).code == 1)
    #expect(try run("lint", ["INPUT_FAIL_ON": "never"]).code == 0)
    #expect(try run("lint", ["INPUT_PATHS": "Trees/Nowhere.a11y.json"]).code == 2)
  }

  @Test func inputsAreNoCommands() throws {
    let hostile = "$(touch owned) `touch owned`; touch owned"
    for input in ["INPUT_PATHS", "INPUT_ARGS", "INPUT_FAIL_ON", "INPUT_SINCE"] {
      #expect(try run("lint", [input: hostile]).code == 2, "\(input)")
    }
    let owned = folder.url.appendingPathComponent("project/owned")
    #expect(!FileManager.default.fileExists(atPath: owned.path))
  }

  /// Git is told to read this checkout and no other, beside what the job has told it.
  @Test func gitReadsThisCheckoutAlone() throws {
    let program = folder.url.appendingPathComponent("runner/a11y-lint/a11y-lint")
    try FileManager.default.removeItem(at: program)
    try folder.write("runner/a11y-lint/a11y-lint", "#!/bin/sh\nenv\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    try folder.write("project/.git/HEAD", "ref: refs/heads/main\n")
    let top = folder.url.appendingPathComponent("project").resolvingSymlinksInPath().path
    let alone = try run("lint", in: "project/Trees").output.split(separator: "\n")
    #expect(alone.contains("GIT_CONFIG_COUNT=1"), "\(alone)")
    #expect(alone.contains("GIT_CONFIG_KEY_0=safe.directory"))
    #expect(alone.contains("GIT_CONFIG_VALUE_0=\(top)"))
    let given = [
      "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "core.quotePath", "GIT_CONFIG_VALUE_0": "true",
    ]
    let beside = try run("lint", given).output.split(separator: "\n")
    for line in [
      "GIT_CONFIG_COUNT=2", "GIT_CONFIG_KEY_0=core.quotePath", "GIT_CONFIG_VALUE_0=true",
      "GIT_CONFIG_KEY_1=safe.directory", "GIT_CONFIG_VALUE_1=\(top)",
    ] {
      #expect(beside.contains(Substring(line)), "\(line): \(beside)")
    }
  }

  @Test func theProgramIsKeptByWhatItIsBuiltFrom() throws {
    let first = try run("locate")
    #expect(first.code == 0, "\(first.errors)")
    #expect(try run("locate").code == 0)
    let lines = try folder.read("output").split(separator: "\n").map(String.init)
    #expect(lines.count == 4 && Array(lines[..<2]) == Array(lines[2...]))
    #expect(lines.first?.hasSuffix("/runner/a11y-lint") == true)
    #expect(lines.last?.wholeMatch(of: /key=a11y-lint-[0-9a-f]{40}/) != nil, "\(lines)")
    #expect(try run("nonsense").code == 2)
  }

  /// One of the matchers takes each line about a finding, and both leave the others alone.
  @Test(arguments: ["project", "project/Trees"]) func matchersReadTheLines(place: String) throws {
    let file = ProjectCopy.root.appendingPathComponent(".github/a11y-lint-matcher.json")
    let contents = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    let matchers = try #require((contents as? [String: Any])?["problemMatcher"] as? [[String: Any]])
    let patterns = try matchers.map { matcher in
      let pattern = try #require((matcher["pattern"] as? [[String: Any]])?.first)
      return try NSRegularExpression(pattern: try #require(pattern["regexp"] as? String))
    }
    func matches(_ line: String, _ pattern: NSRegularExpression) -> [String]? {
      let whole = NSRange(line.startIndex..., in: line)
      return pattern.firstMatch(in: line, range: whole).map { match in
        (1..<match.numberOfRanges).map {
          Range(match.range(at: $0), in: line).map { String(line[$0]) } ?? ""
        }
      }
    }
    let bundled = ProjectCopy.root.appendingPathComponent("Examples/broken").path
    let found = try run("lint", in: place, ["INPUT_PATHS": "\(bundled)\n."])
    let lines = found.output.split(separator: "\n").map(String.init).filter {
      !$0.hasPrefix("::") && !$0.hasPrefix("Checked")
    }
    #expect(lines.count > 20)
    for line in lines {
      let loud = matches(line, patterns[0])
      let quiet = matches(line, patterns[1])
      #expect((loud == nil) != (quiet == nil), "\(line)")
      let path = (loud ?? quiet)?.first ?? ""
      #expect(path.hasPrefix("/") || place == "project", "\(line)")
    }
    let error = "Broken Inbox.a11y.json:1:12: error: a value is missing"
    #expect(
      matches(error, patterns[0])?.prefix(5)
        == ["Broken Inbox.a11y.json", "1", "12", "error", "a value is missing"])
    #expect(matches("Checked 3 files: 1 error", patterns[0]) == nil)
    #expect(matches("A.xib:3:4: review: look [image-name]", patterns[1])?.last == "image-name")
  }
}
