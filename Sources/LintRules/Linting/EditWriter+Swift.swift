import DocumentSyntax

/// New modifiers in SwiftUI source, in the style of the chain that they are added to.
extension EditWriter {
  /// The edit that adds a modifier to the chain of a view.
  func modifierInsertion(of key: AttributeKey, _ value: Fix.Value, at index: Int) -> TextEdit? {
    let element = tree.elements[index]
    guard let modifier = modifier(for: key, value, at: index),
      let chain = source.chain(at: element.anchor.start)
    else { return nil }
    return source.insertion(of: modifier.text, in: chain, before: modifier.follower)
  }

  /// A modifier for a key, and the one that it has to precede; nil where SwiftUI has none.
  private func modifier(
    for key: AttributeKey, _ value: Fix.Value, at index: Int
  ) -> (text: String, follower: String?)? {
    if key == .childrenMode {
      // What is said about the element comes behind what makes it one.
      return SwiftUIModifier.text(key, value).map { ($0, "accessibility") }
    }
    // Whether a view is enabled and how many lines it has is often decided elsewhere in its chain.
    guard key != .enabled, key != .lines else { return nil }
    if key == .traits, case .names(let names) = value {
      return traits(names, at: index).map { ($0, nil) }
    }
    return SwiftUIModifier.text(key, value).map { ($0, nil) }
  }

  /// The modifier that adds traits to those of a view; nil where some would have to go.
  private func traits(_ names: [String], at index: Int) -> String? {
    var own = ClassDefaults.of(tree.kind(index)).traits
    for added in tree.texts(.addTraits, of: index) {
      if let trait = TraitSet(named: added.value) { own.formUnion(trait) }
    }
    var wanted: TraitSet = []
    for name in names {
      guard let trait = TraitSet(named: name) else { return nil }
      wanted.formUnion(trait)
    }
    // Static text is what a text is said to be while it has no other role.
    guard own.subtracting(.staticText).isSubset(of: wanted) else { return nil }
    let words = wanted.subtracting(own).names.map(SwiftUIModifier.member)
    guard !words.isEmpty, !words.contains(nil) else { return nil }
    let list = words.compactMap { $0 }.joined(separator: ", ")
    return ".accessibilityAddTraits(\(words.count == 1 ? list : "[\(list)]"))"
  }
}
