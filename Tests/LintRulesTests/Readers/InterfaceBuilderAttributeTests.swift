import DocumentSyntax
import Testing

@testable import InputFormats
@testable import ScreenModel

@Suite("Interface Builder attributes") struct InterfaceBuilderAttributeTests {
  /// Checks what comes of one view.
  private func expect(
    _ view: String, _ line: String, objects: String = "", resources: String = "",
    _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(
      InterfaceBuilderSample.outline(view, objects: objects, resources: resources) == [line],
      sourceLocation: location)
  }

  // MARK: Growth

  @Test func indicatorsThatStandStillAreHiddenOrSaySo() {
    let indicator = { (rest: String) in
      InterfaceBuilderSample.outline("<activityIndicatorView id=\"a\" \(rest)/>")
    }
    #expect(indicator("animating=\"YES\" hidesWhenStopped=\"YES\"") == ["activityIndicator"])
    #expect(indicator("hidesWhenStopped=\"YES\"") == ["activityIndicator hidden=true"])
    #expect(
      indicator("hidden=\"YES\" hidesWhenStopped=\"YES\"") == ["activityIndicator hidden=true"])
    #expect(indicator("") == ["activityIndicator on=false"])
  }

  @Test func whatIsLeftOutOfAStyledTextIsTold() {
    let style = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"
    expect("<label id=\"a\">\(style)</label>", "text font=body adjustsFont=false lines=1.0")
    expect(
      "<label numberOfLines=\"0\" adjustsFontForContentSizeCategory=\"YES\">\(style)</label>",
      "text lines=0.0 adjustsFont=true font=body")
    expect("<textField>\(style)</textField>", "textField font=body adjustsFont=false")
    expect("<button>\(style)</button>", "button font=body")
    expect(
      "<label><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"9\"/></label>",
      "text font=9.0")
  }

  @Test func labelsOfSystemCellsWrapByThemselves() {
    let style = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"
    let cell = """
      <tableViewCell textLabel="t"><tableViewCellContentView key="contentView"><subviews>
      <label id="t">\(style)</label><label id="u">\(style)</label>
      </subviews></tableViewCellContentView></tableViewCell>
      """
    #expect(
      InterfaceBuilderSample.outline(cell).suffix(2) == [
        "    text font=body adjustsFont=false (outlet)",
        "    text font=body adjustsFont=false lines=1.0",
      ])
  }

  @Test func aLabelMayShrinkItsText() {
    expect("<label adjustsFontSizeToFit=\"YES\"/>", "text shrinksText=true")
    expect("<label minimumScaleFactor=\"0.5\"/>", "text shrinksText=true")
    expect("<label minimumFontSize=\"9\"/>", "text shrinksText=true")
    expect("<label adjustsFontSizeToFit=\"NO\" minimumFontSize=\"9\"/>", "text")
    expect("<textField minimumFontSize=\"17\"/>", "textField")
  }

  @Test func constraintsOfItsOwnFixTheSidesOfAView() {
    let view = { (constraint: String) in
      """
      <view><rect key="frame" x="0" y="0" width="90" height="40"/>
      <constraints><constraint id="c" \(constraint)/></constraints></view>
      """
    }
    expect(view("firstAttribute=\"height\" constant=\"40\""), "view fixedHeight=true")
    expect(view("firstAttribute=\"width\" constant=\"90\""), "view fixedWidth=true")
    for other in [
      "firstAttribute=\"top\" constant=\"40\"",
      "firstAttribute=\"height\" constant=\"40\" priority=\"750\"",
      "firstAttribute=\"height\" constant=\"40\" relation=\"greaterThanOrEqual\"",
      "firstItem=\"z\" firstAttribute=\"height\" constant=\"40\"",
      "firstAttribute=\"height\" secondItem=\"z\" constant=\"40\"",
    ] {
      expect(view(other), "view")
    }
    #expect(
      InterfaceBuilderSample.outline(
        view("firstAttribute=\"height\" constant=\"40\""),
        controller: "<connections><outlet property=\"height\" destination=\"c\"/></connections>")
        == ["view"])
  }

  // MARK: Texts and pictures

  @Test func labelsHaveTheirTextInThreePlaces() {
    expect("<label text=\"A &amp; B\" userLabel=\"No\" id=\"a\"/>", "text text=A & B")
    expect(
      "<label id=\"a\"><string key=\"text\">Two\nlines</string></label>", "text text=Two\nlines")
    expect("<label><string key=\"text\">R&amp;D</string></label>", "text text=R&D")
    expect(
      "<label><string key=\"text\" base64-UTF8=\"YES\">SMOpCg==</string></label>", "text text=Hé\n")
    expect(
      """
      <label><attributedString key="attributedText"><fragment content="Hello "/><fragment>
      <string key="content">World</string></fragment></attributedString></label>
      """, "text text=Hello World")
    expect(
      """
      <label><attributedString key="attributedText"><fragment content="One"/></attributedString>
      <attributedString key="userComments"><fragment content="No"/></attributedString></label>
      """, "text text=One")
  }

  @Test func attributesMayBeWrittenInAnyWayOfXML() {
    expect(
      "<label text = 'A \"B\" > C'\n  hidden\t=\n'YES'   />", "text text=A \"B\" > C hidden=true")
    expect("<label\ntext=''/>", "text text=")
    expect("<label text=\"&#x41;&lt;\"/>", "text text=A<")
  }

  @Test func buttonsHaveTheirTitleInTheNormalState() {
    expect(
      """
      <button><state key="selected" title="On"/><state key="normal" title="Off" image="bolt"
      catalog="system" backgroundImage="bg"/></button>
      """, "button text=Off image=system:bolt background=?")
    expect(
      "<button><state key=\"normal\" backgroundImage=\"bg\"/></button>",
      "button image=bg background=?")
    expect(
      "<button><state key=\"normal\"><string key=\"title\">A</string></state></button>",
      "button text=A")
    expect(
      """
      <button><state key="normal"><attributedString key="attributedTitle"><fragment content="T"/>
      </attributedString><imageReference key="image" image="star" catalog="system"/></state>
      </button>
      """, "button text=T image=system:star")
  }

  @Test func aConfigurationReplacesTheStates() {
    expect(
      """
      <button><state key="normal" title="Button"/><buttonConfiguration key="configuration"
      style="plain"><imageReference key="image" image="chevron.down" catalog="system"/>
      </buttonConfiguration></button>
      """, "button image=system:chevron.down")
    expect(
      """
      <button><buttonConfiguration key="configuration" style="plain" title="Go" image="go">
      <fontDescription key="titleFontDescription" style="UICTFontTextStyleTitle0"/>
      </buttonConfiguration></button>
      """, "button text=Go font=largeTitle image=go")
    expect(
      """
      <button><buttonConfiguration key="configuration" style="plain"><attributedString
      key="attributedTitle"><fragment content="Go"/></attributedString></buttonConfiguration>
      </button>
      """, "button text=Go")
  }

  @Test func fieldsHaveTextPlaceholderAndTypingTraits() {
    expect(
      """
      <textField text="a" placeholder="Name"><textInputTraits key="textInputTraits"
      textContentType="username"/></textField>
      """, "textField text=a placeholder=Name contentType=username")
    expect(
      "<textField><textInputTraits key=\"textInputTraits\" secureTextEntry=\"YES\"/></textField>",
      "secureField secure=true")
    expect(
      "<searchBar placeholder=\"Find\"><string key=\"text\">x</string></searchBar>",
      "searchField placeholder=Find text=x (system)")
    expect("<textView editable=\"NO\"><string key=\"text\">T</string></textView>", "text text=T")
  }

  @Test func buttonsThatTheSystemNamesAreMarked() {
    for (type, name) in [
      ("infoLight", "More Info"), ("infoDark", "More Info"), ("detailDisclosure", "More Info"),
      ("contactAdd", "Add Contact"), ("close", "Close"),
    ] {
      expect("<button buttonType=\"\(type)\"/>", "button text=\(name) (system)")
    }
    expect("<button buttonType=\"close\" title=\"Done\"/>", "button text=Done (system)")
    expect("<button buttonType=\"system\"/>", "button")
    expect(
      "<button showsMenuAsPrimaryAction=\"YES\" changesSelectionAsPrimaryAction=\"YES\"/>",
      "popupButton")
  }

  // MARK: Accessibility

  @Test func configurationsSayLabelHintIdentifierElementAndTraits() {
    expect(
      """
      <button id="object"><accessibility key="accessibilityConfiguration" label="L &lt;" hint="H"
      identifier="I"><accessibilityTraits key="traits" staticText="YES" header="YES" image="NO"/>
      <bool key="isElement" value="NO"/></accessibility></button>
      """, "button label=L < hint=H id=I traits=[\"staticText\", \"header\"] element=false")
    expect(
      """
      <button><accessibility key="accessibilityConfiguration"><string key="label">Two
      lines</string><accessibilityTraits key="traits" none="YES"/></accessibility></button>
      """, "button label=Two\nlines traits=[]")
  }

  @Test func oldTraitsStandRightUnderTheView() {
    expect(
      "<button><accessibilityTraits key=\"accessibilityTraits\" link=\"YES\"/></button>",
      "button traits=[\"link\"]")
  }

  // MARK: State

  @Test func stateComesFromTheTagOfTheViewAlone() {
    expect(
      """
      <view hidden="YES" alpha="0.5" clipsSubviews="YES" userInteractionEnabled="NO"><color
      key="backgroundColor" white="1" alpha="0.25" colorSpace="custom"/></view>
      """, "view hidden=true alpha=0.5 clips=true userInteraction=false background=#FFFFFF40")
    expect("<label userInteractionEnabled=\"NO\"/>", "text")
    expect("<label userInteractionEnabled=\"YES\"/>", "text userInteraction=true")
    expect("<button enabled=\"NO\" selected=\"YES\"/>", "button enabled=false selected=true")
    expect("<switch on=\"YES\"/>", "switch on=true")
    expect(
      "<pageControl numberOfPages=\"3\" currentPage=\"1\"/>", "pageControl count=3.0 index=1.0")
    expect("<pageControl numberOfPages=\"3\"/>", "pageControl count=3.0 index=0.0")
  }

  @Test func rangesHaveTheirBounds() {
    expect("<slider value=\"0.5\" minValue=\"0.0\" maxValue=\"2\"/>", "slider range=0.0/0.5/2.0/-")
    expect(
      "<stepper minimumValue=\"-1\" maximumValue=\"100\" stepValue=\"2\"/>",
      "stepper range=-1.0/-/100.0/2.0")
    expect("<progressView progress=\"0.25\"/>", "progress range=0.0/0.25/1.0/-")
  }

  @Test func drawingHintsCountForPlainViewsWithoutColour() {
    expect("<view opaque=\"NO\"/>", "view opaque=false")
    expect("<label opaque=\"NO\"/>", "text")
    expect(
      "<view opaque=\"NO\"><color key=\"backgroundColor\" white=\"0\" alpha=\"1\"/></view>",
      "view background=#000000")
  }

  // MARK: Looks

  @Test(arguments: [
    ("style=\"UICTFontTextStyleBody\"", "body"),
    ("style=\"UICTFontTextStyleSubhead\"", "subheadline"),
    ("style=\"UICTFontTextStyleTitle0\"", "largeTitle"),
    ("style=\"UICTFontTextStyleCaption1\"", "caption1"),
    ("type=\"system\" pointSize=\"17\"", "17.0"),
    ("type=\"system\" weight=\"light\" pointSize=\"9.5\"", "9.5/light"),
    ("type=\"boldSystem\" pointSize=\"12\"", "12.0/bold"),
    ("name=\"Georgia\" family=\"Georgia\" pointSize=\"10\"", "Georgia/10.0"),
  ])
  func fontsHaveStyleNameSizeAndWeight(attributes: String, font: String) {
    let description = "<fontDescription key=\"fontDescription\" \(attributes)/>"
    expect("<button>\(description)</button>", "button font=\(font)")
    let two = InterfaceBuilderSample.outline(
      "<button>\(description)</button><button>\(description)</button>")
    #expect(two == ["button font=\(font)", "button font=\(font)"])
  }

  @Test func fontsMayFollowTheUser() {
    expect("<label adjustsFontForContentSizeCategory=\"YES\"/>", "text adjustsFont=true")
  }

  @Test func coloursAreResolvedWhereTheDocumentTellsThem() {
    let resources = """
      <resources><namedColor name="Brand"><color red="1" green="0.5" blue="0"/></namedColor>
      <systemColor name="labelColor"><color white="0.0" alpha="1"/></systemColor>
      </resources>
      """
    expect(
      """
      <label><color key="textColor" systemColor="labelColor"/><color key="tintColor" white="1"/>
      <color key="backgroundColor" name="Brand"/></label>
      """, "text color=#000000 background=#FF8000", resources: resources)
    expect(
      "<label><color key=\"textColor\" systemColor=\"linkColor\"/></label>", "text color=#007AFF")
    expect(
      "<button><color key=\"tintColor\" systemColor=\"x\" white=\"2\" alpha=\"-1\"/></button>",
      "button color=#FFFFFF00")
    expect(
      "<button><state key=\"normal\"><color key=\"titleColor\" white=\"0.2\"/></state></button>",
      "button color=#333333")
    expect(
      """
      <label><color key="textColor" red="1" green="0" blue="0" colorSpace="custom"
      customColorSpace="displayP3"/></label>
      """, "text color=#FF0000")
  }

  // MARK: Ranges

  @Test func rangesOfValuesAreThoseOfTheFile() throws {
    let text = InterfaceBuilderSample.storyboard("<label text=\"Hello\" id=\"l\"/>")
    let tree = try #require(InterfaceBuilderSample.reading(of: text).tree)
    let attribute = try #require(tree.attribute(.text, of: 2))
    #expect(tree.file.text(in: attribute.valueRange) == "Hello")
    #expect(tree.file.text(in: attribute.range) == "text=\"Hello")
  }
}
