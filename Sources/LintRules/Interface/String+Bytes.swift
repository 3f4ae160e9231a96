/// Texts compared by their bytes.
extension String {
  /// Whether another text has the same bytes, however its accents are composed; the buffers are
  /// compared, since views of strings take a hundred times as long.
  func hasBytes(of other: String) -> Bool {
    var (one, other) = (self, other)
    return one.withUTF8 { one in
      other.withUTF8 { other in
        guard one.count == other.count else { return false }
        let (one, other) = (UnsafeRawBufferPointer(one), UnsafeRawBufferPointer(other))
        var offset = 0
        while offset + 8 <= one.count {
          guard
            one.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
              == other.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          else { return false }
          offset += 8
        }
        while offset < one.count {
          guard one[offset] == other[offset] else { return false }
          offset += 1
        }
        return true
      }
    }
  }
}
