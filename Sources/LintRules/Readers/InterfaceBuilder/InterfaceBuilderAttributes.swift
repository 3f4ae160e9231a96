import DocumentSyntax

/// The attributes of a start tag that the parser has checked, found one by one.
///
/// Documents of this format have dozens of attributes for each view, and the walk of `XMLTree` is a
/// call for each; this one is inlined into the loops, and copies of it cost nothing.
struct InterfaceBuilderAttributes: Sequence, IteratorProtocol {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The offset from which the next attribute is looked for.
  var position: Int

  /// The next attribute, or nil at the end of the tag.
  @inline(__always) mutating func next() -> XMLAttribute? {
    var start = position
    while bytes[start] <= 0x20 { start &+= 1 }
    guard bytes[start] != UInt8(ascii: ">"), bytes[start] != UInt8(ascii: "/") else { return nil }
    let equals = Self.offsetOfEquals(bytes, from: start)
    var nameEnd = equals
    while bytes[nameEnd &- 1] <= 0x20 { nameEnd &-= 1 }
    var quote = equals &+ 1
    while bytes[quote] <= 0x20 { quote &+= 1 }
    let (end, hasReferences) = Self.offset(of: bytes[quote], bytes, from: quote &+ 1)
    position = end &+ 1
    return XMLAttribute(
      nameStart: start, nameEnd: nameEnd, valueStart: quote &+ 1, valueEnd: end,
      hasReferences: hasReferences)
  }

  /// The offset of the sign that ends a name.
  @inline(__always) private static func offsetOfEquals(
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

  /// The offset of a byte, and whether an ampersand stands before it.
  @inline(__always) private static func offset(
    of byte: UInt8, _ bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> (offset: Int, hasReferences: Bool) {
    let raw = UnsafeRawBufferPointer(bytes)
    let wanted = 0x0101_0101_0101_0101 &* UInt64(byte)
    var offset = start
    var references: UInt64 = 0
    while offset &+ 8 <= bytes.count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let found = zeros(word ^ wanted)
      let ampersands = zeros(word ^ 0x2626_2626_2626_2626)
      if found != 0 {
        // Only what stands before the lowest hit counts.
        references |= ampersands & (found &- 1) & ~found
        return (offset &+ found.trailingZeroBitCount >> 3, references != 0)
      }
      references |= ampersands
      offset &+= 8
    }
    while offset < bytes.count, bytes[offset] != byte {
      if bytes[offset] == UInt8(ascii: "&") { references = 1 }
      offset &+= 1
    }
    return (offset, references != 0)
  }

  /// The high bit of each byte that is zero; exact up to the lowest.
  @inline(__always) private static func zeros(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }
}
