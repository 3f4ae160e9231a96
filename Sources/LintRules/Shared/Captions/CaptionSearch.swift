import ScreenModel

/// Finds the text that is drawn beside an input as its caption.
enum CaptionSearch {
  /// The traits of what takes input.
  private static let inputs: TraitSet = [.textEntry, .adjustable, .toggle]

  /// Whether an element is a field, a slider or a switch.
  static func isInput(_ index: Int, in tree: AccessibilityTree) -> Bool {
    tree.has(.exposed, index) && !tree.traits[index].isDisjoint(with: inputs)
      && tree.element(index).kind != .pageControl
  }

  /// The text before an input, or after a switch, that is at most a gap in points away.
  static func caption(of index: Int, maxGap: Double, in tree: AccessibilityTree) -> Int? {
    if let before = tree.interface.sibling(before: index),
      isText(before, near: index, maxGap, in: tree)
    {
      return before
    }
    guard tree.traits[index].contains(.toggle), let after = sibling(after: index, in: tree),
      isText(after, near: index, maxGap, in: tree)
    else { return nil }
    return after
  }

  /// The input that a text is the caption of: the one behind it, or a switch before it.
  static func input(of caption: Int, maxGap: Double, in tree: AccessibilityTree) -> Int? {
    let behind = sibling(after: caption, in: tree)
    return [behind, tree.interface.sibling(before: caption)].compactMap(\.self).first {
      isInput($0, in: tree) && self.caption(of: $0, maxGap: maxGap, in: tree) == caption
    }
  }

  /// The child of the same parent that stands directly behind an element.
  static func sibling(after index: Int, in tree: AccessibilityTree) -> Int? {
    let parent = Int(tree.element(index).parent)
    let next = Int(tree.element(index).next)
    return parent >= 0 && next < Int(tree.element(parent).next) ? next : nil
  }

  private static func isText(
    _ text: Int, near index: Int, _ maxGap: Double, in tree: AccessibilityTree
  ) -> Bool {
    guard tree.element(text).kind == .text, tree.interface.says(.text, text),
      !tree.has(.interactive, text)
    else { return false }
    guard let a = tree.readingFrame(of: text), let b = tree.readingFrame(of: index) else {
      return true
    }
    let across = max(a.x - b.maxX, b.x - a.maxX)
    let down = max(a.y - b.maxY, b.y - a.maxY)
    return max(across, down) <= maxGap
  }
}
