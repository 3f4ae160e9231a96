import DocumentSyntax
import Testing

@testable import Linting
@testable import ScreenModel

/// A file that is not a tree is called by its kind.
@Suite("Foreign files")
struct ForeignFileTests {
  private func message(_ path: String, _ bytes: [UInt8]) -> String? {
    let report = Linter().lint(SourceFile(path: path, bytes: FileBytes(bytes)))
    return report.inputErrors.count == 1 ? report.inputErrors[0].message : nil
  }

  @Test(
    arguments: [
      ("App.tsx", "export const App = () => <View/>", "source of JavaScript or TypeScript"),
      ("App.test.js.snap", "exports[`a`] = `<View/>`;", "snapshot file of Jest"),
      ("index.html", "<!doctype html><html></html>", "page of HTML"),
      ("View.m", "@implementation View", "source code that is not read"),
      ("icon.svg", "<svg/>", "picture"),
      ("de.strings", "\"a\" = \"b\";", "table of texts"),
      ("Info.plist", "<plist/>", "property list"),
      (".a11y-lint.yml", "rules: {}", "`a11y-lint config check`"),
    ])
  func byName(path: String, text: String, says: String) throws {
    let said = try #require(message("App/" + path, Array(text.utf8)))
    #expect(said.contains(says))
    #expect(!said.contains("YAML"))
  }

  @Test(
    arguments: [
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A], "a picture"),
      (Array("PK\u{3}\u{4}\u{14}".utf8), "an archive"),
      (Array("bplist00".utf8), "a binary property list"),
      ([1, 2, 0, 0, 3, 4, 5], "a binary file"),
    ] as [([UInt8], String)])
  func byContents(bytes: [UInt8], says: String) throws {
    let said = try #require(message("capture", bytes))
    #expect(said.hasPrefix("this is \(says), no UI tree"))
  }

  @Test func mergeConflictsAreAtTheirPlace() throws {
    let text = """
      screen: Home
      children:
      <<<<<<< HEAD
        - {type: text, text: Milk}
      =======
        - {type: text, text: Bread}
      >>>>>>> topic

      """
    let report = Linter().lint(
      SourceFile(path: "Home.a11y.yml", bytes: FileBytes(Array(text.utf8))))
    let error = try #require(report.inputErrors.first)
    #expect(error.message == "this is a mark of a merge conflict; resolve the conflict first")
    #expect(error.position?.line == 3)
    #expect(report.inputErrors.count == 1)
  }

  @Test func textsWithRulesOfSignsAreTrees() {
    let text = "screen: Home\nchildren:\n  - type: text\n    text: |\n      =======\n      Milk\n"
    let report = Linter().lint(
      SourceFile(path: "Home.a11y.yml", bytes: FileBytes(Array(text.utf8))))
    #expect(report.inputErrors.isEmpty)
  }
}
