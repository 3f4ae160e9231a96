import ScreenModel

/// Labels that the system makes of what is drawn unless somebody gives one.
extension AccessibilityTree {
  /// Whether the label of an element may be what everybody reads there, such as the name of a file:
  /// where the app ran, that of a text, or of something that shows texts.
  func mayBeDrawn(labelOf index: Int) -> Bool {
    let element = element(index)
    guard !screen(of: index).has(.authored), !element.has(.text) else { return false }
    switch element.kind {
    case .text, .textView, .header, .cell, .gridCell, .tableCell, .view: return true
    default: return false
    }
  }
}
