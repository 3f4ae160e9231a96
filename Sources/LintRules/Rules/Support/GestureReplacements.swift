/// What people who cannot make a gesture have in its place.
struct GestureReplacements {
  private let tree: AccessibilityTree
  private let actions: OfferedActions
  private var alternatives: GestureAlternatives
  /// By screen: whether something on it implements the escape gesture.
  private var escapes: [Int32: Bool] = [:]

  init(_ tree: AccessibilityTree) {
    self.tree = tree
    actions = OfferedActions(tree)
    alternatives = GestureAlternatives(tree)
  }

  /// Whether custom actions, adjusting, scrolling or another control do what a gesture does.
  mutating func exist(for gesture: Gesture, at index: Int) -> Bool {
    actions.customActionsExist(for: index) || actions.adjustingExists(for: index)
      || implements("scroll", index) || alternatives.exist(for: gesture, at: index)
      || DismissTaps.dismisses(gesture.action) && dismissalExists(for: index)
  }

  /// Whether a control or the escape gesture puts away what the gesture does.
  private mutating func dismissalExists(for index: Int) -> Bool {
    alternatives.closeControlExists(for: index) || escapeExists(onScreenOf: index)
  }

  private mutating func escapeExists(onScreenOf index: Int) -> Bool {
    let screen = tree.element(index).screen
    if let known = escapes[screen] { return known }
    let root = tree.screen(of: index).root
    let found = (root..<Int(tree.element(root).next)).contains { implements("escape", $0) }
    escapes[screen] = found
    return found
  }

  private func implements(_ member: String, _ index: Int) -> Bool {
    tree.element(index).has(.implements)
      && tree.interface.texts(.implements, of: index).contains { $0.value == member }
  }
}
