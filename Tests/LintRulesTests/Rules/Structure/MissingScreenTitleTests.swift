import DocumentSyntax
import Testing

@testable import InputFormats
@testable import ScreenModel

/// Which screens of Interface Builder files are parts of others, and where titles come from.
@Suite("Screen titles") struct MissingScreenTitleTests {
  private typealias Sample = InterfaceBuilderSample

  private static let buttons = """
    <button id="a"><state key="normal" title="Porto"/></button>
    <button id="b"><state key="normal" title="Faro"/></button>
    <button id="c"><state key="normal" title="Braga"/></button>
    <button id="d"><state key="normal" title="Tomar"/></button>
    """

  /// A storyboard of two controllers without classes: the second may be shown inside the first.
  private func storyboard(segue: String, item: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
        targetRuntime="iOS.CocoaTouch">
      <scenes>
        <scene sceneID="s"><objects>
          <viewController title="Home" id="one"><view key="view" id="v1"><subviews>
            <containerView id="hole"><connections>\(segue)</connections></containerView>
          </subviews></view></viewController>
        </objects></scene>
        <scene sceneID="t"><objects>
          <viewController id="two"><view key="view" id="v2"><subviews>\(Self.buttons)</subviews>
          </view>\(item)</viewController>
        </objects></scene>
      </scenes>
    </document>
    """
  }

  private func findings(_ text: String, path: String = "Main.storyboard") -> [String] {
    StructureRuleSample.findings(text, rule: "missing-screen-title", path: path)
  }

  @Test func aControllerWithoutTitleIsForAPerson() {
    let show = "<segue destination=\"two\" kind=\"show\" id=\"g\"/>"
    #expect(findings(storyboard(segue: show)) == ["needsReview warning <viewController"])
  }

  @Test func aControllerInsideAnotherIsAFragment() {
    let embed = "<segue destination=\"two\" kind=\"embed\" id=\"g\"/>"
    let text = storyboard(segue: embed)
    #expect(findings(text) == [])
    #expect(Sample.reading(of: text).tree?.screens.map(\.isFragment) == [false, true])
  }

  @Test(
    arguments: [
      "<navigationItem key=\"navigationItem\" title=\"Trips\" id=\"n\"/>",
      "<navigationItem key=\"navigationItem\" id=\"n\"><string key=\"title\">A</string>"
        + "</navigationItem>",
    ])
  func aNavigationItemHasTheTitle(item: String) {
    #expect(findings(storyboard(segue: "", item: item)) == [])
  }

  @Test func aBarWithButtonsAloneIsForAPerson() {
    let item = """
      <navigationItem key="navigationItem" id="n">
        <barButtonItem key="rightBarButtonItem" systemItem="add" id="i"/>
      </navigationItem>
      """
    #expect(findings(storyboard(segue: "", item: item)) == ["needsReview warning <navigationItem"])
  }

  @Test func aClassOfItsOwnMaySetTheTitle() {
    #expect(findings(Sample.storyboard(Self.buttons)) == [])
  }

  @Test func viewsOfAXibAreFragments() {
    let view = "<view id=\"v\"><subviews>\(Self.buttons)</subviews></view>"
    let text = Sample.xib(view)
    #expect(findings(text, path: "Card.xib") == [])
    #expect(Sample.reading(of: text).tree?.screens.map(\.isFragment) == [true])
  }

  @Test func aLaunchScreenNeedsNoTitle() {
    let text = storyboard(segue: "").replacing(
      "targetRuntime", with: "launchScreen=\"YES\" targetRuntime")
    #expect(findings(text) == [])
  }
}
