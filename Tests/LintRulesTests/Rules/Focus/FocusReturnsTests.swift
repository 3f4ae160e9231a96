import Testing

@testable import LintRules

/// What the file says of the way back.
@Suite("Ways back") struct FocusReturnsTests {
  @Test(arguments: [
    ("returnsFocusTo: opener", true), ("posts: {type: layoutChanged, on: disappear}", false),
    ("posts: {type: screenChanged, on: disappear}", true),
    ("posts: {type: layoutChanged, on: disappear, target: opener}", true),
    ("posts: {type: screenChanged, on: appear}", false),
  ])
  func aPopupSaysWhereTheFocusGoes(key: String, isSaid: Bool) throws {
    let tree = TreeSample.tree(
      children: "[{type: button, id: opener, text: A, opens: popup}, "
        + "{type: view, id: popup, presents: popup, \(key), children: [{type: text, text: B}]}]")
    let popup = try #require(TreeSample.index("popup", in: tree))
    #expect(FocusReturns(tree).exist(for: popup) == isSaid)
  }

  @Test(arguments: [("opener", true), ("inside", false)])
  func closingMovesItToSomethingOutside(target: String, isSaid: Bool) throws {
    let tree = TreeSample.tree(
      children: "[{type: button, id: opener, text: A, opens: popup}, "
        + "{type: view, id: popup, presents: popup, children: [{type: text, id: inside, text: B}, "
        + "{type: button, text: Close, posts: {type: layoutChanged, target: \(target)}}]}]")
    let popup = try #require(TreeSample.index("popup", in: tree))
    #expect(FocusReturns(tree).exist(for: popup) == isSaid)
    let opener = try #require(TreeSample.index("opener", in: tree))
    #expect(!FocusReturns(tree).exist(for: opener))
  }
}
