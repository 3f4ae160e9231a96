/// Recognises taps that only put something away: the keyboard, or the popup in front.
enum DismissTaps {
  private static let keyboard = [
    "dismisskeyboard", "hidekeyboard", "endediting", "resignfirstresponder", "closekeyboard",
  ]
  private static let closing: Set<String> = [
    "dismiss", "close", "cancel", "done", "ok", "back", "hide",
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

  /// Whether the screen of an element has an exposed control that closes something.
  static func hasCloseControl(around index: Int, in tree: AccessibilityTree) -> Bool {
    let root = tree.screen(of: index).root
    return (root + 1..<Int(tree.element(root).next)).contains { candidate in
      guard candidate != index, tree.has([.exposed, .interactive], candidate) else { return false }
      if dismisses(tree.interface.text(.onTap, of: candidate)) { return true }
      guard let name = tree.name(of: candidate).value else { return false }
      return Words.normalized(name.text).first.map(closing.contains) == true
    }
  }
}
