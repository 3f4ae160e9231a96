/// The words that VoiceOver adds for an element's traits, in English.
enum RoleWords {
  /// The words in the order of slot 6 of the VoiceOver model, section 3.1.
  static func words(of traits: TraitSet, value: String?) -> [String] {
    var words: [String] = []
    if traits.contains(.notEnabled) { words.append("dimmed") }
    let replaces: TraitSet = [.keyboardKey, .toggle, .tabBarItem, .backButton]
    if traits.contains(.button), traits.isDisjoint(with: replaces) {
      words.append(traits.contains(.popupButton) ? "pop up button" : "button")
    }
    if traits.contains(.backButton) { words.append("back button") }
    if traits.contains(.toggle) { words += toggle(traits, value) }
    if traits.contains(.tabBarItem) { words.append("tab") }
    if traits.contains(.textEntry), !traits.contains(.searchField) {
      words.append(traits.contains(.secureTextField) ? "secure text field" : "text field")
      if traits.contains(.isEditing) { words.append("is editing") }
    }
    if traits.contains(.header) { words.append("heading") }
    if traits.contains(.link) { words.append("link") }
    if traits.contains(.adjustable) { words.append("adjustable") }
    if traits.contains(.image) { words.append("image") }
    if traits.contains(.searchField) { words.append("search field") }
    return words
  }

  private static func toggle(_ traits: TraitSet, _ value: String?) -> [String] {
    let state: String? =
      switch value {
      case "1": "on"
      case "0": "off"
      case "2": "mixed"
      default: value.map(Quoted.bare)
      }
    return (traits.contains(.button) ? ["switch button"] : []) + [state].compactMap(\.self)
  }
}
