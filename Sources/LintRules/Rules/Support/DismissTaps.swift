/// Recognises taps that only put something away: the keyboard, or the popup in front.
enum DismissTaps {
  private static let keyboard = [
    "dismisskeyboard", "hidekeyboard", "endediting", "resignfirstresponder", "closekeyboard",
  ]
  /// Whether an action only ends editing.
  static func endsEditing(_ action: String?) -> Bool {
    guard let action else { return false }
    let letters = action.lowercased().filter(\.isLetter)
    return keyboard.contains { letters.contains($0) }
  }

  /// Whether an action puts the popup or screen away.
  static func dismisses(_ action: String?) -> Bool {
    guard let action = action?.lowercased() else { return false }
    return action == "dismiss" || action.hasPrefix("dismiss") || action.hasPrefix("close")
  }
}
