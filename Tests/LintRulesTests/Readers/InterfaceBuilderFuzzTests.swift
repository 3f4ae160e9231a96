import DocumentSyntax
import Testing

@testable import Linting

/// Documents whose values stand in the wrong places: whatever comes of them, the reader ends.
@Suite("Damaged Interface Builder documents") struct InterfaceBuilderFuzzTests {
  private static let subviews = """
    <button id="b" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="0" y="0" width="30" height="30"/>
    <constraints><constraint firstAttribute="width" constant="28" id="k1"/>
    <constraint firstAttribute="width" secondItem="b" secondAttribute="height" multiplier="1:1"/>
    </constraints><buttonConfiguration key="configuration" style="filled" title="T" subtitle="S">
    <color key="baseBackgroundColor" red="1" green="0" blue="0.5" alpha="1"
    customColorSpace="displayP3"/></buttonConfiguration>
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="point"
    keyPath="accessibilityActivationPoint"><point key="value" x="1" y="2"/>
    </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
    <connections><segue destination="n" kind="show"/><outletCollection
    property="gestureRecognizers" destination="g"/></connections></button>
    <tableView id="t"><prototypes><tableViewCell id="c" accessoryType="detailButton" rowHeight="9"
    textLabel="l"><tableViewCellContentView key="contentView"><subviews><label id="l" tag="3"
    text="A"><attributedString key="attributedText"><fragment content="x"/></attributedString>
    </label></subviews></tableViewCellContentView></tableViewCell></prototypes>
    <sections><tableViewSection headerTitle="H" footerTitle="F"><cells><tableViewCell/></cells>
    </tableViewSection></sections></tableView>
    <searchBar showsScopeBar="YES"><scopeButtonTitles><string>A</string></scopeButtonTitles>
    </searchBar><segmentedControl selectedSegmentIndex="0"><segments><segment title="S"/></segments>
    </segmentedControl><slider value="1" minValue="0" maxValue="2"/>
    <view id="v"><connections><outletCollection property="accessibilityElements" destination="b"/>
    <outletCollection property="accessibilityElements" destination="v"/></connections>
    <variation key="default"><mask key="subviews"><exclude reference="l"/></mask></variation>
    <variation key="widthClass=compact" hidden="NO"><mask key="subviews"><include reference="b"/>
    </mask></variation></view>
    """
  private static let objects = """
    <tapGestureRecognizer id="g" numberOfTapsRequired="2"><connections><action selector="a:"/>
    </connections></tapGestureRecognizer>
    <navigationController id="n"><tabBarItem key="tabBarItem" title="T" id="i"/><connections>
    <segue destination="vc" kind="relationship" relationship="rootViewController"/></connections>
    </navigationController><tabBarController id="u"><connections><segue destination="n"
    kind="relationship" relationship="viewControllers"/></connections></tabBarController>
    """

  @Test func valuesInWrongPlacesAreRead() {
    let text = InterfaceBuilderSample.storyboard(Self.subviews, objects: Self.objects)
    let pieces = text.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    let values = stride(from: 1, to: pieces.count, by: 2).map { pieces[$0] }
    let choices =
      values + ["", "-1", "1e308", "nan", "99999999999999999999", ":", "1:0", "&#x41;", "YES"]
    var random = SplitMix(state: 11)
    var read = 0
    for _ in 0..<400 {
      var changed = pieces
      // What comes before says what sort of document it is.
      for _ in 0..<8 {
        let place = 6 + Int(random.next() % UInt64(values.count - 6))
        changed[place * 2 + 1] = choices[Int(random.next() % UInt64(choices.count))]
      }
      let file = SourceFile(
        path: "Main.storyboard", bytes: Array(changed.joined(separator: "\"").utf8))
      let report = Linter().lint(file)
      read += report.inputErrors.isEmpty ? 1 : 0
    }
    #expect(read > 300)
  }

  @Test func controllersThatHoldEachOtherEnd() {
    let controller = { (id: String, other: String) in
      """
      <navigationController id="\(id)"><connections><segue destination="\(other)"
      kind="relationship" relationship="rootViewController"/></connections></navigationController>
      """
    }
    let text = InterfaceBuilderSample.storyboard(
      "<button><connections><segue destination=\"a\" kind=\"show\"/></connections></button>",
      objects: controller("a", "b") + controller("b", "a"))
    #expect(
      InterfaceBuilderSample.lines(of: InterfaceBuilderSample.reading(of: text)).last
        == "    button onTap=segue opens=Navigation Controller (action)")
  }
}
