import DocumentSyntax
import Testing

@testable import LintRules

/// What hides a control for a reason.
@Suite("Hidden contains interactive") struct HiddenContainsInteractiveTests {
  @Test(
    arguments: [
      ("{id: n, elementsHidden: true, children: [{type: button, text: A}]}", ["violation n"]),
      ("{type: alert}, {id: n, elementsHidden: true, children: [{type: button, text: A}]}", []),
      (
        "{id: n, elementsHidden: true, frame: [0, 900, 9, 9], children: [{type: button, text: A}]}",
        []
      ),
      (
        "{type: button, text: A}, "
          + "{id: n, elementsHidden: true, children: [{type: button, text: a}]}",
        []
      ),
      (
        "{id: n, elementsHidden: true, children: [{id: o, elementsHidden: true, type: button}]}",
        ["violation n"]
      ),
      (
        "{type: cell, onTap: go, children: [{type: text, text: A}, "
          + "{id: n, type: switch, elementsHidden: true}]}", []
      ),
      ("{id: n, elementsHidden: true, children: [{gestures: pan}]}", []),
    ])
  func hiddenControls(view: String, expected: [String]) {
    let found = VisibilityFindings.of(
      HiddenContainsInteractive(options: .init()), "{type: text, text: T}, \(view)")
    #expect(found == expected)
  }
}
