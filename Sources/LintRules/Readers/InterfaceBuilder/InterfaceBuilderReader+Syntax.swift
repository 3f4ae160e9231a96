import DocumentSyntax

extension InterfaceBuilderReader {
  /// The index of the XML element after one and all that it holds.
  @inline(__always) func next(_ index: Int) -> Int { Int(nodes[index].next) }

  /// What the tag of an XML element stands for; nil where the name is not known.
  @inline(__always) func tag(of index: Int) -> InterfaceBuilderTag? {
    let start = Int(nodes[index].start) &+ 1
    return tags.value(bytes, start: start, end: start &+ Int(nodes[index].nameLength))
  }

  /// The span of `<name`, which findings about an element underline.
  @inline(__always) func anchor(of index: Int) -> SourceRange {
    let start = Int(nodes[index].start)
    return SourceRange(start: start, end: start &+ 1 &+ Int(nodes[index].nameLength))
  }

  /// Calls a function with each direct child of an XML element.
  @inline(__always) func forEachChild(of index: Int, _ body: (Int) -> Void) {
    var child = index &+ 1
    let end = next(index)
    while child < end {
      body(child)
      child = next(child)
    }
  }

  /// The first direct child of that name.
  func child(_ name: StaticString, of index: Int) -> Int? {
    var child = index + 1
    while child < next(index) {
      if xml.nameEquals(child, name) { return child }
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
  @inline(__always) func attributes(of index: Int) -> InterfaceBuilderAttributes {
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

  /// The text of the attribute of that name.
  func text(_ name: StaticString, of index: Int) -> String? {
    attribute(name, of: index).map { xml.value(of: $0) }
  }

  /// Whether an XML element has that `key`.
  func key(of index: Int, is key: StaticString) -> Bool {
    attribute("key", of: index).map { equals($0, key) } ?? false
  }

  /// Whether the value of an attribute is that text.
  @inline(__always) func equals(_ attribute: XMLAttribute, _ text: StaticString) -> Bool {
    attribute.valueEnd &- attribute.valueStart == text.utf8CodeUnitCount
      && equals(from: attribute.valueStart, text)
  }

  /// Whether the bytes from an offset on are those of a text; the caller knows that as many exist.
  @inline(__always) func equals(from start: Int, _ text: StaticString) -> Bool {
    let (count, wanted) = (text.utf8CodeUnitCount, UnsafeRawPointer(text.utf8Start))
    let found = UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped) + start
    var offset = 0
    while offset &+ 8 <= count {
      guard
        found.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          == wanted.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      else { return false }
      offset &+= 8
    }
    while offset < count {
      guard
        found.load(fromByteOffset: offset, as: UInt8.self)
          == wanted.load(fromByteOffset: offset, as: UInt8.self)
      else { return false }
      offset &+= 1
    }
    return true
  }

  /// Whether the value of an attribute is YES.
  @inline(__always) func isYes(_ attribute: XMLAttribute) -> Bool {
    equals(attribute, "YES") || equals(attribute, "true")
  }

  /// The number that is the value of an attribute.
  @inline(__always) func number(_ attribute: XMLAttribute) -> Double? {
    InterfaceBuilderNumber.value(bytes, start: attribute.valueStart, end: attribute.valueEnd)
  }

  /// The number in an attribute of that name.
  func number(_ name: StaticString, of index: Int) -> Double? {
    attribute(name, of: index).flatMap { number($0) }
  }

  /// Whether an XML element of an unknown name stands for a view: it has a frame, or subviews.
  func looksLikeView(_ index: Int) -> Bool {
    var child = index + 1
    while child < next(index) {
      if let role = tag(of: child)?.role {
        if role == .rect, key(of: child, is: "frame") { return true }
        if role == .list, xml.nameEquals(child, "subviews") { return true }
      }
      child = next(child)
    }
    return false
  }

  // MARK: Adding

  /// Adds the value of an attribute as a text.
  @inline(__always) mutating func add(_ key: AttributeKey, text attribute: XMLAttribute) {
    if attribute.hasReferences {
      builder.add(
        key, text: xml.value(of: attribute), value: attribute.valueRange,
        start: attribute.nameStart)
    } else {
      builder.add(key, .raw, value: attribute.valueRange, start: attribute.nameStart)
    }
  }

  /// Adds the value of an attribute as a boolean.
  @inline(__always) mutating func add(_ key: AttributeKey, flag attribute: XMLAttribute) {
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
