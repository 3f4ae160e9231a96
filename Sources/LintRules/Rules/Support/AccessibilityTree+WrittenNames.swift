import DocumentSyntax

extension AccessibilityTree {
  /// The elements with certain facts whose written name passes a test of its bytes, in document
  /// order; the name is the label or else the text, and of no more than so many bytes.
  ///
  /// `isCandidate` is asked first. Nothing is decoded but names that are spelled with escapes.
  @inline(__always) func writtenNames(
    of wanted: NodeFacts, upTo limit: Int = Int(UInt32.max), where isCandidate: (Int) -> Bool,
    pass test: (Int, UnsafeBufferPointer<UInt8>) -> Bool
  ) -> [Int] {
    guard hasAny(wanted) else { return [] }
    var found: [Int] = []
    interface.file.bytes.withUnsafeBufferPointer { file in
      for index in nodes(wanted) {
        guard isCandidate(index), let attribute = writtenName(of: index),
          attribute.valueRange.length <= limit &+ 2
        else { continue }
        let isPassed: Bool
        switch attribute.form {
        case .raw, .quoted:
          let inset = attribute.form == .quoted ? 1 : 0
          let range = Int(attribute.valueStart) + inset..<Int(attribute.valueEnd) - inset
          isPassed = test(index, UnsafeBufferPointer(rebasing: file[range]))
        case .decoded:
          var text = interface.strings[Int(attribute.payload)]
          isPassed = text.withUTF8 { test(index, $0) }
        case .boolean, .number, .inElement, .value, .unknown:
          isPassed = false
        }
        if isPassed { found.append(index) }
      }
    }
    return found
  }

  /// The attribute that has the written name of an element.
  @inline(__always) private func writtenName(of index: Int) -> StoredAttribute? {
    let key: AttributeKey
    switch nameSources[index] {
    case .label: key = .label
    case .text: key = .text
    default: return nil
    }
    let first = Int(interface.elements[index].firstAttribute)
    let end = first &+ Int(interface.elements[index].attributeCount)
    for position in first..<end where interface.attributes[position].key == key {
      return interface.attributes[position]
    }
    return nil
  }
}
