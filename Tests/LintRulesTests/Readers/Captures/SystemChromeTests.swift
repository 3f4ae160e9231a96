import Testing

@testable import InputFormats
@testable import ScreenModel

/// What the system draws over an app, in captures that list it.
struct SystemChromeTests {
  private static func capture(_ children: [String]) -> CaptureReading {
    CaptureReading(
      #"""
      [{"type": "Application", "AXLabel": "Shop",
        "children": [\#(children.joined(separator: ",\n"))],
        "frame": {"x": 0, "y": 0, "width": 402, "height": 874}}]
      """#)
  }

  private static func element(
    _ type: String, _ label: String, _ frame: [Double], id: String? = nil
  ) -> String {
    let id = id.map { #""AXUniqueId": "\#($0)", "# } ?? ""
    return #"{"type": "\#(type)", "AXLabel": "\#(label)", \#(id)"children": [], "frame": {"x": "#
      + #"\#(frame[0]), "y": \#(frame[1]), "width": \#(frame[2]), "height": \#(frame[3])}}"#
  }

  private static func isSystem(_ capture: CaptureReading, _ label: String) -> Bool? {
    let tree = capture.tree
    return tree.elements.indices.first { tree.text(.label, of: $0) == label }.map {
      tree.elements[$0].marks.contains(.systemProvided)
    }
  }

  @Test func theClockGivesTheStatusBarAway() {
    let bar = Self.element("GenericElement", "BATTERY", [339, 26, 27, 13])
    let button = Self.element("Button", "Close", [8, 60, 24, 24])
    let with = Self.capture([button, Self.element("StaticText", "9:41", [52, 22, 45, 20]), bar])
    #expect(Self.isSystem(with, "BATTERY") == true && Self.isSystem(with, "Close") == false)
    #expect(with.rules == ["touch-target-too-small"])
    let without = Self.capture([button, bar])
    #expect(Self.isSystem(without, "BATTERY") == false)
    #expect(without.rules.contains("speech-all-caps"))
  }

  @Test(arguments: ["9:41", "21.41", "9:41 AM", "上午9:41", "٩:٤١", "Uhr 09:41"])
  func aTimeIsAClock(text: String) { #expect(SystemChrome.isClock(text)) }

  @Test(arguments: [
    "9", "1.5", "Version 1.2.3", "12:345", "a:bc", "", ":41", "Meeting at 9:41 today",
  ])
  func otherTextsAreNoClock(text: String) { #expect(!SystemChrome.isClock(text)) }

  @Test func keysAreKeysOfTheSystem() {
    let keys = [
      Self.element("Button", "OK", [100, 200, 30, 30]),
      Self.element("Button", "Q", [2, 590, 40, 54]),
      Self.element("Button", "shift", [2, 698, 52, 54], id: "shift"),
      Self.element("Button", "löschen", [350, 698, 52, 54], id: "delete"),
      #"{"type": "GenericElement", "AXLabel": null, "children": [], "#
        + #""frame": {"x": 0, "y": 583, "width": 402, "height": 291}}"#,
      Self.element("GenericElement", "The", [134, 538, 134, 45]),
    ]
    let capture = Self.capture(keys)
    #expect(capture.kinds == [.view, .button, .key, .key, .key, .view, .view])
    #expect(Self.isSystem(capture, "The") == true && Self.isSystem(capture, "OK") == false)
    #expect(capture.rules == ["touch-target-too-small"])
  }

  @Test func oneIdentifierIsNoKeyboard() {
    let capture = Self.capture([
      Self.element("Button", "Delete", [10, 700, 90, 30], id: "delete"),
      Self.element("Button", "X", [110, 700, 90, 30]),
    ])
    #expect(capture.kinds == [.view, .button, .button])
    // One note for both.
    #expect(capture.rules.count { $0 == "touch-target-too-small" } == 1)
  }

  @Test func buttonsBesideATitleAreBarButtons() {
    let capture = Self.capture([
      Self.element("Button", "Back", [8, 63, 60, 30]),
      Self.element("Heading", "Friends", [153, 68, 96, 20]),
      Self.element("Button", "Add", [8, 163, 60, 30]),
    ])
    #expect(capture.kinds == [.view, .barButton, .text, .button])
    #expect(capture.rules == ["touch-target-too-small"])
  }
}
