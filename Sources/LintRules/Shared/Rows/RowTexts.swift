import ScreenModel

/// The texts of a table row, by whether they are read with it.
struct RowTexts {
  /// Those that are stops of their own, and nothing to operate.
  private(set) var separate: [Int] = []
  /// Those that the row reads, or would read without a label of its own.
  private(set) var merged: [Int] = []

  /// Looks at all that a row holds, but not into rows within it.
  init(of row: Int, in tree: AccessibilityTree) {
    var index = row + 1
    let end = Int(tree.element(row).next)
    while index < end {
      let element = tree.element(index)
      let next = Int(element.next)
      if tree.isOutOfSight(index) || element.kind == .cell || element.has(.elements) {
        index = next
      } else if element.kind == .text {
        add(index, element, in: tree)
        index = next
      } else {
        index = element.flag(.element) == true || tree.has(.interactive, index) ? next : index + 1
      }
    }
  }

  private mutating func add(_ index: Int, _ element: Element, in tree: AccessibilityTree) {
    switch element.flag(.element) {
    case true?:
      if tree.has(.exposed, index), !tree.has(.interactive, index) { separate.append(index) }
    case false?: break
    case nil:
      if tree.silences[index] == .insideElement || tree.silences[index] == .none,
        tree.nameSources[index] != .none
      {
        merged.append(index)
      }
    }
  }
}
