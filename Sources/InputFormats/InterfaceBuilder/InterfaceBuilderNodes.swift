import DocumentSyntax
import ScreenModel

/// The XML elements of an Interface Builder document and their attributes.
///
/// Apart from the reader, which is big: a call of a function that cannot change the reader copies
/// all of it, and what is asked here for each view fits into registers.
struct InterfaceBuilderNodes {
  let bytes: UnsafeBufferPointer<UInt8>
  let nodes: UnsafeBufferPointer<XMLElement>

  /// The index of the XML element after one and all that it holds.
  func next(_ index: Int) -> Int { Int(nodes[index].next) }

  /// Whether an XML element has that name.
  func name(of index: Int, is name: StaticString) -> Bool {
    Int(nodes[index].nameLength) == name.utf8CodeUnitCount
      && equals(from: Int(nodes[index].start) &+ 1, name)
  }

  /// The first four bytes of an element's name, or of what follows it; zero from a limit on, and at
  /// the end of the file.
  func beginningOfName(of index: Int, before end: Int) -> UInt32 {
    guard index < end else { return 0 }
    let start = Int(nodes[index].start) &+ 1
    guard start &+ 4 <= bytes.count else { return 0 }
    let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: start, as: UInt32.self)
    return UInt32(littleEndian: word)
  }

  /// The first direct child of that name.
  func child(_ name: StaticString, of index: Int) -> Int? {
    var child = index + 1
    while child < next(index) {
      if self.name(of: child, is: name) { return child }
      child = next(child)
    }
    return nil
  }

  /// The first direct child with that `key`.
  func child(withKey key: StaticString, of index: Int) -> Int? {
    var child = index + 1
    while child < next(index) {
      if self.key(of: child, is: key) { return child }
      child = next(child)
    }
    return nil
  }

  /// The attributes of an XML element.
  func attributes(of index: Int) -> InterfaceBuilderAttributes {
    let node = nodes[index]
    return InterfaceBuilderAttributes(
      bytes: bytes, position: Int(node.start) &+ 1 &+ Int(node.nameLength))
  }

  /// The attribute of that name.
  func attribute(_ name: StaticString, of index: Int) -> XMLAttribute? {
    let length = name.utf8CodeUnitCount
    for attribute in attributes(of: index)
    where attribute.nameEnd &- attribute.nameStart == length
      && equals(from: attribute.nameStart, name)
    {
      return attribute
    }
    return nil
  }

  /// Whether an XML element has that `key`.
  func key(of index: Int, is key: StaticString) -> Bool {
    let node = nodes[index]
    let start = Int(node.start) &+ 1 &+ Int(node.nameLength)
    let valueStart = start &+ Self.firstKey.utf8CodeUnitCount
    let end = valueStart &+ key.utf8CodeUnitCount
    // It is the first attribute in whatever Xcode writes.
    if end < Int(node.tagEnd), equals(from: start, Self.firstKey) {
      return bytes[end] == UInt8(ascii: "\"") && equals(from: valueStart, key)
    }
    return attribute("key", of: index).map { equals($0, key) } ?? false
  }

  private static let firstKey: StaticString = " key=\""

  /// Whether the value of an attribute is that text.
  func equals(_ attribute: XMLAttribute, _ text: StaticString) -> Bool {
    attribute.valueEnd &- attribute.valueStart == text.utf8CodeUnitCount
      && equals(from: attribute.valueStart, text)
  }

  /// Whether the bytes from an offset on are those of a text; the caller knows that as many exist.
  func equals(from start: Int, _ text: StaticString) -> Bool {
    bytes.has(text, at: start)
  }

  /// Whether two spans of the file read the same; documents repeat few fonts and colours.
  func areEqual(_ first: SourceRange, _ second: SourceRange) -> Bool {
    let base = UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped)
    return first.length == second.length
      && ByteComparison.areEqual(base + first.start, base + second.start, count: first.length)
  }

  /// The number that is the value of an attribute.
  func number(_ attribute: XMLAttribute) -> Double? {
    PlainNumber.value(bytes, start: attribute.valueStart, end: attribute.valueEnd)
  }

  /// Whether an XML element of an unknown name stands for a view: it has a frame, or subviews.
  func looksLikeView(_ index: Int) -> Bool {
    var child = index + 1
    while child < next(index) {
      if name(of: child, is: "subviews")
        || name(of: child, is: "rect") && key(of: child, is: "frame")
      {
        return true
      }
      child = next(child)
    }
    return false
  }

  /// The rectangle that a `rect` gives for the frame; nil where a number is none.
  func frame(of rect: Int) -> Rect? {
    var frame = Rect.zero
    var count = 0
    for attribute in attributes(of: rect) {
      let length = attribute.nameEnd &- attribute.nameStart
      if length == 3 {
        if equals(attribute, "frame") { continue }
        return nil
      }
      guard let number = number(attribute) else { continue }
      count &+= 1
      switch (length, bytes[attribute.nameStart]) {
      case (1, UInt8(ascii: "x")): frame.x = number
      case (1, UInt8(ascii: "y")): frame.y = number
      case (5, UInt8(ascii: "w")): frame.width = number
      case (6, UInt8(ascii: "h")): frame.height = number
      default: count &-= 1
      }
    }
    return count == 4 ? frame : nil
  }
}
