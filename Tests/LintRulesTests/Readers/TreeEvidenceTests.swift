import DocumentSyntax
import Testing

@testable import InputFormats

/// Data in folders that looks like a tree, and trees.
struct TreeEvidenceTests {
  private func found(_ text: String, _ path: String = "data.json") -> String {
    let file = SourceFile(path: path, bytes: Array(text.utf8))
    return switch Readers.found(file, ReadingOptions()) {
    case .document: "document"
    case .doubtful: "doubtful"
    case .other: "other"
    }
  }

  @Test(
    arguments: [
      #"{"id": 1, "name": "Widget", "type": "text", "children": []}"#,
      #"[{"type": "image", "label": "Cat", "url": "http://a"}, {"type": "text", "label": "Dog"}]"#,
      #"{"type": "button", "label": "ok", "children": [{"type": "link", "text": "next"}]}"#,
      #"{"screen": "home", "event": "open"}"#,
      #"{"screen": "home", "type": "view", "user": 1, "session": 2, "device": 3, "os": 4}"#,
    ])
  func dataThatLooksLikeATreeIsDoubtful(text: String) {
    #expect(found(text) == "doubtful")
  }

  @Test(
    arguments: [
      #"{"screen": "Home", "children": [{"type": "button", "label": "Open"}]}"#,
      #"{"screens": [{"screen": "Home", "children": [{"type": "text", "text": "Hello"}]}]}"#,
      #"""
      {"type": "view", "children": [{"type": "button", "text": "A"}, {"type": "text", "text": "B"},
        {"type": "image", "label": "C"}]}
      """#,
      #"""
      {"type": "view", "frame": [0, 0, 9, 9],
        "children": [{"type": "button", "frame": [0, 0, 9, 9]}]}
      """#,
    ])
  func treesAreRead(text: String) {
    #expect(found(text) == "document")
  }

  @Test func whatIsWantedIsRead() {
    let text = #"{"type": "button", "label": "ok"}"#
    var options = ReadingOptions()
    options.isWanted = { $0 == "data.json" }
    let file = SourceFile(path: "data.json", bytes: Array(text.utf8))
    guard case .document = Readers.found(file, options) else {
      Issue.record("not read")
      return
    }
    #expect(found(text, "data.a11y.json") == "document")
  }
}
