/// The readers' view of a file: unchecked access to bytes whose bounds the caller has checked.
typealias Bytes = UnsafeBufferPointer<UInt8>

/// Tricks on eight bytes at a time; each works on the word that `word(at:)` loads.
enum ByteScanning {
  /// A byte in all eight places of a word.
  @inline(__always) static func repeated(_ byte: UInt8) -> UInt64 {
    0x0101_0101_0101_0101 &* UInt64(byte)
  }

  /// The high bit of each byte of the word that equals the byte; exact up to the first hit.
  @inline(__always) static func matches(_ word: UInt64, _ byte: UInt8) -> UInt64 {
    zeroBytes(word ^ repeated(byte))
  }

  /// The high bit of each byte that is zero; exact up to the first hit.
  @inline(__always) static func zeroBytes(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }

  /// The high bit of each byte that is less than a limit of at most 128; exact up to the first hit.
  @inline(__always) static func bytesBelow(_ word: UInt64, _ limit: UInt8) -> UInt64 {
    (word &- repeated(limit)) & ~word & 0x8080_8080_8080_8080
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Eight bytes from an offset; the caller knows that they exist.
  @inline(__always) func word(at offset: Int) -> UInt64 {
    UInt64(
      littleEndian: UnsafeRawPointer(baseAddress.unsafelyUnwrapped).loadUnaligned(
        fromByteOffset: offset, as: UInt64.self))
  }

  /// Four bytes from an offset; the caller knows that they exist.
  @inline(__always) func quad(at offset: Int) -> UInt32 {
    UInt32(
      littleEndian: UnsafeRawPointer(baseAddress.unsafelyUnwrapped).loadUnaligned(
        fromByteOffset: offset, as: UInt32.self))
  }

  /// Two bytes from an offset; the caller knows that they exist.
  @inline(__always) func pair(at offset: Int) -> UInt16 {
    UInt16(
      littleEndian: UnsafeRawPointer(baseAddress.unsafelyUnwrapped).loadUnaligned(
        fromByteOffset: offset, as: UInt16.self))
  }

  /// One byte; the caller knows that it exists.
  @inline(__always) func byte(at offset: Int) -> UInt8 {
    baseAddress.unsafelyUnwrapped[offset]
  }
}
