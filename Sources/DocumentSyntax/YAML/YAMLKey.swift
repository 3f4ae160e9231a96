/// A key of an open mapping, in a form that is quick to compare.
struct YAMLKey {
  /// The first eight bytes of the decoded key, the first lowest, with zeros after its end.
  var packed: UInt64
  /// The length of the decoded key in bytes.
  var length: UInt32
  /// The index of the key's entry.
  var entry: UInt32

  /// The first bytes of a key of that length out of the word that begins with them.
  @inline(__always) static func packed(_ word: UInt64, length: Int) -> UInt64 {
    length >= 8 ? word : word & ((1 &<< (UInt64(truncatingIfNeeded: length) &* 8)) &- 1)
  }

  /// The bit of `YAMLLevel.keyBits` that stands for a key.
  @inline(__always) static func bit(packed: UInt64, length: Int) -> UInt64 {
    let mixed = (packed ^ UInt64(truncatingIfNeeded: length) &<< 59) &* 0x9E37_79B9_7F4A_7C15
    return 1 &<< (mixed &>> 58)
  }
}
