import Testing

@testable import Linting
@testable import ScreenModel

@Suite("Paths of elements") struct ElementPathsTests {
  @Test func pathsAreThoseOfTheTreeInAnyOrder() {
    let tree = TreeSample.tree(
      children: """

          - type: view
            elements: [{label: One}, {label: Two}]
            children:
              - type: view
                children: [{type: text, text: A}, {type: text, text: B}]
          - {type: text, text: C}
        """
    ).interface
    let order = Array(tree.elements.indices)
    #expect(order.count == 8)
    // As it stands, backwards, and all elements after each.
    for order in [
      order, order.reversed(), order.flatMap { first in order.flatMap { [first, $0] } },
    ] {
      var paths = ElementPaths(in: tree)
      for index in order { #expect(paths.path(of: index).text == tree.path(of: index)) }
    }
  }
}
