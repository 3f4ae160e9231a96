/// The part of the screen in which the content of a view that scrolls shows, where some of the
/// content was scrolled out of it.
///
/// A tool that captures a running app lists that too, with places above and below the window. All
/// of it is read at the view's place, and not before the bar above it.
struct ScrollWindow: Sendable {
  /// Where the window begins and ends, from the top of the screen.
  let top: Double
  let bottom: Double

  /// The window of an element; nil where it does not scroll, and where nothing is out of sight.
  init?(of index: Int, in tree: AccessibilityTree, _ bars: ScreenBars) {
    guard ScreenLayers.scrolls(index, in: tree), tree.element(index).kind != .textView,
      let size = tree.screen(of: index).size, let frame = tree.readingFrame(of: index)
    else { return nil }
    top = max(frame.y, size.y, bars.upperEnd)
    bottom = min(frame.maxY, size.maxY, bars.lowerEnd)
    guard top < bottom else { return nil }
    let isLost = (index + 1..<Int(tree.element(index).next)).contains { inside in
      guard tree.mayStop(inside), let place = tree.readingFrame(of: inside) else { return false }
      return place.y < top - Self.tolerance || place.y >= bottom
    }
    if !isLost { return nil }
  }

  /// How far above its window the first row may begin.
  private static let tolerance = 1.0

  /// Whether a place is in the window.
  func holds(_ height: Double) -> Bool { height >= top - Self.tolerance && height < bottom }
}

/// The ends of the bars of a captured screen, between which content scrolls.
struct ScreenBars: Sendable {
  /// The lower end of the bar at the top, and the upper end of the one at the bottom.
  private(set) var upperEnd = -Double.infinity
  private(set) var lowerEnd = Double.infinity

  /// The bars of a screen; nil where the file does not show a running app.
  init?(ofScreenAt root: Int, in tree: AccessibilityTree) {
    let screen = tree.screen(of: root)
    guard !screen.has(.authored), let size = screen.size else { return nil }
    for index in root + 1..<max(root + 1, Int(tree.element(root).next)) {
      switch tree.element(index).kind {
      case .navigationBar, .tabBar, .toolbar:
        guard let frame = tree.readingFrame(of: index), frame.height < size.height / 3 else {
          continue
        }
        if frame.center.y < size.center.y {
          upperEnd = max(upperEnd, frame.maxY)
        } else {
          lowerEnd = min(lowerEnd, frame.y)
        }
      default: continue
      }
    }
  }
}
