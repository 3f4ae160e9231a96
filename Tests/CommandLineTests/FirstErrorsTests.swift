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

  @Test func unknownJSONLeadsToAnAdapter() throws {
    let folder = try TemporaryFolder()
    try folder.write("home.json", #"{"foo": 1, "bar": [2]}"#)
    let run = try Program(folder: folder.url).run("home.json")
    #expect(run.code == 2)
    let line = run.errors.split(separator: "\n").first.map(String.init) ?? ""
    #expect(line.hasPrefix("home.json:1:1: error: this mapping is no screen; give it a `screen`"))
    #expect(
      line.hasSuffix("; for JSON of your own, a11y-lint init --adapter FILE drafts an adapter"))
  }

  @Test(arguments: [
    ("--json", "use --format json"),
    ("--output", "write reports with --format json:FILE"),
    ("--no-color", "use --color never"),
    ("--print-config", "use a11y-lint config print"),
    ("--check", "leave it out: linting is what happens without a command"),
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
