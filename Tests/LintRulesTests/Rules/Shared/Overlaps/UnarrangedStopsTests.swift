import DocumentSyntax
import Testing

@testable import LintRules
@testable import Linting
@testable import ScreenModel

/// Stops on one spot that were never laid out, and texts that are drawn over texts.
@Suite("Stops that were never laid out") struct UnarrangedStopsTests {
  private func unarranged(_ children: [String]) -> [String] {
    let tree = TreeSample.tree(children: "[\(children.joined(separator: ", "))]")
    let stops = tree.shared(UnarrangedStops.self)
    return (0..<tree.count).filter(stops.holds).map { tree.interface.text(.id, of: $0) ?? "?" }
  }

  private static func text(
    _ id: String, _ frame: String = "[16, 100, 200, 22]", type: String = "text", rest: String = ""
  ) -> String {
    "{id: \(id), type: \(type), text: Words of \(id), frame: \(frame)\(rest)}"
  }

  @Test(
    arguments: [
      ([text("a"), text("b"), text("c")], ["a", "b", "c"]),
      ([text("a"), text("b")], []),
      ([text("a"), text("b", type: "header"), text("c")], ["a", "b", "c"]),
      ([text("a"), text("b", type: "button"), text("c")], []),
      (
        [text("a", "[16, 100.5, 200, 22]"), text("b"), text("c", "[17, 100, 200, 21.5]")],
        ["a", "b", "c"]
      ),
      ([text("a", "[16, 102, 200, 22]"), text("b"), text("c")], []),
      ([text("a", "[16, 100, 202, 22]"), text("b"), text("c")], []),
      ([text("a", rest: ", appearsWhen: late"), text("b"), text("c")], []),
      ([text("a", rest: ", hidden: true"), text("b"), text("c")], []),
      (["{id: a, type: text, text: A}", "{id: b, type: text, text: B}"], []),
      (
        [
          text("x", "[16, 300, 200, 22]"), text("a"), text("b"), text("y", "[0, 100, 200, 22]"),
          text("c"),
        ], ["a", "b", "c"]
      ),
    ] as [([String], [String])])
  func threeOfOneSortAndSizeAtOneCorner(children: [String], expected: [String]) {
    #expect(unarranged(children) == expected, "\(children)")
  }

  private func findings(_ children: [String]) -> [LocatedFinding] {
    let rules = [
      "duplicate-activation-area", "controls-overlap", "activation-point-outside-frame",
      "overlapped-not-hidden", "touch-target-spacing", "touch-target-too-small",
      "reading-order-surprise", "ambiguous-order", "duplicate-control-label",
    ]
    var configuration = Configuration()
    configuration.only = Set(rules)
    let text = "screen: S\nsize: [390, 844]\nchildren: [\(children.joined(separator: ", "))]\n"
    let file = SourceFile(path: "x.a11y.yml", bytes: Array(text.utf8))
    return Linter(configuration).lint(file).findings
  }

  @Test(arguments: ["text", "button", "link"])
  func nothingIsSaidOfTheirPlacesSizesOrNames(type: String) {
    let rows = (0..<12).map {
      "{type: \(type), text: Row \($0 % 2), frame: [16, 100, 20, 20], onTap: open\($0)}"
    }
    #expect(findings(rows).map(\.message) == [])
    #expect(type == "text" || !findings(Array(rows.prefix(2))).isEmpty)
  }

  @Test func aTextThatManyTextsCoverIsReportedOnce() {
    let texts = (0..<12).map { Self.text("t\($0)", "[16, 100, \(200 + 2 * $0), 22]") }
    let found = findings(texts)
    #expect(found.count == 11)
    #expect(
      found.first?.message
        == "the text \"Words of t1\" and 10 more are drawn over the text \"Words of t0\", "
        + "and VoiceOver reads all of them"
    )
    #expect(found.first?.related.count == 11)
    let more = (0..<20).map { Self.text("t\($0)", "[16, 100, \(200 + 2 * $0), 22]") }
    #expect(findings(more).first?.message.contains("and at least 11 more") == true)
  }

  @Test func aTextThatIsDrawnThreeTimesIsReportedAsSuch() {
    let texts = (0..<3).map { "{type: text, text: No mail, frame: [16, \(100 + 2 * $0), 160, 22]}" }
    #expect(
      findings(texts).map(\.message) == [
        "the text \"No mail\" is drawn 3 times, so VoiceOver reads it 3 times",
        "the text \"No mail\" is drawn twice, 2 pt apart, so VoiceOver reads it twice",
      ])
  }
}
