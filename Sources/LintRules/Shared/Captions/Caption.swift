import ScreenModel

/// The words by which a listener or a reader knows what a control is for.
enum Caption {
  /// The words of an element's name, and of the text that stands directly before it.
  static func words(of index: Int, in tree: AccessibilityTree) -> Set<String> {
    var words: Set<String> = []
    if let name = tree.name(of: index).value { words.formUnion(short(name.text)) }
    if let text = textBefore(index, in: tree) { words.formUnion(short(text)) }
    return words
  }

  /// The text that stands directly before an element, among the children of its parent.
  static func textBefore(_ index: Int, in tree: AccessibilityTree) -> String? {
    guard let sibling = tree.interface.sibling(before: index),
      tree.element(sibling).kind == .text, tree.element(sibling).flag(.hidden) != true
    else { return nil }
    return tree.interface.text(.text, of: sibling)
  }

  /// The words of a text that is short enough for a caption.
  private static func short(_ text: String) -> [String] {
    text.utf8.count <= 100 ? Words.normalized(text) : []
  }
}
