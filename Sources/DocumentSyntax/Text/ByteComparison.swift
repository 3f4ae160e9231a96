/// Compares bytes eight at a time; a loop over single bytes takes several times as long.
@usableFromInline package enum ByteComparison {
  /// Whether two stretches of memory have the same bytes.
  @inlinable @inline(__always) package static func areEqual(
    _ one: UnsafeRawPointer, _ other: UnsafeRawPointer, count: Int
  ) -> Bool {
    var offset = 0
    while offset &+ 8 <= count {
      let first = one.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      guard first == other.loadUnaligned(fromByteOffset: offset, as: UInt64.self) else {
        return false
      }
      offset &+= 8
    }
    while offset < count {
      let first = one.load(fromByteOffset: offset, as: UInt8.self)
      guard first == other.load(fromByteOffset: offset, as: UInt8.self) else { return false }
      offset &+= 1
    }
    return true
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes from an offset on are those of a text; the caller knows that as many exist.
  @inlinable @inline(__always) package func has(_ text: StaticString, at offset: Int) -> Bool {
    ByteComparison.areEqual(
      UnsafeRawPointer(baseAddress.unsafelyUnwrapped) + offset, text.utf8Start,
      count: text.utf8CodeUnitCount)
  }
}
