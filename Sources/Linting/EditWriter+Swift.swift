import DocumentSyntax
import ScreenModel

/// New modifiers in SwiftUI source, in the style of the chain that they are added to.
extension EditWriter {
  /// The edit that adds a modifier to the chain of a view.
  func modifierInsertion(of key: AttributeKey, _ value: Fix.Value, at index: Int) -> TextEdit? {
    let element = tree.elements[index]
    if let edit = decoration(of: key, value, at: index) { return edit }
    guard let modifier = modifier(for: key, value, at: index),
      let chain = source.chain(at: element.anchor.start)
    else { return nil }
    return source.insertion(of: modifier.text, in: chain, before: modifier.follower)
  }

  /// The edit that makes a picture of the asset catalogue a decorative one: `Image("a")` becomes
  /// `Image(decorative: "a")`, wherever it stands. Nil where something is said about it.
  private func decoration(
    of key: AttributeKey, _ value: Fix.Value, at index: Int
  ) -> TextEdit? {
    guard [.element, .elementsHidden].contains(key), value == .flag(key == .elementsHidden),
      tree.kind(index) == .image,
      ![AttributeKey.label, .hint, .value].contains(where: { isKept($0, at: index) })
    else { return nil }
    let start = tree.elements[index].anchor.start
    let bytes = tree.file.bytes
    guard start < bytes.count, bytes[start...].starts(with: "Image(\"".utf8) else { return nil }
    let place = start + "Image(".utf8.count
    return TextEdit(start: place, end: place, replacement: "decorative: ")
  }

  /// Whether an element has a key that the fix at hand does not take away.
  private func isKept(_ key: AttributeKey, at index: Int) -> Bool {
    guard tree.attribute(key, of: index) != nil else { return false }
    return !changes.contains { $0.element == index && $0.key == key && $0.value == nil }
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
