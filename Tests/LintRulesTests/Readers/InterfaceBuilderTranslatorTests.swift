import DocumentSyntax
import Testing

@testable import InputFormats
@testable import ScreenModel

@Suite("Translated storyboards") struct InterfaceBuilderTranslatorTests {
  /// The elements inside the view in a language, a line each.
  private func outline(
    _ subviews: String, _ strings: String, in language: String = "de", controller: String = "",
    path: String = "Main.storyboard"
  ) -> [String] {
    let text = InterfaceBuilderSample.storyboard(subviews, controller: controller)
    let reading = reading(of: text, strings, in: language, path: path)
    return InterfaceBuilderSample.lines(of: reading).dropFirst(2).map { String($0.dropFirst(4)) }
  }

  private func reading(
    of text: String, _ strings: String, in language: String, path: String = "Main.storyboard"
  ) -> Reading {
    let file = SourceFile(path: path, bytes: Array(text.utf8))
    let table = TranslationFile(
      SourceFile(path: "t.strings", bytes: Array(strings.utf8)), language: language)
    let version = LanguageVersion(language: language, table: table.tables.first)
    return InterfaceBuilderReader.document(file, ReadingOptions()).read(0, in: version)
  }

  /// One kind of text: what is drawn, the key of its translation, the line that comes of it.
  static let texts: [(String, String, String)] = [
    (#"<label id="a" text="x"/>"#, "a.text", "text text=NEU"),
    (#"<label id="a"><string key="text">x</string></label>"#, "a.text", "text text=NEU"),
    (
      #"<label id="a"><mutableString key="text">x</mutableString></label>"#, "a.text",
      "text text=NEU"
    ),
    (
      #"<label id="a"><string key="text" base64-UTF8="YES">eA</string></label>"#, "a.text",
      "text text=NEU"
    ),
    (
      """
      <label id="a"><attributedString key="attributedText"><fragment content="x"/>\
      </attributedString></label>
      """, "a.attributedText", "text text=NEU"
    ),
    (
      """
      <label id="a"><attributedString key="attributedText"><fragment><string key="content">x\
      </string></fragment></attributedString></label>
      """, "a.attributedText", "text text=NEU"
    ),
    (
      """
      <label id="a"><attributedString key="attributedText"><fragment content="x"/>\
      <fragment content="y"/></attributedString></label>
      """, "a.attributedText", "text text=NEU"
    ),
    (#"<textField id="a" placeholder="x"/>"#, "a.placeholder", "textField placeholder=NEU"),
    (
      #"<button id="a"><state key="normal" title="x"/></button>"#, "a.normalTitle",
      "button text=NEU"
    ),
    (
      #"<button id="a"><state key="normal" title="x"/></button>"#, "a.ibShadowedNormalTitle",
      "button text=NEU"
    ),
    (
      #"<button id="a"><buttonConfiguration key="configuration" title="x"/></button>"#,
      "a.configuration.title", "button text=NEU"
    ),
    (
      """
      <view id="a"><accessibility key="accessibilityConfiguration" label="x" identifier="i"/>\
      </view>
      """, "a.accessibilityLabel", "view label=NEU id=i"
    ),
    (
      #"<view id="a"><accessibility key="accessibilityConfiguration" hint="x"/></view>"#,
      "a.accessibilityHint", "view hint=NEU"
    ),
    (
      """
      <view id="a"><accessibility key="accessibilityConfiguration"><string key="label">x\
      </string></accessibility></view>
      """, "a.accessibilityLabel", "view label=NEU"
    ),
  ]

  @Test(arguments: texts)
  func everyKindOfTextIsTranslated(drawn: String, key: String, line: String) {
    #expect(outline(drawn, "\"\(key)\" = NEU;") == [line])
    #expect(
      outline(drawn, "\"b\(key)\" = NEU;") == [line.replacing("NEU", with: "x")]
        || drawn.contains("\"y\""))
  }

  @Test func identifiersClassesAndRuntimeAttributesAreNot() {
    let subviews = """
      <label id="a" customClass="Big" text="x"><userDefinedRuntimeAttributes>\
      <userDefinedRuntimeAttribute type="string" keyPath="accessibilityHint" value="h"/>\
      </userDefinedRuntimeAttributes>\
      <accessibility key="accessibilityConfiguration" identifier="i"/></label>
      """
    let strings = """
      "a.customClass" = n; "a.value" = n; "a.accessibilityIdentifier" = n; "a.keyPath" = n;
      "a.accessibilityHint" = n; "a.userLabel" = n;
      """
    #expect(outline(subviews, strings) == ["text hint=h class=Big text=x id=i"])
  }

  @Test func segmentsHaveTheirPlacesInTheKeyOfTheControl() {
    let segments = """
      <segmentedControl id="a"><segments><segment title="x"/><segment title="y"/></segments>\
      </segmentedControl>
      """
    #expect(
      outline(segments, "\"a.segmentTitles[1]\" = Woche;") == [
        "segmentedControl", "  segment text=x", "  segment text=Woche",
      ])
  }

  @Test func titlesOfSectionsControllersAndTabsAreTranslated() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      targetRuntime="iOS.CocoaTouch"><scenes><scene><objects>
      <tableViewController id="c" title="x"><tableView key="view" id="t"><sections>
      <tableViewSection id="s" headerTitle="x" footerTitle="y"><cells/></tableViewSection>
      </sections></tableView><navigationItem key="navigationItem" id="n">
      <barButtonItem key="rightBarButtonItem" id="b" title="x"/></navigationItem>
      </tableViewController></objects></scene></scenes></document>
      """
    let strings = """
      c.title = Titel; s.headerTitle = Kopf; s.footerTitle = Fuss; b.title = Weiter;
      """
    let reading = reading(of: text, strings, in: "de")
    #expect(
      InterfaceBuilderSample.lines(of: reading) == [
        "screen title=Titel", "  navigationBar", "    barButton text=Weiter", "  list",
        "    header text=Kopf (system)", "    text text=Fuss (system)",
      ])
    let screen = try #require(reading.tree?.screens.first)
    #expect(screen.name == "x (de)" && screen.language == "de" && !screen.isRightToLeft)
  }

  @Test func textsWithoutTranslationStayAndEmptyOnesAreEmpty() throws {
    let subviews = #"<label id="a" text="x"/><label id="b" text="y"/>"#
    #expect(outline(subviews, "\"b.text\" = \"\";") == ["text text=x", "text text="])
    let text = InterfaceBuilderSample.storyboard(subviews)
    let tree = try #require(reading(of: text, "b.text = \"\";", in: "de").tree)
    #expect(tree.says(.text, 2) && !tree.says(.text, 3))
    #expect(tree.translations.values.map(\.self) == ["t.strings:1:10"])
  }

  @Test func systemItemsHaveTheWordsOfTheSystem() {
    let bar = #"<navigationItem key="navigationItem"><barButtonItem systemItem="done"/>"#
    let controller = bar + "</navigationItem>"
    let text = InterfaceBuilderSample.storyboard("", controller: controller)
    let german = InterfaceBuilderSample.lines(of: reading(of: text, "", in: "de"))
    #expect(german.contains("    barButton text=Fertig (system)"))
    // Nobody knows the words of other languages here, and English ones would be wrong.
    let french = InterfaceBuilderSample.lines(of: reading(of: text, "", in: "fr"))
    #expect(french.contains("    barButton text=? (system)"))
    let name = reading(of: text, "", in: "fr").tree.map { $0.elements[2].has(.text) }
    #expect(name == false)
  }

  @Test func languagesFromRightToLeftTurnTheLayoutRound() throws {
    let subviews = """
      <label id="a" text="x"><rect key="frame" x="16" y="20" width="100" height="20"/></label>
      """
    let text = InterfaceBuilderSample.storyboard(subviews)
    let tree = try #require(reading(of: text, "a.text = \"شكرا\";", in: "ar").tree)
    #expect(tree.screens[0].isRightToLeft && tree.screens[0].language == "ar")
    #expect(tree.elements[1].frame.x == 0)
    #expect(tree.elements[2].frame.x == 393 - 16 - 100)
    // Without constraints frames stay where they are.
    let fixed = InterfaceBuilderSample.storyboard(
      subviews, document: "targetRuntime=\"iOS.CocoaTouch\"")
    #expect(reading(of: fixed, "", in: "ar").tree?.elements[2].frame.x == 16)
  }

  @Test func theFolderTellsTheLanguageOfAFile() throws {
    let text = InterfaceBuilderSample.storyboard(#"<label id="a" text="x"/>"#)
    for (path, language) in [("de.lproj/M.storyboard", "de"), ("Base.lproj/M.storyboard", "en")] {
      let file = SourceFile(path: path, bytes: Array(text.utf8))
      let reading = InterfaceBuilderReader.document(file, ReadingOptions()).read(
        0, in: .base)
      let screen = try #require(reading.tree?.screens.first)
      #expect(screen.language == language && screen.name == "HomeController")
    }
  }

  @Test func otherFormatsTakeTheLanguageThatTheyDoNotSay() throws {
    var options = ReadingOptions()
    options.language = "ar"
    let text = "[{screen: A, children: []}, {screen: B, language: de, children: []}]"
    let file = SourceFile(path: "a.yml", bytes: Array(text.utf8))
    let reading = Readers.document(file, options).read(0, in: .base)
    let screens = try #require(reading.tree?.screens)
    #expect(screens.map(\.language) == ["ar", "de"])
    #expect(screens.map(\.isRightToLeft) == [true, false])
  }
}
