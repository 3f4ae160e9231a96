import DocumentSyntax
import Testing

@testable import InputFormats
@testable import ScreenModel

@Suite("Interface Builder runtime attributes") struct InterfaceBuilderRuntimeKeyTests {
  private func attribute(_ path: String, _ rest: String) -> String {
    "<userDefinedRuntimeAttribute keyPath=\"\(path)\" \(rest)>"
  }

  private func outline(_ tag: String, _ attributes: String, more: String = "") -> [String] {
    InterfaceBuilderSample.outline(
      """
      <\(tag) id="v">\(more)<userDefinedRuntimeAttributes>\(attributes)
      </userDefinedRuntimeAttributes></\(tag)>
      """)
  }

  @Test(arguments: [
    ("accessibilityLabel", "type=\"string\" value=\"A &amp; B\"/", "label=A & B"),
    ("accessibilityHint", "type=\"localizedString\" value=\"H\"/", "hint=H"),
    ("accessibilityValue", "type=\"string\" value=\"V\"/", "value=V"),
    ("accessibilityIdentifier", "type=\"string\" value=\"I\"/", "id=I"),
    ("isAccessibilityElement", "type=\"boolean\" value=\"NO\"/", "element=false"),
    ("accessibilityElementsHidden", "type=\"boolean\" value=\"YES\"/", "elementsHidden=true"),
    ("accessibilityViewIsModal", "type=\"boolean\" value=\"YES\"/", "modal=true"),
    ("shouldGroupAccessibilityChildren", "type=\"boolean\" value=\"YES\"/", "groupChildren=true"),
    (
      "accessibilityIgnoresInvertColors", "type=\"boolean\" value=\"YES\"/",
      "ignoresInvertColors=true"
    ),
    ("showsLargeContentViewer", "type=\"boolean\" value=\"YES\"/", "largeContentViewer=true"),
    (
      "titleLabel.adjustsFontForContentSizeCategory", "type=\"boolean\" value=\"YES\"/",
      "adjustsFont=true"
    ),
    ("adjustsFontSizeToFitWidth", "type=\"boolean\" value=\"YES\"/", "shrinksText=true"),
    ("dynamicTypeSize", "type=\"string\" value=\"body\"/", "font=?"),
  ])
  func attributesSetPropertiesOfUIKit(path: String, rest: String, said: String) {
    #expect(outline("view", attribute(path, rest)) == ["view \(said)"])
  }

  @Test(arguments: [
    ("label", "text", "text text=W"), ("textField", "placeholder", "textField placeholder=W"),
    ("barButtonItem", "title", "barButton text=W"), ("button", "title", "button text=?"),
    ("view", "title", "view"), ("imageView", "text", "image"), ("label", "title", "text"),
    ("label", "attributedText", "text text=?"),
  ])
  func wordsAreThoseOfTheClass(tag: String, path: String, line: String) {
    #expect(outline(tag, attribute(path, "type=\"string\" value=\"W\"/")) == [line])
  }

  @Test func attributesWithoutValueSayNothing() {
    for path in ["accessibilityLabel", "accessibilityTraits", "isAccessibilityElement"] {
      #expect(outline("view", attribute(path, "type=\"nil\"/")) == ["view"])
    }
  }

  @Test func keyPathsOfAProjectMeanWhatTheUserSays() throws {
    let text = InterfaceBuilderSample.storyboard(
      "<button><userDefinedRuntimeAttributes>"
        + attribute("nameKey", "type=\"string\" value=\"k\"/")
        + attribute("accEnabled", "type=\"boolean\" value=\"NO\"/")
        + attribute("accLabelKey", "type=\"string\" value=\"k\"/")
        + "</userDefinedRuntimeAttributes></button>")
    let (document, _) = InterfaceBuilderReader.outline(
      SourceFile(path: "Main.storyboard", bytes: Array(text.utf8)),
      runtimeAttributes: ["nameKey": .label, "accEnabled": .element, "accLabelKey": .hint])
    let reading = InterfaceBuilderReader.read(try #require(document), screens: 0..<1)
    #expect(
      InterfaceBuilderSample.lines(of: reading).last == "    button element=false label=? hint=?")
  }

  @Test func valuesMayBeChildren() {
    let end = "</userDefinedRuntimeAttribute>"
    #expect(
      outline(
        "view",
        attribute("accessibilityLabel", "type=\"string\"") + "<string key=\"value\">L</string>"
          + end
          + attribute("accessibilityTraits", "type=\"number\"")
          + "<integer key=\"value\" value=\"65537\"/>" + end
          + attribute("accessibilityActivationPoint", "type=\"point\"")
          + "<point key=\"value\" x=\"1\" y=\"2\"/>" + end
      ) == ["view label=L traits=[\"button\", \"header\"] activationPoint=1.0/2.0"])
  }

  @Test func attributesAreSetAfterTheConfiguration() {
    let configuration =
      "<accessibility key=\"accessibilityConfiguration\" label=\"Old\" hint=\"H\"/>"
    #expect(
      outline(
        "button", attribute("accessibilityLabel", "type=\"string\" value=\"New\"/"),
        more: configuration) == ["button label=New hint=H"])
  }

  @Test(arguments: [
    ("button", "accLabelText", "label=?"), ("barButtonItem", "accLabelLocalization", "label=?"),
    ("button", "accHintLocalization", "hint=?"), ("label", "localization", "text=?"),
    ("button", "l10nKey", "text=?"), ("button", "xibLocKey", "text=?"),
    ("label", "localizedText", "text=?"), ("imageView", "localizedKey", "label=?"),
    ("textField", "localizationKey", "placeholder=?"), ("view", "voiceOverLabelKey", "label=?"),
  ])
  func namesOfProjectsMakeTextsUnknown(tag: String, path: String, said: String) {
    let kind = InterfaceBuilderSample.outline("<\(tag)/>").first?.prefix { $0 != " " } ?? ""
    #expect(
      outline(tag, attribute(path, "type=\"string\" value=\"some.key\"/")) == ["\(kind) \(said)"])
  }

  @Test(arguments: ["cornerRadius", "layer.localization", "typeName", "accEnabled", "location"])
  func otherAttributesSayNothing(path: String) {
    #expect(outline("button", attribute(path, "type=\"string\" value=\"x\"/")) == ["button"])
  }

  @Test func anExplicitLabelStays() {
    let configuration = "<accessibility key=\"accessibilityConfiguration\" label=\"Close\"/>"
    #expect(
      outline(
        "button", attribute("accLabelKey", "type=\"string\" value=\"k\"/"), more: configuration)
        == ["button label=Close"])
    let hint = "<accessibility key=\"accessibilityConfiguration\" hint=\"Closes\"/>"
    #expect(
      outline("button", attribute("accHintKey", "type=\"string\" value=\"k\"/"), more: hint)
        == ["button hint=Closes"])
    #expect(
      outline(
        "button",
        attribute("accLabelKey", "type=\"string\" value=\"k\"/")
          + attribute("accessibilityLabel", "type=\"string\" value=\"Close\"/"))
        == ["button label=Close"])
  }

  @Test func controllersSpeakForTheirView() {
    let text = InterfaceBuilderSample.storyboard(
      "<view id=\"inner\"/>",
      controller: "<userDefinedRuntimeAttributes>"
        + attribute("view.accessibilityIgnoresInvertColors", "type=\"boolean\" value=\"YES\"/")
        + attribute("accessibilityLabel", "type=\"string\" value=\"No\"/")
        + "</userDefinedRuntimeAttributes>")
    #expect(
      InterfaceBuilderSample.lines(of: InterfaceBuilderSample.reading(of: text))
        == ["screen", "  view ignoresInvertColors=true", "    view"])
  }
}
