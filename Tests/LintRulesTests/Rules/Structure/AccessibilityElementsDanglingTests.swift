import Testing

@testable import LintRules
@testable import ScreenModel

/// The items of lists that lead nowhere, and what is proposed.
@Suite("accessibility-elements-dangling") struct AccessibilityElementsDanglingTests {
  private func findings(_ children: String) -> [Finding] {
    AccessibilityElementsDangling(options: .init()).findings(
      in: TreeSample.tree(children: children))
  }

  @Test func itemsThatAreThereTwiceCanGo() {
    let found = findings(
      "[{type: view, elements: [a, b, a], children: [{type: text, id: a, text: A}, "
        + "{type: text, id: b, text: B}]}]")
    #expect(found.flatMap(\.fixes).map(\.safety) == [.safe])
    #expect(found.flatMap(\.fixes).flatMap(\.changes).map(\.value) == [.names(["a", "b"])])
  }

  @Test func aMisspeltIdIsSuggested() {
    let found = findings(
      "[{type: view, elements: [shaer], children: [{type: text, id: share, text: A}]}]")
    #expect(
      found.map(\.help) == ["Give an element that id, or leave it out; did you mean \"share\"?"])
  }

  @Test(
    arguments: [
      ("{type: list, id: x}", 0), ("{type: web, id: x}", 0), ("{type: stepper, id: x}", 0),
      ("{type: view, id: x, class: Dial}", 1), ("{type: view, id: x, gestures: tap}", 0),
      ("{type: view, id: x, elements: [{label: A}]}", 0), ("{type: text, id: x, text: A}", 0),
      ("{type: view, id: x, children: [{type: view, children: [{type: text, text: A}]}]}", 0),
      ("{type: view, id: x, children: [{type: image, image: a}]}", 1),
      ("{type: text, id: x, text: A, alpha: 0}", 1), ("{type: navigationBar, id: x}", 0),
    ])
  func itemsAreOrLeadToElements(item: String, count: Int) {
    #expect(findings("[{type: view, elements: [x], children: [\(item)]}]").count == count)
  }

  @Test func aListThatNobodyFollowsIsNotLookedAt() {
    #expect(findings("[{type: view, element: true, label: A, elements: [x, x]}]").isEmpty)
  }

  @Test func oneListGivesFewFindings() {
    let ids = (0..<5000).map { "missing\($0)" }.joined(separator: ", ")
    #expect(findings("[{type: view, elements: [\(ids)]}]").count == 20)
  }
}
