import Foundation
import Testing

/// A run says what it found in folders and did not read, and which page helps.
@Suite("What is not read is said")
struct UnreadRemarksTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func lint(_ arguments: String...) throws -> Program.Run {
    try folder.program.run(["lint", "--format", "text"] + arguments)
  }

  @Test func filesOfOtherLanguagesAreCounted() throws {
    for path in ["a/A.tsx", "b.jsx", "C.kt", "main.dart", "HomeView.m", "Model.m", "index.ts"] {
      try folder.write(path, "x")
    }
    try folder.write("a.a11y.yml", Trees.clean)
    let run = try lint()
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    for line in [
      "note: 2 files of JSX are not read; docs/start/REACT-NATIVE.md shows",
      "note: 1 file of Kotlin is not read; docs/CAPTURE.md shows",
      "note: 1 file of Dart is not read; docs/CAPTURE.md shows",
      "note: 1 file with views in Objective-C is not read; docs/start/UIKIT.md shows",
    ] {
      #expect(run.errors.contains(line), "\(run.errors)")
    }
    #expect(try !lint("--quiet").errors.contains("not read"))
    #expect(try !lint("a.a11y.yml").errors.contains("not read"))
  }

  @Test func whatIsLeftOutIsNotCounted() throws {
    for path in ["Pods/A.tsx", "gen/B.tsx", "old/C.tsx", "d.tsx"] { try folder.write(path, "x") }
    try folder.write(".gitignore", "gen/\nd.tsx\n")
    try folder.write("a.a11y.yml", Trees.clean)
    #expect(try !lint("--exclude", "old").errors.contains("not read"))
    #expect(try lint("--no-ignore").errors.contains("3 files of JSX"))
  }

  @Test func codeOfUIKitIsCounted() throws {
    try folder.write("Home.swift", "import UIKit\nclass Home: UIViewController {}\n")
    try folder.write("Model.swift", "import UIKit\nstruct Model {}\n")
    let alone = try lint()
    #expect(alone.code == 2)
    let note = "note: 1 Swift file with views of UIKit is not read; docs/start/UIKIT.md shows"
    #expect(alone.errors.contains(note), "\(alone.errors)")
    try folder.write("Row.swift", "import UIKit\nclass Row: UITableViewCell {}\n")
    try folder.write("A.swift", "struct A: View { var body: some View { Text(\"Hello\") } }\n")
    #expect(try lint().errors.contains("2 Swift files with views of UIKit are not read"))
    #expect(try lint("--no-index").errors.contains("2 Swift files with views of UIKit"))
  }

  @Test func viewsWithoutABodyAreNamed() throws {
    try folder.write("A.swift", "struct A: View { var body: some View { Text(\"Hello\") } }\n")
    try folder.write("B.swift", "struct B: View {}\n")
    let one = try lint().errors
    #expect(one.contains("note: 1 view is not read, as its `body` is not in the type"), "\(one)")
    let names = (10...21).map { "struct V\($0): View {}\n" }.joined()
    try folder.write("C.swift", names)
    let many = try lint().errors
    #expect(many.contains("13 views are not read"), "\(many)")
    #expect(many.contains(": B, V10, V11,") && many.contains("V18 and 3 more\n"), "\(many)")
  }

  // MARK: Required screens

  @Test func fewerScreensThanRequiredFail() throws {
    try folder.write("a.a11y.yml", Trees.clean)
    #expect(try lint("--require-screens", "1").code == 0)
    let run = try lint("--require-screens", "3")
    #expect(run.code == 1)
    #expect(run.errors.contains("error: 1 screen was read, and 3 are required"), "\(run.errors)")
    #expect(run.output.contains("Failed: 2 screens too few (0 allowed)."), "\(run.output)")
    #expect(try lint("--require-screens", "3", "--exit-zero").code == 0)
    let report = try folder.program.run("lint", "--format", "json", "--require-screens", "3").output
    #expect(report.contains(#""what": "screen too few""#), "\(report)")
    #expect(try lint("--require-screens", "3", "a.a11y.yml").code == 1)
  }

  @Test func anEmptyFolderFailsWhereScreensAreRequired() throws {
    try folder.write("notes.txt", "nothing")
    #expect(try lint("--allow-empty").code == 0)
    #expect(try lint("--allow-empty", "--require-screens", "1").code == 1)
  }

  @Test func aConfigurationRequiresScreensOfWholeFolders() throws {
    try folder.write("a.a11y.yml", Trees.clean)
    try folder.write(".a11y-lint.yml", "requireScreens: 2\n")
    #expect(try lint().code == 1)
    #expect(try lint("a.a11y.yml").code == 0)
    #expect(try lint("--shard", "1/2").code == 0)
    #expect(try lint("--require-screens", "1").code == 0)
  }

  @Test(arguments: [["--shard", "1/2"], ["--staged"], ["--since", "HEAD"], ["--stream"]])
  func partsOfAProjectCannotTell(arguments: [String]) throws {
    try folder.write("a.a11y.yml", Trees.clean)
    let run = try folder.program.run(["lint", "--require-screens", "1"] + arguments)
    #expect(run.code == 2)
    #expect(run.errors.contains("do not go together"), "\(run.errors)")
  }
}
