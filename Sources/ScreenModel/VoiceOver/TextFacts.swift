/// The facts that one look at a text's bytes tells, so that rules look at few texts twice.
struct TextFacts: OptionSet, Sendable {
  let rawValue: UInt8

  /// It may have capitals in a row.
  static let capitals = TextFacts(rawValue: 1 << 0)
  /// It has digits in a row, or on both sides of a point.
  static let digits = TextFacts(rawValue: 1 << 1)
  /// It may be the name of a file or symbol: no white space, and not a capitalised word.
  static let assetLike = TextFacts(rawValue: 1 << 2)
  /// It may have symbols, emoji or line breaks, or no letter and no digit at all.
  static let symbols = TextFacts(rawValue: 1 << 3)
  /// It may have letters of other scripts than Latin.
  static let foreign = TextFacts(rawValue: 1 << 4)
  /// It has something else than letters of ASCII, digits and blanks.
  static let marks = TextFacts(rawValue: 1 << 5)

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The facts of the bytes from `start` up to `end`, which are UTF-8.
  init(_ bytes: UnsafeBufferPointer<UInt8>, start: Int, end: Int) {
    if let plain = Self.plainFacts(bytes, start: start, end: end) {
      self = plain
      return
    }
    var look = Look()
    var offset = start
    while offset < end {
      let byte = bytes[offset]
      offset &+= 1
      look.take(byte, next: offset < end ? bytes[offset] : 0)
    }
    self = look.facts
  }

  /// The facts of a text of ASCII words that begin with a capital, eight bytes at a time; nil for
  /// any other, which needs a closer look.
  private static func plainFacts(
    _ bytes: UnsafeBufferPointer<UInt8>, start: Int, end: Int
  ) -> TextFacts? {
    guard end &- start >= 3, end &+ 8 <= bytes.count, bytes[start] &- 0x41 < 26 else { return nil }
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = start
    // The high bit of a byte tells that the byte before the word was a capital.
    var carry: UInt64 = 0
    while offset < end {
      var word = UInt64(
        littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let left = end &- offset
      // Beyond the end come letters that change nothing.
      if left < 8 {
        let mask: UInt64 = 1 &<< UInt64(truncatingIfNeeded: left &* 8) &- 1
        word = word & mask | 0x6161_6161_6161_6161 & ~mask
      }
      let high: UInt64 = 0x8080_8080_8080_8080
      guard word & high == 0 else { return nil }
      // Of a byte below 0x80: the high bit of the sum tells that the byte is at least the limit.
      let atLeastA = (word &+ 0x3F3F_3F3F_3F3F_3F3F) & high
      let aboveZ = (word &+ 0x2525_2525_2525_2525) & high
      let atLeastLower = (word &+ 0x1F1F_1F1F_1F1F_1F1F) & high
      let aboveLower = (word &+ 0x0505_0505_0505_0505) & high
      let upper = atLeastA & ~aboveZ
      let lower = atLeastLower & ~aboveLower
      // A blank is 0x20; anything else that is not a letter needs the closer look.
      let other = ~(upper | lower) & high
      let space = ~((word ^ 0x2020_2020_2020_2020) &+ 0x7F7F_7F7F_7F7F_7F7F) & high
      guard other & ~space == 0, upper & (upper << 8 | carry) == 0 else { return nil }
      carry = upper >> 56
      offset &+= 8
    }
    return []
  }

  /// The facts of a text.
  init(_ text: String) {
    var text = text
    self = text.withUTF8 { TextFacts($0, start: 0, end: $0.count) }
  }

  /// The look at a text, byte by byte.
  private struct Look {
    private var capitals = 0
    private var digits = 0
    private var hasCapitals = false
    private var hasDigits = false
    private var hasSpace = false
    private var hasMark = false
    private var isFirst = true
    private var startsUpper = false
    private var hasWord = false
    private var hasSign = false
    private var hasSymbol = false
    private var hasMarkBeyond = false
    private var hasOther = false
    private var isForeign = false

    var facts: TextFacts {
      var facts: TextFacts = []
      if hasCapitals { facts.insert(.capitals) }
      if hasDigits { facts.insert(.digits) }
      if !hasSpace, hasMark || !startsUpper { facts.insert(.assetLike) }
      if hasSymbol || !hasWord && (hasSign || hasMarkBeyond) { facts.insert(.symbols) }
      if isForeign { facts.insert(.foreign) }
      if hasOther { facts.insert(.marks) }
      return facts
    }

    mutating func take(_ byte: UInt8, next: UInt8) {
      let isUpper = byte &- 0x41 < 26
      if isFirst {
        startsUpper = isUpper
        isFirst = false
      }
      if byte &- 0x61 < 26 {
        capitals = 0
        digits = 0
        hasWord = true
      } else if isUpper {
        capitals &+= 1
        if capitals > 1 { hasCapitals = true }
        digits = 0
        hasWord = true
      } else if byte &- 0x30 < 10 {
        digits &+= 1
        if digits > 1 { hasDigits = true }
        hasWord = true
      } else {
        takeOther(byte, next: next)
      }
    }

    private mutating func takeOther(_ byte: UInt8, next: UInt8) {
      // "1.0" is a number that rules about digits look at.
      if byte == 0x2E, digits > 0, next &- 0x30 < 10 { hasDigits = true }
      digits = 0
      if byte != 0x20 { hasOther = true }
      if byte >= 0xC0 {
        takeLead(byte, next)
        if mayBeUpper(byte, next) {
          capitals &+= 1
          if capitals > 1 { hasCapitals = true }
        } else {
          capitals = 0
        }
      } else if byte < 0x80 {
        capitals = 0
        if byte <= 0x20 || byte == 0x7F {
          hasSpace = true
          if byte == 0x0A { hasSymbol = true }
        } else {
          hasSign = true
          if Self.isSymbol(byte, next) { hasSymbol = true }
          // The marks of file and symbol names: - . @ _
          if byte == 0x2D || byte == 0x2E || byte == 0x40 || byte == 0x5F { hasMark = true }
        }
      } else if byte == 0x80, next == 0xA2 {
        // The bullet is E2 80 A2.
        hasSymbol = true
      }
    }

    /// Notes what a character may be by its first two bytes.
    private mutating func takeLead(_ byte: UInt8, _ next: UInt8) {
      switch byte {
      // Latin-1: signs, and among the letters × and ÷.
      case 0xC2: hasSymbol = true
      case 0xC3: if next == 0x97 || next == 0xB7 { hasSymbol = true }
      // Dashes, quotation marks and the like are E2 80; what follows is symbols.
      case 0xE2: if next == 0x80 { hasMarkBeyond = true } else { hasSymbol = true }
      case 0xEE, 0xF0...: hasSymbol = true
      case 0xEF:
        hasSymbol = true
        isForeign = true
      // Greek begins at CD.
      case 0xCD...: isForeign = true
      default: break
      }
    }

    /// Whether a mark of ASCII is spoken by name, or makes a picture where it is repeated.
    private static func isSymbol(_ byte: UInt8, _ next: UInt8) -> Bool {
      byte == 0x7C || byte == next && byte != 0x2E && byte != 0x21 && byte != 0x3F && byte != 0x2F
    }

    /// Whether a two-byte character may be a capital: Latin, Greek, Cyrillic, Armenian.
    private func mayBeUpper(_ lead: UInt8, _ next: UInt8) -> Bool {
      switch lead {
      case 0xC3: next < 0x9F
      case 0xC4...0xCB: true
      case 0xCE: next < 0xAC
      case 0xD0: next < 0xB0
      case 0xD1...0xD6: lead >= 0xD2 || next >= 0xA0
      default: false
      }
    }
  }
}
