import Foundation
import ScreenModel
import Testing

@testable import LintReports

/// What is done with JSON reports.
@Suite("report") struct ReportCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(".git/HEAD", "ref: refs/heads/main\n")
    try folder.write("a/home.a11y.yml", Self.screen("Home", ["x", "y"]))
    try folder.write("a/warn.a11y.json", Trees.warning)
    try folder.write("b/more.a11y.yml", Self.screen("More", ["z"]))
    try folder.write("b/broken.a11y.json", Trees.broken)
    try folder.write("c/clean.a11y.json", Trees.clean)
  }

  private static func screen(_ name: String, _ ids: [String]) -> String {
    "screen: \(name)\ntitle: \(name)\nchildren:\n"
      + ids.map { "  - {type: button, id: \($0), image: trash}\n" }.joined()
  }

  @discardableResult
  private func run(_ arguments: String..., input: Data = Data()) throws -> Program.Run {
    try folder.program.run(arguments, input: input)
  }

  /// Writes a report on paths; gives its text.
  @discardableResult
  private func lint(_ name: String, _ arguments: String...) throws -> String {
    _ = try folder.program.run(["lint", "--format", "json:\(name)"] + arguments)
    return try folder.read(name)
  }

  @Test(arguments: ReporterList.names) func convertingGivesWhatLintGives(name: String) throws {
    try lint("r.json", "--report-details", "--fail-on", "warning", ".")
    let direct = try run("lint", "--format", "\(name):direct", "--fail-on", "warning", ".")
    #expect(direct.code == 2)
    let converted = try run("report", "convert", "r.json", "--format", "\(name):converted")
    #expect(converted.code == 0 && converted.output.isEmpty && converted.errors.isEmpty)
    guard name != "json" else { return }
    #expect(try folder.read("converted") == folder.read("direct"))
    let printed = try run("lint", "--format", name, "--fail-on", "warning", ".")
    let again = try run(
      "report", "convert", "-", "--format", name, input: Data(folder.read("r.json").utf8))
    #expect(again.output == printed.output)
  }

  @Test(arguments: ReporterList.names) func pathsBelowTheConfigurationAreTold(name: String) throws {
    // Fingerprints are made of paths below `b`, and reports show them below the current folder.
    try folder.write("b/.a11y-lint.yml", "failOn: warning\n")
    try lint("r.json", "--report-details", "b")
    let direct = try run("lint", "--format", name, "b")
    let converted = try run("report", "convert", "r.json", "--format", name)
    guard name != "json" else { return }
    #expect(converted.output == direct.output && !direct.output.isEmpty)
  }

  @Test func stylesAreThoseOfLint() throws {
    try lint("r.json", "--report-details", ".")
    let options =
      ["--format", "text", "--color", "always", "--statistics", "--quiet"]
      + ["--min-severity", "error"]
    let direct = try folder.program.run(["lint", "."] + options)
    let converted = try folder.program.run(["report", "convert", "r.json"] + options)
    #expect(converted.output == direct.output && direct.output.contains("\u{1B}["))
    #expect(converted.errors == direct.errors)
  }

  @Test func withoutDetailsANoteSaysWhatIsMissing() throws {
    try lint("r.json", ".")
    let run = try run("report", "convert", "r.json")
    #expect(run.code == 0 && run.output.contains("icon-button-missing-label"))
    #expect(run.errors.contains("note: text would also show source lines; lint with"))
    let concise = try self.run("report", "convert", "r.json", "--format", "concise")
    #expect(concise.errors.hasPrefix("b/broken.a11y.json:1:12: error: "))
    #expect(!concise.errors.contains("note:"))
  }

  @Test func shardsMergeToOneRun() throws {
    for details in [[], ["--report-details"]] {
      let whole = try folder.program.run(["lint", "--format", "json"] + details + ["a", "b", "c"])
      for part in ["a", "b", "c"] {
        _ = try folder.program.run(["lint", "--format", "json:\(part).json", part] + details)
      }
      let merged = try run("report", "merge", "c.json", "a.json", "b.json", "a.json")
      #expect(merged.code == 0 && merged.errors.isEmpty)
      #expect(merged.output == whole.output)
    }
    let list = try run("report", "merge", "@list", input: Data())
    #expect(list.code == 2 && list.errors.contains("list"))
    try folder.write("list", "a.json\nc.json\n")
    #expect(try run("report", "merge", "@list").code == 0)
  }

  @Test func gatesFailWhereThatIsAskedFor() throws {
    try lint("a.json", "--max-errors", "2", "a")
    try lint("c.json", "--max-errors", "2", "c")
    try folder.write("b/broken.a11y.json", Trees.clean)
    try lint("b.json", "--max-errors", "2", "b")
    for name in ["a.json", "b.json", "c.json"] {
      #expect(try run("report", "convert", name, "--fail-on-gates").code == 0, "\(name)")
    }
    #expect(try run("report", "merge", "a.json", "c.json", "--fail-on-gates").code == 0)
    #expect(try run("report", "merge", "a.json", "b.json").code == 0)
    let failed = try run("report", "merge", "a.json", "b.json", "--fail-on-gates")
    #expect(failed.code == 1)
    #expect(failed.output.contains("3 errors (2 allowed)"))
    try folder.write("b/broken.a11y.json", Trees.broken)
    try lint("b.json", "b")
    #expect(try run("report", "merge", "a.json", "b.json", "--fail-on-gates").code == 2)
  }

  @Test func reportsThatDisagreeAreRefused() throws {
    try lint("one.json", "a")
    try folder.write("a/home.a11y.yml", Self.screen("Home", ["x"]))
    try lint("two.json", "a")
    let run = try run("report", "merge", "one.json", "two.json", "--format", "json:out.json")
    #expect(run.code == 2 && run.output.isEmpty)
    #expect(run.errors.contains("error: one.json and two.json do not say the same of a/home"))
    #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/out.json"))
  }

  @Test func mistakesInReportsAreLocated() throws {
    let text = try lint("r.json", "a")
    try folder.write("cut.json", String(text.prefix(text.count / 2)))
    try folder.write("other.json", "{\"a\": 1}")
    for (file, message) in [
      ("cut.json", "error: "), ("other.json", "other.json:1:1: error: this is not a report"),
      ("gone.json", "gone.json: error: there is no such file"), ("a", "a: error: it is a folder"),
    ] {
      let run = try run("report", "convert", file, "--format", "json")
      #expect(run.code == 2 && run.output.isEmpty)
      #expect(run.errors.contains(message) && run.errors.hasPrefix(file), "\(run.errors)")
    }
  }

  @Test func inputsAreNeverWrittenOver() throws {
    let text = try lint("r.json", "a")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.path + "/link.json", withDestinationPath: "r.json")
    for command in [
      ["convert", "r.json"], ["merge", "r.json", "r.json"], ["diff", "r.json", "r.json"],
      ["trend", "."],
    ] {
      let run = try folder.program.run(["report"] + command + ["--format", "json:./link.json"])
      #expect(run.code == 2 && run.errors.contains("would be written over"), "\(command)")
    }
    #expect(try folder.read("r.json") == text)
  }

  @Test func comparingSaysWhatIsNewAndFixed() throws {
    try lint("old.json", "a")
    try folder.write("a/home.a11y.yml", Self.screen("Home", ["y", "w"]))
    try lint("new.json", "a")
    let text = try run("report", "diff", "old.json", "new.json")
    #expect(text.code == 0 && text.errors.isEmpty)
    #expect(text.output.hasPrefix("New:\n  error: a/home.a11y.yml:5:"))
    #expect(text.output.contains("\nFixed:\n  error: a/home.a11y.yml:4:"))
    #expect(text.output.contains("1 new (1 error); 1 fixed (1 error); "))
    #expect(try run("report", "diff", "old.json", "new.json", "--fail-on", "error").code == 1)
    #expect(try run("report", "diff", "old.json", "old.json", "--fail-on", "note").code == 0)
    #expect(try run("report", "diff", "old.json", "new.json", "--fail-on", "never").code == 0)
    let json = try run(
      "report", "diff", "old.json", "new.json", "--format", "json", "--format", "text:d.txt")
    #expect(try folder.read("d.txt") == text.output)
    guard
      let found = try SchemaValidation.complaints(
        about: [json.output], by: SchemaSubject.diff.text)
    else { return }
    #expect(found == [""])
  }

  @Test func trendsReadAFolder() throws {
    for (index, ids) in [["x", "y", "z"], ["x", "y"], ["x"]].enumerated() {
      try folder.write("a/home.a11y.yml", Self.screen("Home", ids))
      _ = try folder.program.run(
        ["lint", "a", "--timestamps", "--format", "json:history/\(9 - index).json"],
        environment: ["SOURCE_DATE_EPOCH": "\(1_790_000_000 + index * 86_400)"])
    }
    try folder.write("history/notes.txt", "x")
    try folder.write("history/other.json", "{}")
    let csv = try run("report", "trend", "history")
    #expect(csv.code == 0 && csv.errors.contains("history/other.json: note: this is not a report"))
    let rows = csv.output.split(separator: "\r\n")
    #expect(rows.count == 4 && rows[0].hasPrefix("name,timestamp,errors,warnings,"))
    #expect(rows[1].hasPrefix("history/9.json,2026-09-21T14:13:20Z,3,"))
    #expect(rows[3].hasPrefix("history/7.json,2026-09-23T14:13:20Z,1,"))
    let json = try run(
      "report", "trend", "history", "--format", "json", "--format", "svg:history/chart.svg")
    #expect(try folder.read("history/chart.svg").contains("Errors: from 3 to 1."))
    try folder.write("history/cut.json", "{\"schemaVersion\": 1, \"findings\": [")
    let broken = try run("report", "trend", "history")
    #expect(broken.code == 2 && broken.output == csv.output)
    #expect(broken.errors.contains("history/cut.json:1:"))
    guard
      let found = try SchemaValidation.complaints(
        about: [json.output], by: SchemaSubject.trend.text)
    else { return }
    #expect(found == [""])
  }

  @Test(arguments: [
    ([], "report needs a word: convert, merge, diff, trend"),
    (["convrt"], "did you mean convert?"), (["convert"], "report convert needs a JSON report"),
    (["merge", "-", "-"], "standard input can be read only once"),
    (["diff", "a.json"], "report diff takes two reports"),
    (["diff", "a", "b", "--statistics"], "report diff has no option --statistics"),
    (["trend", "x", "--format", "html"], "unknown format html; use csv, json, svg"),
    (["trend", "c"], "there is no JSON report"),
    (["convert", "x", "--format", "svg"], "unknown report format svg"),
    (["diff", "a", "b", "--format", "text", "--format", "json"], "two reports go to standard"),
    (["convert", "x", "--config", "y"], "report has no option --config"),
  ]) func wrongWordsAreExplained(words: [String], message: String) throws {
    let run = try folder.program.run(["report"] + words)
    #expect(run.code == 2 && run.output.isEmpty)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
