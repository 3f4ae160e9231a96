/// The scanners of the loop: they move over tags and touch no state.
extension XMLReader {
  /// The offset after the end tag here, or -1 unless it simply ends that element.
  @inline(__always) static func endOfEndTag(
    _ bytes: Bytes, _ start: Int, _ open: UnsafeMutablePointer<XMLElement>
  ) -> Int {
    let length = Int(open.pointee.nameLength)
    let name = start &+ 2
    guard name &+ length &+ 8 <= bytes.count else { return -1 }
    let opened = Int(open.pointee.start) &+ 1
    var offset = 0
    while offset &+ 8 <= length {
      if bytes.word(at: opened &+ offset) != bytes.word(at: name &+ offset) { return -1 }
      offset &+= 8
    }
    let rest = UInt64(truncatingIfNeeded: (length &- offset) &* 8)
    let difference = bytes.word(at: opened &+ offset) ^ bytes.word(at: name &+ offset)
    guard difference & ((1 &<< rest) &- 1) == 0 else { return -1 }
    return bytes.byte(at: name &+ length) == UInt8(ascii: ">") ? name &+ length &+ 1 : -1
  }

  /// The offsets after the name and after the start tag here, or -1 where anything is unusual.
  @inline(__always) static func endOfStartTag(
    _ bytes: Bytes, _ start: Int, _ seen: UnsafeMutablePointer<UInt32>
  ) -> (nameEnd: Int, end: Int) {
    guard XMLCharacters.startsName(TextScanning.byte(bytes, start &+ 1)) else { return (0, -1) }
    let nameEnd = XMLCharacters.endOfASCIIName(bytes, from: start &+ 1)
    guard nameEnd &- start <= Int(UInt16.max) else { return (0, -1) }
    let tag = UInt32(truncatingIfNeeded: nameEnd)
    var offset = nameEnd
    while offset &+ 24 <= bytes.count {
      let byte = bytes.byte(at: offset)
      if byte == 0x20 {
        let end = endOfUsualAttribute(bytes, offset &+ 1, seen, tag)
        if end == 0 { break }
        offset = end
        continue
      }
      if byte == UInt8(ascii: ">") { return (nameEnd, offset &+ 1) }
      // A slash and `>`.
      if bytes.pair(at: offset) == 0x3E2F { return (nameEnd, offset &+ 2) }
      break
    }
    return (nameEnd, endOfTag(bytes, from: offset, seen, tag))
  }

  /// The offset after a start tag whose attributes go on at an offset, or -1 where anything is
  /// unusual.
  @inline(never) private static func endOfTag(
    _ bytes: Bytes, from start: Int, _ seen: UnsafeMutablePointer<UInt32>, _ tag: UInt32
  ) -> Int {
    var offset = start
    while true {
      var byte = TextScanning.byte(bytes, offset)
      if TextScanning.isSpace(byte) {
        offset = TextScanning.endOfSpace(bytes, from: offset &+ 1)
        byte = TextScanning.byte(bytes, offset)
        if XMLCharacters.startsName(byte) {
          offset = endOfAttribute(bytes, offset, seen, tag)
          if offset < 0 { return -1 }
          continue
        }
      }
      if byte == UInt8(ascii: ">") { return offset &+ 1 }
      let isEnd =
        byte == UInt8(ascii: "/") && TextScanning.byte(bytes, offset &+ 1) == UInt8(ascii: ">")
      return isEnd ? offset &+ 2 : -1
    }
  }

  /// The offset after an attribute as tools write it, of letters and with a value of ASCII in
  /// double quotes, whose name is new in its tag; or 0. There are 16 bytes more than its first.
  @inline(__always) private static func endOfUsualAttribute(
    _ bytes: Bytes, _ start: Int, _ seen: UnsafeMutablePointer<UInt32>, _ tag: UInt32
  ) -> Int {
    var kept = bytes.word(at: start)
    var others = XMLCharacters.nonLetters(kept)
    var offset = start
    if others == 0 {
      repeat {
        offset &+= 8
        guard offset &+ 16 <= bytes.count else { return 0 }
        others = XMLCharacters.nonLetters(bytes.word(at: offset))
      } while others == 0
      offset &+= others.trailingZeroBitCount &>> 3
      kept = longNameKey(kept, bytes.word(at: offset &- 8))
    } else {
      kept &= ((others & (0 &- others)) &>> 7) &- 1
      offset &+= others.trailingZeroBitCount &>> 3
    }
    // An equals sign and a quotation mark.
    guard bytes.pair(at: offset) == 0x223D, offset != start else { return 0 }
    let slot = seen + nameSlot(kept)
    guard slot.pointee != tag else { return 0 }
    offset &+= 2
    while offset &+ 8 <= bytes.count {
      let word = bytes.word(at: offset)
      let one = ByteScanning.repeated(1)
      // One bit apart, quotation mark and ampersand are looked for at once. Beyond ASCII, the high
      // bit is set already.
      let quotes = (word & ~ByteScanning.repeated(4)) ^ ByteScanning.repeated(0x22)
      let angles = word ^ ByteScanning.repeated(UInt8(ascii: "<"))
      let found =
        (quotes &- one) | (angles &- one) | (word &- ByteScanning.repeated(0x20)) | word
      let stops = found & ByteScanning.repeated(0x80)
      if stops != 0 {
        offset &+= stops.trailingZeroBitCount &>> 3
        guard bytes.byte(at: offset) == UInt8(ascii: "\"") else { return 0 }
        slot.pointee = tag
        return offset &+ 1
      }
      offset &+= 8
    }
    return 0
  }

  /// The offset after a plain attribute whose name is new in its tag, or -1.
  @inline(__always) private static func endOfAttribute(
    _ bytes: Bytes, _ start: Int, _ seen: UnsafeMutablePointer<UInt32>, _ tag: UInt32
  ) -> Int {
    let nameEnd = XMLCharacters.endOfASCIIName(bytes, from: start)
    guard TextScanning.byte(bytes, nameEnd) == UInt8(ascii: "=") else { return -1 }
    let end = endOfPlainValue(bytes, from: nameEnd &+ 1)
    guard end >= 0 else { return -1 }
    // A value was found with eight bytes to spare, so that the name has them too.
    let slot = nameHash(bytes, from: start, to: nameEnd)
    guard seen[slot] != tag else { return -1 }
    seen[slot] = tag
    return end
  }

  /// Where a name of a tag is noted, by its first and last eight bytes.
  @inline(__always) private static func nameHash(
    _ bytes: Bytes, from start: Int, to end: Int
  ) -> Int {
    let first = bytes.word(at: start)
    let length = end &- start
    if length >= 8 { return nameSlot(longNameKey(first, bytes.word(at: end &- 8))) }
    return nameSlot(first & ((1 &<< UInt64(truncatingIfNeeded: length &* 8)) &- 1))
  }

  @inline(__always) private static func longNameKey(_ first: UInt64, _ last: UInt64) -> UInt64 {
    first &* 3 &+ last
  }

  @inline(__always) private static func nameSlot(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- hashBits))
  }

  /// The offset after a quoted value without references, or -1 where anything is unusual.
  @inline(__always) private static func endOfPlainValue(_ bytes: Bytes, from start: Int) -> Int {
    let quote = TextScanning.byte(bytes, start)
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return -1 }
    // One bit apart, quote and ampersand are looked for at once.
    let bit: UInt8 = quote == UInt8(ascii: "\"") ? 4 : 1
    var offset = start &+ 1
    var high: UInt64 = 0
    while offset &+ 8 <= bytes.count {
      let word = bytes.word(at: offset)
      let quotes = (word & ~ByteScanning.repeated(bit)) ^ ByteScanning.repeated(quote & ~bit)
      let angles = word ^ ByteScanning.repeated(UInt8(ascii: "<"))
      let one = ByteScanning.repeated(1)
      let found = (quotes &- one) | (angles &- one) | (word &- ByteScanning.repeated(0x20))
      let stops = found & ~word & ByteScanning.repeated(0x80)
      if stops != 0 {
        offset &+= stops.trailingZeroBitCount >> 3
        guard bytes.byte(at: offset) == quote else { return -1 }
        high |= word & (stops &- 1)
        let isPlain = high & ByteScanning.repeated(0x80) == 0
        return isPlain || isText(bytes, from: start, to: offset) ? offset &+ 1 : -1
      }
      high |= word
      offset &+= 8
    }
    return -1
  }

  /// Whether bytes are UTF-8 and hold neither U+FFFE nor U+FFFF, which XML does not allow.
  @inline(never) static func isText(_ bytes: Bytes, from start: Int, to end: Int) -> Bool {
    TextScanning.isText(bytes, from: start, to: end)
      && noncharacter(bytes, from: start, to: end) == nil
  }

  /// The offset of the first U+FFFE or U+FFFF.
  static func noncharacter(_ bytes: Bytes, from start: Int, to end: Int) -> Int? {
    var offset = start
    while offset < end {
      if bytes.byte(at: offset) == 0xEF, offset + 2 < end, bytes.byte(at: offset + 1) == 0xBF,
        bytes.byte(at: offset + 2) >= 0xBE
      {
        return offset
      }
      offset &+= 1
    }
    return nil
  }
}
