import Testing

@testable import LintRules

/// What the rule says where code may set the state.
@Suite("Selected not exposed") struct SelectedNotExposedTests {
  private typealias Sample = TraitRuleSample

  @Test func codeSetsTheStateOfWhatItReaches() {
    let chips = ["1", "0", "1", "1"].enumerated().map { place, white in
      """
      <button id="\(place == 1 ? "a" : "b\(place)")"><state key="normal" title="Chip \(place)"/>
        <color key="backgroundColor" white="\(white)" alpha="1" colorSpace="custom"/></button>
      """
    }.joined()
    #expect(Sample.certainties(SelectedNotExposed.self, chips) == ["needsReview"])
    #expect(Sample.certainties(SelectedNotExposed.self, chips, controller: Sample.outlet) == [])
  }
}
