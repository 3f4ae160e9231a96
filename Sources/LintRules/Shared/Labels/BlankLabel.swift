import ScreenModel

/// Tells a label that is there and says nothing from one that is missing.
enum BlankLabel {
  /// Whether the file gives an element a label in which there is nothing to hear.
  static func isWritten(at index: Int, in tree: AccessibilityTree) -> Bool {
    tree.element(index).has(.label) && !tree.has(.label, index)
      && tree.interface.attribute(.label, of: index)?.form.isText == true
  }
}

/// Recognises headings in which there is nothing to hear but that they are headings.
enum EmptyHeading {
  /// Whether VoiceOver stops at an element and says of it no more than that it is a heading.
  static func isOne(_ index: Int, in tree: AccessibilityTree) -> Bool {
    tree.traits[index].contains(.header) && tree.has(.exposed, index)
      && tree.nameSources[index] == .none && !tree.has(.interactive, index)
      && !tree.has(.image, index) && tree.element(index).kind != .image
      && !tree.interface.says([.value, .draws], index) && !isSpacer(index, in: tree)
  }

  /// Whether a section header says nothing by any key: it only keeps sections apart.
  private static func isSpacer(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    return element.kind == .header && element.flag(.element) != true
      && !tree.has(.ownTraits, index) && !element.has(.text) && !element.has(.label)
      && !element.has(.hint)
  }
}

/// Recognises elements that have a hint and no name.
enum HintAlone {
  /// Whether a hint is all that the author wrote for an element; a blank label is another matter.
  static func speaks(at index: Int, in tree: AccessibilityTree) -> Bool {
    tree.nameSources[index] == .none && tree.has(.exposed, index)
      && tree.interface.says(.hint, index) && !tree.element(index).has(.label)
  }
}
