import DocumentSyntax
import Testing

@testable import LintRules

/// What covers what; tables give children in YAML and the covered ids with those of their covers.
@Suite("Overlap search") struct OverlapSearchTests {
  private func overlaps(_ children: String) -> [String] {
    let tree = TreeSample.tree(children: children)
    var search = OverlapSearch(tree, share: 0.8, reviewShare: 0.5)
    return search.overlaps().map { overlap in
      "\(tree.interface.text(.id, of: overlap.index) ?? "?") under "
        + "\(tree.interface.text(.id, of: overlap.cover.index) ?? "?") "
        + "\(Points.text(overlap.share))"
    }.sorted()
  }

  private static let button = "{id: b, type: button, text: B, frame: [10, 10, 100, 40]}"

  private static func cover(_ rest: String, frame: String = "[0, 0, 200, 200]") -> String {
    "{id: c, background: '#FFF', frame: \(frame)\(rest.isEmpty ? "" : ", " + rest)}"
  }

  @Test(
    arguments: [
      ("\(button), \(cover(""))", ["b under c 1"]), ("\(cover("")), \(button)", []),
      ("\(cover("z: 1")), \(button)", ["b under c 1"]), ("\(button), \(cover("z: -1"))", []),
      ("\(cover("z: 0")), \(button)", []), ("\(button), \(cover("hidden: true"))", []),
      ("\(button), \(cover("alpha: 0.5"))", []),
      ("\(button), \(cover("alpha: 0.99"))", ["b under c 1"]),
      ("\(button), \(cover("", frame: "[300, 300, 50, 50]"))", []),
      ("\(button), \(cover("", frame: "[110, 10, 50, 50]"))", []),
      ("\(button), \(cover("", frame: "[10, 10, 60, 40]"))", ["b under c 0.6"]),
      ("\(button), \(cover("", frame: "[10, 10, 40, 40]"))", []),
      ("\(button), \(cover("", frame: "[0, 0, 0, 0]"))", []),
      ("\(button), \(cover("substituteFor: b"))", []),
      ("\(button), \(cover("substituteFor: other"))", ["b under c 1"]),
      ("\(button), {id: c, frame: [0, 0, 200, 200]}", ["b under c 1"]),
      ("\(button), {id: c, opaque: false, frame: [0, 0, 200, 200]}", []),
      ("\(button), {id: c, background: clear, frame: [0, 0, 200, 200]}", []),
      ("\(button), {id: c, background: '#FFFFFF80', frame: [0, 0, 200, 200]}", []),
      ("\(button), {id: c, background: '#FFFFFFFF', frame: [0, 0, 200, 200]}", ["b under c 1"]),
      ("\(button), {id: c, frame: [0, 0, 200, 200], userInteraction: false}", []),
      ("\(button), {id: c, type: navigationBar, opaque: true, frame: [0, 0, 200, 200]}", []),
      ("{id: v, frame: [0, 0, 120, 60], children: [\(button)]}, \(cover(""))", ["v under c 1"]),
      ("{id: v, hidden: true, frame: [0, 0, 120, 60], children: [\(button)]}, \(cover(""))", []),
      ("{id: t, frame: [0, 0, 120, 60]}, \(cover(""))", []),
    ] as [(String, [String])])
  func whatIsDrawnLaterCoversWhatIsBehind(children: String, expected: [String]) {
    #expect(overlaps("[\(children)]") == expected, "\(children)")
  }

  @Test func eachBranchIsFoundOnceUnderItsFirstCover() {
    let covers = (0..<5).map { "{id: c\($0), background: '#FFF', frame: [0, 0, 200, 200]}" }
    #expect(
      overlaps("[\(Self.button), \(covers.joined(separator: ", "))]") == ["b under c4 1"])
  }

  @Test(arguments: [ElementKind.button, .view, .text, .list])
  func thousandsOfSiblingsOnOneSpotAreBounded(kind: ElementKind) {
    let range = SourceRange(start: 0, end: 0)
    var builder = UITreeBuilder(file: SourceFile(path: "x", bytes: []))
    let root = builder.beginScreen("S", anchor: range)
    for number in 0..<10_000 {
      let index = builder.begin(kind, parent: root, position: number, anchor: range)
      builder.add(.text, text: "T", value: range)
      builder.add(.z, number: Double(number % 7), value: range)
      builder.add(
        frame: Rect(x: Double(number % 3), y: 0, width: 100, height: 100), value: range)
      if number % 2 == 0 { builder.add(.background, text: "#FFF", value: range) }
      builder.end(index)
    }
    builder.end(root)
    let tree = AccessibilityTree(resolving: builder.tree)
    var search = OverlapSearch(tree, share: 0.8, reviewShare: 0.5)
    let found = search.overlaps().map(\.index)
    #expect(Set(found).count == found.count)
    #expect(found.isEmpty == !tree.hasAny(.exposed))
  }
}
