import ScreenModel

/// The paint of a screen's elements over what is behind them.
struct PaintMap {
  private let tree: AccessibilityTree
  private let root: Int
  private var backgrounds: [Int: ElementColor] = [:]
  /// Where the parts of each element paint, without the element itself.
  private var parts: [Rect?]
  /// Whether some colour depends on the appearance.
  private(set) var isDynamic = false

  /// The paint of one screen.
  init(_ tree: AccessibilityTree, screen: Screen) {
    self.tree = tree
    root = screen.root
    let end = Int(tree.element(root).next)
    parts = Array(repeating: nil, count: end - root)
    for index in stride(from: end - 1, to: root, by: -1) { note(index) }
    if tree.element(root).has(.background) { note(root) }
  }

  private mutating func note(_ index: Int) {
    let element = tree.element(index)
    if element.has(.background), let color = tree.interface.color(.background, of: index) {
      backgrounds[index] = color
      if color.origin != .literal { isDynamic = true }
    }
    if element.has(.color), let color = tree.interface.color(.color, of: index),
      color.origin != .literal
    {
      isDynamic = true
    }
    guard element.parent >= root, Self.mayShow(index, in: tree) else { return }
    let own = paints(index) ? place(of: index) : nil
    guard let whole = Self.union(own, parts[index - root]) else { return }
    let parent = Int(element.parent) - root
    parts[parent] = Self.union(parts[parent], whole)
  }

  private static func union(_ one: Rect?, _ other: Rect?) -> Rect? {
    guard let one, let other else { return one ?? other }
    return one.union(other)
  }

  // MARK: One element

  /// Where an element is, if only on a canvas.
  func place(of index: Int) -> Rect? {
    guard !tree.facts[index].isDisjoint(with: [.placed, .drawnPlace]), index != root else {
      return nil
    }
    return tree.screenFrames[index]
  }

  /// Where what an element holds is painted.
  func paintedParts(of index: Int) -> Rect? { parts[index - root] }

  /// The background of an element, where it is known.
  func color(of index: Int, in appearance: Appearance) -> Color? {
    backgrounds[index]?.values[appearance]
  }

  /// The background as the file gives it.
  func background(of index: Int) -> ElementColor? { backgrounds[index] }

  /// Whether an element paints something.
  func paints(_ index: Int) -> Bool {
    if let color = backgrounds[index] { return color.values[.light]?.alpha != 0 }
    return tree.element(index).has(.background) || isPicture(index)
  }

  /// Whether an element paints what nobody knows.
  func isUnknown(_ index: Int, in appearance: Appearance) -> Bool {
    if isPicture(index) { return true }
    return tree.element(index).has(.background) && color(of: index, in: appearance) == nil
  }

  /// Whether an element shows pictures or draws by itself.
  func isPicture(_ index: Int) -> Bool {
    switch tree.element(index).kind {
    case .image, .canvas, .map, .web, .chart: true
    case .view, .stack, .group: tree.element(index).has(.draws) || tree.element(index).has(.image)
    default: false
    }
  }

  /// Whether the system gives an element a look of its own where the file gives it no background.
  func hasMaterial(_ index: Int) -> Bool {
    let element = tree.element(index)
    switch element.kind {
    case .navigationBar, .toolbar, .tabBar, .alert, .sheet, .popover, .menu, .toast, .keyboard,
      .key,
      .cell, .list, .header, .segmentedControl, .segment, .popupButton, .picker, .datePicker,
      .drawer:
      return true
    case .textField, .secureField, .searchField:
      return tree.screen(of: index).has(.writtenDefaults)
    case .view, .stack, .scroll, .grid, .gridCell:
      // A class of the project's own may draw its background itself.
      return element.has(.class) || element.marks.contains(.customClass)
    default:
      return false
    }
  }

  /// Whether what an element holds may be larger than itself.
  func scrolls(_ index: Int) -> Bool {
    switch tree.element(index).kind {
    case .scroll, .list, .grid, .textView: true
    default: false
    }
  }

  /// Whether the file hides an element.
  func isHidden(_ index: Int) -> Bool { tree.element(index).flag(.hidden) == true }

  /// Whether an element shows, or code or another size class may show it.
  static func mayShow(_ index: Int, in tree: AccessibilityTree) -> Bool {
    tree.screen(of: index).has(.completedElsewhere) || !isInvisible(index, in: tree)
  }

  /// Whether an element is not to be seen.
  static func isInvisible(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    if element.flag(.hidden) == true || element.marks.contains(.pseudo) { return true }
    return element.has(.alpha) && tree.interface.number(.alpha, of: index) ?? 1 <= 0.02
  }
}
