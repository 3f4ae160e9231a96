import Testing

@testable import LintRules

/// What the rule says where code may set texts and traits.
@Suite("Missing header trait") struct MissingHeaderTraitTests {
  private typealias Sample = TraitRuleSample

  private func title(_ font: String, id: String = "a") -> String {
    "<label id=\"\(id)\" text=\"Sights\"><fontDescription key=\"fontDescription\" \(font)/></label>"
  }
  private let next = "<button id=\"n\"><state key=\"normal\" title=\"Next\"/></button>"

  @Test func codeMayMakeALabelAHeading() {
    let style = title("style=\"UICTFontTextStyleTitle1\"")
    #expect(Sample.certainties(MissingHeaderTrait.self, style + next) == ["violation"])
    #expect(
      Sample.certainties(MissingHeaderTrait.self, style + next, controller: Sample.outlet) == [
        "needsReview"
      ])
    #expect(Sample.certainties(MissingHeaderTrait.self, style) == [])
  }

  @Test func aLargeFontIsNoCertainHeading() {
    let large = title("type=\"boldSystem\" pointSize=\"24\"")
    let others = ["b", "c", "d"].map { title("type=\"system\" pointSize=\"17\"", id: $0) }.joined()
    #expect(Sample.certainties(MissingHeaderTrait.self, large + others) == ["needsReview"])
    #expect(
      Sample.certainties(MissingHeaderTrait.self, large + others, controller: Sample.outlet) == [])
  }
}
