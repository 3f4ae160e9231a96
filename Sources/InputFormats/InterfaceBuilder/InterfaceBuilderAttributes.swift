package import DocumentSyntax

/// The attributes of a start tag that the parser has checked, found one by one.
///
/// Documents of this format have dozens of attributes for each view, and the walk of `XMLTree` is a
/// call for each; this one is inlined into the loops, and copies of it cost nothing.
package struct InterfaceBuilderAttributes: Sequence, IteratorProtocol {
  package let bytes: UnsafeBufferPointer<UInt8>
  /// The offset from which the next attribute is looked for.
  package var position: Int

  package init(bytes: UnsafeBufferPointer<UInt8>, position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// The next attribute, or nil at the end of the tag.
  package mutating func next() -> XMLAttribute? {
    var start = position
    while bytes[start] <= 0x20 { start &+= 1 }
    guard bytes[start] != UInt8(ascii: ">"), bytes[start] != UInt8(ascii: "/") else { return nil }
    let equals = Self.offsetOfEquals(bytes, from: start)
    var nameEnd = equals
    while bytes[nameEnd &- 1] <= 0x20 { nameEnd &-= 1 }
    var quote = equals &+ 1
    while bytes[quote] <= 0x20 { quote &+= 1 }
    // One bit apart, each quotation mark is looked for together with the ampersand.
    let (end, hasReferences) =
      bytes[quote] == UInt8(ascii: "\"")
      ? Self.endOfValue(bytes, from: quote &+ 1, apartBy: 4)
      : Self.endOfValue(bytes, from: quote &+ 1, apartBy: 1)
    position = end &+ 1
    return XMLAttribute(
      nameStart: start, nameEnd: nameEnd, valueStart: quote &+ 1, valueEnd: end,
      hasReferences: hasReferences)
  }

  /// The offset of the sign that ends a name.
  private static func offsetOfEquals(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = start &+ 1
    while offset &+ 8 <= bytes.count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let found = zeros(word ^ 0x3D3D_3D3D_3D3D_3D3D)
      if found != 0 { return offset &+ found.trailingZeroBitCount >> 3 }
      offset &+= 8
    }
    while bytes[offset] != UInt8(ascii: "=") { offset &+= 1 }
    return offset
  }

  /// The offset of the quotation mark that ends a value, and whether an ampersand stands before it;
  /// by which bit the two differ says which mark it is.
  private static func endOfValue(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, apartBy bit: UInt8
  ) -> (offset: Int, hasReferences: Bool) {
    let ampersand = UInt8(ascii: "&")
    let ones: UInt64 = 0x0101_0101_0101_0101
    let (others, wanted) = (ones &* UInt64(~bit), ones &* UInt64(ampersand & ~bit))
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = start
    var hasReferences = false
    while offset < bytes.count {
      if offset &+ 8 <= bytes.count {
        let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        let found = zeros((word & others) ^ wanted)
        if found == 0 {
          offset &+= 8
          continue
        }
        offset &+= found.trailingZeroBitCount &>> 3
      }
      let byte = bytes[offset]
      if byte == ampersand ^ bit { break }
      if byte == ampersand { hasReferences = true }
      offset &+= 1
    }
    return (offset, hasReferences)
  }

  /// The high bit of each byte that is zero; exact up to the lowest.
  private static func zeros(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }
}
