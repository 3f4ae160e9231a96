import ScreenModel

/// Looks up what `opens` names: an element of the same screen, or else a screen.
struct Destinations {
  private let tree: AccessibilityTree
  private var screens: [String: Int]?
  var identifiers: ScreenIdentifiers

  init(_ tree: AccessibilityTree) {
    self.tree = tree
    identifiers = ScreenIdentifiers(tree)
  }

  /// The destination of activating an element; nil where the file does not say.
  mutating func destination(of index: Int) -> Destination? {
    let element = tree.element(index)
    guard element.has(.opens), let name = tree.interface.text(.opens, of: index) else { return nil }
    if let popup = identifiers.element(name, onScreen: element.screen) { return .element(popup) }
    let known = screens ?? screensByName()
    screens = known
    return known[name].map(Destination.screen) ?? .elsewhere(name)
  }

  private func screensByName() -> [String: Int] {
    var screens: [String: Int] = [:]
    for (index, screen) in tree.interface.screens.enumerated() {
      if let name = screen.name, screens[name] == nil { screens[name] = index }
    }
    return screens
  }
}

/// The destinations of activating a control.
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
