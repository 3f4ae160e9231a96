/// Goes through a strings file once, from its beginning to its end.
struct StringsReader {
  /// A key or a text, and where it is written.
  private struct Token {
    let text: String
    let range: SourceRange
  }

  private let bytes: Bytes
  private var offset: Int
  /// The offset after the token that was read last.
  private var lastEnd: Int
  private var isBraced = false
  private(set) var entries: [StringsEntry] = []
  private(set) var problems: [SyntaxProblem] = []

  init(_ bytes: Bytes, from start: Int) {
    self.bytes = bytes
    offset = start
    lastEnd = start
  }

  /// Reads every text; goes on after what it does not understand.
  mutating func readAll() {
    skipSpace()
    if byte == UInt8(ascii: "{") {
      isBraced = true
      offset += 1
    }
    while problems.count < SyntaxLimits.problems {
      skipSpace()
      guard offset < bytes.count else { return endMissing() }
      if isBraced, byte == UInt8(ascii: "}") { return readRest() }
      if byte == UInt8(ascii: ";") {
        offset += 1
      } else {
        readEntry()
      }
    }
  }

  private var byte: UInt8 { TextScanning.byte(bytes, offset) }

  private mutating func endMissing() {
    if isBraced { fail("the brace that opens the file is never closed; add `}`", at: offset) }
  }

  /// Makes sure that nothing stands after the brace that ends the file.
  private mutating func readRest() {
    offset += 1
    skipSpace()
    if offset < bytes.count { fail("nothing may stand after the closing brace", at: offset) }
  }

  // MARK: Entries

  private mutating func readEntry() {
    guard let key = token("a key in quotes") else { return recover() }
    skipSpace()
    guard byte == UInt8(ascii: "=") else {
      // A key alone is its own text.
      guard byte == UInt8(ascii: ";") else {
        fail("`=` and a text are missing after this key", key.range)
        return recoverOnLine()
      }
      offset += 1
      return add(key, key)
    }
    offset += 1
    skipSpace()
    guard let value = token("a text in quotes") else { return recover() }
    add(key, value)
    skipSpace()
    if byte == UInt8(ascii: ";") {
      offset += 1
    } else {
      fail("a semicolon is missing after this text", SourceRange(start: lastEnd, end: lastEnd))
      if !beginsToken { recover() }
    }
  }

  private mutating func add(_ key: Token, _ value: Token) {
    entries.append(
      StringsEntry(
        key: key.text, value: value.text, keyRange: key.range, valueRange: value.range))
  }

  /// Whether a key could begin here.
  private var beginsToken: Bool {
    offset >= bytes.count || byte == UInt8(ascii: "\"") || Self.isPlain(byte)
      || isBraced && byte == UInt8(ascii: "}")
  }

  /// The key or text that begins here; without one there is a problem.
  private mutating func token(_ wanted: String) -> Token? {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return quoted()
    case let first where Self.isPlain(first): return plain()
    case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "<"):
      fail("a strings file has texts alone, no lists, dictionaries or data", at: offset)
    case 0 where offset >= bytes.count:
      fail("the file ends here, and \(wanted) is missing", at: offset)
    default:
      fail("\(wanted) belongs here", at: offset)
    }
    return nil
  }

  private mutating func quoted() -> Token? {
    let start = offset
    let quote = byte
    offset += 1
    while offset < bytes.count, byte != quote {
      offset += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    guard offset < bytes.count else {
      offset = bytes.count
      fail("the quote that opens here is never closed", at: start)
      return nil
    }
    let text = StringsText.decoded(bytes, start: start + 1, end: offset)
    offset += 1
    lastEnd = offset
    return Token(text: text, range: SourceRange(start: start, end: offset))
  }

  private mutating func plain() -> Token {
    let start = offset
    while offset < bytes.count, Self.isPlain(byte), !beginsComment { offset += 1 }
    lastEnd = offset
    let range = SourceRange(start: start, end: offset)
    return Token(
      text: String(decoding: Bytes(rebasing: bytes[start..<offset]), as: UTF8.self), range: range)
  }

  /// Whether a byte may stand in a word without quotes.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  // MARK: Space and comments

  private var beginsComment: Bool {
    guard byte == UInt8(ascii: "/") else { return false }
    let next = TextScanning.byte(bytes, offset + 1)
    return next == UInt8(ascii: "*") || next == UInt8(ascii: "/")
  }

  /// Moves over white space and comments.
  private mutating func skipSpace() {
    while offset < bytes.count {
      if byte <= 0x20 {
        offset += 1
      } else if isWideSpace {
        offset += 3
      } else if beginsComment {
        skipComment()
      } else {
        return
      }
    }
  }

  /// Whether U+2028 or U+2029 stands here, which end lines as well.
  private var isWideSpace: Bool {
    byte == 0xE2 && TextScanning.byte(bytes, offset + 1) == 0x80
      && TextScanning.byte(bytes, offset + 2) & 0xFE == 0xA8
  }

  private mutating func skipComment() {
    let start = offset
    let isBlock = TextScanning.byte(bytes, offset + 1) == UInt8(ascii: "*")
    offset += 2
    if isBlock {
      while offset < bytes.count {
        if byte == UInt8(ascii: "*"), TextScanning.byte(bytes, offset + 1) == UInt8(ascii: "/") {
          offset += 2
          return
        }
        offset += 1
      }
      fail("the comment that opens here is never closed; add `*/`", at: start)
    } else {
      while offset < bytes.count, byte != 0x0A, byte != 0x0D { offset += 1 }
    }
  }

  // MARK: Problems

  private mutating func fail(_ message: String, at start: Int) {
    fail(message, SourceRange(start: start, end: min(start + 1, bytes.count)))
  }

  private mutating func fail(_ message: String, _ range: SourceRange) {
    guard problems.count < SyntaxLimits.problems else { return }
    problems.append(SyntaxProblem(.syntax, message, at: range))
  }

  /// Goes on after the next semicolon, or on the next line.
  private mutating func recoverOnLine() {
    while offset < bytes.count, byte != 0x0A, byte != UInt8(ascii: ";") { offset += 1 }
    offset = min(offset + 1, bytes.count)
  }

  /// Goes on after the next semicolon that ends a line, so that what is left out is one entry.
  private mutating func recover() {
    while offset < bytes.count {
      let isEnd = byte == UInt8(ascii: ";")
      offset += 1
      if isEnd, offset >= bytes.count || byte == 0x0A || byte == 0x0D { return }
    }
  }
}
