/// The elements that others stand in for: what is drawn, while something unseen is read.
struct Substitutes {
  private let ids: Set<String>

  /// Looks for everything that `substituteFor` names.
  init(_ tree: AccessibilityTree) {
    ids =
      tree.uses(.substituteFor)
      ? Set((0..<tree.count).compactMap { tree.interface.text(.substituteFor, of: $0) }) : []
  }

  /// Whether something stands in for an element.
  func exist(for index: Int, in tree: AccessibilityTree) -> Bool {
    guard !ids.isEmpty, let id = tree.interface.text(.id, of: index) else { return false }
    return ids.contains(id)
  }
}
