/// The elements of an XML document as one contiguous array over the file's bytes.
///
/// Attributes are not stored: `attributes(of:)` walks the start tag, which the parser has checked.
@usableFromInline package struct XMLTree: Sendable {
  /// The file the elements point into.
  package let file: SourceFile
  /// Every element in document order; the first is the root.
  @usableFromInline package let elements: [XMLElement]

  /// A tree of those elements; the parser makes it.
  init(file: SourceFile, elements: [XMLElement]) {
    self.file = file
    self.elements = elements
  }
}

/// One XML element: a fixed-size record in `XMLTree.elements`.
@usableFromInline package struct XMLElement: Sendable {
  /// The offset of the start tag's `<`.
  @usableFromInline package var start: UInt32
  /// The offset after the start tag's `>`.
  @usableFromInline package var tagEnd: UInt32
  /// The offset after the end tag's `>`, or `tagEnd` for an empty-element tag.
  @usableFromInline package var end: UInt32
  /// The index of the element after this one and all that it holds.
  @usableFromInline package var next: UInt32
  /// The length of the tag's name, in bytes; the name starts at `start + 1`.
  @usableFromInline package var nameLength: UInt16
  /// Whether character data other than white space stands directly in it.
  @usableFromInline package var hasText: Bool

  /// A record of those parts.
  @inlinable package init(
    start: UInt32, tagEnd: UInt32, end: UInt32, next: UInt32, nameLength: UInt16, hasText: Bool
  ) {
    self.start = start
    self.tagEnd = tagEnd
    self.end = end
    self.next = next
    self.nameLength = nameLength
    self.hasText = hasText
  }

  /// The span from the start tag to the end tag.
  @inlinable package var range: SourceRange { SourceRange(start: Int(start), end: Int(end)) }
  /// The span of the start tag.
  @inlinable package var tagRange: SourceRange { SourceRange(start: Int(start), end: Int(tagEnd)) }
}

/// An attribute of a start tag, as offsets into the file.
@usableFromInline package struct XMLAttribute: Hashable, Sendable {
  /// The offset of the name's first byte.
  @usableFromInline package let nameStart: Int
  /// The offset after the name.
  @usableFromInline package let nameEnd: Int
  /// The offset of the value's first byte, after the quote.
  @usableFromInline package let valueStart: Int
  /// The offset of the quote that ends the value.
  @usableFromInline package let valueEnd: Int
  /// Whether the value has entity or character references, so that its bytes are not its text.
  @usableFromInline package let hasReferences: Bool

  /// An attribute of those parts.
  @inlinable package init(
    nameStart: Int, nameEnd: Int, valueStart: Int, valueEnd: Int, hasReferences: Bool
  ) {
    self.nameStart = nameStart
    self.nameEnd = nameEnd
    self.valueStart = valueStart
    self.valueEnd = valueEnd
    self.hasReferences = hasReferences
  }

  /// Where the name is written.
  @inlinable package var nameRange: SourceRange { SourceRange(start: nameStart, end: nameEnd) }
  /// Where the value is written, without its quotes.
  @inlinable package var valueRange: SourceRange { SourceRange(start: valueStart, end: valueEnd) }
}

/// Attributes and texts of elements, read from the tags on demand.
extension XMLTree {
  /// The attributes of an element in the order of the tag.
  package func attributes(of index: Int) -> XMLAttributes {
    XMLAttributes(bytes: file.bytes, position: endOfName(index))
  }

  /// The text of an attribute's value: references decoded, line breaks and tabs as blanks.
  package func value(of attribute: XMLAttribute) -> String {
    file.bytes.withUnsafeBufferPointer {
      XMLText.value($0, start: attribute.valueStart, end: attribute.valueEnd)
    }
  }

  /// The name of an attribute, with its prefix if it has one.
  package func name(of attribute: XMLAttribute) -> String { file.text(in: attribute.nameRange) }

  /// The name of an element, with its prefix if it has one.
  package func name(of index: Int) -> String {
    file.text(in: SourceRange(start: Int(elements[index].start) + 1, end: endOfName(index)))
  }

  /// Whether an element has that name.
  @inlinable package func nameEquals(_ index: Int, _ name: StaticString) -> Bool {
    equals(from: Int(elements[index].start) + 1, to: endOfName(index), name)
  }

  /// Whether an attribute has that name.
  @inlinable package func nameEquals(_ attribute: XMLAttribute, _ name: StaticString) -> Bool {
    equals(from: attribute.nameStart, to: attribute.nameEnd, name)
  }

  /// The text directly in an element, with references decoded and line breaks as line feeds.
  package func text(of index: Int) -> String {
    guard elements[index].tagEnd < elements[index].end else { return "" }
    return file.bytes.withUnsafeBufferPointer { XMLText.content($0, of: index, in: elements) }
  }

  /// The offset after an element's name in its start tag.
  @inlinable func endOfName(_ index: Int) -> Int {
    Int(elements[index].start) + 1 + Int(elements[index].nameLength)
  }

  /// Whether a span of the file has the bytes of a text.
  @usableFromInline func equals(from start: Int, to end: Int, _ text: StaticString) -> Bool {
    guard end - start == text.utf8CodeUnitCount else { return false }
    return file.bytes.withUnsafeBufferPointer { $0.has(text, at: start) }
  }
}
