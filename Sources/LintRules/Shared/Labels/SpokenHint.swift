import ScreenModel

/// The hints that VoiceOver speaks at an element.
enum SpokenHint {
  /// The author's hint, where it is heard: text fields say their own in its place.
  static func text(of index: Int, in tree: AccessibilityTree) -> String? {
    guard tree.has(.exposed, index), tree.interface.says(.hint, index) else { return nil }
    let traits = tree.traits[index]
    if traits.contains(.textEntry), !traits.contains(.notEnabled) { return nil }
    return tree.interface.text(.hint, of: index)
  }

  /// VoiceOver's own words about how to operate an element, in its language.
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

/// Turns an English command into what a hint says: "save the list" is "Saves the list".
enum ThirdPerson {
  /// The verbs that change in their own way, or not by their ending.
  private static let irregular = ["do": "does", "go": "goes", "be": "is", "have": "has"]

  /// The command in the third person, with a capital; nil where it does not begin with a verb.
  static func statement(_ command: some StringProtocol) -> String? {
    let text = command.drop { $0.isWhitespace }
    let verb = text.prefix { $0.isLetter }.lowercased()
    guard verb.count > 1, verb.allSatisfy(\.isASCII) else { return nil }
    let rest = text.drop { $0.isLetter }
    return verb.prefix(1).uppercased() + singular(verb).dropFirst() + String(rest)
  }

  private static func singular(_ verb: String) -> String {
    if let known = irregular[verb] { return known }
    if ["s", "x", "z", "ch", "sh"].contains(where: verb.hasSuffix) { return verb + "es" }
    let isConsonantY = verb.hasSuffix("y") && !"aeiou".contains(verb.dropLast().last ?? "a")
    return isConsonantY ? verb.dropLast() + "ies" : verb + "s"
  }
}
