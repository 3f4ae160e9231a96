import Testing

@testable import LintRules

/// Rows and their texts and pictures in Interface Builder files.
@Suite("cell-mixed-exposure") struct CellMixedExposureTests {
  private static let element = """
    <accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/>
    </accessibility>
    """

  private func row(_ cell: String, _ content: String) -> String {
    """
    <tableView id="t"><prototypes><tableViewCell id="c" \(cell)>
      <tableViewCellContentView key="contentView" id="v"><subviews>\(content)</subviews>
      </tableViewCellContentView></tableViewCell></prototypes></tableView>
    """
  }

  private func mixed(_ cell: String) -> [String] {
    let labels =
      "<label id=\"a\" text=\"Milk\"/><label id=\"b\" text=\"Two euros\">\(Self.element)</label>"
    return TraitRuleSample.certainties(CellMixedExposure.self, row(cell, labels))
  }

  @Test func aClassOfItsOwnMayDecideAtRunTime() {
    #expect(mixed("") == ["violation"])
    #expect(mixed("customClass=\"PriceCell\"") == ["needsReview"])
  }

  @Test func picturesOfClassesOfTheirOwnAreLeftToCode() {
    let content = "<label id=\"a\" text=\"Milk\"/><imageView id=\"b\" image=\"checkmark\"/>"
    #expect(
      TraitRuleSample.certainties(CellMissingState.self, row("", content)) == ["violation"])
    let own = row("customClass=\"TaskCell\"", content)
    #expect(TraitRuleSample.certainties(CellMissingState.self, own) == [])
  }
}
