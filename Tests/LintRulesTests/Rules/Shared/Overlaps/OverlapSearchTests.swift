import DocumentSyntax
import Testing

@testable import LintRules
@testable import ScreenModel

/// What covers what; tables give children in YAML and the covered ids with those of their covers.
@Suite("Overlap search") struct OverlapSearchTests {
  private func overlaps(_ children: String) -> [String] {
    let tree = TreeSample.tree(children: children)
    let search = OverlapSearch(tree, share: 0.8, reviewShare: 0.5)
    return search.overlaps().map { overlap in
      "\(tree.interface.text(.id, of: overlap.index) ?? "?") under "
        + overlap.coverage.covers.map { tree.interface.text(.id, of: $0.index) ?? "?" }
        .joined(separator: " and ") + " \(Points.text(overlap.coverage.share))"
    }.sorted()
  }

  private static let button = "{id: b, type: button, text: B, frame: [10, 10, 100, 40]}"

  private static let wide = cover("", frame: "[0, 0, 150, 90]")

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
      ("\(button), {id: c, class: Card, frame: [0, 0, 200, 200]}", ["b under c 1"]),
      ("\(button), {id: c, frame: [0, 0, 200, 200]}", []),
      ("\(button), {id: c, opaque: false, frame: [0, 0, 200, 200]}", []),
      ("\(button), {id: c, background: clear, frame: [0, 0, 200, 200]}", []),
      ("\(button), {id: c, background: '#FFFFFF80', frame: [0, 0, 200, 200]}", []),
      ("\(button), {id: c, background: '#FFFFFFFF', frame: [0, 0, 200, 200]}", ["b under c 1"]),
      ("\(button), {id: c, frame: [0, 0, 200, 200], userInteraction: false}", []),
      ("\(button), {id: c, type: navigationBar, opaque: true, frame: [0, 0, 200, 200]}", []),
      ("{id: v, frame: [0, 0, 120, 60], children: [\(button)]}, \(cover(""))", ["v under c 1"]),
      ("{id: v, hidden: true, frame: [0, 0, 120, 60], children: [\(button)]}, \(cover(""))", []),
      ("{id: t, frame: [0, 0, 120, 60]}, \(cover(""))", []),
      (
        "\(button), {id: c, background: '#FFF', frame: [0, 0, 60, 90]}, "
          + "{id: d, background: '#FFF', frame: [55, 0, 90, 90]}", ["b under d and c 1"]
      ),
      (
        "{id: v, frame: [0, 0, 300, 90], children: [\(button), "
          + "{background: '#FFF', id: d, frame: [0, 0, 60, 90]}]}, "
          + "{id: c, background: '#FFF', frame: [55, 0, 90, 90]}", ["b under c and d 1"]
      ),
      (
        "{id: v, frame: [0, 0, 300, 90], children: [\(button), "
          + "{type: text, text: T, frame: [200, 10, 50, 20]}]}, \(wide)",
        ["b under c 1"]
      ),
      (
        "{id: v, clips: true, frame: [0, 0, 60, 90], children: [\(button)]}, "
          + cover("", frame: "[0, 0, 60, 90]"), ["v under c 1"]
      ),
      (
        "{type: scroll, id: v, frame: [0, 0, 200, 90], children: [\(button), "
          + "{type: text, text: T, frame: [300, 10, 50, 20]}]}, \(wide)",
        []
      ),
      (
        "{type: scroll, id: v, frame: [0, 0, 200, 90], children: [\(button), "
          + "{type: text, text: T, frame: [20, 300, 50, 20]}]}, \(wide)",
        ["b under c 1"]
      ),
      ("\(button), {frame: [0, 0, 9, 9], children: [\(cover(""))]}", ["b under c 1"]),
      ("\(button), {alpha: 0.4, frame: [0, 0, 9, 9], children: [\(cover(""))]}", []),
    ] as [(String, [String])])
  func whatIsDrawnLaterCoversWhatIsBehind(children: String, expected: [String]) {
    #expect(overlaps("[\(children)]") == expected, "\(children)")
  }

  @Test func eachBranchIsFoundOnceUnderItsFirstCover() {
    let covers = (0..<5).map { "{id: c\($0), background: '#FFF', frame: [0, 0, 200, 200]}" }
    #expect(
      overlaps("[\(Self.button), \(covers.joined(separator: ", "))]") == ["b under c4 1"])
  }

  @Test func deepNestsUnderOneCoverAreBounded() {
    let range = SourceRange(start: 0, end: 0)
    var builder = UITreeBuilder(file: SourceFile(path: "x", bytes: []))
    let root = builder.beginScreen("S", anchor: range)
    var parent = root
    var open: [Int] = []
    for _ in 0..<20_000 {
      parent = builder.begin(.view, parent: parent, position: 0, anchor: range)
      builder.add(frame: Rect(x: 0, y: 0, width: 100, height: 100), value: range)
      open.append(parent)
    }
    for index in open.reversed() {
      let number = builder.begin(.button, parent: index, position: 1, anchor: range)
      builder.add(.text, text: "T", value: range)
      builder.add(frame: Rect(x: 0, y: 0, width: 100, height: 100), value: range)
      builder.end(number)
      builder.end(index)
    }
    let cover = builder.begin(.view, parent: root, position: 1, anchor: range)
    builder.add(.background, text: "#FFF", value: range)
    builder.add(frame: Rect(x: 0, y: 0, width: 100, height: 100), value: range)
    builder.end(cover)
    builder.end(root)
    let tree = AccessibilityTree(resolving: builder.tree)
    let found = OverlapSearch(tree, share: 0.8, reviewShare: 0.5).overlaps()
    #expect(found.map(\.index) == [1])
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
    let search = OverlapSearch(tree, share: 0.8, reviewShare: 0.5)
    let found = search.overlaps().map(\.index)
    #expect(Set(found).count == found.count)
    #expect(found.isEmpty == !tree.hasAny(.exposed))
  }
}
