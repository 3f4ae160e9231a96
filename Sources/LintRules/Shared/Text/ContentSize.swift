import ScreenModel

/// The reaction of a screen to a change of the text size.
enum ContentSize {
  /// The name of the setting in `observes`.
  private static let setting = "contentSize"

  /// Whether the screen says that it follows the setting; nil where it says nothing.
  static func isObserved(byScreen root: Int, in tree: AccessibilityTree) -> Bool? {
    guard tree.element(root).has(.observes) else { return nil }
    return tree.interface.texts(.observes, of: root).contains {
      $0.value.lowercased().hasPrefix(setting.lowercased())
    }
  }

  /// Whether the screen of an element says that it follows the setting.
  static func isObserved(onScreenOf index: Int, in tree: AccessibilityTree) -> Bool {
    isObserved(byScreen: tree.screen(of: index).root, in: tree) == true
  }
}
