import DocumentSyntax

/// Looks at the bytes of texts where they stand in the file, so that few texts have to be decoded.
enum SpokenBytes {
  /// Whether the name, the value or the hint of an element passes a test of its bytes; an element
  /// with names for Voice Control always does.
  static func anyText(
    of index: Int, in tree: AccessibilityTree, _ test: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    let element = tree.element(index)
    if element.has(.inputLabels) { return true }
    if let key = tree.nameSources[index].key, look(at: key, of: index, in: tree, test) == true {
      return true
    }
    if element.has(.value), look(at: .value, of: index, in: tree, test) == true { return true }
    return element.has(.hint) && look(at: .hint, of: index, in: tree, test) == true
  }

  /// What a look at the bytes of one text tells; nil where there is no text.
  static func look<Result>(
    at key: AttributeKey, of index: Int, in tree: AccessibilityTree,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result? {
    guard let attribute = tree.interface.attribute(key, of: index) else { return nil }
    let range = attribute.valueRange
    switch attribute.form {
    case .raw: return look(at: range.start..<range.end, in: tree, body)
    case .quoted: return look(at: range.start + 1..<range.end - 1, in: tree, body)
    case .decoded:
      var text = tree.interface.text(of: attribute) ?? ""
      return text.withUTF8(body)
    case .boolean, .number, .inElement, .value, .unknown: return nil
    }
  }

  private static func look<Result>(
    at range: Range<Int>, in tree: AccessibilityTree, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    tree.interface.file.bytes.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[range]))
    }
  }
}
