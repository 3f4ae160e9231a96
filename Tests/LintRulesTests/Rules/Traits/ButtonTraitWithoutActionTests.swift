import Testing

@testable import LintRules

/// What the rule says where code may attach an action.
@Suite("Button trait without action") struct ButtonTraitWithoutActionTests {
  private typealias Sample = TraitRuleSample

  @Test func codeMayAttachAnActionToALabel() {
    let label = "<label id=\"a\" text=\"Terms\">\(Sample.configuration("button"))</label>"
    #expect(Sample.certainties(ButtonTraitWithoutAction.self, label) == ["needsReview"])
    #expect(
      Sample.certainties(ButtonTraitWithoutAction.self, label, controller: Sample.outlet) == [])
    let custom =
      "<label id=\"a\" text=\"Terms\" customClass=\"LinkLabel\">"
      + Sample.configuration("button") + "</label>"
    #expect(Sample.certainties(ButtonTraitWithoutAction.self, custom) == [])
    #expect(
      Sample.certainties(
        ButtonTraitWithoutAction.self, "<button id=\"a\">\(Sample.configuration("button"))</button>"
      ) == [])
    let row = """
      <tableView id="t"><prototypes><tableViewCell id="c">
        <tableViewCellContentView key="contentView" id="v"><subviews>\(label)</subviews>
        </tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    #expect(Sample.certainties(ButtonTraitWithoutAction.self, row) == [])
  }
}
