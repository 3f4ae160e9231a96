/// The places of stops in the containers around them, for trees that have such containers.
struct StopContexts {
  private var contexts: [Int: StopContext] = [:]

  /// The contexts of all screens of a tree.
  init(_ tree: AccessibilityTree) {
    guard tree.hasAny(.container) else { return }
    for screen in tree.interface.screens.indices {
      for stop in tree.readingOrder(ofScreen: screen).stops {
        if case .none = stop.context { continue }
        contexts[stop.element] = stop.context
      }
    }
  }

  /// The context of an element's stop.
  subscript(index: Int) -> StopContext { contexts[index] ?? .none }
}
