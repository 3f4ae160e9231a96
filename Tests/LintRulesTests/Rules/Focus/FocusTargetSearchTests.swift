import DocumentSyntax
import Testing

@testable import Linting

/// Where the focus is sent, and whether it can go there.
@Suite("Focus targets") struct FocusTargetSearchTests {
  private static func found(_ text: String) -> [LocatedFinding] {
    var configuration = Configuration()
    configuration.only = ["focus-target-invalid"]
    let file = SourceFile(path: "x.a11y.yml", bytes: Array(text.utf8))
    return Linter(configuration).lint(file).findings
  }

  @Test func aMisspeltIdHasASuggestion() {
    let found = Self.found(
      """
      screen: S
      focus: titel
      children: [{type: header, id: title, text: A}]
      """)
    #expect(found.map(\.help) == ["Did you mean `title`?"])
  }

  @Test func ofTwoElementsWithOneIdTheReachableOneCounts() {
    let found = Self.found(
      """
      screen: S
      focus: title
      children:
        - {type: image, id: title, image: line}
        - {type: header, id: title, text: A}
        - {type: header, id: title, text: B, hidden: true}
      """)
    #expect(found.isEmpty)
  }

  @Test(arguments: ["appearsWhen: it is wrong", "presents: toast"])
  func whatComesLaterMayBeHiddenNow(key: String) {
    let found = Self.found(
      """
      screen: S
      posts: {type: screenChanged, target: error}
      children:
        - {type: button, text: A}
        - {type: text, id: error, text: Wrong, hidden: true, \(key)}
      """)
    #expect(found.isEmpty)
  }

  @Test(arguments: [
    ("type: navigationBar, id: a, text: A", true), ("type: stepper, id: a, label: A", true),
    ("type: view, id: a, children: [{type: text, text: A}]", true), ("type: view, id: a", false),
    ("type: text, id: a", false), ("type: image, id: a, image: b, element: false", false),
  ])
  func aFirstFocusNeedsAStop(element: String, isReached: Bool) {
    let found = Self.found(
      "screen: S\nfocus: a\nchildren: [{type: button, text: B}, {\(element)}]\n")
    #expect(found.isEmpty == isReached)
  }

  @Test func aScreenOfNothingIsNotJudged() {
    #expect(Self.found("screen: S\nfocus: a\nchildren: []\n").isEmpty)
  }

  @Test func manyWrongTargetsTakeNoLongerEach() {
    let buttons = (0..<3_000).map {
      "  - {type: button, id: b\($0), text: A, posts: {type: layoutChanged, target: c\($0)}}\n"
    }
    let found = Self.found("screen: S\nchildren:\n" + buttons.joined())
    #expect(found.count == 3_000)
    #expect(found.count { $0.help.hasPrefix("Did you mean") } <= 20)
  }
}
