import Testing

@testable import LintRules
@testable import ScreenModel

/// Which elements with one id are a mistake.
@Suite("duplicate-node-id") struct DuplicateNodeIdTests {
  private func findings(_ children: String) -> [Finding] {
    DuplicateNodeId(options: .init()).findings(in: TreeSample.tree(children: children))
  }

  @Test(
    arguments: [
      ("{type: text, id: a}, {type: button, id: a}, {type: view, id: a}", 1),
      ("{type: view, id: a, children: [{type: text, id: a}]}", 1),
      ("{type: cell, children: [{type: text, id: a}, {type: text, id: a}]}", 1),
      ("{type: view, children: [{type: text, id: a}]}, {type: text, id: a}", 1),
      ("{type: view, children: [{type: text, id: a}]}, {type: view, children: [{id: a}]}", 0),
      ("{type: cell, id: a}, {type: cell, id: a, children: [{type: text}]}", 0),
      ("{type: text, id: a}, {type: text, id: A}, {type: text, id: ''}, {type: view, id: ''}", 0),
    ])
  func idsAreGivenTwice(children: String, count: Int) {
    #expect(findings("[\(children)]").count == count)
  }

  @Test func aMistakeBesideRowsFromATemplateIsSeen() {
    let row = "{type: cell, children: [{type: text, id: a}]}"
    let odd = "{type: cell, children: [{type: text, id: a}, {type: button, id: a}]}"
    #expect(findings("[\(row), \(row), \(odd)]").count == 1)
  }

  @Test func manyOfOneIdAreOneFinding() {
    let text = Array(repeating: "{type: text, id: a}", count: 5000).joined(separator: ", ")
    let found = findings("[\(text)]")
    #expect(found.count == 1)
    #expect(found.first?.message.hasPrefix("5000 elements have the id \"a\"") == true)
    #expect(found.first?.notes.count == 6)
  }
}
