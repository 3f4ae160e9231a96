import DocumentSyntax
import Testing

@testable import LintRules
@testable import Linting
@testable import ScreenModel

/// What stands in for gestures; and that depth costs nothing.
@Suite("Gestures") struct GestureReplacementsTests {
  private func rules(_ children: String) -> [String] {
    var configuration = Configuration()
    configuration.only = [
      "gesture-only-interaction", "custom-gesture-without-alternative", "drag-without-alternative",
      "swipe-action-without-custom-action",
    ]
    let text = "screen: S\nchildren: [\(children)]\n"
    let file = SourceFile(path: "x.a11y.yml", bytes: Array(text.utf8))
    return Linter(configuration).lint(file).findings.map {
      "\($0.rule.id) \($0.severity.rawValue)"
    }
  }

  private static func custom(_ severity: String) -> [String] {
    ["custom-gesture-without-alternative \(severity)"]
  }

  @Test(
    arguments: [
      ("{gestures: swipe}", custom("warning")), ("{gestures: pinch}", custom("error")),
      ("{gestures: {type: pan, touches: 2}}", custom("error")),
      ("{gestures: {type: tap, touches: 2}}", custom("error")),
      ("{gestures: [swipe, rotate]}", custom("error")), ("{gestures: hover}", []),
      ("{gestures: tap}", ["gesture-only-interaction error"]),
      ("{gestures: shake}", ["gesture-only-interaction warning"]),
      ("{gestures: [shake, pan]}", custom("warning") + ["gesture-only-interaction warning"]),
      ("{gestures: swipe, children: [{type: text, text: T, actions: Next}]}", []),
      ("{gestures: swipe, children: [{type: text, text: T}]}", custom("warning")),
      ("{gestures: swipe, hidden: true}", []), ("{type: sheet, gestures: pan}", []),
      ("{type: sheet, gestures: {type: pan, action: resize}}", custom("warning")),
      ("{element: true, label: A, children: [{gestures: pan}]}", custom("warning")),
      ("{element: true, label: A, actions: Move, children: [{gestures: pan}]}", []),
      ("{type: button, text: A, children: [{gestures: pan}]}", []),
      ("{gestures: drag}", ["drag-without-alternative warning"]),
      ("{gestures: drag}, {gestures: drag}", ["drag-without-alternative warning"]),
      (
        "{gestures: swipe}, {gestures: swipe}, {gestures: pan}",
        custom("warning") + custom("warning")
      ),
    ] as [(String, [String])])
  func gesturesAndWhatStandsInForThem(children: String, expected: [String]) {
    #expect(rules(children) == expected, "\(children)")
  }

  @Test func deepNestingIsBounded() {
    let range = SourceRange(start: 0, end: 0)
    var builder = UITreeBuilder(file: SourceFile(path: "x", bytes: []))
    var open = [builder.beginScreen("S", anchor: range)]
    let gestures = [Gesture.Kind.tap, .pinch, .drag].map {
      Gesture(kind: $0, touches: 1, enabled: true, range: range)
    }
    for _ in 0..<2000 {
      let index = builder.begin(.view, parent: open[open.count - 1], position: 0, anchor: range)
      builder.add(.gestures, .gestures(gestures), value: range)
      builder.add(.swipeActions, .texts([Located(value: "Delete", range: range)]), value: range)
      builder.add(.rotors, .texts([Located(value: "Links", range: range)]), value: range)
      open.append(index)
    }
    let text = builder.begin(.text, parent: open[open.count - 1], position: 0, anchor: range)
    builder.add(.text, text: "T", value: range)
    open.append(text)
    for index in open.reversed() { builder.end(index) }
    let tree = AccessibilityTree(resolving: builder.tree)
    #expect(CustomGestureWithoutAlternative(options: .init()).findings(in: tree).count == 2000)
    #expect(DragWithoutAlternative(options: .init()).findings(in: tree).count == 2000)
    #expect(SwipeActionWithoutCustomAction(options: .init()).findings(in: tree).count == 2000)
    #expect(CustomActionInvalid(options: .init()).findings(in: tree).isEmpty)
  }
}
