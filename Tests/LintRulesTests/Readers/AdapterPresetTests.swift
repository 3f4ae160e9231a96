import DocumentSyntax
import Testing

@testable import InputFormats
@testable import Linting
@testable import ScreenModel

/// The adapters that come with the program.
@Suite("Adapter presets") struct AdapterPresetTests {
  @Test func presetsAreRead() {
    for preset in FormatList.presets {
      let (adapter, problems) = Adapter.read(preset.text)
      #expect(problems.map(\.message) == [])
      #expect(adapter?.name == preset.name)
      #expect(preset.adapter?.name == preset.name)
    }
  }

  private static let login = #"""
    {"type": "View", "props": {"style": {"backgroundColor": "#ffffff"}}, "children": [
      {"type": "Text", "props": {"accessibilityRole": "header",
        "style": [{"fontSize": 28, "color": "black"}, [{"color": "#333333"}], null]},
        "children": ["Welcome, ", {"type": "Text", "props": {}, "children": ["Ana"]}]},
      {"type": "View", "props": {"accessible": true, "accessibilityRole": "button",
        "accessibilityState": {"disabled": true}, "onClick": "[Function]"}, "children": [
        {"type": "Text", "props": {}, "children": ["Log in"]}]},
      {"type": "View", "props": {"accessibilityLabel": "Not accessible"}, "children": null},
      {"type": "RCTSwitch", "props": {"value": true, "aria-label": "Keep"}, "children": null},
      {"type": "TextInput", "props": {"secureTextEntry": true, "editable": false},
        "children": null},
      {"type": "Image", "props": {"alt": "Sunrise", "source": {"uri": "sun.jpg"}},
        "children": null},
      {"type": "View", "props": {"accessible": true, "accessibilityRole": "adjustable",
        "accessibilityValue": {"min": 0, "max": 10, "now": 4},
        "accessibilityActions": [{"name": "increment"}, {"name": "decrement"}]}, "children": null}
    ]}
    """#

  @Test func reactNativeIsReadAsIOSHasIt() throws {
    let sample = try AdapterSample(try #require(ReactNativePreset.adapter), Self.login)
    #expect(
      sample.kinds == [
        .view, .header, .text, .button, .text, .view, .switch, .secureField, .image, .slider,
      ])
    #expect(sample.texts(.text).first == "Welcome, Ana")
    #expect(sample.texts(.color) == ["#333333"])
    #expect(sample.texts(.label) == ["Not accessible", "Keep", "Sunrise"])
    let elements = sample.tree.elements
    #expect(elements[4].flag(.element) == true && elements[4].flag(.enabled) == false)
    #expect(elements[6].flag(.element) == false, "a view that is not accessible is none")
    #expect(elements[7].flag(.on) == true)
    #expect(elements[8].flag(.enabled) == false)
    #expect(elements[9].flag(.element) == true)
    #expect(sample.reading.diagnostics.isEmpty)
  }

  @Test func cardsAreReadAsTheSchemaHasThem() throws {
    let sample = try AdapterSample(
      try #require(AdaptiveCardsPreset.adapter),
      #"""
      {"type": "AdaptiveCard", "lang": "de", "rtl": true, "body": [
        {"type": "TextBlock", "text": "Head", "style": "heading", "wrap": true},
        {"type": "ColumnSet", "columns": [{"items": [{"type": "Image", "altText": "Ana"}]}]},
        {"type": "FactSet", "facts": [{"title": "List:", "value": "Backlog"}]},
        {"type": "RichTextBlock", "inlines": ["A ", {"type": "TextRun", "text": "b"}]},
        {"type": "Input.Toggle", "title": "Agree", "value": "y", "valueOn": "y"},
        {"type": "Input.ChoiceSet", "choices": [{"title": "Red", "value": "1"}]},
        {"type": "Input.ChoiceSet", "style": "expanded", "value": "1",
         "choices": [{"title": "Red", "value": "1"}, {"title": "Blue", "value": "2"}]},
        {"type": "Container", "selectAction": {"type": "Action.Submit", "title": "Open"},
         "items": []}],
       "actions": [{"type": "Action.Submit", "iconUrl": "i.png", "tooltip": "Send"},
         {"type": "Action.OpenUrl", "title": "More", "tooltip": "On the web"}]}
      """#)
    #expect(
      sample.kinds == [
        .view, .header, .view, .view, .image, .view, .text, .text, .switch, .popupButton, .group,
        .checkbox, .checkbox, .button, .button, .button,
      ])
    #expect(
      sample.texts(.text) == ["Head", "List: Backlog", "A b", "Agree", "Red", "Blue", "More"])
    #expect(sample.texts(.label) == ["Ana", "Open", "Send"])
    #expect(sample.texts(.hint) == ["On the web"])
    #expect(sample.tree.elements.compactMap { $0.flag(.on) } == [true, true, false])
    #expect(sample.tree.screens[0].isRightToLeft && sample.tree.screens[0].language == "de")
    #expect(sample.reading.diagnostics.isEmpty)
  }

  private static func elements(_ text: String) -> Int {
    let file = SourceFile(path: "x.json", bytes: Array(text.utf8))
    guard let document = Readers.documentIfTree(file, ReadingOptions()),
      document.groupCount == 1
    else { return 0 }
    return document.read(0).tree?.elements.count ?? 0
  }

  @Test func rootsThatCannotBeMistakenAreKnown() {
    #expect(Self.elements(Self.login) == 11)
    #expect(Self.elements("[" + Self.login + "]") == 11)
    #expect(Self.elements(#"{"type": "AdaptiveCard", "body": []}"#) == 2)
  }

  @Test(arguments: [
    #"{"type": "div", "props": {}, "children": []}"#, #"{"type": "View", "children": []}"#,
    #"{"type": "View", "props": {}}"#, #"{"name": "x", "type": "module", "props": 1}"#,
    #"{"type": "Card", "body": []}"#, "[]", "{}", "3", #"[{"props": {}}]"#,
  ])
  func otherRootsAreNotTaken(text: String) throws {
    let file = SourceFile(path: "x.json", bytes: Array(text.utf8))
    let syntax = try #require(JSONParser.parse(file).tree)
    #expect(AdapterList.recognizedPreset(syntax)?.name == nil)
  }

  @Test func aPresetCanBeExtended() throws {
    let (adapter, problems) = Adapter.read(
      """
      name: ours
      adapter: react-native
      properties: {hint: props.tip}
      types: {MyButton: {type: button, properties: {label: props.caption}}}
      """)
    #expect(problems.isEmpty)
    let sample = try AdapterSample(
      try #require(adapter),
      #"{"type": "MyButton", "props": {"caption": "Go", "tip": "Leaves"}, "children": null}"#)
    #expect(sample.kinds == [.button])
    #expect(sample.texts(.label) == ["Go"])
    #expect(sample.texts(.hint) == ["Leaves"])
  }

  @Test func strangeFilesAreNoDanger() throws {
    let adapters = FormatList.presets.compactMap { $0.adapter }
    let signs = Array("{}[]\",:0nt ".utf8)
    var random = SplitMix(state: 7)
    for _ in 0..<400 {
      var changed = Array(Self.login.utf8)
      for _ in 0..<2 {
        let place = Int(random.next() % UInt64(changed.count))
        changed[place] = signs[Int(random.next() % UInt64(signs.count))]
      }
      let file = SourceFile(path: "x.json", bytes: changed)
      guard let syntax = JSONParser.parse(file).tree else { continue }
      for adapter in adapters {
        let reading = AdapterReader.read(syntax, adapter, ReadingOptions())
        #expect(reading.tree != nil || !reading.problems.isEmpty)
      }
    }
  }

  @Test(arguments: [
    "{{DATE(2019-09-15T12:30:00Z, SHORT)}}", "${title}", "**Now** on sale",
    "See [the offer](https://example.com)",
  ])
  func whatHostsRenderIsNotKnown(text: String) {
    let card = #"{"type": "AdaptiveCard", "body": [{"type": "TextBlock", "text": "\#(text)"}]}"#
    let report = Linter().lint(SourceFile(path: "card.json", bytes: Array(card.utf8)))
    #expect(report.inputErrors.isEmpty && report.findings.isEmpty, "\(text)")
  }
}
