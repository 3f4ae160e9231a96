import Testing

@testable import LintRules

/// Texts that nobody hears, in Interface Builder files and among many others.
@Suite("visible-text-unreachable") struct VisibleTextUnreachableTests {
  private static let silent = """
    <accessibility key="accessibilityConfiguration"><bool key="isElement" value="NO"/>
    </accessibility>
    """

  private func certainties(_ label: String, controller: String = "") -> [String] {
    TraitRuleSample.certainties(
      VisibleTextUnreachable.self,
      "<label id=\"b\" text=\"Welcome\"/><label id=\"a\" text=\"\(label)\">\(Self.silent)</label>",
      controller: controller)
  }

  @Test func labelsInFilesNeedALook() {
    #expect(certainties("Free for all") == ["needsReview"])
    #expect(certainties("Welcome") == [])
    #expect(certainties("Free for all", controller: TraitRuleSample.outlet) == [])
  }

  @Test func manyTextsAreLookedAtOnce() {
    let text = (0..<5000).map { "{type: text, text: Word\($0), element: false}" }
    let tree = TreeSample.tree(children: "[\(text.joined(separator: ", "))]")
    #expect(VisibleTextUnreachable(options: .init()).findings(in: tree).count == 5000)
  }
}
