/// The attributes of one start tag, found one by one as they are asked for.
@usableFromInline package struct XMLAttributes: Sequence, IteratorProtocol {
  private let bytes: FileBytes
  private var position: Int

  /// The attributes from an offset in a start tag that the parser has checked.
  init(bytes: FileBytes, position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// The next attribute, or nil at the end of the tag.
  @usableFromInline package mutating func next() -> XMLAttribute? {
    let found = bytes.withUnsafeBufferPointer { XMLAttributes.attribute(in: $0, from: position) }
    if let found { position = found.valueEnd + 1 }
    return found
  }

  /// The first attribute from an offset in a checked start tag on.
  @usableFromInline static func attribute(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> XMLAttribute? {
    let nameStart = TextScanning.endOfSpace(bytes, from: start)
    let first = TextScanning.byte(bytes, nameStart)
    guard first != UInt8(ascii: ">"), first != UInt8(ascii: "/"), first != 0 else { return nil }
    var nameEnd = XMLCharacters.endOfASCIIName(bytes, from: nameStart)
    if TextScanning.byte(bytes, nameEnd) >= 0x80 {
      nameEnd = XMLCharacters.endOfName(bytes, from: nameStart)
    }
    let equals = TextScanning.endOfSpace(bytes, from: nameEnd)
    let quote = TextScanning.endOfSpace(bytes, from: equals &+ 1)
    let (end, hasReferences) = endOfValue(bytes, from: quote)
    return XMLAttribute(
      nameStart: nameStart, nameEnd: nameEnd, valueStart: quote &+ 1, valueEnd: end,
      hasReferences: hasReferences)
  }

  /// The offset of the quote that ends the value of the quote at an offset.
  @inline(__always) private static func endOfValue(
    _ bytes: Bytes, from start: Int
  ) -> (end: Int, hasReferences: Bool) {
    let quote = TextScanning.byte(bytes, start)
    var offset = start &+ 1
    var references: UInt64 = 0
    while offset &+ 8 <= bytes.count {
      let word = bytes.word(at: offset)
      let ends = ByteScanning.matches(word, quote)
      let ampersands = ByteScanning.matches(word, UInt8(ascii: "&"))
      if ends != 0 {
        references |= ampersands & (ends &- 1) & ~ends
        return (offset &+ ends.trailingZeroBitCount >> 3, references != 0)
      }
      references |= ampersands
      offset &+= 8
    }
    while offset < bytes.count, bytes.byte(at: offset) != quote {
      if bytes.byte(at: offset) == UInt8(ascii: "&") { references = 1 }
      offset &+= 1
    }
    return (offset, references != 0)
  }
}
