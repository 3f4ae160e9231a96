import ScreenModel

/// Fonts and places in source that texts have which are headings.
enum HeadingFont {
  /// Whether a view is called a row or a cell.
  static func isRow(_ view: String) -> Bool {
    ["Row", "RowView", "Cell", "CellView", "RowBody"].contains { view.hasSuffix($0) }
  }

  /// Whether a view is called a title, so that what it heads comes where it is used.
  static func isTitle(_ view: String?) -> Bool {
    guard let view else { return false }
    return ["Title", "TitleView", "TitleText", "Heading", "HeadingView", "Header", "HeaderView"]
      .contains { view.hasSuffix($0) }
  }

  /// The name of a font of the project that headings have, as in `.brand.headingMD`; nil for any
  /// other.
  static func name(of font: Font) -> String? {
    guard font.style == nil, font.size == nil, let name = font.name else { return nil }
    let words = name.lowercased()
    let others = ["subtitle", "subhead", "caption", "titlebar"]
    if others.contains(where: words.contains) { return nil }
    let isTitle = ["title", "heading"].contains(where: words.contains)
    return isTitle || ["h1", "h2", "h3"].contains(words) ? name : nil
  }

  /// Whether a text is the first of several things in a container.
  static func beginsGroup(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let parent = Int(tree.element(index).parent)
    guard parent >= 0, parent + 1 == index else { return false }
    var others = 0
    var child = Int(tree.element(index).next)
    while child < Int(tree.element(parent).next) {
      others += 1
      child = Int(tree.element(child).next)
    }
    return others >= 2
  }
}
