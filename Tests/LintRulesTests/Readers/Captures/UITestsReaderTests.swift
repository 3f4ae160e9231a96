import Testing

@testable import ScreenModel

/// References of A11yUITests.
struct UITestsReaderTests {
  private static func reference(_ elements: [String]) -> String {
    #"""
    {"generated": "2023-02-26T09:17:02Z", "filename": "a.json", "version": "1.1", "snapshot": [
      \#(elements.joined(separator: ",\n  "))]}
    """#
  }

  private static func element(
    _ type: String, _ label: String, _ traits: String, _ rest: String = "", y: Int = 100,
    height: Int = 44
  ) -> String {
    #"""
    {"type": "\#(type)", "label": "\#(label)", "traits": [\#(traits)], "enabled": true, \#(rest)
     "frame": [[16, \#(y)], [120, \#(height)]]}
    """#
  }

  @Test func namesWithSpacesAreTraitsAndTypes() {
    let capture = CaptureReading(
      Self.reference([
        Self.element("Button", "Off", #""Button", "Not Enabled""#),
        Self.element("Text Field", "", "", #""placeholder": "Name", "value": "Name","#, y: 200),
        Self.element("Label", "Hello", #""Static Text", "Header""#, y: 300),
        Self.element("Switch", "Sound", #""Button""#, #""value": "1","#, y: 400),
      ]))
    #expect(capture.kinds == [.button, .textField, .text, .switch])
    #expect(
      capture.heard() == [
        "Off, dimmed, button.", "Name, text field. Double tap to edit.", "Hello, heading.",
        "Sound, switch button, on. Double tap to toggle setting.",
      ])
  }

  @Test func theTitleOfAButtonIsNoStop() {
    let capture = CaptureReading(
      Self.reference([
        Self.element("Button", "Buy now", #""Button""#),
        Self.element("Label", "Free", #""Static Text""#, y: 300),
        Self.element("Label", "Buy", #""Static Text""#, y: 110, height: 18),
      ]))
    #expect(capture.heard() == ["Buy now, button.", "Free."])
    #expect(capture.kinds == [.button, .text, .text] && capture.tree.elements[2].parent == 1)
  }

  @Test func anEmptyReferenceIsNoPass() {
    #expect(CaptureReading(Self.reference([])).rules == ["empty-tree"])
  }
}
