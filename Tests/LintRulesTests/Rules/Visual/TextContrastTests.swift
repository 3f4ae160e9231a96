import DocumentSyntax
import Testing

@testable import Linting
@testable import ScreenModel

/// Contrast in Interface Builder files, and on trees that nobody draws.
@Suite struct TextContrastTests {
  private static let white =
    "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
  private static let font =
    "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"15\"/>"

  /// What is found in a label of that colour on a background, with siblings beneath it.
  private func found(
    _ color: String, on background: String = white, beneath: String = "", controller: String = "",
    resources: String = ""
  ) -> [String] {
    let text = InterfaceBuilderSample.storyboard(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="300" height="300"/>\(background)<subviews>
      \(beneath)<label id="a" text="Total">\(Self.font)
      <rect key="frame" x="20" y="20" width="200" height="30"/>\(color)</label></subviews></view>
      """, controller: controller, resources: resources)
    return certainties(SourceFile(path: "Main.storyboard", bytes: Array(text.utf8)))
  }

  private func certainties(_ file: SourceFile) -> [String] {
    var configuration = Configuration()
    configuration.only = ["text-contrast"]
    return Linter(configuration).lint(file).findings.map(\.certainty.rawValue)
  }

  private func color(_ rest: String, key: String = "textColor") -> String {
    "<color key=\"\(key)\" \(rest)/>"
  }

  private var pale: String { color("red=\"0.6\" green=\"0.6\" blue=\"0.6\" alpha=\"1\"") }

  @Test func literalColorsAreCertain() {
    #expect(found(pale) == ["violation"])
    #expect(found(color("white=\"0.4\" alpha=\"1\"")) == [])
    #expect(found(color("white=\"0\" alpha=\"0.3\"")) == ["violation"])
  }

  @Test func wideColorsAreConverted() {
    let displayP3 =
      "red=\"0.6\" green=\"0.6\" blue=\"0.6\" alpha=\"1\" colorSpace=\"custom\" "
      + "customColorSpace=\"displayP3\""
    #expect(found(color(displayP3)) == ["violation"])
    #expect(found(color(displayP3.replacing("0.6", with: "0.2"))) == [])
  }

  @Test func colorsThatTheFileDoesNotTellAreLeftAlone() {
    #expect(found(color("name=\"Accent\"")) == [])
    #expect(found(pale, on: "") == [])
    #expect(found(color("white=\"0.6\" alpha=\"1\"", key: "tintColor")) == [])
  }

  @Test func anAssetsColorNeedsALook() {
    let resources =
      "<resources><namedColor name=\"Pale\"><color white=\"0.6\" alpha=\"1\"/></namedColor>"
      + "</resources>"
    #expect(found(color("name=\"Pale\""), resources: resources) == ["needsReview"])
  }

  @Test func anOutletNeedsALook() {
    #expect(found(pale, controller: TraitRuleSample.outlet) == ["needsReview"])
  }

  @Test func systemColorsAreTheSystemsOwn() {
    let background = color("systemColor=\"systemBackgroundColor\"", key: "backgroundColor")
    #expect(found(color("systemColor=\"labelColor\""), on: background) == [])
    #expect(found(color("systemColor=\"secondaryLabelColor\""), on: background) == ["needsReview"])
    #expect(found(color("white=\"0.2\" alpha=\"1\""), on: background) == ["needsReview"])
    // Too pale in every appearance, whatever is asked for.
    #expect(found(pale, on: background) == ["violation"])
  }

  @Test func whatLiesBeneathMayBeAPicture() {
    func picture(_ rest: String) -> String {
      "<imageView id=\"i\" image=\"sky\" \(rest)><rect key=\"frame\" x=\"0\" y=\"0\" "
        + "width=\"300\" height=\"300\"/></imageView>"
    }
    #expect(found(pale, beneath: picture("")) == [])
    // Another size class, or code, may show it.
    #expect(found(pale, beneath: picture("hidden=\"YES\"")) == [])
  }

  // MARK: Trees

  private func certainties(_ tree: String) -> [String] {
    certainties(SourceFile(path: "x.a11y.yml", bytes: Array(tree.utf8)))
  }

  private static let label = "{type: text, text: Total, font: {size: 15}, color: \"#999\""

  @Test func tenThousandSiblingsAreCompared() {
    let rows = (0..<10_000).map { row in
      """
        - {type: view, background: "#FFF", frame: [0, \(row * 50), 390, 44]}
        - \(Self.label), frame: [10, \(row * 50 + 5), 100, 30]}
      """
    }
    #expect(certainties("screen: A\nchildren:\n" + rows.joined(separator: "\n")) == ["violation"])
  }

  @Test func siblingsThatAllOverlapAreLookedThroughForAWhile() {
    let rows = (0..<3_000).map { _ in
      """
        - {type: view, background: "#FFFFFF01", frame: [0, 0, 390, 844]}
        - \(Self.label), frame: [10, 10, 100, 30]}
      """
    }
    #expect(certainties("screen: A\nchildren:\n" + rows.joined(separator: "\n")).count == 1)
  }

  @Test func deepNestingIsFollowed() {
    let depth = 3_000
    let open = "{\"type\": \"view\", \"background\": \"#FFF\", \"children\": ["
    let tree =
      "{\"screen\": \"A\", \"children\": [" + String(repeating: open, count: depth)
      + "{\"type\": \"text\", \"text\": \"Total\", \"font\": {\"size\": 15}, \"color\": \"#999\"}"
      + String(repeating: "]}", count: depth) + "]}"
    let file = SourceFile(path: "x.a11y.json", bytes: Array(tree.utf8))
    #expect(certainties(file) == ["violation"] || certainties(file).isEmpty)
  }

  @Test func aTextThatHangsOutOfItsViewIsLeftAlone() {
    let tree = """
      screen: A
      children:
        - type: view
          background: "#FFF"
          frame: [0, 0, 100, 40]
          children:
            - \(Self.label), frame: [150, 0, 100, 40]}
      """
    #expect(!certainties(tree).contains("violation"))
  }

  @Test func aPictureOfUnknownPlaceMayLieBeneath() {
    func tree(_ parent: String) -> String {
      """
      screen: A
      children:
        - type: \(parent)
          background: "#FFF"
          children:
            - {type: image, image: sky}
            - \(Self.label)}
      """
    }
    #expect(certainties(tree("ZStack")) == ["needsReview"])
    #expect(certainties(tree("HStack")) == ["violation"])
  }
}
