/// The scanners of the loop: they move over bytes and touch no state.
extension JSONReader {
  /// The offset after a string without escapes, or -1 where there is anything to look at closely.
  @inline(__always) static func endOfPlainString(_ bytes: Bytes, from start: Int) -> Int {
    var offset = start &+ 1
    while offset &+ 8 <= bytes.count {
      let word = bytes.word(at: offset)
      // Beyond ASCII, the high bit is set already.
      let stops = (stopBits(word) | word) & ByteScanning.repeated(0x80)
      if stops != 0 {
        offset &+= stops.trailingZeroBitCount &>> 3
        let byte = bytes.byte(at: offset)
        if byte == UInt8(ascii: "\"") { return offset &+ 1 }
        return byte < 0x80 ? -1 : endOfUnicodeString(bytes, from: start)
      }
      offset &+= 8
    }
    return -1
  }

  /// The same for a string that is not ASCII alone.
  @inline(never) private static func endOfUnicodeString(_ bytes: Bytes, from start: Int) -> Int {
    var offset = start &+ 1
    while offset &+ 8 <= bytes.count {
      let word = bytes.word(at: offset)
      let stops = stringStops(word)
      if stops != 0 {
        offset &+= stops.trailingZeroBitCount &>> 3
        let isEnd =
          bytes.byte(at: offset) == UInt8(ascii: "\"")
          && TextScanning.isText(bytes, from: start, to: offset)
        return isEnd ? offset &+ 1 : -1
      }
      offset &+= 8
    }
    return -1
  }

  /// The high bits of quotes, backslashes and control characters; exact up to the first.
  @inline(__always) static func stringStops(_ word: UInt64) -> UInt64 {
    stopBits(word) & ~word & ByteScanning.repeated(0x80)
  }

  /// The same for a word of ASCII, with other bits that mean nothing.
  ///
  /// One bit away from a blank, a quote is found with the characters below it.
  @inline(__always) private static func stopBits(_ word: UInt64) -> UInt64 {
    let belowOrQuote = (word ^ ByteScanning.repeated(0x02)) &- ByteScanning.repeated(0x21)
    let backslash = (word ^ ByteScanning.repeated(0x5C)) &- ByteScanning.repeated(0x01)
    return belowOrQuote | backslash
  }

  /// The offset after an integer of at most seven digits, or -1 for other numbers.
  @inline(__always) static func endOfShortInteger(_ bytes: Bytes, from start: Int) -> Int {
    let first = bytes.byte(at: start) == UInt8(ascii: "-") ? start &+ 1 : start
    guard first &+ 8 <= bytes.count else { return -1 }
    let word = bytes.word(at: first)
    let digits = word ^ ByteScanning.repeated(0x30)
    let others = ((digits &+ ByteScanning.repeated(0x76)) | digits) & 0x8080_8080_8080_8080
    guard others != 0 else { return -1 }
    let length = others.trailingZeroBitCount >> 3
    guard length > 0, length == 1 || digits & 0xFF != 0 else { return -1 }
    let next = UInt8(truncatingIfNeeded: word &>> UInt64(truncatingIfNeeded: length &* 8))
    return endsScalar(next) ? first &+ length : -1
  }

  /// The offset after `true`, `false` or `null`, or -1 for other words.
  @inline(never) static func endOfLiteral(_ bytes: Bytes, from start: Int) -> Int {
    guard start &+ 8 <= bytes.count else { return -1 }
    let word = bytes.word(at: start)
    let four = UInt32(truncatingIfNeeded: word)
    if four == 0x6575_7274 || four == 0x6C6C_756E {
      return endsScalar(UInt8(truncatingIfNeeded: word &>> 32)) ? start &+ 4 : -1
    }
    let isFalse = word & 0xFF_FFFF_FFFF == 0x65_736C_6166
    return isFalse && endsScalar(UInt8(truncatingIfNeeded: word &>> 40)) ? start &+ 5 : -1
  }

  /// Whether a byte is a comma, white space or less, or a closing bracket.
  ///
  /// The few others that pass cannot follow a scalar and come to light with what follows it.
  @inline(__always) private static func endsScalar(_ byte: UInt8) -> Bool {
    byte <= UInt8(ascii: ",") && byte != UInt8(ascii: "+") || byte | 0x20 == UInt8(ascii: "}")
  }
}
