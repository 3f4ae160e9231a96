import ScreenModel

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

/// Which part of its screen each element belongs to: what is in a bar, a keyboard, a panel in front
/// or a view that comes and goes is not a neighbour of what is outside.
struct ScreenRegions: SharedKnowledge {
  /// The nearest bar, keyboard, panel or conditional view around each element, or the element
  /// itself; -1 where there is none.
  private let owners: [Int32]

  /// The regions of all screens of a tree.
  init(of tree: AccessibilityTree) {
    var owners = Array(repeating: Int32(-1), count: tree.count)
    for index in 0..<tree.count {
      let element = tree.element(index)
      guard element.parent >= 0 else { continue }
      let isOwner = Self.isOwner(index, in: tree)
      owners[index] = isOwner ? Int32(index) : owners[Int(element.parent)]
    }
    self.owners = owners
  }

  /// Whether two elements belong to the same region.
  func areTogether(_ a: Int, _ b: Int) -> Bool { owners[a] == owners[b] }

  /// The region of an element, or -1 for the screen itself.
  func owner(of index: Int) -> Int { Int(owners[index]) }

  private static func isOwner(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    if element.has(.appearsWhen) || element.flag(.modal) == true { return true }
    switch element.kind {
    case .navigationBar, .toolbar, .tabBar, .menu: return true
    default: return Presentation.of(index, in: tree) != nil
    }
  }
}
