import DocumentSyntax
import Testing

@testable import InputFormats
@testable import Linting
@testable import ScreenModel

/// Which files are page sources, and what is said of those that are none or are broken.
@Suite("Page source, recognition") struct CaptureSearchTests {
  private func document(_ text: String, _ path: String) -> Document? {
    Readers.documentIfTree(SourceFile(path: path, bytes: Array(text.utf8)), ReadingOptions())
  }

  private let button = PageSourceSample.element("Button", "label=\"A\"")

  @Test(arguments: ["<AppiumAUT>%</AppiumAUT>", "<hierarchy>%</hierarchy>", "%"])
  func rootsAreKnown(root: String) {
    let text = root.split(separator: "%", omittingEmptySubsequences: false).joined(
      separator: button)
    #expect(PageSourceSample.speech(text) == ["A, button."])
    #expect(document(text, "a.xml") != nil && document(text, "a.txt") != nil)
  }

  @Test(arguments: [
    "<svg><g/></svg>", "<plist version=\"1.0\"><dict/></plist>", "<document/>",
    "<hierarchy><android.widget.FrameLayout index=\"0\"/></hierarchy>",
    "<hierarchy rotation=\"0\"><node index=\"0\"/></hierarchy>", "<svg><g>", "words <b>", "",
  ])
  func otherFilesOfAFolderArePassedOver(text: String) {
    #expect(document(text, "a.xml") == nil)
    #expect(document(text, "a.txt") == nil)
  }

  @Test func androidIsRefusedWithAReason() {
    let report = PageSourceSample.report("<hierarchy><android.view.View/></hierarchy>")
    #expect(report.inputErrors.count == 1)
    #expect(report.inputErrors.first?.message.contains("a page source of Android") == true)
  }

  @Test func anAnswerThatIsAnErrorIsRefusedWithAReason() {
    let report = PageSourceSample.report(
      #"{"value": {"error": "unknown error", "message": "no app"}}"#, path: "a.json")
    #expect(report.inputErrors.first?.message.contains("an error that the server") == true)
  }

  @Test func aBrokenPageSourceInAFolderIsAnInputError() throws {
    let page = PageSourceSample.page(button)
    let cut = String(page.prefix(page.count / 2))
    for path in ["a.xml", "a.txt"] {
      let found = try #require(document(cut, path))
      #expect(found.outline.problems.count == 1)
    }
    let answer = #"{"value": "<AppiumAUT><XCUIElementTypeOther>"}"#
    let problem = try #require(document(answer, "a.json")?.outline.problems.first)
    #expect(problem.range.start >= answer.utf8.count - 4)
    #expect(document(String(answer.dropLast(3)), "a.json")?.outline.problems.isEmpty == false)
  }

  @Test(arguments: [
    "<AppiumAUT></AppiumAUT>",
    "<AppiumAUT><XCUIElementTypeAny type=\"XCUIElementTypeAny\" x=\"-1\" y=\"-1\" width=\"0\" "
      + "height=\"0\"/></AppiumAUT>",
    "<XCUIElementTypeApplication type=\"XCUIElementTypeApplication\"/>",
  ])
  func aCaptureOfNothingIsSaidToBeOne(text: String) {
    let report = PageSourceSample.report(text)
    #expect(report.findings.map(\.rule.id) == ["empty-tree"])
    #expect(report.findings.first?.message.contains("the capture shows nothing") == true)
  }

  @Test func nothingThatIsCutShortStopsTheProgram() {
    let page = Array(PageSourceSample.page(button + "<!-- é -->" + button).utf8)
    let answer = Array(#"{"value":"<AppiumAUT><XCUIElementTypeAny name=\"\ud83d\ude00\"/>"}"#.utf8)
    var read = 0
    for bytes in [page, answer] {
      for length in 0...bytes.count {
        for path in ["a.xml", "a.json", "a"] {
          let file = SourceFile(path: path, bytes: Array(bytes.prefix(length)))
          let report = Linter().lint(file)
          read += report.inputErrors.isEmpty ? 1 : 0
        }
      }
    }
    #expect(read > 0)
  }

  @Test func whatBeginsTooFarIntoAFileIsNoCrash() {
    for blanks in [65_500, 65_536, 70_000] {
      let text = "{\"a\": [\n" + String(repeating: " ", count: blanks) + "{\"value\": 1"
      let report = Linter().lint(SourceFile(path: "x.json", bytes: Array(text.utf8)))
      #expect(report.inputErrors.count == 1, "\(blanks)")
    }
  }

  @Test(arguments: ["", "Running on iPhone\n"])
  func aPartOfWhatIsCutShortIsNotTheWhole(log: String) {
    let nodes = (1...3).map {
      "  {\n    \"AXLabel\": \"\($0)\",\n    \"type\": \"Button\"\n  }"
    }
    let text = log + "[\n" + nodes.joined(separator: ",\n")
    let report = Linter().lint(SourceFile(path: "x.json", bytes: Array(text.utf8)))
    #expect(report.inputErrors.count == 1 && report.nodes == 0)
  }

  @Test func severalDocumentsInOneFileAreNotReadAsOne() {
    let text = #"[{"AXLabel": "A", "type": "Button"}]"# + "\n"
    let report = Linter().lint(SourceFile(path: "x.json", bytes: Array((text + text).utf8)))
    #expect(report.inputErrors.count == 1)
  }

  @Test func whatIsCutShortInAFolderIsAnError() {
    let text = #"[{"AXLabel": "A", "AXUniqueId": null, "type": "But"#
    let file = SourceFile(path: "x.json", bytes: Array(text.utf8))
    #expect(Linter().lintIfTree(file)?.inputErrors.count == 1)
    let other = SourceFile(path: "y.json", bytes: Array(#"{"name": "pack"#.utf8))
    #expect(Linter().lintIfTree(other) == nil)
  }
}
