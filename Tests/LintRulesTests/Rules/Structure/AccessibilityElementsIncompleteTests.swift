import Testing

@testable import LintRules
@testable import ScreenModel

/// Where forgotten elements belong in a list, and what counts as forgotten.
@Suite("accessibility-elements-incomplete") struct AccessibilityElementsIncompleteTests {
  private func findings(_ children: String) -> [Finding] {
    AccessibilityElementsIncomplete(options: .init()).findings(
      in: TreeSample.tree(children: children))
  }

  /// The lists that fixes propose.
  private func lists(_ children: String) -> [[String]] {
    findings(children).flatMap(\.fixes).flatMap(\.changes).map {
      if case .names(let names)? = $0.value { names } else { [] }
    }
  }

  @Test func whatIsForgottenGoesWhereItIsSeen() {
    let children = """
      [{type: view, elements: [a, d], children: [
        {type: text, id: d, text: D, frame: [0, 200, 44, 44]},
        {type: button, id: c, text: C, frame: [60, 104, 44, 44]},
        {type: button, id: b, text: B, frame: [0, 100, 44, 44]},
        {type: button, id: a, text: A, frame: [0, 0, 44, 44]},
        {type: button, id: e, text: E, frame: [0, 300, 44, 44]}]}]
      """
    #expect(lists(children) == [["a", "b", "c", "d", "e"]])
    #expect(findings(children).first?.help.contains("“A, button.” “B, button.” “C") == true)
  }

  @Test func withoutPlacesTheDocumentDecides() {
    let children = """
      [{type: view, elements: [a, c], children: [{type: button, id: a, text: A},
        {type: button, id: b, text: B}, {type: button, id: c, text: C}]}]
      """
    #expect(lists(children) == [["a", "b", "c"]])
  }

  @Test func withoutAnIdThereIsNoFix() {
    let children = """
      [{type: view, elements: [a], children: [{type: button, id: a, text: A},
        {type: button, text: B}]}]
      """
    #expect(findings(children).count == 1)
    #expect(lists(children) == [])
  }

  @Test func anInnerListSpeaksForItself() {
    let children = """
      [{type: view, elements: [inner], children: [{type: view, id: inner, elements: [a],
        children: [{type: text, id: a, text: A}, {type: button, text: B}]}]}]
      """
    #expect(findings(children).count == 1)
  }

  @Test func aMisspeltIdIsAnotherRulesFinding() {
    let children = """
      [{type: view, elements: [name, shaer], children: [{type: text, id: name, text: A},
        {type: button, id: share, text: B}]}]
      """
    #expect(findings(children).isEmpty)
  }

  @Test func listsWithinListsAreWalkedOnce() {
    var children = "[{type: text, text: Last}]"
    for level in 0..<150 {
      children =
        "[{type: view, elements: [v\(level)], children: [{type: view, id: v\(level), "
        + "children: \(children)}, {type: button, text: B\(level)}]}]"
    }
    #expect(findings(children).count == 150)
  }

  @Test func longListsAndManyForgottenOnesAreQuick() {
    let ids = (0..<5000).map { "a\($0)" }
    let listed = ids.map { "{type: button, id: \($0), text: \($0)}" }
    let forgotten = (0..<5000).map { "{type: button, text: b\($0)}" }
    let children =
      "[{type: view, elements: [\(ids.joined(separator: ", "))], children: ["
      + (listed + forgotten).joined(separator: ", ") + "]}]"
    let found = findings(children)
    #expect(found.map(\.notes.count) == [5])
    #expect(found.first?.notes.last?.message.hasSuffix("and 4995 more") == true)
    #expect(found.map { max($0.message.utf8.count, $0.help.utf8.count) < 600 } == [true])
  }
}
