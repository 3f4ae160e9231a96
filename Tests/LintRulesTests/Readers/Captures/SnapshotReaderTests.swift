import Testing

@testable import ScreenModel

/// AccessibilitySnapshot's elements, in their three forms.
struct SnapshotReaderTests {
  private static func element(_ label: String, _ rest: String, y: Int = 0) -> String {
    #"""
    {"description": "SPOKEN", "label": "\#(label)", "identifier": "\#(label)", \#(rest),
     "shape": {"type": "frame", "frame": [[0, \#(y)], [100, 50]]}, "activationPoint": [50, 25],
     "usesDefaultActivationPoint": true, "customActions": [], "customContent": [],
     "customRotors": [], "respondsToUserInteraction": true}
    """#
  }

  @Test func theOrderOfTheListIsWhatIsHeard() {
    let capture = CaptureReading(
      "[" + Self.element("Last", #""traits": ["button"]"#, y: 500) + ", "
        + Self.element("First", #""traits": ["header"], "value": "3", "hint": "Does it.""#) + "]")
    #expect(capture.heard() == ["Last, button.", "First, three, heading. Does it."])
    #expect(capture.source(.traits, of: "Last") == #""traits": ["button"]"#)
    #expect(!capture.rules.contains("accessibility-elements-incomplete"))
  }

  @Test func aHierarchyIsReadByItsTraversalIndex() {
    let capture = CaptureReading(
      #"""
      [{"container": {"_0": {"type": {"list": {}}, "frame": [[0, 0], [320, 100]]}, "children": [
         {"element": {"_0": \#(Self.element("B", #""traits": ["button"]"#)), "traversalIndex": 2}},
         {"element": {"_0": \#(Self.element("A", #""traits": ["link"]"#)), "traversalIndex": 1}}]}},
       {"element": {"_0": \#(Self.element("C", #""traits": []"#)), "traversalIndex": 0}}]
      """#)
    #expect(capture.heard() == ["C.", "A, link, list start.", "B, button, list end."])
    #expect(capture.kinds == [.view, .button, .link, .view])
  }

  @Test func containersCarryTheirNames() {
    let toggle = Self.element("A", #""traits": ["switchButton", "button"], "value": "1""#)
    let capture = CaptureReading(
      #"""
      {"container": {"_0": {"type": {"semanticGroup": {"label": "Cart", "identifier": "cart"}},
        "frame": [[0, 0], [320, 100]]}, "children": [
         {"element": {"_0": \#(toggle), "traversalIndex": 0}}]}}
      """#)
    #expect(capture.heard().map { $0.hasPrefix("A, switch button, on.") } == [true])
    #expect(capture.element("cart").flatMap { capture.tree.text(.label, of: $0) } == "Cart")
    #expect(
      capture.element("cart").flatMap { capture.tree.text(.container, of: $0) } == "semanticGroup")
  }

  @Test func theFlatFormIsSortedByItsOrder() {
    let capture = CaptureReading(
      #"""
      {"elements": [
        {"order": 1, "label": "B", "identifier": "b", "traits": ["button"], "actions": ["activate"],
         "frameX": 16, "frameY": 65, "frameWidth": 370, "frameHeight": 51},
        {"order": 0, "label": "A", "traits": ["staticText"], "actions": ["Pin"],
         "frameX": 16, "frameY": 15, "frameWidth": 370, "frameHeight": 51}]}
      """#)
    #expect(capture.heard() == ["A. Actions available.", "B, button."])
    let frame = capture.element("b").map { capture.tree.elements[$0].frame }
    #expect(frame == Rect(x: 16, y: 65, width: 370, height: 51))
  }

  @Test func aPathHasTheFrameAroundIt() {
    let capture = CaptureReading(
      #"""
      [{"label": "Dot", "identifier": "dot", "traits": ["image", "unknown(65536)"],
        "shape": {"type": "path",
        "pathElements": [{"move": {"to": [10, 20]}}, {"line": {"to": [60, 20]}},
          {"curve": {"to": [60, 90], "control1": [99, 0], "control2": [99, 99]}},
          {"closeSubpath": {}}]}}]
      """#)
    let dot = capture.element("dot").map { capture.tree.elements[$0] }
    #expect(dot?.frame == Rect(x: 10, y: 20, width: 50, height: 70))
    #expect(dot?.traits == [.image, .header])
  }

  @Test func languagesActionsAndContentAreKept() {
    let capture = CaptureReading(
      #"""
      [{"label": "Datei", "traits": 1, "accessibilityLanguage": "de", "customActions": ["Kopieren"],
        "customContent": [{"label": "Typ", "value": "Bild", "isImportant": true}],
        "shape": {"type": "frame", "frame": [[0, 0], [50, 50]]}}]
      """#)
    #expect(capture.heard().map { $0.contains("Bild") } == [true])
    #expect(capture.tree.elements.last?.traits == .button)
  }
}
