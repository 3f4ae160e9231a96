import DocumentSyntax
import Testing

@testable import InputFormats
@testable import Linting
@testable import ScreenModel

/// What elements are known by, above all those of Interface Builder files.
@Suite("Element identity") struct ElementIdentityTests {
  private func traces(_ text: String, _ rule: String, path: String) -> [FindingTrace] {
    var configuration = Configuration()
    configuration.only = [rule]
    configuration.tracksElements = true
    let file = SourceFile(path: path, bytes: Array(text.utf8))
    return Linter(configuration).lint(file).findings.compactMap(\.trace)
  }

  private func buttons(_ subviews: String, path: String = "Main.storyboard") -> [FindingTrace] {
    traces(InterfaceBuilderSample.storyboard(subviews), "icon-button-missing-label", path: path)
  }

  private func button(_ id: String, image: String = "ic_a", _ rest: String = "") -> String {
    """
    <button opaque="NO" contentMode="center" id="\(id)">\
    <rect key="frame" x="0" y="0" width="44" height="44"/>\
    <state key="normal" image="\(image)"/>\(rest)</button>
    """
  }

  @Test func theObjectIdOfXcodeIdentifiesAnElement() {
    let expected = buttons(button("abc-12-xyz")).map(\.identity)
    #expect(expected.count == 1)
    let view = "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"90\" height=\"90\"/>"
    for other in [
      button("abc-12-xyz", image: "ic_other"),
      button("abc-12-xyz", "<accessibility key=\"accessibilityConfiguration\" identifier=\"x\"/>"),
      view + "<subviews>" + button("abc-12-xyz") + "</subviews></view>",
      "\n\n" + button("abc-12-xyz").replacing("opaque=\"NO\"", with: "\n  hidden=\"NO\""),
    ] {
      #expect(buttons(other).map(\.identity) == expected, "\(other)")
    }
    #expect(buttons(button("abc-12-xyy")).map(\.identity) != expected)
    #expect(buttons(button("abc-12-xyz") + button("b")).map(\.identity).contains(expected[0]))
  }

  @Test func everyElementHasOneHashBothWays() throws {
    let segments = """
      <segmentedControl id="s"><rect key="frame" x="0" y="0" width="90" height="44"/><segments>\
      <segment title="A"/><segment title="B"/></segments></segmentedControl>
      <tableView id="t"><rect key="frame" x="0" y="0" width="90" height="400"/><prototypes>\
      <tableViewCell id="c" accessoryType="detailButton" reuseIdentifier="r">\
      <rect key="frame" x="0" y="0" width="90" height="44"/>\
      <tableViewCellContentView key="contentView" id="cv"/></tableViewCell></prototypes></tableView>
      """
    let text = InterfaceBuilderSample.storyboard(segments + button("b"))
    let tree = try #require(InterfaceBuilderSample.reading(of: text).tree)
    let identity = ElementIdentity(tree: tree)
    #expect(identity.all == tree.elements.indices.map { identity.hash(of: $0) })
    // Nothing here is like anything else, the button of the cell and the segments included.
    #expect(tree.elements.count > 8 && Set(identity.all).count == identity.all.count)
    #expect(tree.elements.contains { $0.marks.contains(.systemProvided) })
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>) func treesHaveOneHashBothWays(seed: UInt64) throws
  {
    let text = EditedScreen(seed: seed).yaml()
    let tree = try #require(TreeSample.reading(text).tree)
    let identity = ElementIdentity(tree: tree)
    #expect(identity.all == tree.elements.indices.map { identity.hash(of: $0) })
  }

  @Test func aScreenThatIsNamedAfterItsFileMovesWithIt() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" name="" label="" \
      enabled="true" visible="true" x="0" y="0" width="390" height="844">
      <XCUIElementTypeButton type="XCUIElementTypeButton" enabled="true" visible="true" x="0" \
      y="90" width="44" height="44"/></XCUIElementTypeApplication></AppiumAUT>
      """
    let one = traces(text, "control-missing-label", path: "Home.xml")
    let two = traces(text, "control-missing-label", path: "sub/Start.xml")
    #expect(one.count == 1 && one == two)
    let named = "screen: Home\nchildren:\n  - {type: button, image: ic_a}\n"
    let first = traces(named, "icon-button-missing-label", path: "Home.yml")
    #expect(first.count == 1)
    #expect(first == traces(named, "icon-button-missing-label", path: "Start.yml"))
  }
}
