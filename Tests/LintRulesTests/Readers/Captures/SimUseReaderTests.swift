import Testing

@testable import ScreenModel

/// What sim-use prints, with and without idb's tree.
struct SimUseReaderTests {
  private static let entries = #"""
    "outline": "App: Shop & Co  402x874\n\n[Top  y<120]\n",
    "entries": [
      {"aliases": {"at": 1}, "frame": {"x": 8, "y": 63, "width": 60, "height": 44},
       "label": "Back",
       "region": {"kind": "Top"}, "role": "Button", "states": ["disabled"], "uniqueId": "back"},
      {"aliases": {"at": 2}, "frame": {"x": 8, "y": 163, "width": 60, "height": 44},
       "label": "",
       "region": {"kind": "Content"}, "role": "Group", "states": []},
      {"aliases": {"at": 3}, "frame": {"x": 8, "y": 263, "width": 60, "height": 44},
       "label": "検索",
       "region": {"kind": "Content"}, "role": "TextField", "states": ["value=\"検索\""]},
      {"aliases": {"at": 4}, "frame": {"x": 8, "y": 363, "width": 60, "height": 44},
       "label": "Home",
       "region": {"kind": "Group", "label": "Tab Bar"}, "role": "RadioButton",
       "states": ["selected"]}]
    """#

  @Test func entriesAreElements() {
    let capture = CaptureReading(#"{"ok": true, "data": {\#(Self.entries)}}"#)
    #expect(capture.tree.screens.map(\.name) == ["Shop & Co"])
    #expect(capture.tree.screens[0].size == Rect(x: 0, y: 0, width: 402, height: 874))
    #expect(capture.kinds == [.button, .view, .textField, .tab])
    #expect(
      capture.heard() == [
        "Back, dimmed, button.", "検索, text field. Double tap to edit.", "Selected, Home, tab.",
      ])
    #expect(capture.source(.enabled, of: "back") == #""disabled""#)
  }

  @Test func theTreeCountsWhereItIsThere() {
    let capture = CaptureReading(
      #"""
      {"ok": true, "data": {\#(Self.entries), "raw": [{"type": "Application", "AXLabel": "Shop",
        "frame": {"x": 0, "y": 0, "width": 402, "height": 874}, "children": [
          {"type": "Button", "AXLabel": "Buy", "help": "Pays.", "children": []}]}]}}
      """#)
    #expect(capture.heard() == ["Buy, button. Pays."] && capture.kinds == [.view, .button])
  }

  @Test func noEntriesAreNoPass() {
    let capture = CaptureReading(#"{"ok": true, "data": {"outline": "", "entries": []}}"#)
    #expect(capture.rules == ["empty-tree"])
  }
}
