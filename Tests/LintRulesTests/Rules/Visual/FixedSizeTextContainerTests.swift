import DocumentSyntax
import Testing

@testable import LintRules
@testable import ScreenModel

@Suite("Fixed size text container") struct FixedSizeTextContainerTests {
  private static func count(_ children: String) -> Int {
    let rule = FixedSizeTextContainer(options: .init())
    return rule.findings(in: TreeSample.tree(children: children)).count
  }

  private static let box = "type: view, frame: [0, 0, 90, 30], fixedHeight: true"
  private static let text = "{type: text, text: Books, font: body}"

  @Test func oneFindingForABoxWithManyTexts() {
    let texts = Array(repeating: Self.text, count: 5000).joined(separator: ", ")
    #expect(Self.count("[{\(Self.box), children: [\(texts)]}]") == 1)
  }

  @Test func theNearestBoxCounts() {
    let inner = "{\(Self.box), children: [\(Self.text)]}"
    #expect(Self.count("[{\(Self.box), children: [\(inner)]}]") == 1)
  }

  @Test func boxesFarAwayOrWithoutAPlaceAreNoConcern() {
    var nested = Self.text
    for _ in 0..<40 { nested = "{type: view, children: [\(nested)]}" }
    #expect(Self.count("[{\(Self.box), children: [\(nested)]}]") == 0)
    #expect(Self.count("[{type: view, fixedHeight: true, children: [\(Self.text)]}]") == 0)
  }

  @Test func textsSideBySideAreOneRow() {
    let text = "type: text, text: Books, font: body, frame:"
    let texts = "{\(text) [0, 0, 40, 20]}, {\(text) [50, 4, 40, 20]}"
    let box = "type: view, frame: [0, 0, 90, 50], fixedHeight: true"
    #expect(Self.count("[{\(box), children: [\(texts)]}]") == 0)
    let below = texts.replacing("[50, 4", with: "[0, 24")
    #expect(Self.count("[{\(box), children: [\(below)]}]") == 1)
  }
}
