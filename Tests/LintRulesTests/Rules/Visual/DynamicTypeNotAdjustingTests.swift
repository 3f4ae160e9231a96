import DocumentSyntax
import Testing

@testable import LintRules
@testable import ScreenModel

@Suite("Dynamic Type not adjusting") struct DynamicTypeNotAdjustingTests {
  private static let style =
    "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"

  @Test func oneFixMendsAllTextsOfAScreen() {
    let text = "{type: text, text: Books, font: body, adjustsFont: false}"
    let tree = TreeSample.tree(children: "[\(text), \(text)]")
    let fixes = DynamicTypeNotAdjusting(options: .init()).findings(in: tree).flatMap(\.fixes)
    #expect(fixes.map(\.title) == ["Set `adjustsFont` to true on 2 texts"])
    #expect(fixes.flatMap(\.changes).map(\.element) == [1, 2])
  }

  @Test func everyScreenHasAFindingOfItsOwn() {
    let screen = """
      screen: S
          children: [{type: text, text: Books, font: body, adjustsFont: false}]
      """
    let tree = TreeSample.tree("screens:\n  - \(screen)\n  - \(screen)\n")
    #expect(DynamicTypeNotAdjusting(options: .init()).findings(in: tree).count == 2)
  }

  @Test func whatInterfaceBuilderLeavesOutIsOff() {
    let label = "<label id=\"a\" text=\"Books\" numberOfLines=\"0\">\(Self.style)</label>"
    let outlet = "<connections><outlet property=\"x\" destination=\"a\"/></connections>"
    let found = { (controller: String) in
      TraitRuleSample.certainties(DynamicTypeNotAdjusting.self, label, controller: controller)
    }
    #expect(found("") == ["violation"])
    #expect(found(outlet) == ["needsReview"])
  }
}
