import DocumentSyntax
import InputFormats
import Testing

@testable import Linting

/// Findings about values that code gives to outlets name the line of code, and offer no fix for it.
@Suite("Notes on code") struct CodeNotesTests {
  private func findings(_ label: String) throws -> [LocatedFinding] {
    let code = """
      class HomeController: UIViewController {
        func viewDidLoad() { closeButton.accessibilityLabel = \(label) }
      }
      """
    let source = SourceFile(path: "Home.swift", bytes: FileBytes(Array(code.utf8)))
    var configuration = Configuration()
    configuration.reading.sourceIndex = SwiftUIIndex([try #require(SwiftUISource(source))], [])
    let text = InterfaceBuilderSample.storyboard(
      "<button id=\"b\"><state key=\"normal\" image=\"x_small\"/></button>",
      controller: """
        <connections><outlet property="closeButton" destination="b" id="o"/></connections>
        """)
    let file = SourceFile(path: "Main.storyboard", bytes: FileBytes(Array(text.utf8)))
    return Linter(configuration).lint(file).findings
  }

  @Test func aFindingNamesTheLineOfCode() throws {
    let found = try #require(
      findings("\"Close button\"").first { $0.rule.id == "label-repeats-role" })
    #expect(found.related.map(\.message) == ["code sets the label here: Home.swift:2:57"])
    #expect(found.fixes.isEmpty)
  }

  @Test func aLabelThatCodeSetsIsNotMissing() throws {
    let ids = ["\"Close\"", "words()"].map { label in
      (try? findings(label).map(\.rule.id)) ?? []
    }
    #expect(!ids.joined().contains("icon-button-missing-label"))
    #expect(try findings("nil").map(\.rule.id).contains("icon-button-missing-label"))
  }
}
