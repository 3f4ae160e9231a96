/// The area that a finger has to hit.
enum TouchTarget {
  /// Whether a finger is meant to hit an element; adjusting alone takes no aim.
  static func isOne(_ index: Int, in tree: AccessibilityTree) -> Bool {
    tree.has(.nativeRole, index) || !tree.facts[index].isDisjoint(with: [.tap, .gestures])
      || !tree.traits[index].isDisjoint(with: RoleTraits.activatable.subtracting(.adjustable))
  }

  /// The largest of the areas that take the touch, where the frame says that they are.
  static func area(of index: Int, in tree: AccessibilityTree, at frame: Rect) -> Rect {
    var area = frame
    let element = tree.element(index)
    if element.has(.hitInsets),
      case .insets(let insets)? = tree.interface.value(.hitInsets, of: index)
    {
      area = Rect(
        x: frame.x - insets.left, y: frame.y - insets.top,
        width: frame.width + insets.left + insets.right,
        height: frame.height + insets.top + insets.bottom)
    }
    guard element.has(.accessibilityFrame),
      case .rect(let heard)? = tree.interface.value(.accessibilityFrame, of: index)
    else { return area }
    let width = max(area.width, heard.width)
    let height = max(area.height, heard.height)
    return Rect(
      x: area.center.x - width / 2, y: area.center.y - height / 2, width: width, height: height)
  }
}
