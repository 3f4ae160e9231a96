import Testing

@testable import LintRules

@Suite("Redundant image label") struct RedundantImageLabelTests {
  private func certainties(_ controller: String) -> [String] {
    TraitRuleSample.certainties(
      RedundantImageLabel.self,
      """
      <stackView id="s"><subviews>
        <imageView id="i" image="logo">
          <accessibility key="accessibilityConfiguration" label="Acme">
            <bool key="isElement" value="YES"/>
          </accessibility>
        </imageView>
        <label id="a" text="Acme"/>
      </subviews></stackView>
      """, controller: controller)
  }

  @Test func codeMayChangeTheText() {
    #expect(certainties("") == ["violation"])
    #expect(certainties(TraitRuleSample.outlet) == ["needsReview"])
  }
}
