import Testing

@testable import LintRules
@testable import ScreenModel

/// Why a notification is posted, where the file does not say.
@Suite("Postings") struct PostingTests {
  @Test(arguments: [
    ("type: button, text: A", Post.Event.tap), ("type: cell, label: A, onTap: open", .tap),
    ("type: cell, label: A, opens: B", .tap), ("type: textField, label: A", .change),
    ("type: slider, label: A", .change), ("type: text, text: A", nil),
    ("type: view, presents: popup", .appear), ("type: toast, text: A", .appear),
  ])
  func thePosterImpliesTheEvent(poster: String, event: Post.Event?) throws {
    let tree = TreeSample.tree(children: "[{\(poster), posts: layoutChanged}]")
    let posting = try #require(Postings(tree).all.first)
    #expect(posting.event == event)
  }

  @Test func whatTheFileSaysGoesFirst() {
    let tree = TreeSample.tree(
      children: "[{type: button, text: A, posts: [{type: layoutChanged, on: change}, "
        + "{type: layoutChanged, every: 2}]}]")
    #expect(Postings(tree).all.map(\.event) == [.change, nil])
  }

  @Test func whatIsHiddenPostsNothing() {
    let tree = TreeSample.tree(
      "screen: S\nposts: screenChanged\nchildren: [{type: view, elementsHidden: true, "
        + "children: [{type: button, text: A, posts: layoutChanged}]}]\n")
    #expect(Postings(tree).all.isEmpty)
  }
}
