import ScreenModel

/// Recognises controls that put away what they stand on: close, cancel, done, OK, back.
enum DismissControl {
  /// The longest name that is looked at, in bytes.
  private static let longestName = 40

  private static let names = WordPack([
    "en": "close dismiss cancel done ok okay back hide ×",
    "de": "schließen abbrechen fertig ok zurück ausblenden",
    "fr": "fermer annuler terminé ok retour masquer",
    "es": "cerrar cancelar listo hecho aceptar ok atrás ocultar",
    "ru": "закрыть отмена отменить готово ок ok назад скрыть",
  ])
  private static let signs: Set<String> = ["x", "×", "✕", "✖", "✗", "╳", "❌"]

  /// Whether VoiceOver can land on an element that puts something away.
  static func isOne(_ index: Int, in tree: AccessibilityTree) -> Bool {
    guard tree.has([.exposed, .interactive], index) else { return false }
    let kind = tree.element(index).kind
    guard tree.has(.nativeRole, index) || kind == .backButton || tree.traits[index].isRole else {
      return false
    }
    if kind == .backButton { return true }
    if tree.has(.tap, index), DismissTaps.dismisses(tree.interface.text(.onTap, of: index)) {
      return true
    }
    guard let name = tree.name(of: index).value else { return false }
    return isName(name.text, language: tree.language(of: index))
  }

  /// Whether there is a list of such names in a language.
  static func knows(_ language: String) -> Bool { names[language] != nil }

  /// Whether a name is a cross, with or without blanks.
  private static func isSign(_ name: String) -> Bool {
    let letters = name.utf8.lazy.filter { $0 > 0x20 }.prefix(2)
    // A word of letters that most names have.
    if letters.count > 1, letters.allSatisfy({ $0 < 0x80 }) { return false }
    return signs.contains(name.filter { !$0.isWhitespace }.lowercased())
  }

  /// Whether a name says that something is put away.
  static func isName(_ name: String, language: String) -> Bool {
    guard name.utf8.count < longestName else { return false }
    if isSign(name) { return true }
    guard let first = Words.normalized(name).first else { return false }
    return names["en"]?.contains(first) == true || names[language]?.contains(first) == true
  }
}

extension TraitSet {
  /// Whether one of the traits makes an element something that a double tap operates.
  fileprivate var isRole: Bool { !isDisjoint(with: RoleTraits.activatable) }
}

/// Recognises taps that only put something away: the keyboard, or the popup in front.
enum DismissTaps {
  private static let keyboard = [
    "dismisskeyboard", "hidekeyboard", "endediting", "resignfirstresponder", "closekeyboard",
  ]
  /// Whether an action only ends editing.
  static func endsEditing(_ action: String?) -> Bool {
    guard let action else { return false }
    if takesFocus(action) { return true }
    // What does more than that is another action.
    guard !action.contains(";"), !action.contains(/\)\s*[A-Za-z_]/) else { return false }
    let names = action.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return names.contains { name in keyboard.contains { name == $0 } }
  }

  /// Whether an action does nothing but take the focus away, as in `isFocused = false`.
  private static func takesFocus(_ action: String) -> Bool {
    let sides = action.split(separator: "=", omittingEmptySubsequences: false)
    guard sides.count == 2, ["false", "nil"].contains(sides[1].filter { $0 != " " }) else {
      return false
    }
    return sides[0].lowercased().contains("focus") && !sides[0].contains { "({;".contains($0) }
  }

  /// Whether an action puts the popup or screen away.
  static func dismisses(_ action: String?) -> Bool {
    guard let action = action?.lowercased() else { return false }
    return action == "dismiss" || action.hasPrefix("dismiss") || action.hasPrefix("close")
  }
}
