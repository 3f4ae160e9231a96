import ScreenModel

/// Frames that an edge may have cut off: the edge of the screen, or of a view around that scrolls.
///
/// Some tools that capture a running app give the part of an element that shows. A side that lies
/// on an edge then says nothing about the size.
enum CutFrame {
  /// How far from an edge a side lies on it: some tools round to whole points.
  private static let tolerance = 1.0

  /// The exception as the rules word it that make it.
  static let exception =
    "In captures, what lies on the edge of the screen or of a view that "
    + "scrolls: it may be cut off there."

  /// Whether the shorter side of an element's area may be cut off.
  static func cutsShortSide(of index: Int, area: Rect, in tree: AccessibilityTree) -> Bool {
    let screen = tree.screen(of: index)
    guard !screen.evidence.contains(.wholeFrames), screen.evidence.contains(.frames),
      tree.has(.placed, index)
    else { return false }
    let frame = tree.screenFrames[index]
    let isFlat = area.height <= area.width
    if let size = screen.size, size.area > 0, lies(frame, on: size, isFlat: isFlat) { return true }
    var parent = Int(tree.element(index).parent)
    while parent >= 0 {
      if ScreenLayers.scrolls(parent, in: tree), tree.isShownSomewhere(parent) {
        let edge = tree.screenFrames[parent]
        // What fills the view from edge to edge is as large as the view.
        let fills =
          isFlat
          ? fits(frame.y, edge.y) && fits(frame.maxY, edge.maxY)
          : fits(frame.x, edge.x) && fits(frame.maxX, edge.maxX)
        if !fills, lies(frame, on: edge, isFlat: isFlat) { return true }
      }
      parent = Int(tree.element(parent).parent)
    }
    return false
  }

  private static func lies(_ frame: Rect, on edge: Rect, isFlat: Bool) -> Bool {
    isFlat
      ? frame.y <= edge.y + tolerance || frame.maxY >= edge.maxY - tolerance
      : frame.x <= edge.x + tolerance || frame.maxX >= edge.maxX - tolerance
  }

  private static func fits(_ one: Double, _ other: Double) -> Bool {
    (one - other).magnitude <= tolerance
  }
}
