/// What activating a control shows.
enum Destination: Equatable {
  /// A screen of the file, by its index.
  case screen(Int)
  /// An element of the same screen.
  case element(Int)
  /// A screen that this part of the file does not show.
  case elsewhere(String)

  /// Whether VoiceOver leaves what it is reading for it.
  func takesFocus(in tree: AccessibilityTree) -> Bool {
    switch self {
    case .screen, .elsewhere: return true
    case .element(let index):
      if tree.element(index).flag(.modal) == true { return true }
      return Presentation.of(index, in: tree).map { !$0.isTransient } ?? false
    }
  }
}
