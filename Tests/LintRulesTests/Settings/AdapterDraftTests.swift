import DocumentSyntax
import Testing

@testable import Linting
@testable import ScreenModel

/// An adapter that is drafted from the names of keys is a valid one, and reads the file.
@Suite("Drafts of adapters") struct AdapterDraftTests {
  private func file(_ text: String, _ path: String = "screens/home.json") -> SourceFile {
    SourceFile(path: path, bytes: Array(text.utf8))
  }

  private let screen = """
    {"component": "Page", "content": [
      {"component": "Headline", "title": "Your order"},
      {"component": "IconBtn", "icon": "trash", "altText": "Remove"},
      {"component": "Switch: big", "title": "Gift"}]}
    """

  @Test func keysAndTypesAreGuessed() throws {
    let screen = self.screen.replacing("Switch: big", with: "BigSwitch")
    let draft = try #require(AdapterDraft(file(screen)))
    #expect(draft.text.contains("type: component\n") && draft.text.contains("children: content\n"))
    #expect(draft.text.contains("IconBtn: button\n") && draft.text.contains("BigSwitch: switch\n"))
    let stops = draft.stops(of: file(screen))
    #expect(stops.count == 3 && stops.prefix(2) == ["Your order, heading.", "Remove, button."])
    #expect(stops.last?.hasPrefix("Gift, switch button.") == true)
  }

  @Test(arguments: ["{}", "[1, 2]", "{\"a\": {\"b\": \"c\"}}", "nothing", "{"])
  func aFileWithoutTypesHasNoDraft(text: String) {
    #expect(AdapterDraft(file(text)) == nil)
  }

  @Test func namesOfOthersStayTexts() throws {
    let text = #"{"type": "a\u001b\n- x: {", "children": [{"type": "b#c\"", "text": "Hi"}]}"#
    let draft = AdapterDraft(file(text))
    // Types of one word only are taken for types.
    #expect(draft == nil)
    let odd = #"{"type": "a\u001b{", "children": [{"type": "b#c\"", "text": "Hi"}]}"#
    let written = try #require(AdapterDraft(file(odd))).text
    #expect(!written.unicodeScalars.contains("\u{1B}"))
    let source = SourceFile(path: ".a11y-lint.yml", bytes: Array(written.utf8))
    #expect(ConfigurationFile(source).errors.isEmpty)
  }
}
