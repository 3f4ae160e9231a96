import ScreenModel

/// The elements of each screen by id, made for the screens that somebody asks about.
///
/// Of several with one id it gives the one that VoiceOver can reach.
struct ScreenIdentifiers {
  private let tree: AccessibilityTree
  private var known: [Int32: [String: Int]] = [:]
  /// Comparing every wrong id with every right one takes time, so only the first few are.
  private var remainingSuggestions = 20

  init(_ tree: AccessibilityTree) {
    self.tree = tree
  }

  /// The element of an id on a screen; nil where there is none.
  mutating func element(_ id: String, onScreen screen: Int32) -> Int? {
    elements(ofScreen: screen)[id]
  }

  /// The id on a screen that a misspelt one was probably meant to be.
  mutating func suggestion(for id: String, onScreen screen: Int32) -> String? {
    guard remainingSuggestions > 0 else { return nil }
    remainingSuggestions -= 1
    return Suggestion.closest(to: id, among: elements(ofScreen: screen).keys.sorted())
  }

  private mutating func elements(ofScreen screen: Int32) -> [String: Int] {
    if let found = known[screen] { return found }
    let root = tree.interface.screens[Int(screen)].root
    var found: [String: Int] = [:]
    for index in root + 1..<max(root + 1, Int(tree.element(root).next))
    where tree.element(index).has(.id) {
      guard let id = tree.interface.text(.id, of: index) else { continue }
      if let earlier = found[id], tree.has(.exposed, earlier) || !tree.has(.exposed, index) {
        continue
      }
      found[id] = index
    }
    known[screen] = found
    return found
  }
}
