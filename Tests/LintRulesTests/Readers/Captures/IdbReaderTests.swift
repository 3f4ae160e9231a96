import DocumentSyntax
import Testing

@testable import InputFormats
@testable import Linting
@testable import ScreenModel

/// What idb and AXe print, form by form.
struct IdbReaderTests {
  private static func application(_ children: String) -> String {
    #"""
    [{"type": "Application", "AXLabel": "Shop", 
      "frame": {"x": 0, "y": 0, "width": 390, "height": 844}, "children": [\#(children)]}]
    """#
  }

  private static func element(_ type: String, _ rest: String, y: Int = 100) -> String {
    #"{"type": "\#(type)", "frame": {"x": 10, "y": \#(y), "width": 300, "height": 50}, \#(rest)}"#
  }

  @Test func aNestedTreeIsOneScreenWithItsApplication() {
    let capture = CaptureReading(
      Self.application(Self.element("Button", #""AXLabel": "Buy", "children": []"#)))
    #expect(capture.tree.screens.map(\.name) == ["Shop"])
    #expect(capture.tree.screens[0].size == Rect(x: 0, y: 0, width: 390, height: 844))
    #expect(capture.kinds == [.view, .button] && capture.heard() == ["Buy, button."])
  }

  @Test func aFlatListGoesOnInsideItsApplication() {
    let capture = CaptureReading(
      #"""
      [{"role": "AXApplication", "AXLabel": "One", "AXFrame": "{{0, 0}, {390, 844}}"},
       {"role": "AXGroup", "AXLabel": "Bar", "AXFrame": "{{0, 0}, {390, 90}}"},
       {"role": "AXButton", "AXLabel": "Go", "AXFrame": "{{10, 100}, {90, 44}}"},
       {"role": "AXApplication", "AXLabel": "Two", "AXFrame": "{{0, 0}, {390, 844}}"},
       {"role": "AXStaticText", "AXLabel": "Hello", "AXFrame": "{{10, 100}, {90, 44}}"}]
      """#)
    #expect(capture.tree.screens.map(\.name) == ["One", "Two"])
    #expect(capture.heard() == ["Go, button."] && capture.heard(onScreen: 1) == ["Hello."])
    #expect(capture.tree.elements[3].parent == 1)
  }

  @Test func aPointIsAFragmentNamedByItsFile() {
    let capture = CaptureReading(#"{"type": "Button", "AXLabel": "General", "AXValue": ""}"#)
    #expect(capture.tree.screens[0].name == "shop" && capture.tree.screens[0].isFragment)
    #expect(capture.heard() == ["General, button."] && capture.rules.isEmpty)
  }

  @Test func theCompleteFormHasPlainNamesAndTellsTheScreen() {
    let capture = CaptureReading(
      #"""
      {"elements": [{"label": "Mail", "identifier": "m", "type": "Button", "help": "Opens it.",
        "frame": {"x": 1, "y": 2, "width": 60, "height": 60}}], "backend": "axbridge",
        "screen": {"width": 402, "height": 874, "coordinate_space": "points"}, "truncated": false}
      """#)
    #expect(capture.tree.screens[0].size?.width == 402)
    #expect(capture.heard() == ["Mail, button. Opens it."])
    #expect(capture.source(.label, of: "m") == #""label": "Mail""#)
    #expect(capture.source(.hint, of: "m") == #""help": "Opens it.""#)
  }

  @Test(arguments: [
    (
      #"{"type": "RadioButton", "subrole": "AXTabButton", "AXLabel": "A", "AXValue": 1}"#,
      "Selected, A, tab."
    ),
    (
      #"{"type": "RadioButton", "role_description": "tab", "AXLabel": "A", "AXValue": 0}"#,
      "A, tab."
    ),
    (
      #"{"type": "CheckBox", "subrole": "AXSwitch", "AXLabel": "A", "AXValue": 1}"#,
      "A, switch button, on."
    ),
    (#"{"type": "Switch", "AXLabel": "A", "AXValue": "0"}"#, "A, switch button, off."),
    (#"{"type": "Heading", "AXLabel": "A"}"#, "A, heading."),
    (#"{"role": "AXHeading", "AXLabel": "A", "traits": []}"#, "A, heading."),
    (#"{"type": "Slider", "AXLabel": "A", "AXValue": "a third"}"#, "A, a third, adjustable."),
    (#"{"type": "Link", "AXLabel": "A", "traits": ["Link", "Selected"]}"#, "Selected, A, link."),
    (#"{"type": "GenericElement", "AXLabel": "A", "role_description": ""}"#, "A."),
    (#"{"type": "CellHostingView", "AXLabel": "A"}"#, "A."),
    (
      #"{"type": "TextField", "subrole": "SecureTextField", "AXLabel": "A", "AXValue": "•••"}"#,
      "A, secure text field."
    ),
    (#"{"type": "TextArea", "AXLabel": "A", "AXValue": "Dear all"}"#, "A, Dear all, text field."),
    (#"{"type": "TextField", "AXLabel": "検索", "AXValue": "検索"}"#, "検索, text field."),
    (#"{"type": "Button", "AXLabel": "A", "enabled": false}"#, "A, dimmed, button."),
    (#"{"type": "PopUpButton", "AXLabel": "A", "expanded": true}"#, "A, expanded, pop up button."),
  ])
  func typesRolesAndStatesAreHeard(element: String, heard: String) {
    let capture = CaptureReading("[\(element)]")
    #expect(capture.heard().map { String($0.prefix(heard.count)) } == [heard])
  }

  @Test func anEmptySearchFieldHasItsPromptForAValue() {
    let capture = CaptureReading(
      Self.application(
        #"""
        {"type": "TextField", "subrole": "AXSearchField", "AXLabel": null, "AXValue": "Search",
         "AXUniqueId": "field",
         "frame": {"x": 16, "y": 153.33333333333334, "width": 358, "height": 36},
         "children": [{"type": "Button", "AXLabel": "Dictate", "children": [],
           "frame": {"x": 340, "y": 160, "width": 17.3, "height": 22}}]}
        """#))
    #expect(capture.source(.placeholder, of: "field") == #""AXValue": "Search""#)
    #expect(capture.heard().count == 2 && capture.rules.isEmpty)
    #expect(capture.tree.elements.last?.marks.contains(.systemProvided) == true)
  }

  @Test func groupsHoldAndLeavesAreStops() {
    let capture = CaptureReading(
      Self.application(
        Self.element("Group", #""AXLabel": "Tab Bar", "children": []"#) + ", "
          + Self.element(
            "Group",
            #""AXLabel": "Card", "children": ["#
              + Self.element("StaticText", #""AXLabel": "Milk", "children": []"#) + ", "
              + Self.element("Image", #""AXLabel": null, "children": []"#, y: 300) + "]")))
    #expect(capture.heard() == ["Milk.", "Image."])
    #expect(capture.rules == ["image-missing-label"])
  }

  @Test func textsInsideAButtonAreItsOwn() {
    let capture = CaptureReading(
      Self.application(
        Self.element(
          "Button",
          #""AXLabel": null, "children": [{"type": "StaticText", "AXLabel": "Pay"}]"#
        )))
    #expect(capture.heard() == ["Pay, button."] && capture.rules.isEmpty)
  }

  @Test func noiseInNumbersMakesNoTargetTooSmall() {
    let sizes = ["43.99999", "44.000000000000014", "42.5"].map { height in
      CaptureReading(
        Self.application(
          #"{"type": "Button", "AXLabel": "A", "children": [], "#
            + #""frame": {"x": 15.999999999999986, "y": 200, "width": 90, "height": \#(height)}}"#)
      ).rules
    }
    #expect(sizes == [[], [], ["touch-target-too-small"]])
  }

  @Test(arguments: [
    #"[{"AXLabel": null, "type": null, "AXFrame": "{{0, 0}, {0, 0}}", "frame": null}]"#,
    #"[{"type": "Application", "AXFrame": "{{0, 0}, {9, 9}}", "AXLabel": "Shop"}]"#,
  ])
  func aFailedReadIsNoPass(text: String) {
    let capture = CaptureReading(text)
    #expect(capture.rules == ["empty-tree"])
    #expect(capture.report.findings[0].message.hasPrefix("the capture shows nothing: "))
  }

  @Test(arguments: ["null", "[]", "{}"]) func nothingIsEmptyWhereTheUserNamesTheFormat(text: String)
  {
    #expect(CaptureReading(text, as: .idb).rules == ["empty-tree"])
    #expect(!CaptureReading(text).problems.isEmpty)
  }

  @Test(arguments: [
    #"{"name": "shop", "version": "1.0", "type": "module"}"#,
    #"{"openapi": "3.0.0", "paths": {}}"#,
    #"{"images": [{"idiom": "universal"}], "info": {"version": 1}}"#,
    #"{"layers": [{"ty": 4, "ks": {}}], "fr": 60}"#,
    #"{"screen": "Shop", "children": [{"type": "button", "frame": [0, 0, 1, 1]}]}"#,
    #"[{"type": "button", "frame": {"x": 0, "y": 0, "width": 1, "height": 1}}]"#,
    #"{"value": {"type": "Button", "frame": "{{0, 0}, {1, 1}}", "isEnabled": "1"}}"#,
  ])
  func otherFilesAreRefused(text: String) {
    let contents = CaptureFile.contents(
      of: SourceFile(path: "a.json", bytes: Array(text.utf8))
    ).contents
    #expect(contents != nil)
    let readers: [any CaptureReader.Type] = [
      IdbReader.self, SimUseReader.self, SnapshotReader.self, UITestsReader.self,
    ]
    for reader in readers {
      #expect(contents.map { reader.refusal(of: $0) != nil } == true, "\(reader)")
    }
  }

  @Test func aListOfPathsIsNoCapture() {
    let capture = CaptureReading(
      #"[{"path": "$", "type": "array"}, {"path": "$.[].AXLabel", "type": "string"}]"#)
    #expect(capture.problems.count == 1 && capture.rules.isEmpty)
    #expect(capture.problems.first?.contains("paths and types of a capture") == true)
  }
}
