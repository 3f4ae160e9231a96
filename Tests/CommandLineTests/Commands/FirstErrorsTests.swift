import Foundation
import Testing

/// The errors that newcomers meet first, word by word: each says what this is, and the nearest
/// thing that works.
@Suite("First errors") struct FirstErrorsTests {
  private static let formats = "`a11y-lint formats` lists what can be read"

  @Test(arguments: [
    (
      "App.tsx", "export const App = () => <View/>",
      "App.tsx:1:1: error: this is source of JavaScript or TypeScript, which is not read; save a "
        + "test's `toJSON()` tree of React Native as JSON, or capture the running app"
    ),
    (
      "App.snap", "exports[`a`] = `<View/>`;",
      "App.snap:1:1: error: this is a snapshot file of Jest, which is not read; save the test's "
        + "`toJSON()` tree as JSON"
    ),
    (
      "index.html", "<!doctype html><html></html>",
      "index.html:1:1: error: this is a page of HTML; a11y-lint is for screens of iOS apps, and "
        + formats
    ),
    (
      "home.png", "\u{1}PNG",
      "home.png:1:1: error: this is a picture, which has no UI tree; capture the screen as a tree, "
        + "and " + formats
    ),
    (
      "capture", "\u{1}\u{2}\u{0}\u{0}\u{3}",
      "capture:1:1: error: this is a binary file, no UI tree; " + formats
    ),
    (
      "Home.yml", "<<<<<<< HEAD\nscreen: A\n=======\nscreen: B\n>>>>>>> topic\n",
      "Home.yml:1:1: error: this is a mark of a merge conflict; resolve the conflict first"
    ),
    (
      ".a11y-lint.yml", "rules:\n  label-blank: off\n",
      ".a11y-lint.yml:1:1: error: this is the configuration of a11y-lint, no UI tree; "
        + "`a11y-lint config check` reads it"
    ),
  ])
  func filesAreCalledByTheirKind(name: String, text: String, says: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(name, text)
    let run = try Program(folder: folder.url).run(name)
    #expect(run.code == 2)
    #expect(run.errors.split(separator: "\n").first.map(String.init) == says)
  }

  private static let unknownJSON =
    "unknown JSON: no tree, capture, react-native or adaptive-cards; "
    + "run a11y-lint init --adapter FILE"

  private func firstLine(_ run: Program.Run) -> String {
    run.errors.split(separator: "\n").first.map(String.init) ?? ""
  }

  @Test func unknownJSONLeadsToAnAdapter() throws {
    let folder = try TemporaryFolder()
    let json = #"{"foo": 1, "bar": [2]}"#
    try folder.write("home.json", json)
    let program = Program(folder: folder.url)
    let run = try program.run("home.json")
    #expect(run.code == 2)
    #expect(firstLine(run) == "home.json:1:1: error: " + Self.unknownJSON)
    #expect(firstLine(run).utf8.count <= 120)
    let piped = try program.run("-", input: Data(json.utf8))
    #expect(piped.code == 2)
    #expect(firstLine(piped) == "<stdin>:1:1: error: " + Self.unknownJSON)
    // A file whose name says that it is a tree hears what a tree needs.
    try folder.write("home.a11y.json", json)
    #expect(
      firstLine(try program.run("home.a11y.json")) == "home.a11y.json:1:1: error: "
        + "this mapping is not a screen; give it a `screen` name or a `type`")
  }

  @Test func aPipeNeedsItsName() throws {
    let folder = try TemporaryFolder()
    let run = try Program(folder: folder.url).run(input: Data("screen: Home\n".utf8))
    #expect(run.code == 2)
    #expect(
      firstLine(run) == ".: error: no UI tree in this folder; name a file or use --allow-empty; "
        + "to lint standard input, name it: a11y-lint -")
  }

  @Test(arguments: [
    (
      ["--input", "json", "Home.swift"],
      "Home.swift:1:1: error: this is SwiftUI source by its name, not json; leave out --input to "
        + "read it"
    ),
    (
      ["--input", "yaml", "Home.swift"],
      "Home.swift:1:1: error: this is SwiftUI source by its name, not yaml; leave out --input to "
        + "read it"
    ),
    (
      ["--input", "json", "home.svg"],
      "home.svg:1:1: error: this is a picture, which has no UI tree; capture the screen as a tree, "
        + "and " + formats
    ),
    (
      ["picture.json"],
      "picture.json:1:1: error: this is a picture, no UI tree; " + formats
    ),
    (
      ["notes.txt"],
      "notes.txt:1:1: error: neither a tree nor a capture, see `a11y-lint formats`; "
        + "--input yaml says why it is not a tree"
    ),
  ])
  func filesAreReadAsTheyAreOrNotAtAll(words: [String], says: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Home.swift", "import SwiftUI\nstruct Home: View { var body: some View { Text(x) } }")
    try folder.write("home.svg", "<svg/>")
    try folder.write("picture.json", "GIF89a")
    try folder.write("notes.txt", "To do: nothing: at all")
    let run = try Program(folder: folder.url).run(words)
    #expect(run.code == 2)
    #expect(firstLine(run) == says)
  }

  @Test func aMisspelledCommandHasANeighbour() throws {
    let folder = try TemporaryFolder()
    let run = try Program(folder: folder.url).run("explian")
    #expect(run.code == 2)
    #expect(
      firstLine(run)
        == "explian: error: there is no such file or folder; did you mean the command explain?")
  }

  @Test(arguments: [
    ("check", "unknown command check; leave it out: a11y-lint PATH lints without a command"),
    ("fix", "unknown command fix; use a11y-lint --fix"),
  ])
  func commandsOfOtherLintersHaveANeighbour(word: String, says: String) throws {
    let folder = try TemporaryFolder()
    let program = Program(folder: folder.url)
    let run = try program.run(word, ".")
    #expect(run.code == 2)
    #expect(firstLine(run) == "error: " + says)
    // A folder of that name is linted.
    try folder.write("\(word)/Home.a11y.yml", "screen: Home\nchildren: [{type: text, text: Hi}]\n")
    #expect(try program.run(word).code == 0)
  }

  @Test(arguments: [
    ("--json", "use --format json"),
    ("--output", "write reports with --format json:FILE"),
    ("--no-color", "use --color never"),
    ("--print-config", "use a11y-lint config print"),
    ("--check", "leave it out: linting is what happens without a command"),
    ("--autocorrect", "use --fix"),
    ("--fix-dry-run", "use --fix --dry-run"),
    ("--unsafe-fixes", "use --fix --unsafe"),
    ("--write", "use --fix"),
    ("-f", "choose the report with --format"),
    ("-o", "write reports with --format json:FILE"),
  ])
  func optionsOfOtherLintersHaveANeighbour(option: String, says: String) throws {
    let folder = try TemporaryFolder()
    let run = try Program(folder: folder.url).run(option)
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(
      run.errors.split(separator: "\n").first.map(String.init)
        == "error: unknown option \(option); \(says)")
  }
}
