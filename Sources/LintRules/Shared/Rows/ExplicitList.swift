import ScreenModel

/// An explicit order that VoiceOver follows.
struct ExplicitList {
  /// The element that has it.
  let owner: Int
  /// Its items, as written.
  let items: [ExplicitElement]

  /// The lists of a tree that VoiceOver follows, in document order; an element that is itself a
  /// stop has no use for one.
  static func all(in tree: AccessibilityTree) -> [ExplicitList] {
    guard tree.hasExplicitLists else { return [] }
    return (0..<tree.count).compactMap { index in
      guard isFollowed(index, in: tree),
        case .elements(let items)? = tree.interface.value(.elements, of: index)
      else { return nil }
      return ExplicitList(owner: index, items: items)
    }
  }

  /// Whether VoiceOver gets to an element that has a list, and goes by the list there.
  static func isFollowed(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    return element.has(.elements)
      && (tree.silences[index] == .notElement || element.kind == .screen)
  }
}

/// The targets of ids in explicit orders and references: the first element of each id of a screen.
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
