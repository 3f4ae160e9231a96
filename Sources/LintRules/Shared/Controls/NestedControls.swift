import ScreenModel

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

/// A control that cannot be reached since an element around it is one stop.
struct NestedControl {
  /// The element that VoiceOver stops at.
  let owner: Int
  /// The control inside, and others that share its lot.
  let controls: [Int]

  /// The one control that an element hides, or all of those that a control of the system hides;
  /// nil where there is none, or something makes up for it, or there are so many that the element
  /// as a whole is wrong.
  init?(in owner: Int, _ tree: AccessibilityTree, wrappers: TraitSet) {
    let isNative = tree.has(.nativeRole, owner)
    guard tree.has([.exposed, .parent], owner),
      isNative ? Self.isPlainControl(tree.element(owner).kind) : tree.has(.explicitElement, owner)
    else { return nil }
    let parts = SwallowedParts(of: owner, in: tree)
    guard let first = parts.controls.first, isNative || parts.controls.count == 1,
      !parts.areReplaced(wrappers: wrappers), !parts.doesTheSame(as: first)
    else { return nil }
    self.owner = owner
    controls = parts.controls
  }

  /// Whether a control is drawn as one thing; others hold parts that the system knows of.
  private static func isPlainControl(_ kind: ElementKind) -> Bool {
    kind == .button || kind == .link || kind == .checkbox
  }
}
