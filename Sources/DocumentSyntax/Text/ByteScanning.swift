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

/// Moves over bytes that mean the same in JSON and XML.
enum TextScanning {
  /// The byte at an offset, or 0 at the end.
  @inline(__always) static func byte(_ bytes: Bytes, _ offset: Int) -> UInt8 {
    offset < bytes.count ? bytes.byte(at: offset) : 0
  }

  /// Moves over white space, of which there is mostly none; the byte behind it, or 0 at the end.
  @inline(__always) static func byte(_ bytes: Bytes, afterSpace offset: inout Int) -> UInt8 {
    let first = byte(bytes, offset)
    if first > 0x20 { return first }
    offset = endOfSpace(bytes, from: offset)
    return byte(bytes, offset)
  }

  /// Whether the byte is a blank, a tab or part of a line break.
  @inline(__always) static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// The offset after white space.
  @inline(__always) static func endOfSpace(_ bytes: Bytes, from start: Int) -> Int {
    guard start < bytes.count, bytes.byte(at: start) <= 0x20 else { return start }
    let next = start &+ 1
    if next < bytes.count, bytes.byte(at: next) > 0x20, isSpace(bytes.byte(at: start)) {
      return next
    }
    return endOfSpaceRun(bytes, from: start)
  }

  /// The offset after what may be white space: mostly a line break and the blanks that indent.
  ///
  /// It is not inlined, as that would make the readers' loops too large to be optimised.
  @inline(never) private static func endOfSpaceRun(_ bytes: Bytes, from start: Int) -> Int {
    var offset = start
    while offset < bytes.count, isSpace(bytes.byte(at: offset)) {
      offset &+= 1
      while offset &+ 8 <= bytes.count {
        let others = bytes.word(at: offset) ^ ByteScanning.repeated(0x20)
        if others != 0 {
          offset &+= others.trailingZeroBitCount >> 3
          break
        }
        offset &+= 8
      }
      if offset < bytes.count, bytes.byte(at: offset) > 0x20 { return offset }
    }
    return offset
  }

  /// Whether the bytes are UTF-8.
  @inline(never) static func isText(_ bytes: Bytes, from start: Int, to end: Int) -> Bool {
    TextEncoding.firstMalformed(in: Bytes(rebasing: bytes[start..<end])) == nil
  }
}

/// Reads hexadecimal digits.
enum HexDigit {
  /// The value of a hexadecimal digit.
  static func value(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte) - 0x30
    case 0x41...0x46: UInt32(byte) - 0x37
    case 0x61...0x66: UInt32(byte) - 0x57
    default: nil
    }
  }
}
