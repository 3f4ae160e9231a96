/// What one look at a text's bytes tells the rules, so that they look at few texts twice.
struct TextFacts: OptionSet, Sendable {
  let rawValue: UInt8

  /// There is nothing in it that could be spoken.
  static let blank = TextFacts(rawValue: 1 << 0)
  /// It may have capitals in a row.
  static let capitals = TextFacts(rawValue: 1 << 1)
  /// It has digits in a row.
  static let digits = TextFacts(rawValue: 1 << 2)
  /// It may be the name of a file or symbol: no white space, and not a capitalised word.
  static let assetLike = TextFacts(rawValue: 1 << 3)

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The facts of the bytes from `start` up to `end`, which are UTF-8.
  init(_ bytes: UnsafeBufferPointer<UInt8>, start: Int, end: Int) {
    var look = Look()
    var offset = start
    while offset < end {
      let byte = bytes[offset]
      offset &+= 1
      look.take(byte, next: offset < end ? bytes[offset] : 0)
    }
    self = look.facts
    if look.isDoubtful,
      Self.isBlank(String(decoding: bytes[start..<end], as: UTF8.self))
    {
      insert(.blank)
    }
  }

  /// The facts of a text.
  init(_ text: String) {
    var text = text
    self = text.withUTF8 { TextFacts($0, start: 0, end: $0.count) }
  }

  /// Whether a text has nothing that could be spoken: white space and invisible characters only.
  static func isBlank(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      if scalar.isASCII { return scalar.value <= 0x20 || scalar.value == 0x7F }
      switch scalar.properties.generalCategory {
      case .control, .format, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
        .paragraphSeparator:
        return true
      default:
        return scalar.properties.isVariationSelector || scalar.properties.isWhitespace
      }
    }
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
    private var hasNonASCII = false

    /// Whether only a look at the characters can tell that there is something to speak.
    var isDoubtful: Bool { !hasWord && hasNonASCII }

    var facts: TextFacts {
      var facts: TextFacts = []
      if !hasWord, !hasNonASCII { facts.insert(.blank) }
      if hasCapitals { facts.insert(.capitals) }
      if hasDigits { facts.insert(.digits) }
      if !hasSpace, hasMark || !startsUpper { facts.insert(.assetLike) }
      return facts
    }

    @inline(__always) mutating func take(_ byte: UInt8, next: UInt8) {
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
      digits = 0
      if byte >= 0xC0 {
        hasNonASCII = true
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
        } else {
          hasWord = true
          // The marks of file and symbol names: - . @ _
          if byte == 0x2D || byte == 0x2E || byte == 0x40 || byte == 0x5F { hasMark = true }
        }
      }
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
