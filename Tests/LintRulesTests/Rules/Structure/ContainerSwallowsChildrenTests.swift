import Testing

@testable import LintRules

@Suite("Container swallows children") struct ContainerSwallowsChildrenTests {
  private func certainties(_ inside: String, controller: String = "") -> [String] {
    TraitRuleSample.certainties(
      ContainerSwallowsChildren.self,
      """
      <view id="a">
        <accessibility key="accessibilityConfiguration" label="Porto">
          <bool key="isElement" value="YES"/>
        </accessibility>
        <subviews>\(inside)</subviews>
      </view>
      """, controller: controller)
  }

  private static let buttons = ["Save", "Share"].enumerated().map {
    "<button id=\"b\($0.offset)\"><state key=\"normal\" title=\"\($0.element)\"/></button>"
  }.joined()

  @Test func codeMayOfferTheControlsAsActions() {
    #expect(certainties(Self.buttons) == ["violation"])
    #expect(certainties(Self.buttons, controller: TraitRuleSample.outlet) == ["needsReview"])
  }

  @Test func aLabelThatIsGivenIsTakenAtItsWord() {
    let text = "<label id=\"t\" text=\"4 nights\"/>"
    #expect(certainties(text) == ["violation"])
    #expect(certainties("<label id=\"t\" text=\"Porto\"/>") == [])
  }
}
