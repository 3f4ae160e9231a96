import ScreenModel

/// Attributes of a screen that its root has, for every reader of such attributes.
extension UITreeBuilder {
  /// Moves what the attributes of a screen's root say to the screen itself.
  mutating func applyScreenAttributes(_ root: Int) {
    screen = Self.screen(screen, asSaidAt: root, of: tree)
  }

  /// A screen with what its root says of it.
  private static func screen(_ screen: Screen, asSaidAt root: Int, of tree: UITree) -> Screen {
    var screen = screen
    if case .point(let size)? = tree.value(.size, of: root) {
      screen.size = Rect(x: 0, y: 0, width: size.x, height: size.y)
    }
    if let idiom = tree.text(.idiom, of: root).flatMap(Screen.Idiom.init(rawValue:)) {
      screen.idiom = idiom
    }
    if let language = tree.text(.language, of: root) { screen.language = language }
    screen.isRightToLeft = tree.text(.direction, of: root) == "rtl"
    screen.framesAreAbsolute = tree.text(.frames, of: root) == "screen"
    return screen
  }
}
