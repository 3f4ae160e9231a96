/// Hashes of words and names by their bytes, without regard to case; nothing is decoded.
///
/// Letters of ASCII, of Western European languages and Cyrillic ones are known by their bytes; of
/// anything else only a closer look can tell.
enum WordHash {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// There is no word.
  static let none: UInt32 = 0
  /// The word has an ideograph or the like, so it is none of those that are known by their bytes.
  static let foreign: UInt32 = 1
  /// Only a closer look can tell what the word is.
  static let unknown: UInt32 = 2

  /// The hash of the first run of letters, digits and apostrophes.
  static func first(_ bytes: Bytes) -> UInt32 {
    var start = 0
    while start < bytes.count, !isPart(bytes[start]) { start &+= 1 }
    guard start < bytes.count else { return none }
    if isForeign(bytes, at: start) { return foreign }
    var end = start &+ 1
    while end < bytes.count, isPart(bytes[end]) { end &+= 1 }
    return hash(bytes, start, end)
  }

  /// The hash of the last run of letters, digits and apostrophes.
  static func last(_ bytes: Bytes) -> UInt32 {
    var end = bytes.count
    while end > 0, !isPart(bytes[end &- 1]) { end &-= 1 }
    guard end > 0 else { return none }
    if isForeign(bytes, at: end &- 3) { return foreign }
    var start = end &- 1
    while start > 0, isPart(bytes[start &- 1]) { start &-= 1 }
    return hash(bytes, start, end)
  }

  /// The hash of a whole text without the blanks and marks around it.
  static func whole(_ bytes: Bytes) -> UInt32 {
    var start = 0
    var end = bytes.count
    while start < end, !isEdge(bytes[start]) { start &+= 1 }
    while start < end, !isEdge(bytes[end &- 1]) { end &-= 1 }
    guard start < end else { return none }
    return isForeign(bytes, at: start) ? foreign : hash(bytes, start, end)
  }

  @inline(__always) private static func isPart(_ byte: UInt8) -> Bool {
    isEdge(byte) || byte == UInt8(ascii: "'")
  }

  @inline(__always) private static func isEdge(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte >= 0x80
  }

  /// Whether an ideograph or one of the first letters of Hiragana stands there.
  private static func isForeign(_ bytes: Bytes, at start: Int) -> Bool {
    guard start >= 0, start &+ 3 <= bytes.count else { return false }
    let next = bytes[start &+ 1]
    switch bytes[start] {
    case 0xE3: return next == 0x81
    case 0xE4: return next >= 0xB8
    case 0xE5...0xE9: return true
    default: return false
    }
  }

  private static func hash(_ bytes: Bytes, _ start: Int, _ end: Int) -> UInt32 {
    var hash: UInt32 = 0x811C_9DC5
    var offset = start
    while offset < end {
      let byte = bytes[offset]
      offset &+= 1
      if byte < 0x80 {
        hash = (hash ^ UInt32(byte | 0x20)) &* 0x0100_0193
      } else {
        guard offset < end, let letter = lowercased(byte, bytes[offset]) else { return unknown }
        offset &+= 1
        hash = (hash ^ UInt32(letter)) &* 0x0100_0193
      }
    }
    return hash | 4
  }

  /// The two bytes of a letter in lower case; nil where they are none of a simple one.
  private static func lowercased(_ lead: UInt8, _ next: UInt8) -> UInt16? {
    let pair = UInt16(lead) << 8 | UInt16(next)
    switch pair {
    // The signs for multiplication and division stand among the letters.
    case 0xC397, 0xC3B7: return nil
    case 0xC380...0xC39E: return pair | 0x20
    case 0xC39F...0xC3BF: return pair
    case 0xD080...0xD08F: return pair &+ 0x0110
    case 0xD090...0xD09F: return pair &+ 0x20
    case 0xD0A0...0xD0AF: return pair &+ 0x00E0
    case 0xD0B0...0xD0BF, 0xD180...0xD19F: return pair
    default: return nil
    }
  }
}
