import ScreenModel

/// How messages write down an order of elements.
enum OrderWords {
  /// The most elements that a message lists.
  private static let most = 6

  /// VoiceOver's words at elements, one after the other.
  static func list(_ elements: [Int], in tree: AccessibilityTree) -> String {
    let shown = elements.prefix(most).map { heard($0, in: tree) }.joined(separator: " · ")
    return elements.count > most ? shown + " and \(elements.count - most) more" : shown
  }

  private static func heard(_ index: Int, in tree: AccessibilityTree) -> String {
    tree.utterance(of: index).map { "“\($0)”" } ?? moniker(index, in: tree)
  }

  /// A short name for an element: its words, or else what it is.
  static func moniker(_ index: Int, in tree: AccessibilityTree) -> String {
    guard let name = tree.name(of: index).value, !name.text.isEmpty else {
      let noun = Wording.noun(tree.element(index).kind)
      return "\(Wording.article(noun)) \(noun)"
    }
    return Quoted.text(name.text)
  }
}
