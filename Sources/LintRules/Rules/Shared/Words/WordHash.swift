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

  /// The hash of the first run of letters, digits and apostrophes, from a letter or digit on.
  static func first(_ bytes: Bytes) -> UInt32 {
    var start = 0
    while start < bytes.count, !isEdge(bytes[start]) { start &+= 1 }
    guard start < bytes.count else { return none }
    if isForeign(bytes, at: start) { return foreign }
    return hash(bytes, start, partsEnd(bytes, from: start))
  }

  /// The hash of the last run of letters, digits and apostrophes.
  static func last(_ bytes: Bytes) -> UInt32 {
    var end = bytes.count
    while end > 0, !isPart(bytes[end &- 1]) { end &-= 1 }
    guard end > 0 else { return none }
    if isForeign(bytes, at: end &- 3) { return foreign }
    return hash(bytes, partsStart(bytes, before: end), end)
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

  /// Where the letters, digits and apostrophes end that begin at an offset.
  @inline(__always) private static func partsEnd(_ bytes: Bytes, from start: Int) -> Int {
    var end = start
    while end < bytes.count {
      // Beyond the text come zeros, which are no part of a word.
      let others = ~parts(EightBytes(bytes, at: end).word) & EightBytes.high
      if others != 0 { return end &+ others.trailingZeroBitCount &>> 3 }
      end &+= 8
    }
    return end
  }

  /// Where the letters, digits and apostrophes begin that end before an offset.
  @inline(__always) private static func partsStart(_ bytes: Bytes, before end: Int) -> Int {
    var start = end
    while start > 0 {
      let first = max(start &- 8, 0)
      // Zeros again, before the text.
      let missing = UInt64(truncatingIfNeeded: (8 &- (start &- first)) &* 8)
      let word = EightBytes(bytes, at: first).word &<< missing
      let others = ~parts(word) & EightBytes.high
      if others != 0 { return start &- others.leadingZeroBitCount &>> 3 }
      start = first
    }
    return start
  }

  /// The high bits of the bytes that are part of a word.
  @inline(__always) private static func parts(_ word: UInt64) -> UInt64 {
    let eight = EightBytes(word: word)
    let low = word & ~EightBytes.high
    let fromZero = low &+ 0x5050_5050_5050_5050
    let beyondNine = low &+ 0x4646_4646_4646_4646
    let digits = fromZero & ~beyondNine
    return (eight.letters | digits | word | eight.places(of: UInt8(ascii: "'"))) & EightBytes.high
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

  /// Eight bytes at a time; those of letters in small ones.
  @inline(__always) private static func hash(
    _ bytes: Bytes, _ start: Int, _ end: Int
  ) -> UInt32 {
    var hash = seed
    var offset = start
    while offset < end {
      let missing = UInt64(truncatingIfNeeded: max(8 &- (end &- offset), 0) &* 8)
      let mask = ~UInt64(0) &>> missing
      let word = EightBytes(bytes, at: offset).word & mask
      if word & EightBytes.high != 0 { return hashBeyondASCII(bytes, start, end) }
      hash = mix(hash, word | 0x2020_2020_2020_2020 & mask)
      offset &+= 8
    }
    return finish(hash)
  }

  /// The same where some letters are no ASCII.
  private static func hashBeyondASCII(_ bytes: Bytes, _ start: Int, _ end: Int) -> UInt32 {
    var hash = seed
    var (word, bits): (UInt64, UInt64) = (0, 0)
    func take(_ byte: UInt8) {
      word |= UInt64(byte) &<< bits
      bits &+= 8
      guard bits == 64 else { return }
      hash = mix(hash, word)
      (word, bits) = (0, 0)
    }
    var offset = start
    while offset < end {
      let byte = bytes[offset]
      offset &+= 1
      if byte < 0x80 {
        take(byte | 0x20)
      } else {
        guard offset < end, let letter = lowercased(byte, bytes[offset]) else { return unknown }
        offset &+= 1
        take(UInt8(letter >> 8))
        take(UInt8(letter & 0xFF))
      }
    }
    return finish(bits > 0 ? mix(hash, word) : hash)
  }

  private static let seed: UInt64 = 0x811C_9DC5

  @inline(__always) private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let mixed = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
    return mixed ^ mixed &>> 32
  }

  /// None of the answers that are no hash.
  @inline(__always) private static func finish(_ hash: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: hash) | 4
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

/// What rules seek in a text by its hashes: its first and its last word, and all of it.
struct WordHashes {
  let first: UInt32
  let last: UInt32
  let whole: UInt32

  /// The hashes of no text.
  static let none = WordHashes(UnsafeBufferPointer(start: nil, count: 0))

  /// The hashes of a text.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    first = WordHash.first(bytes)
    last = WordHash.last(bytes)
    whole = WordHash.whole(bytes)
  }

  /// The hashes of a word that is known.
  init(_ word: StaticString) {
    self = word.withUTF8Buffer { WordHashes($0) }
  }
}

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
