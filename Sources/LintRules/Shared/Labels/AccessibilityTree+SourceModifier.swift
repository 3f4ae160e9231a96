import DocumentSyntax
import ScreenModel

/// Containers and modifiers of composed views.
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

  /// Whether a modifier whose name begins so sets an attribute; an argument of the view does not.
  func isSet(_ key: AttributeKey, of index: Int, byModifier name: StaticString) -> Bool {
    guard screen(of: index).has(.composition),
      let start = interface.attribute(key, of: index)?.range.start
    else { return false }
    let bytes = interface.file.bytes
    return name.withUTF8Buffer { name in
      start + name.count <= bytes.count && bytes[start..<start + name.count].elementsEqual(name)
    }
  }
}
