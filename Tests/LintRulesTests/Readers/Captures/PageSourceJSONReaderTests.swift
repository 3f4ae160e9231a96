import DocumentSyntax
import Testing

@testable import InputFormats
@testable import ScreenModel

/// Page sources of WebDriverAgent as JSON.
@Suite("Page source, JSON") struct PageSourceJSONReaderTests {
  private let current = """
    {"type": "Application", "rawIdentifier": null, "name": "Shop", "value": null, "label": "Shop",
     "rect": {"x": 0, "y": 0, "width": 390, "height": 844}, "isEnabled": "1", "isVisible": "1",
     "children": [
      {"children": [], "isVisible": "1", "isEnabled": "0", "label": "Buy", "value": "1",
       "rawIdentifier": "buy", "name": "buy", "type": "Button", "isAccessible": "1",
       "rect": {"x": 10, "y": 100, "width": 90, "height": 44}, "frame": "{{0, 0}, {1, 1}}"},
      {"type": "Switch", "isEnabled": "1", "isVisible": "1", "isAccessible": "1", "label": "Sound",
       "value": "0", "rect": {"x": 10, "y": 300, "width": 51, "height": 44}}]}
    """

  @Test(arguments: [
    "%", #"{"value": %, "sessionId": "1"}"#, #"{"value": {"tree": %}, "status": 0}"#,
  ])
  func theRootMayBeInAnAnswer(answer: String) throws {
    let text = answer.split(separator: "%", omittingEmptySubsequences: false).joined(
      separator: current)
    let tree = PageSourceSample.tree(text, path: "a.json")
    #expect(tree.count == 4 && tree.interface.screens.first?.name == "Shop")
    #expect(PageSourceSample.speech(text, path: "a.json").first == "Selected, Buy, dimmed, button.")
    let button = try #require(TreeSample.index("buy", in: tree))
    #expect(tree.element(button).frame == Rect(x: 10, y: 100, width: 90, height: 44))
    let anchor = tree.interface.file.text(in: tree.element(button).anchor)
    #expect(anchor == #""Button""#)
  }

  @Test func theFormOf2016IsRead() {
    let text = """
      {"sessionId": null, "value": {"tree": {"type": "UIAApplication", "label": " ", "name": "Home",
        "rect": {"origin": {"x": 0, "y": 0}, "size": {"width": 375, "height": 667}},
        "isEnabled": "1", "value": null, "attributes": {"rect": "NSRect: {{0, 0}, {375, 667}}"},
        "children": [{"type": "UIATableView", "isEnabled": "1", "isVisible": "1", "label": null,
          "rect": {"origin": {"x": 0, "y": 0}, "size": {"width": 375, "height": 667}},
          "children": [{"type": "UIATableCell", "label": "Wi-Fi", "name": "Wi-Fi", "value": null,
            "rect": {"origin": {"x": 0, "y": 9}, "size": {"width": 375, "height": 44}},
            "isVisible": "1"}]}]}}}
      """
    let tree = PageSourceSample.tree(text, path: "home.json")
    #expect(tree.interface.screens.first?.name == "home")
    #expect((0..<tree.count).map { tree.element($0).kind } == [.screen, .view, .list, .cell])
    #expect(tree.element(3).frame == Rect(x: 0, y: 9, width: 375, height: 44))
  }

  @Test(arguments: [
    #"{"name": "left-pad", "version": "1.0.0"}"#, #"{"type": "object", "value": 1}"#,
    #"{"type": "button", "text": "Save"}"#, #"{"value": null}"#, #"{"value": "words"}"#,
    #"{"type": "Application", "AXLabel": "x", "frame": {"x": 0, "y": 0}}"#,
  ])
  func otherJSONIsRefused(text: String) {
    let file = SourceFile(path: "a.json", bytes: Array(text.utf8))
    let search = CaptureSearch(file, for: [PageSourceJSONReader.self, PageSourceReader.self])
    #expect(search.capture == nil && !search.isClaimed)
  }

  @Test func oddValuesAreNoReasonToStop() {
    let text = """
      {"type": "Window", "isEnabled": [], "rect": {"x": "1e400", "y": null, "width": -1},
       "label": {"a": 1}, "children": [null, 3, [], {}, {"type": 7, "children": {}},
       {"type": "Button", "label": 5, "rect": {"x": 1, "y": 2, "width": 30, "height": 40}}]}
      """
    let tree = PageSourceSample.tree(text, path: "a.json")
    #expect(tree.count == 5)
  }
}
