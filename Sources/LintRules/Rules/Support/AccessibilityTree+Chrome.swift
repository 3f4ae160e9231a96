/// What a captured tree has that is none of the app's.
extension AccessibilityTree {
  /// Whether the system draws an element over the app that was captured: a clock, a key.
  func isChrome(_ index: Int) -> Bool {
    element(index).marks.contains(.systemProvided) && screen(of: index).isCapture
  }
}
