/// What ids lead to in explicit orders and references: the first element of each id of a screen.
struct ListIdentifiers {
  private let tree: AccessibilityTree
  private var known: [Int32: [String: Int]] = [:]

  init(_ tree: AccessibilityTree) {
    self.tree = tree
  }

  /// The ids of the screen that an element is on.
  mutating func around(_ index: Int) -> [String: Int] {
    let screen = tree.element(index).screen
    if let found = known[screen] { return found }
    let found = tree.interface.identifiers(onScreen: screen)
    known[screen] = found
    return found
  }
}
