import DocumentSyntax
import Testing

@testable import LintRules
@testable import Linting
@testable import ScreenModel

/// Which controls share a place, and what the rules about places make of them.
@Suite("Pairs of controls") struct ControlPairsTests {
  private func pairs(_ children: String) -> [String] {
    let tree = TreeSample.tree("screen: S\nsize: [390, 844]\nchildren: [\(children)]\n")
    return tree.shared(ControlPairs.self).all.map { pair in
      let back = tree.interface.text(.id, of: pair.back) ?? "?"
      let front = tree.interface.text(.id, of: pair.front) ?? "?"
      return "\(front) over \(back)\(pair.isScrolled ? " scrolled" : "")"
    }
  }

  private static let a = "{id: a, type: button, text: A, frame: [10, 100, 100, 44]}"

  private static func b(_ rest: String, frame: String = "[60, 100, 100, 44]") -> String {
    "{id: b, type: button, text: B, frame: \(frame)\(rest.isEmpty ? "" : ", " + rest)}"
  }

  @Test(
    arguments: [
      ("\(a), \(b(""))", ["b over a"]), ("\(a), \(b("z: -1"))", ["a over b"]),
      ("\(a), \(b("", frame: "[110, 100, 100, 44]"))", []),
      ("\(a), \(b("hidden: true"))", []), ("\(a), \(b("alpha: 0.05"))", []),
      ("\(a), \(b("userInteraction: false"))", []), ("\(a), \(b("substituteFor: a"))", []),
      ("\(a), \(b("alternativeFor: {id: a}"))", []), ("\(a), \(b("appearsWhen: late"))", []),
      ("\(a), {id: b, type: text, text: B, frame: [60, 100, 100, 44]}", []),
      ("\(a), {type: toolbar, frame: [0, 0, 390, 844], children: [\(b(""))]}", []),
      ("\(a), {type: popover, frame: [0, 0, 390, 844], children: [\(b(""))]}", []),
      (
        "{type: view, appearsWhen: late, frame: [0, 0, 390, 844], children: [\(a), \(b(""))]}",
        ["b over a"]
      ),
      (
        "{type: scroll, frame: [0, 0, 390, 844], children: [\(a)]}, \(b(""))",
        ["b over a scrolled"]
      ),
      ("{type: scroll, frame: [0, 0, 50, 844], children: [\(a)]}, \(b(""))", []),
      ("\(a), \(b("background: '#FFF'", frame: "[0, 90, 200, 60]"))", []),
      (
        "{id: r, type: cell, onTap: o, traits: button, frame: [0, 100, 390, 44], children: "
          + "[{type: text, text: T}, {id: b, type: button, text: B, frame: [0, 0, 50, 44]}]}", []
      ),
    ] as [(String, [String])])
  func controlsShareAPlace(children: String, expected: [String]) {
    #expect(pairs(children) == expected, "\(children)")
  }

  @Test func whatLiesUnderManyIsFoundFromEachOfThem() {
    let small = (0..<40).map { number in
      "{id: s, type: button, text: S, frame: [\(8 * number + 10), 200, 4, 4]}"
    }
    let large = "{id: l, type: button, text: L, frame: [0, 0, 390, 844]}"
    let found = pairs(([large] + small).joined(separator: ", "))
    #expect(found == Array(repeating: "s over l", count: 40))
  }

  private func rules(_ children: String) -> [String] {
    var configuration = Configuration()
    configuration.only = [
      "duplicate-activation-area", "controls-overlap", "activation-point-outside-frame",
      "overlapped-not-hidden",
    ]
    let text = "screen: S\nsize: [390, 844]\nchildren: [\(children)]\n"
    let file = SourceFile(path: "x.a11y.yml", bytes: Array(text.utf8))
    return Linter(configuration).lint(file).findings.map {
      "\($0.rule.id) \($0.certainty.rawValue) \($0.severity.rawValue)"
    }
  }

  @Test(
    arguments: [
      ("", "[10, 100, 100, 44]", ["duplicate-activation-area violation error"]),
      ("", "[10.5, 100, 100, 44]", ["duplicate-activation-area violation warning"]),
      ("background: '#FFF'", "[10, 100, 100, 44]", ["overlapped-not-hidden violation error"]),
      ("", "[60, 100, 100, 44]", ["controls-overlap violation warning"]),
      ("", "[95, 100, 100, 44]", []),
      ("", "[0, 90, 200, 60]", ["activation-point-outside-frame needsReview warning"]),
      ("", "[40, 110, 40, 30]", ["activation-point-outside-frame needsReview warning"]),
      ("opaque: true", "[40, 110, 40, 30]", ["activation-point-outside-frame violation error"]),
      ("opaque: true", "[70, 110, 30, 30]", []),
    ] as [(String, String, [String])])
  func onePlaceGivesOneFinding(rest: String, frame: String, expected: [String]) {
    #expect(rules("\(Self.a), \(Self.b(rest, frame: frame))") == expected, "\(rest) \(frame)")
  }

  @Test(arguments: [(0.0, 0.7), (0.01, 0.7), (0, 0), (30, 0)])
  func thousandsOfControlsOnOneSpotAreBounded(step: Double, growth: Double) {
    let range = SourceRange(start: 0, end: 0)
    var builder = UITreeBuilder(file: SourceFile(path: "x", bytes: []))
    let root = builder.beginScreen("S", anchor: range)
    for number in 0..<2500 {
      let index = builder.begin(.button, parent: root, position: number, anchor: range)
      builder.add(.text, text: "T", value: range)
      builder.add(
        frame: Rect(
          x: Double(number % 50) * step, y: Double(number / 50) * step,
          width: 20 + Double(number) * growth, height: 20),
        value: range)
      builder.end(index)
    }
    builder.end(root)
    let tree = AccessibilityTree(resolving: builder.tree)
    #expect(tree.shared(ControlPairs.self).all.count <= 80_000)
    let duplicates = DuplicateActivationArea(options: .init()).findings(in: tree)
    #expect(duplicates.isEmpty == (growth == 0))
    #expect(TouchTargetSpacing(options: .init()).findings(in: tree).isEmpty == (growth == 0))
    #expect(ControlsOverlap(options: .init()).findings(in: tree).count <= 2500)
    let points = ActivationPointOutsideFrame(options: .init()).findings(in: tree)
    #expect(points.isEmpty || growth > 0)
  }
}
