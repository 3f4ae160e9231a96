import DocumentSyntax
import ScreenModel
import Testing

@testable import Linting

@Suite("Fixed font size") struct FixedFontSizeTests {
  private static let outlet =
    "<connections><outlet property=\"name\" destination=\"a\" id=\"o\"/></connections>"

  private static func label(_ id: String, _ font: String) -> String {
    """
    <label id="\(id)" text="Sights"><fontDescription key="fontDescription" \(font)/></label>
    """
  }

  private static func messages(_ subviews: String, controller: String = "") -> [String] {
    let text = InterfaceBuilderSample.storyboard(subviews, controller: controller)
    var configuration = Configuration()
    configuration.only = ["fixed-font-size"]
    let file = SourceFile(path: "Main.storyboard", bytes: Array(text.utf8))
    return Linter(configuration).lint(file).findings.map {
      "\($0.certainty.rawValue): \($0.message)"
    }
  }

  @Test func aStoryboardGivesOneFindingForItsScreen() {
    let found = Self.messages(
      Self.label("a", "type=\"system\" pointSize=\"17\"")
        + Self.label("b", "type=\"boldSystem\" pointSize=\"17\"")
        + Self.label("c", "type=\"system\" pointSize=\"12\"")
        + Self.label("d", "style=\"UICTFontTextStyleBody\"")
        + Self.label("e", "name=\"Acme\" family=\"Acme\" pointSize=\"17\""),
      controller: Self.outlet)
    #expect(
      found == [
        "violation: on this screen 2 texts keep their sizes when the user asks for larger text; "
          + "the same holds for 1 more, unless code changes it; nearest text styles: "
          + "17 pt → `headline`, 12 pt → `caption1`"
      ])
  }

  @Test func aTextOfAnOutletIsForAPerson() {
    let found = Self.messages(
      Self.label("a", "type=\"system\" pointSize=\"17\""), controller: Self.outlet)
    #expect(
      found == [
        "needsReview: unless code scales the font, this text keeps its size when the user asks "
          + "for larger text; nearest text style: 17 pt → `body`"
      ])
  }

  @Test func aConfiguredButtonHasTheFontOfItsConfiguration() {
    let button = { (font: String) in
      """
      <button id="b"><fontDescription key="fontDescription" type="system" pointSize="15"/>
      <buttonConfiguration key="configuration" title="Go">\(font)</buttonConfiguration></button>
      """
    }
    #expect(Self.messages(button("")) == [])
    let font = "<fontDescription key=\"titleFontDescription\" type=\"system\" pointSize=\"15\"/>"
    #expect(Self.messages(button(font)).count == 1)
  }

  @Test func aFontThatCodeOfTheProjectMakesIsNotKnown() {
    let label = """
      <label id="a" text="Sights"><fontDescription key="fontDescription" type="system"
      pointSize="17"/><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string"
      keyPath="dynamicTypeSize" value="body"/></userDefinedRuntimeAttributes></label>
      """
    #expect(Self.messages(label) == [])
  }
}
