import ScreenModel

/// A row of the project that is made of several texts, each a stop of its own.
struct TextRow {
  /// The view around all of them.
  let root: Int
  /// The texts in the order of the document.
  let texts: [Int]

  /// The most texts of a row; more of them are a page.
  private static let most = 6
  /// The endings of the names of views that are rows.
  private static let endings = ["Row", "Cell", "Item"]
  /// The endings of the names of views that people operate.
  private static let controls = ["Button", "Toggle", "Link", "Menu", "Picker", "Field", "Slider"]

  /// The row that a screen is; nil where it is something else, or code may join its texts.
  init?(_ screen: Screen, in tree: AccessibilityTree) {
    guard screen.has(.composition), let name = screen.name, Self.isRow(name) else { return nil }
    let end = Int(tree.element(screen.root).next)
    guard end > screen.root + 1, Int(tree.element(screen.root + 1).next) == end,
      tree.element(screen.root + 1).marks.isDisjoint(with: [.customClass, .inLabels])
    else { return nil }
    var texts: [Int] = []
    for index in screen.root + 1..<end {
      let element = tree.element(index)
      if tree.has(.interactive, index) || element.marks.contains(.aside) { return nil }
      guard tree.has(.exposed, index) else { continue }
      guard [.text, .image].contains(element.kind), !tree.traits[index].contains(.header) else {
        return nil
      }
      if element.kind == .text, !element.marks.contains(.orElse) { texts.append(index) }
    }
    guard (2...Self.most).contains(texts.count), !Self.holdsControl(screen, in: tree) else {
      return nil
    }
    root = screen.root + 1
    self.texts = texts
  }

  private static func isRow(_ name: String) -> Bool {
    let name = name.hasSuffix("View") ? name.dropLast(4) : name[...]
    return endings.contains { name.hasSuffix($0) }
  }

  /// Whether a view that is not read is one to operate, by its name.
  private static func holdsControl(_ screen: Screen, in tree: AccessibilityTree) -> Bool {
    let range = screen.root..<Int(tree.element(screen.root).next)
    return tree.interface.unread.contains { view in
      range.contains(view.element) && controls.contains { view.name.hasSuffix($0) }
    }
  }
}
