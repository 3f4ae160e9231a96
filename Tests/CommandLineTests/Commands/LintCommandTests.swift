import Foundation
import ScreenModel
import Testing

@testable import LintReports

@Suite("lint") struct LintCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("clean.json", Trees.clean)
    try folder.write("warning.json", Trees.warning)
    try folder.write("error.json", Trees.error)
    try folder.write("broken.json", Trees.broken)
  }

  static let commandLines: [([String], Int32)] = [
    (["clean.json"], 0), (["warning.json"], 0), (["error.json"], 1), (["broken.json"], 2),
    (["broken.json", "error.json"], 2), (["missing.json"], 2),
    (["--fail-on", "warning", "warning.json"], 1), (["--fail-on=note", "warning.json"], 1),
    (["--fail-on", "never", "error.json"], 0), (["--exit-zero", "error.json"], 0),
    (["--exit-zero", "broken.json"], 2), (["--disable", "empty-tree", "error.json"], 0),
    (["--disable", "file,labels", "error.json"], 0), (["--only", "unknown-key", "error.json"], 0),
    (["--severity", "unknown-key=error", "warning.json"], 1),
    (["--severity", "empty-tree=note", "error.json"], 0),
    (["--severity", "all=off", "error.json"], 0), (["--", "clean.json"], 0),
    (["--severity", "empty-tree", "error.json"], 2), (["--fail-on", "bad", "clean.json"], 2),
    (["--jobs", "0", "clean.json"], 2), (["--jobs", "x", "clean.json"], 2),
    (["--input", "html", "clean.json"], 2), (["--format", "pdf", "clean.json"], 2),
    (["--format", "json:", "clean.json"], 2), (["--format", "text", "--format", "json"], 2),
    (["--color", "blue", "clean.json"], 2), (["--only"], 2), (["--exit-zero=1"], 2),
    (["--form", "clean.json"], 2), (["-x", "clean.json"], 2), (["rules", "--only", "x"], 2),
    (["baseline", "clean.json"], 2), (["explain"], 2), (["explain", "nothing"], 2),
    (["version"], 0), (["--version"], 0), (["help"], 0), (["--help"], 0), (["rules"], 0),
    (["explain", "unknown-key"], 0), (["dump", "syntax", "clean.json"], 0),
    (["speak", "clean.json"], 0), (["speak", "broken.json"], 2), (["speak", "missing"], 2),
    (["speak", "--format", "json", "error.json"], 0), (["speak", "--format", "sarif"], 2),
    (["speak", "--renderer", "snapshot", "clean.json"], 0), (["speak", "--renderer", "x"], 2),
    (["speak", "--set", "modalScope=everything", "clean.json"], 0), (["speak", "--set", "x"], 2),
    (["speak", "--set", "modalScope=all", "clean.json"], 2), (["--set", "x=1", "clean.json"], 2),
    (["dump", "voiceover", "clean.json"], 0),
    (["dump", "interface", "clean.json"], 0), (["dump", "syntax", "broken.json"], 2),
    (["dump", "syntax"], 2), (["dump", "nothing", "clean.json"], 2), ([""], 2),
  ]

  @Test(arguments: commandLines)
  func exitCodes(arguments: [String], code: Int32) throws {
    let run = try folder.program.run(arguments)
    #expect(run.code == code, "\(run.errors)")
    #expect(run.errors.isEmpty == (code != 2))
  }

  @Test(arguments: [["--exit-zero"], []]) func aRunThatPassesIsNotCalledFailed(
    options: [String]
  ) throws {
    if options.isEmpty { try folder.write(".a11y-lint.yml", "exitZero: true\n") }
    for form in ["text", "concise", "narrated"] {
      let run = try folder.program.run(["lint"] + options + ["--format", form, "error.json"])
      #expect(run.code == 0 && !run.output.contains("Failed"), "\(run.output)")
    }
    let run = try folder.program.run(["lint"] + options + ["error.json"])
    let end = "1 error (0 allowed) does not fail the run, because of --exit-zero.\n"
    #expect(run.output.hasSuffix(end), "\(run.output)")
  }

  @Test func suppressedFindingsAreShownAndFailNoRun() throws {
    try folder.write(
      "quiet.a11y.yml",
      "screen: S\ndisable: {rule: empty-tree, reason: later}\nchildren: [{type: view}]\n")
    let hidden = try folder.program.run("lint", "--format", "json", "quiet.a11y.yml")
    #expect(hidden.code == 0)
    #expect(try findings(hidden.output).isEmpty)
    let shown = try folder.program.run(
      "lint", "--show-suppressed", "--format", "json", "quiet.a11y.yml")
    #expect(shown.code == 0)
    let finding = try #require(try findings(shown.output).first)
    #expect(finding["state"] as? String == "suppressed")
    let suppression = try #require(finding["suppression"] as? [String: Any])
    #expect(suppression["reason"] as? String == "later" && suppression["kind"] as? String == "node")
    #expect(suppression["until"] is NSNull)
    let summary = try #require(try report(shown.output)["summary"] as? [String: Any])
    #expect(summary["errors"] as? Int == 0 && summary["suppressed"] as? Int == 1)
    let text = try folder.program.run("lint", "--verbose", "--show-suppressed", "quiet.a11y.yml")
    #expect(text.output.contains("error, suppressed: ") && text.output.contains("later"))
    let concise = try folder.program.run(
      "lint", "--show-suppressed", "--format", "concise", "quiet.a11y.yml")
    #expect(concise.output.contains(": suppressed: ") && concise.output.contains(" -- later"))
  }

  @Test func rulesThatNobodyKnowsAreRefusedWithASuggestion() throws {
    for option in ["--only", "--disable"] {
      let run = try folder.program.run("lint", option, "empty-three", "clean.json")
      #expect(run.code == 2)
      #expect(run.errors.contains("did you mean empty-tree?"))
    }
    let severity = try folder.program.run("lint", "--severity", "empty-tree=eror", "clean.json")
    #expect(severity.errors.contains("did you mean error?"))
    let option = try folder.program.run("lint", "--fromat", "json", "clean.json")
    #expect(option.errors.contains("did you mean --format?"))
    let command = try folder.program.run("ruls")
    #expect(command.errors.contains("did you mean the command rules?"))
    let rule = try folder.program.run("explain", "unknown-kye")
    #expect(rule.errors.contains("did you mean unknown-key?"))
  }

  @Test func inputErrorsStandOnStandardErrorWithTheirPlace() throws {
    for format in ["text", "concise", "json"] {
      let run = try folder.program.run(
        "lint", "--format", format, "broken.json", "warning.json", "missing.json")
      #expect(run.code == 2)
      #expect(run.errors.contains("broken.json:1:12: error: "))
      #expect(run.errors.contains("missing.json: error: there is no such file"))
      #expect(run.output.contains("unknown-key"))
      #expect(run.output.contains("broken.json") == (format == "json"))
    }
  }

  @Test func aReportIsAWholeDocumentWhateverHappens() throws {
    for path in ["clean.json", "broken.json", "missing.json"] {
      let run = try folder.program.run("lint", "--format", "json", path)
      let report = try report(run.output)
      #expect(report["schemaVersion"] as? Int == 1)
      let errors = try #require(report["inputErrors"] as? [[String: Any]])
      #expect(errors.count == (path == "clean.json" ? 0 : 1))
      #expect(run.output.hasSuffix("}\n"))
    }
  }

  @Test func reportsGoToFilesAndTerminalInOneRun() throws {
    let run = try folder.program.run(
      "lint", "--format", "json:out/deep/a.json", "--format", "concise:b.txt", "--format", "text",
      "--color", "always", "warning.json", "broken.json")
    #expect(run.code == 2)
    #expect(run.output.contains("\u{1B}[1;33mwarning"))
    #expect(try findings(folder.read("out/deep/a.json")).count == 1)
    let concise = try folder.read("b.txt")
    #expect(concise.contains("warning.json:1:47: warning: "))
    #expect(concise.contains("broken.json:1:12: error: "))
    let left = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appendingPathComponent("out/deep").path)
    #expect(left == ["a.json"])
  }

  @Test func aReportThatCannotBeWrittenIsAnError() throws {
    let run = try folder.program.run(
      "lint", "--format", "json:clean.json/a.json", "--format", "text", "clean.json")
    #expect(run.code == 2)
    #expect(run.errors.contains("the report cannot be written"))
    #expect(run.output.contains("Checked 1 file"))
    let directory = try folder.program.run("lint", "--format", "json:.", "clean.json")
    #expect(directory.code == 2)
  }

  @Test func colourFollowsTheEnvironment() throws {
    let settings: [([String: String], Bool)] = [
      ([:], false), (["FORCE_COLOR": "1"], true), (["CLICOLOR_FORCE": "1"], true),
      (["FORCE_COLOR": "1", "NO_COLOR": "1"], false), (["NO_COLOR": "", "FORCE_COLOR": "1"], true),
      (["FORCE_COLOR": "0"], false),
    ]
    for (environment, isColored) in settings {
      let run = try folder.program.run("lint", "warning.json", environment: environment)
      #expect(run.output.contains("\u{1B}[") == isColored, "\(environment)")
    }
    let never = try folder.program.run(
      "lint", "--color=never", "warning.json", environment: ["FORCE_COLOR": "1"])
    #expect(!never.output.contains("\u{1B}"))
  }

  @Test func aHookHandsOverFilesThatAreNothingToLint() throws {
    try folder.write("notes.txt", "words")
    try folder.write("Model.swift", "struct Model {}")
    try folder.write("settings.json", "{}")
    try folder.write(
      "Home.swift",
      "struct Home: View { var body: some View { Button { a() } label: { Image(\"x_y\") } } }")
    let others = ["notes.txt", "Model.swift", "settings.json"]
    let quiet = try folder.program.run(["lint", "--hook", "--"] + others)
    #expect(quiet.code == 0 && quiet.errors.isEmpty, "\(quiet.errors)")
    let found = try folder.program.run(["lint", "--hook", "--"] + others + ["Home.swift"])
    #expect(found.code == 1 && found.output.contains("icon-button-missing-label"))
    #expect(try folder.program.run("lint", "settings.json").code == 2)
  }

  @Test func quietLeavesOutTheSummary() throws {
    #expect(try folder.program.run("lint", "-q", "clean.json").output.isEmpty)
    #expect(try folder.program.run("lint", "clean.json").output.hasPrefix("Checked 1 file"))
  }

  @Test func standardInputIsReadUnderAName() throws {
    let input = Data(Trees.warning.utf8)
    let named = try folder.program.run(
      "lint", "-", "--stdin-filename", "Screens/A.json", "--format", "json", input: input)
    #expect(try paths(named.output) == ["Screens/A.json"])
    let given = try folder.program.run("lint", "-", "--input", "json", input: input)
    #expect(given.output.contains("<stdin>:1:47"))
    let guessed = try folder.program.run("lint", "-", "--format", "concise", input: input)
    #expect(guessed.output.contains("unknown-key"))
    #expect(try folder.program.run("lint", "-", "-", input: input).code == 2)
  }

  @Test func manyFilesGiveTheSameBytesHoweverTheyAreRead() throws {
    for index in 0..<60 {
      try folder.write("many/\(index).a11y.json", index % 3 == 0 ? Trees.error : Trees.warning)
    }
    let serial = try folder.program.run("lint", "--jobs", "1", "--format", "json", "many")
    #expect(try findings(serial.output).count == 60)
    for jobs in ["2", "16"] {
      let parallel = try folder.program.run("lint", "-j", jobs, "--format", "json", "many")
      #expect(parallel.output == serial.output)
      #expect(parallel.code == serial.code)
    }
  }

  @Test func aReaderThatGoesAwayIsNoCrash() throws {
    for index in 0..<40 { try folder.write("many/\(index).a11y.json", Trees.warning) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "\"$0\" lint many | head -n 1 >/dev/null; \"$0\" lint many | exec true",
      Program.url.path,
    ]
    process.currentDirectoryURL = folder.url
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    #expect(errors.fileHandleForReading.readDataToEndOfFile().isEmpty)
  }

  /// Language, time zone, hashing, the number of jobs and the hour change no byte of any report.
  @Test func reportsAreTheSameWhereverTheyAreMade() throws {
    let formats = ReporterList.names
    let examples = ProjectCopy.root.appendingPathComponent("Examples").path
    func reports(_ jobs: Int, _ variables: [String: String]) throws -> [String] {
      let outputs = formats.flatMap { ["--format", "\($0):\($0).out"] }
      let run = try folder.program.run(
        ["lint", "--jobs", "\(jobs)", "--report-details"] + outputs + [examples, "many"],
        environment: variables)
      #expect(run.code == 1, "\(run.errors)")
      return try [run.output, run.errors]
        + formats.map {
          try String(contentsOf: folder.url.appendingPathComponent("\($0).out"), encoding: .utf8)
        }
    }
    for index in 0..<40 { try folder.write("many/\(index).a11y.json", Trees.warning) }
    let first = try reports(1, [:])
    #expect(first.dropFirst(2).allSatisfy { !$0.isEmpty })
    for (jobs, variables) in [
      (1, [:]), (2, ["LC_ALL": "C", "TZ": "Pacific/Kiritimati"]), (7, ["LC_ALL": "tr_TR.UTF-8"]),
      (3, ["LANG": "de_DE.UTF-8", "TZ": "America/Caracas", "SWIFT_DETERMINISTIC_HASHING": "1"]),
      (16, ["LC_ALL": "ar_EG.UTF-8", "COLUMNS": "40", "TERM": "dumb", "HOME": "/nowhere"]),
    ] as [(Int, [String: String])] {
      #expect(try reports(jobs, variables) == first, "\(jobs) jobs, \(variables)")
    }
  }
}
