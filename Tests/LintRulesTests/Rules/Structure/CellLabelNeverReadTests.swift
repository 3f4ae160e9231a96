import Testing

@testable import ScreenModel

/// Which rows with labels are stops.
@Suite("cell-label-never-read") struct CellLabelNeverReadTests {
  @Test func aRowWithALabelAndTextsOfTheirOwnIsNoStop() {
    let tree = TreeSample.tree(
      children: """
        [{type: cell, id: a, label: Ana, children: [{type: text, text: Ana, element: true}]},
          {type: cell, id: b, label: Rui, children: [{type: button, text: Call}]},
          {type: cell, id: c, label: Eva, onTap: show, children: [{type: text, element: true}]}]
        """)
    let silences = ["a", "b", "c"].compactMap { TreeSample.index($0, in: tree) }.map {
      tree.silences[$0]
    }
    #expect(silences == [.notElement, .none, .none])
  }
}
