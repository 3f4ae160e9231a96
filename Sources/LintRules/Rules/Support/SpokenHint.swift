/// The hints that VoiceOver speaks at an element.
enum SpokenHint {
  /// The author's hint, where it is heard: text fields say their own in its place.
  static func text(of index: Int, in tree: AccessibilityTree) -> String? {
    guard tree.has(.exposed, index), tree.interface.says(.hint, index) else { return nil }
    let traits = tree.traits[index]
    if traits.contains(.textEntry), !traits.contains(.notEnabled) { return nil }
    return tree.interface.text(.hint, of: index)
  }

  /// What VoiceOver says by itself about how to operate an element, in its language.
  static func builtIn(of index: Int, in tree: AccessibilityTree) -> [String] {
    let words = AnnouncementWords.of(tree.language(of: index))
    let traits = tree.traits[index]
    var phrases: [AnnouncementWords.Phrase] = []
    if traits.contains(.toggle) { phrases.append(.toggleHint) }
    if traits.contains(.adjustable) { phrases.append(.adjustHint) }
    if traits.contains(.popupButton) { phrases.append(.pickHint) }
    if traits.contains(.draggable) { phrases.append(.dragHint) }
    if let isExpanded = tree.element(index).flag(.expanded) {
      phrases.append(isExpanded ? .collapseHint : .expandHint)
    }
    if tree.has(.interactive, index) { phrases.append(.activateHint) }
    return phrases.map { words.text($0) }
  }
}
