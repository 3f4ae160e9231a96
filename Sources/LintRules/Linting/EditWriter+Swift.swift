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
    let text: String? =
      switch (key, value) {
      case (.label, .text(let text)): ".accessibilityLabel(\(ScalarText.quoted(text)))"
      case (.hint, .text(let text)): ".accessibilityHint(\(ScalarText.quoted(text)))"
      case (.value, .text(let text)): ".accessibilityValue(\(ScalarText.quoted(text)))"
      case (.id, .text(let text)): ".accessibilityIdentifier(\(ScalarText.quoted(text)))"
      case (.element, .flag(false)), (.elementsHidden, .flag(true)), (.hidden, .flag(true)):
        ".accessibilityHidden(true)"
      case (.modal, .flag(true)): ".accessibilityAddTraits(.isModal)"
      case (.ignoresInvertColors, .flag(true)): ".accessibilityIgnoresInvertColors()"
      case (.largeContentViewer, .flag(true)): ".accessibilityShowsLargeContentViewer()"
      case (.headingLevel, .number(let level)):
        (1...6).contains(level) ? ".accessibilityHeading(.h\(Int(level)))" : nil
      case (.inputLabels, .names(let names)):
        ".accessibilityInputLabels([\(names.map(ScalarText.quoted).joined(separator: ", "))])"
      case (.contentType, .text(let type)):
        type.allSatisfy { $0.isASCII && $0.isLetter } ? ".textContentType(.\(type))" : nil
      case (.traits, .names(let names)): traits(names, at: index)
      default: nil
      }
    if let text { return (text, nil) }
    guard key == .childrenMode, case .text(let mode) = value else { return nil }
    // What is said about the element comes behind what makes it one.
    return (".accessibilityElement(children: .\(mode))", "accessibility")
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
    let words = wanted.subtracting(own).names.map { name -> String? in
      switch name {
      case "button", "header", "selected", "link", "searchField", "image", "keyboardKey",
        "staticText", "summaryElement", "toggle":
        ".is" + name.prefix(1).uppercased() + name.dropFirst()
      case "playsSound", "updatesFrequently", "startsMediaSession", "allowsDirectInteraction",
        "causesPageTurn":
        "." + name
      default: nil
      }
    }
    guard !words.isEmpty, !words.contains(nil) else { return nil }
    let list = words.compactMap { $0 }.joined(separator: ", ")
    return ".accessibilityAddTraits(\(words.count == 1 ? list : "[\(list)]"))"
  }
}
