import Testing

@testable import LintRules

@Suite("Touch target too small") struct TouchTargetTooSmallTests {
  private func certainties(side: Int, _ constraints: String = "") -> [String] {
    TraitRuleSample.certainties(
      TouchTargetTooSmall.self,
      """
      <button id="a" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="40" y="40" width="\(side)" height="\(side)"/>
        <constraints>\(constraints)</constraints>
        <state key="normal" title="Go"/>
      </button>
      """,
      controller: "<view key=\"other\" id=\"o\"><constraints><constraint firstItem=\"a\" "
        + "firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\" id=\"k\"/>"
        + "</constraints></view>")
  }

  private func fixed(_ side: Int) -> String {
    ["width", "height"].map {
      "<constraint firstAttribute=\"\($0)\" constant=\"\(side)\" id=\"\($0)\"/>"
    }.joined()
  }

  @Test func constraintsAreEvidenceAndCanvasFramesAreNone() {
    #expect(certainties(side: 20) == ["needsReview"])
    #expect(certainties(side: 30) == [])
    #expect(certainties(side: 20, fixed(20)) == ["violation"])
    #expect(certainties(side: 30, fixed(30)) == ["violation"])
    #expect(certainties(side: 44, fixed(44)) == [])
  }
}
