/// Recognises elements that have a hint and no name.
enum HintAlone {
  /// Whether a hint is all that the author wrote for an element; a blank label is another matter.
  static func speaks(at index: Int, in tree: AccessibilityTree) -> Bool {
    tree.nameSources[index] == .none && tree.has(.exposed, index)
      && tree.interface.says(.hint, index) && !tree.element(index).has(.label)
  }
}
