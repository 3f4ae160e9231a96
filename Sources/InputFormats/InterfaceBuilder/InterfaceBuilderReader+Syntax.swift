import DocumentSyntax
import ScreenModel

extension InterfaceBuilderReader {
  /// The XML elements, where questions about them are answered.
  var source: InterfaceBuilderNodes {
    InterfaceBuilderNodes(bytes: bytes, nodes: nodes)
  }

  /// The index of the XML element after one and all that it holds.
  func next(_ index: Int) -> Int { source.next(index) }

  /// The meaning of the tag of an XML element; nil where the name is not known.
  func tag(of index: Int) -> InterfaceBuilderTag? {
    let start = Int(nodes[index].start) &+ 1
    return tags.value(bytes, start: start, end: start &+ Int(nodes[index].nameLength))
  }

  /// The span of `<name`, which findings about an element underline.
  func anchor(of index: Int) -> SourceRange {
    let start = Int(nodes[index].start)
    return SourceRange(start: start, end: start &+ 1 &+ Int(nodes[index].nameLength))
  }

  /// Calls a function with each direct child of an XML element.
  func forEachChild(of index: Int, _ body: (Int) -> Void) {
    var child = index &+ 1
    let end = next(index)
    while child < end {
      body(child)
      child = next(child)
    }
  }

  /// The first direct child of that name.
  func child(_ name: StaticString, of index: Int) -> Int? {
    source.child(name, of: index)
  }

  /// The first direct child with that `key`.
  func child(withKey key: StaticString, of index: Int) -> Int? {
    source.child(withKey: key, of: index)
  }

  /// The attributes of an XML element.
  func attributes(of index: Int) -> InterfaceBuilderAttributes {
    source.attributes(of: index)
  }

  /// The attribute of that name.
  func attribute(_ name: StaticString, of index: Int) -> XMLAttribute? {
    source.attribute(name, of: index)
  }

  /// The text of the attribute of that name.
  func text(_ name: StaticString, of index: Int) -> String? {
    attribute(name, of: index).map { xml.value(of: $0) }
  }

  /// Whether an XML element has that `key`.
  func key(of index: Int, is key: StaticString) -> Bool {
    source.key(of: index, is: key)
  }

  /// Whether the value of an attribute is that text.
  func equals(_ attribute: XMLAttribute, _ text: StaticString) -> Bool {
    source.equals(attribute, text)
  }

  /// Whether the value of an attribute is YES.
  func isYes(_ attribute: XMLAttribute) -> Bool {
    equals(attribute, "YES") || equals(attribute, "true")
  }

  /// The number that is the value of an attribute.
  func number(_ attribute: XMLAttribute) -> Double? { source.number(attribute) }

  /// The number in an attribute of that name.
  func number(_ name: StaticString, of index: Int) -> Double? {
    attribute(name, of: index).flatMap { number($0) }
  }

  // MARK: Adding

  /// Adds the value of an attribute as a text.
  mutating func add(_ key: AttributeKey, text attribute: XMLAttribute) {
    if attribute.hasReferences {
      builder.add(
        key, text: xml.value(of: attribute), value: attribute.valueRange,
        start: attribute.nameStart)
    } else {
      builder.add(key, .raw, value: attribute.valueRange, start: attribute.nameStart)
    }
  }

  /// Adds the value of an attribute as a boolean.
  mutating func add(_ key: AttributeKey, flag attribute: XMLAttribute) {
    builder.add(
      key, flag: isYes(attribute), value: attribute.valueRange, start: attribute.nameStart)
  }

  /// Adds the character data of an XML element as a text.
  mutating func add(_ key: AttributeKey, content index: Int) {
    let node = nodes[index]
    let start = Int(node.tagEnd)
    var offset = start
    while offset < Int(node.end), bytes[offset] != UInt8(ascii: "<"),
      bytes[offset] != UInt8(ascii: "&"), bytes[offset] != 0x0D
    {
      offset += 1
    }
    let isPlain =
      offset == Int(node.end)
      || bytes[offset] == UInt8(ascii: "<") && offset + 1 < bytes.count
        && bytes[offset + 1] == UInt8(ascii: "/")
    if isPlain, attribute("base64-UTF8", of: index) == nil {
      builder.add(
        key, .raw, value: SourceRange(start: start, end: offset), start: Int(node.start))
    } else {
      builder.add(
        key, text: content(of: index), value: SourceRange(start: start, end: Int(node.end)),
        start: Int(node.start))
    }
  }

  /// The character data of an XML element, decoded where Xcode wrote it as base 64.
  func content(of index: Int) -> String {
    let text = xml.text(of: index)
    guard attribute("base64-UTF8", of: index).map({ isYes($0) }) == true else { return text }
    return InterfaceBuilderBase64.text(text) ?? text
  }
}

/// Decodes the texts that Xcode writes as base 64 because XML could not hold their characters.
enum InterfaceBuilderBase64 {
  /// The text, or nil where something else than base 64 stands there.
  static func text(_ encoded: String) -> String? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in encoded.utf8 where byte > 0x20 && byte != UInt8(ascii: "=") {
      guard let digit = digit(byte) else { return nil }
      bits = bits << 6 | digit
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - 65)
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - 71)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte + 4)
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
