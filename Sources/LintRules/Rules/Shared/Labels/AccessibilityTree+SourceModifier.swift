import DocumentSyntax

/// The modifiers of SwiftUI source by which attributes are set.
extension AccessibilityTree {
  /// Whether a modifier whose name begins so sets an attribute; an argument of the view does not.
  func isSet(_ key: AttributeKey, of index: Int, byModifier name: StaticString) -> Bool {
    guard screen(of: index).isFromSource,
      let start = interface.attribute(key, of: index)?.range.start
    else { return false }
    let bytes = interface.file.bytes
    return name.withUTF8Buffer { name in
      start + name.count <= bytes.count && bytes[start..<start + name.count].elementsEqual(name)
    }
  }
}
