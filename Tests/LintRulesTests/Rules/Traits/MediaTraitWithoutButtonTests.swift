import Testing

@testable import LintRules

/// What the rule says where code may make an element react.
@Suite("Media trait without button") struct MediaTraitWithoutButtonTests {
  private typealias Sample = TraitRuleSample

  @Test func codeMayMakeASoundingTextReact() {
    let label = "<label id=\"a\" text=\"Song\">\(Sample.configuration("playsSound"))</label>"
    #expect(Sample.certainties(MediaTraitWithoutButton.self, label) == ["violation"])
    #expect(
      Sample.certainties(MediaTraitWithoutButton.self, label, controller: Sample.outlet) == [
        "needsReview"
      ])
  }
}
