/// Attributes and texts of elements, read from the tags on demand.
extension XMLTree {
  /// The attributes of an element in the order of the tag.
  public func attributes(of index: Int) -> XMLAttributes {
    XMLAttributes(bytes: file.bytes, position: endOfName(index))
  }

  /// Calls a function with each attribute of an element; the bytes are those of the file.
  @inlinable public func forEachAttribute(
    of index: Int, in bytes: UnsafeBufferPointer<UInt8>, _ body: (XMLAttribute) -> Void
  ) {
    var position = endOfName(index)
    while let attribute = XMLAttributes.attribute(in: bytes, from: position) {
      body(attribute)
      position = attribute.valueEnd + 1
    }
  }

  /// The text of an attribute's value: references decoded, line breaks and tabs as blanks.
  public func value(of attribute: XMLAttribute) -> String {
    file.bytes.withUnsafeBufferPointer {
      XMLText.value($0, start: attribute.valueStart, end: attribute.valueEnd)
    }
  }

  /// The name of an attribute, with its prefix if it has one.
  public func name(of attribute: XMLAttribute) -> String { file.text(in: attribute.nameRange) }

  /// The name of an element, with its prefix if it has one.
  public func name(of index: Int) -> String {
    file.text(in: SourceRange(start: Int(elements[index].start) + 1, end: endOfName(index)))
  }

  /// Whether an element has that name.
  @inlinable public func nameEquals(_ index: Int, _ name: StaticString) -> Bool {
    equals(from: Int(elements[index].start) + 1, to: endOfName(index), name)
  }

  /// Whether an attribute has that name.
  @inlinable public func nameEquals(_ attribute: XMLAttribute, _ name: StaticString) -> Bool {
    equals(from: attribute.nameStart, to: attribute.nameEnd, name)
  }

  /// The text directly in an element, with references decoded and line breaks as line feeds.
  public func text(of index: Int) -> String {
    guard elements[index].tagEnd < elements[index].end else { return "" }
    return file.bytes.withUnsafeBufferPointer { XMLText.content($0, of: index, in: elements) }
  }

  /// The offset after an element's name in its start tag.
  @inlinable func endOfName(_ index: Int) -> Int {
    Int(elements[index].start) + 1 + Int(elements[index].nameLength)
  }

  /// Whether a span of the file has the bytes of a text.
  @usableFromInline func equals(from start: Int, to end: Int, _ text: StaticString) -> Bool {
    guard end - start == text.utf8CodeUnitCount, text.hasPointerRepresentation else { return false }
    let expected = Bytes(start: text.utf8Start, count: text.utf8CodeUnitCount)
    return file.bytes.withUnsafeBufferPointer { bytes in
      for offset in 0..<expected.count
      where expected.byte(at: offset) != bytes.byte(at: start &+ offset) {
        return false
      }
      return true
    }
  }
}
