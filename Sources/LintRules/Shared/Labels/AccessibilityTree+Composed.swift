import DocumentSyntax
import ScreenModel

/// Containers of composed views, and what is said of them.
extension AccessibilityTree {
  /// Whether an element holds several stops.
  func holdsSeveralStops(_ index: Int) -> Bool {
    var count = 0
    for child in index + 1..<Int(element(index).next) where has(.exposed, child) {
      count += 1
      if count > 1 { return true }
    }
    return false
  }

  /// Whether a key is given by a statement for assistive technologies alone, and not by what the
  /// view shows.
  func isSpokenOnly(_ key: AttributeKey, of index: Int) -> Bool {
    interface.attribute(key, of: index).map { $0.origin != .ordinary } ?? false
  }
}
