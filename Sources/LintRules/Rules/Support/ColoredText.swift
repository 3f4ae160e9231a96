/// Texts that have a colour of their own and are there to be read.
enum ColoredText {
  /// The texts of a screen whose colour the file tells.
  static func indices(onScreen screen: Screen, in tree: AccessibilityTree) -> [Int] {
    (screen.root + 1..<max(screen.root + 1, Int(tree.element(screen.root).next))).filter { index in
      tree.element(index).has(.color) && isRead(index, in: tree)
    }
  }

  /// Whether an element shows words in its colour.
  static func hasWords(_ index: Int, in tree: AccessibilityTree) -> Bool {
    tree.interface.says([.text, .draws], index) && isWritten(tree.element(index).kind)
  }

  private static func isRead(_ index: Int, in tree: AccessibilityTree) -> Bool {
    guard hasWords(index, in: tree), let text = text(of: index, in: tree), text.utf8.count > 1,
      text.contains(where: { $0.isLetter || $0.isNumber }), text.count > 1
    else { return false }
    return !isLogo(index, in: tree)
  }

  /// Whether the colour of a kind of element is that of its words.
  private static func isWritten(_ kind: ElementKind) -> Bool {
    switch kind {
    case .image, .slider, .stepper, .switch, .checkbox, .segmentedControl, .pageControl, .progress,
      .activityIndicator, .picker, .datePicker, .map, .web, .chart, .screen:
      false
    default:
      true
    }
  }

  /// The words that an element shows.
  static func text(of index: Int, in tree: AccessibilityTree) -> String? {
    if tree.interface.says(.text, index) { return tree.interface.text(.text, of: index) }
    guard let drawn = tree.interface.text(.draws, of: index), drawn != "true" else { return nil }
    return drawn
  }

  /// The words that an element shows, as messages repeat them.
  static func quoted(_ index: Int, in tree: AccessibilityTree) -> String {
    Quoted.text(text(of: index, in: tree) ?? "")
  }

  private static func isLogo(_ index: Int, in tree: AccessibilityTree) -> Bool {
    [AttributeKey.id, .class, .label].contains { key in
      tree.element(index).has(key)
        && tree.interface.text(key, of: index)?.hasLetters("logo") == true
    }
  }

  // MARK: Size

  /// Whether a text is large for WCAG: 18 points, or 14 in bold; nil where its size is not known.
  static func isLarge(_ index: Int, in tree: AccessibilityTree) -> Bool? {
    guard let font = TextSize.font(of: index, in: tree), let size = TextSize.points(of: font) else {
      return nil
    }
    return size >= 18 || size >= 14 && TextSize.isBold(font)
  }

  /// Whether the size of a text is known.
  static func isSizeKnown(_ contrast: Contrast, in tree: AccessibilityTree) -> Bool {
    isLarge(contrast.index, in: tree) != nil
  }
}
