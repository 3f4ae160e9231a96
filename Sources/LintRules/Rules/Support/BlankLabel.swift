/// Tells a label that is there and says nothing from one that is missing.
enum BlankLabel {
  /// Whether the file gives an element a label in which there is nothing to hear.
  static func isWritten(at index: Int, in tree: AccessibilityTree) -> Bool {
    tree.element(index).has(.label) && !tree.has(.label, index)
      && tree.interface.attribute(.label, of: index)?.form.isText == true
  }
}
