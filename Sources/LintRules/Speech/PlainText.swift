/// Tells the texts that are read as they are written, which most texts are, by their bytes.
struct PlainText {
  private var word: UInt64 = 0
  private var wasUpper = false

  /// Whether nothing in a text can be read otherwise than it is written; no for the doubtful ones.
  static func isPlain(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var look = PlainText()
      var offset = 0
      while offset < bytes.count {
        let byte = bytes[offset]
        offset &+= 1
        let next = offset < bytes.count ? bytes[offset] : 0x20
        guard look.takes(byte, next: next) else { return false }
      }
      // The short form of any month may be a whole text.
      return bytes.count < 5 ? !Self.shortened.contains(look.word) : !Self.isMonth(look.word)
    }
  }

  /// Goes on by a byte; false where it may begin something that is read otherwise.
  @inline(__always) private mutating func takes(_ byte: UInt8, next: UInt8) -> Bool {
    let lower = byte | 0x20
    if lower &- 0x61 < 26 {
      let isUpper = byte != lower
      if isUpper, wasUpper { return false }
      wasUpper = isUpper
      word = word &<< 8 | UInt64(byte)
      return true
    }
    wasUpper = false
    return takesMark(byte, next: next)
  }

  private mutating func takesMark(_ byte: UInt8, next: UInt8) -> Bool {
    let last = word
    word = 0
    switch byte {
    case UInt8(ascii: " "):
      return !Self.isMonth(last)
    case UInt8(ascii: "."):
      // A site, the ending of a file, or a shortened word.
      return (next == 0x20 || next == byte) && !Self.shortened.contains(last)
    case UInt8(ascii: ","), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "'"),
      UInt8(ascii: "\""), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ":"),
      UInt8(ascii: ";"), UInt8(ascii: "-"):
      return !Self.isMonth(last)
    default:
      return false
    }
  }

  /// The short forms of months that are known wherever they stand.
  @inline(__always) private static func isMonth(_ word: UInt64) -> Bool {
    word == february || word == april
  }

  private static let february = bytes("Feb")
  private static let april = bytes("Apr")
  /// What a dot makes a shortened word.
  private static let shortened: Set<UInt64> = Set(
    (Abbreviations.all.keys + Month.shortForms + ["No", "g", "e"]).map(bytes))

  private static func bytes(_ word: String) -> UInt64 {
    word.utf8.reduce(0) { $0 &<< 8 | UInt64($1) }
  }
}
