import DocumentSyntax

/// Puts screens that the parser hands out into portions, as those of a whole document are made.
///
/// What it takes for a screen is a guess, which `Document.begins` confirms in the end.
struct EarlyScreens {
  let isJSON: Bool
  private var screens: [Int] = []
  private var size = 0

  init(isJSON: Bool) {
    self.isJSON = isJSON
  }

  /// Adds an item; gives a document of one portion when there are enough screens before it.
  mutating func add(_ item: SyntaxItem) -> Document? {
    let isRoot = item.list == 0
    // A member's key is a scalar, so that it stands right before the value.
    guard isRoot || item.tree.text(of: item.list - 1) == "screens" else { return nil }
    let portion = portion(before: item)
    screens.append(item.index)
    size += Int(item.tree.entries[item.index].next) - item.index
    return portion
  }

  /// The screens so far, unless the next one belongs to them.
  private mutating func portion(before item: SyntaxItem) -> Document? {
    guard size >= Document.portionSize, let last = screens.last else { return nil }
    let isFull = size >= Document.portionSize * Document.portionLimit
    if !isFull, item.tree.isVariant(item.index, of: last) { return nil }
    defer {
      screens = []
      size = 0
    }
    return Document(early: item.tree, isJSON: isJSON, screens: screens)
  }
}
