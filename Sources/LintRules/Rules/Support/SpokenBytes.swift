import DocumentSyntax

/// Looks at the bytes of texts where they stand in the file, so that few texts have to be decoded.
enum SpokenBytes {
  /// Whether the name, the value or the hint of an element passes a test of its bytes; an element
  /// with names for Voice Control always does.
  @inline(__always) static func anyText(
    of index: Int, in tree: AccessibilityTree, _ test: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    if tree.element(index).has(.inputLabels) { return true }
    if let key = tree.nameSources[index].key, look(at: key, of: index, in: tree, test) == true {
      return true
    }
    if tree.element(index).has(.value), look(at: .value, of: index, in: tree, test) == true {
      return true
    }
    return tree.element(index).has(.hint) && look(at: .hint, of: index, in: tree, test) == true
  }

  /// What a look at the bytes of one text tells; nil where there is no text.
  @inline(__always) static func look<Result>(
    at key: AttributeKey, of index: Int, in tree: AccessibilityTree,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result? {
    guard let attribute = tree.interface.attribute(key, of: index) else { return nil }
    return tree.interface.look(at: attribute, body)
  }
}
