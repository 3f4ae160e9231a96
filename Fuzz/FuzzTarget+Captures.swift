@testable import DocumentSyntax
@testable import InputFormats
@testable import ScreenModel

/// The readers of captures, each for its own format.
extension FuzzTarget {
  static let captures = [
    capture(.idb, ["corpus/idb-json/**", "corpus/axe-json/**"]),
    capture(.simUse, ["corpus/sim-use-json/**"]),
    capture(.wda, ["corpus/wda-xml/**"], ending: "xml"),
    capture(.wdaJSON, ["corpus/wda-json/**"]),
    capture(.xcuitest, ["corpus/xcuitest-text/**"], ending: "txt"),
    capture(.views, ["corpus/recursive-description/**"], ending: "txt"),
    capture(.earlgrey, ["corpus/earlgrey-text/**"], ending: "txt"),
    capture(.snapshot, ["corpus/a11ysnapshot-json/**"]),
    capture(.uiTests, []),
    capture(.maestro, ["corpus/maestro-json-derived/**"]),
    capture(.trailblaze, ["corpus/trailblaze-json/**"]),
    capture(.reactNative, []),
    capture(.adaptiveCards, []),
  ]

  private static func capture(
    _ format: InputFormat, _ seeds: [String], ending: String = "json"
  ) -> FuzzTarget {
    FuzzTarget(
      format.rawValue, longest: 8_192, seeds: seeds, words: { words(of: format) },
      examples: {
        (examples[format] ?? []).map { text in
          let file = SourceFile(path: "Screen.\(ending)", bytes: Array(text.utf8))
          let document = Readers.document(file, ReadingOptions(format: format))
          Invariant.holds(
            document.groupCount > 0 && document.read(0).tree?.elements.isEmpty == false,
            "an example of \(format.rawValue) is none: \(document.outline.problems)")
          return Array(text.utf8)
        }
      },
      check: { bytes in
        let file = SourceFile(path: "Screen.\(ending)", bytes: bytes)
        TreeChecks.check(file, as: format)
      })
  }

  /// What the formats spell in ways of their own; the script adds the words of the seeds.
  private static func words(of format: InputFormat) -> [String] {
    switch format {
    case .xcuitest:
      [
        "Element subtree:\n", " →Application, 0x7f8, pid: 1, label: 'A'\n", "Path to element:\n",
        "    Button, 0x600, {{0.0, 0.0}, {390.0, 844.0}}, identifier: 'a', label: 'b'\n",
        ", value: ", ", Selected", ", Disabled", "placeholderValue: ", "Query chain:",
        "{{inf, inf}, {0.0, 0.0}}", ", traits: ", "Keyboard Focused", "Window (Main)",
      ]
    case .views:
      [
        "<UIView: 0x7f8; frame = (0 0; 390 844); layer = <CALayer: 0x600>>\n", "   | ",
        "; hidden = YES", "; alpha = 0", "; text = 'x'", "; opaque = NO", "<UILabel: 0x1;",
        "; userInteractionEnabled = NO", "; gestureRecognizers = <NSArray: 0x2>",
        "(nan inf; 1e9 0)",
      ]
    case .earlgrey:
      [
        "<UIButton:0x7f8 AX=Y AX.label='a' AX.frame={{0, 0}, {44, 44}} frame={{0, 0}, {44, 44}}",
        "  |--", "\n", "AX.traits='UIAccessibilityTraitButton'", "alpha=1", "UIE=Y", "KVO=",
      ]
    case .wda:
      ["<XCUIElementTypeButton type=\"XCUIElementTypeButton\" name=\"a\"", " traits=\"Button\""]
    default: treeWords() + FormatList.presets.map { $0.name }
    }
  }

  /// Small captures of the formats that the corpus has none or only long ones of.
  private static let examples: [InputFormat: [String]] = [
    .wdaJSON: [
      """
      {"value":{"type":"Application","name":"A","label":"A","rect":{"x":0,"y":0,"width":390,\
      "height":844},"isEnabled":"1","isVisible":"1","children":[{"type":"Button","name":"b",\
      "label":"B","value":null,"rawIdentifier":"b","frame":"{{0, 0}, {44, 44}}","rect":{"x":0,\
      "y":0,"width":44,"height":44},"isAccessible":"1"}]},"sessionId":"x"}
      """
    ],
    .maestro: [
      """
      {"attributes":{"bounds":"[0,0][390,844]"},"children":[{"attributes":\
      {"accessibilityText":"A","text":"","resource-id":"b","bounds":"[0,0][44,44]",\
      "enabled":"true","focused":"false"},"children":[]}]}
      """
    ],
    .trailblaze: [
      """
      {"trailblazeNodeTree":{"nodeId":1,"driverDetail":{"class":"iosMaestro","text":"A"},\
      "bounds":{"left":0,"top":0,"right":390,"bottom":844},"children":[]},\
      "viewHierarchy":{"centerPoint":"0,0","nodeId":1,"text":"A",\
      "clickable":true,"x1":0,"y1":0,"x2":9,"y2":9,\
      "children":[{"nodeId":2,"accessibilityText":"B"}]},"deviceWidth":390,"deviceHeight":844}
      """
    ],
    .uiTests: [
      """
      {"generated":"2027-01-31T09:17:02Z","filename":"a.json","version":"1.1","snapshot":[\
      {"type":"Button","label":"A","traits":["Button","Not Enabled"],"enabled":true,\
      "value":"1","placeholder":"p","frame":[[16,100],[120,44]]},{"type":"Text Field",\
      "label":"B","traits":[],"frame":[[0,0],[9,9]]}]}
      """
    ],
    .reactNative: [
      """
      {"type":"View","props":{"accessible":true,"accessibilityRole":"button",\
      "accessibilityLabel":"A","accessibilityState":{"disabled":true},"style":\
      [{"width":44,"color":"#FFF"}]},"children":["Text",{"type":"Text","props":{},\
      "children":["B"]},{"type":"Image","props":{"source":{"uri":"a"}},"children":null}]}
      """
    ],
    .adaptiveCards: [
      """
      {"type":"AdaptiveCard","version":"1.5","body":[{"type":"TextBlock",\
      "text":"**A** {{DATE(x)}}",\
      "style":"heading"},{"type":"Image","url":"a","altText":"B"},{"type":"Input.Text","id":"c",\
      "label":"L","isRequired":true},{"type":"ColumnSet",\
      "columns":[{"type":"Column","items":[]}]}],\
      "actions":[{"type":"Action.Submit","title":"OK","iconUrl":"x"}]}
      """
    ],
  ]
}
