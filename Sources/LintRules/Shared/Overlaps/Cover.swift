import ScreenModel

/// Something that is drawn in front and may hide what lies behind it.
struct Cover {
  let index: Int
  /// The part of it that shows.
  let frame: Rect
  /// Whether the file says that nothing shows through.
  let isOpaque: Bool

  /// How strongly something has to be drawn at least, to hide what lies behind it.
  private static let leastAlpha = 0.98

  /// The cover that an element is, if it can be one.
  init?(_ index: Int, in tree: AccessibilityTree, _ layers: ScreenLayers) {
    guard layers.alphas[index] >= Self.leastAlpha, !tree.element(index).marks.contains(.pseudo),
      let frame = layers.visibleFrame(of: index), frame.area > 0,
      let isOpaque = Self.opacity(of: index, in: tree)
    else { return nil }
    // What lets touches through is not a cover, and a control in front stands in for what it hides.
    if !isOpaque {
      let letsThrough = tree.element(index).flag(.userInteraction) == false
      if letsThrough || tree.has([.exposed, .interactive], index) { return nil }
    }
    self.index = index
    self.frame = frame
    self.isOpaque = isOpaque
  }

  /// Whether a look at its class and keys lets an element pass as a cover.
  static func mayBeOne(_ element: Element) -> Bool {
    if element.has(.background) || element.has(.opaque) { return true }
    switch element.kind {
    case .drawer, .sheet, .popover, .alert, .list, .grid, .web, .map, .view: return true
    default: return false
    }
  }

  /// Whether an element is known to be opaque; nil where it certainly lets something through.
  private static func opacity(of index: Int, in tree: AccessibilityTree) -> Bool? {
    let element = tree.element(index)
    switch element.kind {
    // Bars let the content scroll through below them, and a keyboard comes and goes.
    case .navigationBar, .toolbar, .tabBar, .keyboard, .key: return nil
    default: break
    }
    if let opaque = element.flag(.opaque), opaque || !tree.screen(of: index).has(.writtenDefaults) {
      return opaque ? true : nil
    }
    if element.has(.background), let color = tree.interface.color(.background, of: index) {
      return color.values[.light]?.isOpaque == true ? true : nil
    }
    // Where defaults are written, no background means that there is none.
    if tree.screen(of: index).has(.writtenDefaults) { return nil }
    if isEmptyView(index, in: tree) { return nil }
    switch element.kind {
    case .drawer, .sheet, .popover, .alert, .list, .grid, .web, .map, .view: return false
    default: return nil
    }
  }

  /// Whether a plain view of a tree has nothing to show: it lies there for touches. What a capture
  /// does not list may be drawn all the same.
  private static func isEmptyView(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    return element.kind == .view && Int(element.next) == index + 1
      && tree.screen(of: index).has(.authored)
      && ![AttributeKey.class, .text, .image, .draws].contains(where: element.has)
  }
}
