/// Where elements belong in an explicit order, by where they are seen.
struct ListOrder {
  private let tree: AccessibilityTree
  private let rows: RowSort

  /// The order of a screen.
  init(_ tree: AccessibilityTree, screenOf index: Int) {
    let screen = tree.screen(of: index)
    self.tree = tree
    rows = RowSort(
      policy: tree.options.rowPolicy, tolerance: tree.options.tolerance(screen.idiom),
      isRightToLeft: screen.isRightToLeft)
  }

  /// A list with more elements in it, each before the first that is read after it.
  func inserting(_ lost: [Int], into listed: [Int]) -> [Int] {
    var result = listed
    for index in lost {
      let place = result.firstIndex { precedes(index, $0) } ?? result.count
      result.insert(index, at: place)
    }
    return result
  }

  /// The frames of two elements on the screen, or at least in the same view.
  private func frames(_ a: Int, _ b: Int) -> (Rect, Rect)? {
    if let first = tree.readingFrame(of: a), let second = tree.readingFrame(of: b) {
      return (first, second)
    }
    let (one, other) = (tree.element(a), tree.element(b))
    return one.parent == other.parent && one.has(.frame) && other.has(.frame)
      ? (one.frame, other.frame) : nil
  }

  private func precedes(_ a: Int, _ b: Int) -> Bool {
    guard let (first, second) = frames(a, b) else { return a < b }
    return rows.precedes(
      ReadingKey(x: first.x, y: first.y, order: a), ReadingKey(x: second.x, y: second.y, order: b))
  }
}
