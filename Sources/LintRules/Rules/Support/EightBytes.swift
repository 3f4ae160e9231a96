/// Eight bytes of a text as one word, so that a look at a text takes few steps.
struct EightBytes {
  /// The bytes, the first of them lowest; zeros stand beyond the end of the text.
  let word: UInt64

  /// The high bit of every byte.
  static let high: UInt64 = 0x8080_8080_8080_8080

  /// Bytes that somebody has put together.
  @inline(__always) init(word: UInt64) {
    self.word = word
  }

  /// The bytes of a text from an offset on, which lies in it.
  @inline(__always) init(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    let left = bytes.count &- offset
    if left >= 8 {
      word = Self.load(bytes, offset)
    } else if bytes.count >= 8 {
      word = Self.load(bytes, bytes.count &- 8) &>> UInt64((8 &- left) &* 8)
    } else {
      word = Self.loadShort(bytes, offset, left)
    }
  }

  /// The high bits of the ASCII letters.
  @inline(__always) var letters: UInt64 {
    let folded = word & ~Self.high | 0x2020_2020_2020_2020
    let fromA = folded &+ 0x1F1F_1F1F_1F1F_1F1F
    let beyondZ = folded &+ 0x0505_0505_0505_0505
    return fromA & ~beyondZ & ~word & Self.high
  }

  /// The high bits of the bytes that are this one.
  @inline(__always) func places(of byte: UInt8) -> UInt64 {
    Self.zeros(word ^ 0x0101_0101_0101_0101 &* UInt64(byte))
  }

  /// The high bits of the bytes of a word that are zero.
  @inline(__always) static func zeros(_ word: UInt64) -> UInt64 {
    ~((word & ~high) &+ ~high | word) & high
  }

  /// The last few bytes of a short text: its first and last halves, which may overlap.
  @inline(__always) private static func loadShort(
    _ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int, _ left: Int
  ) -> UInt64 {
    let raw = UnsafeRawBufferPointer(bytes)
    if left >= 4 {
      let first = raw.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
      let last = raw.loadUnaligned(fromByteOffset: bytes.count &- 4, as: UInt32.self)
      return UInt64(UInt32(littleEndian: first))
        | UInt64(UInt32(littleEndian: last)) &<< UInt64(truncatingIfNeeded: (left &- 4) &* 8)
    }
    guard left > 0 else { return 0 }
    var word = UInt64(bytes[offset])
    if left > 1 { word |= UInt64(bytes[offset &+ 1]) &<< 8 }
    if left > 2 { word |= UInt64(bytes[offset &+ 2]) &<< 16 }
    return word
  }

  @inline(__always) private static func load(
    _ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int
  ) -> UInt64 {
    // The caller has made sure of the bounds.
    UInt64(
      littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(
        fromByteOffset: offset, as: UInt64.self))
  }
}
