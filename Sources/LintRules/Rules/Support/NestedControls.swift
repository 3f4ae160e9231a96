/// The controls of a tree that cannot be reached since an element around them is one stop.
struct NestedControls: SharedKnowledge {
  /// In the order of the elements around them.
  let all: [NestedControl]

  /// Where elements that are adjusted, and no others, stand for what they hold.
  init(of tree: AccessibilityTree) {
    self.init(in: tree, wrappers: .adjustable)
  }

  /// Where elements with certain traits stand for what they hold.
  init(in tree: AccessibilityTree, wrappers: TraitSet) {
    all = tree.nodes([.exposed, .parent]).compactMap { index in
      NestedControl(in: index, tree, wrappers: wrappers)
    }
  }

  /// Whether an element keeps such controls out of reach.
  func contains(ownedBy owner: Int) -> Bool {
    var range = all.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if all[middle].owner == owner { return true }
      range =
        all[middle].owner < owner
        ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return false
  }
}
