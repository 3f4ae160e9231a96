/// What a sighted user has on the screen without scrolling.
extension AccessibilityTree {
  /// How many points of an element have to show.
  private static let least = 2.0

  /// Whether an element shows without scrolling; also where the file does not tell.
  func isOnScreen(_ index: Int) -> Bool {
    guard let frame = readingFrame(of: index) else { return true }
    let screen = screen(of: index)
    if let size = screen.size, !Self.shows(frame, in: size) { return false }
    var around = Int(element(index).parent)
    while around >= 0 {
      if scrolls(around), !facts[around].isDisjoint(with: [.placed, .drawnPlace]),
        !Self.shows(frame, in: screenFrames[around])
      {
        return false
      }
      around = Int(element(around).parent)
    }
    return true
  }

  private func scrolls(_ index: Int) -> Bool {
    switch element(index).kind {
    case .scroll, .list, .grid: true
    default: false
    }
  }

  private static func shows(_ frame: Rect, in viewport: Rect) -> Bool {
    guard viewport.width > 0, viewport.height > 0 else { return true }
    let shared = frame.intersection(viewport)
    return shared.width >= min(least, frame.width) && shared.height >= min(least, frame.height)
      && frame.x < viewport.maxX && frame.y < viewport.maxY
      && (frame.maxX > viewport.x || frame.width == 0 && frame.x >= viewport.x)
      && (frame.maxY > viewport.y || frame.height == 0 && frame.y >= viewport.y)
  }
}
