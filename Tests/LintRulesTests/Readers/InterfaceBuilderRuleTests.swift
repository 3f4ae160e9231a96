import DocumentSyntax
import Testing

@testable import Linting
@testable import ScreenModel

/// What the rules say where an Interface Builder file leaves open what code does.
@Suite("Rules on Interface Builder files") struct InterfaceBuilderRuleTests {
  private typealias Sample = InterfaceBuilderSample

  /// The rules and certainties of what is found in the view of the one controller.
  private func findings(_ subviews: String, controller: String = "") -> [String] {
    let text = Sample.storyboard(subviews, controller: controller)
    let file = SourceFile(path: "Main.storyboard", bytes: Array(text.utf8))
    return Linter().lint(file).findings.map { "\($0.rule.id) \($0.certainty.rawValue)" }
  }

  private let bare = "<switch id=\"a\" on=\"YES\"/>"

  @Test func aControlWithoutALabelIsAViolation() {
    #expect(findings(bare) == ["control-missing-label violation"])
  }

  @Test func anOutletMayNameAControl() {
    let outlet = "<connections><outlet property=\"wifi\" destination=\"a\" id=\"o\"/></connections>"
    #expect(findings(bare, controller: outlet) == ["control-missing-label needsReview"])
  }

  @Test func aCustomClassMayNameItself() {
    let custom = "<switch id=\"a\" on=\"YES\" customClass=\"NamedSwitch\"/>"
    #expect(findings(custom) == ["control-missing-label needsReview"])
  }

  @Test func aRuntimeAttributeOfTheProjectNamesAControl() {
    let named = """
      <switch id="a" on="YES"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="accLabelLocalization" value="wifi"/>
      </userDefinedRuntimeAttributes></switch>
      """
    #expect(findings(named) == [])
  }

  @Test func codeFillsTheTextsOfARow() {
    let row = """
      <tableView id="t"><prototypes>
        <tableViewCell reuseIdentifier="x" id="c">
          <tableViewCellContentView key="contentView" id="v"/>
          <accessibility key="accessibilityConfiguration">
            <accessibilityTraits key="traits" button="YES"/>
          </accessibility>
        </tableViewCell>
      </prototypes></tableView>
      """
    #expect(findings(row) == [])
  }

  @Test func rowsThatCodeFillsAreNotCertain() {
    let cell = { (label: String) in
      """
      <tableView id="t"><prototypes><tableViewCell textLabel="l" id="c">
      <tableViewCellContentView key="contentView" id="v"><subviews>\(label)</subviews>
      </tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    }
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
    let fixed = cell("<label text=\"Name\" id=\"m\">\(font)</label>")
    #expect(findings(fixed) == ["fixed-font-size violation"])
    let filled = cell("<label text=\"Title\" id=\"l\">\(font)</label>")
    #expect(findings(filled) == ["fixed-font-size needsReview"])
    let tagged = cell("<label text=\"Title\" tag=\"7\" id=\"m\">\(font)</label>")
    #expect(findings(tagged) == ["fixed-font-size needsReview"])
  }

  @Test func nobodyOperatesALaunchScreen() {
    let text = Sample.storyboard(
      bare + "<button id=\"b\"><state key=\"normal\" image=\"ic\"/></button>",
      document: "targetRuntime=\"iOS.CocoaTouch\" launchScreen=\"YES\"")
    let file = SourceFile(path: "Launch.storyboard", bytes: Array(text.utf8))
    #expect(Linter().lint(file).findings.isEmpty)
    let other = SourceFile(
      path: "Main.storyboard", bytes: Array(text.replacing("launchScreen", with: "other").utf8))
    #expect(Linter().lint(other).findings.count == 2)
  }

  @Test func codeMayMakeAViewWithAnOutletAnElement() {
    let view = { (rest: String) in
      """
      <view id="v" \(rest)><subviews><label text="Play" id="l"/></subviews><connections>
      <outletCollection property="gestureRecognizers" destination="g" id="k"/></connections></view>
      """
    }
    let outlet = "<connections><outlet property=\"box\" destination=\"v\" id=\"o\"/></connections>"
    let tap = "<tapGestureRecognizer id=\"g\"/>"
    let found = { (subviews: String, controller: String) in
      let text = Sample.storyboard(subviews, controller: controller, objects: tap)
      return Linter().lint(SourceFile(path: "A.storyboard", bytes: Array(text.utf8))).findings
        .filter { $0.rule.id == "gesture-only-interaction" }.map(\.certainty)
    }
    #expect(found(view(""), "") == [.violation])
    #expect(found(view(""), outlet) == [.needsReview])
    #expect(found(view("customClass=\"Box\""), "") == [.needsReview])
  }

  @Test func codeFindsByItsTagWhatNothingElseLeadsTo() {
    let button = { (rest: String) in "<button id=\"b\" tag=\"7\">\(rest)</button>" }
    let action = """
      <connections><action selector="go:" destination="vc" id="a"/></connections>
      """
    #expect(findings(button("")) == ["control-missing-label needsReview"])
    #expect(findings(button(action)) == ["control-missing-label violation"])
  }

  @Test func theTitleOfANewButtonIsAStandIn() {
    let button = "<button id=\"b\"><state key=\"normal\" title=\"Button\"/></button>"
    let stack = "<stackView id=\"t\"><subviews>\(button)</subviews></stackView>"
    let outlet = "<connections><outlet property=\"tabs\" destination=\"t\" id=\"o\"/></connections>"
    #expect(findings(stack) == ["label-generic violation"])
    #expect(findings(stack, controller: outlet) == [])
  }

  @Test func theButtonsOfRowsAreTheSystems() {
    let cell = "<tableViewCell accessoryType=\"detailButton\" text=\"A\"/>"
    let table =
      "<tableView><sections><tableViewSection><cells>\(cell)\(cell)</cells></tableViewSection>"
    #expect(findings(table + "</sections></tableView>") == [])
  }

  @Test func anEmptySceneIsNotReported() {
    #expect(findings("") == [])
  }
}
