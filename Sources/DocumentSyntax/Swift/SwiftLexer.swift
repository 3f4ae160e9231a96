/// Divides Swift source into tokens, in one pass and without recursion: strings inside
/// interpolations inside strings are kept on a stack.
struct SwiftLexer {
  /// Something that is open: a bracket, a string, or an interpolation.
  enum Scope {
    case bracket(token: Int, UInt8)
    /// A string with so many `#` in front of its quotes.
    case string(token: Int, pounds: Int, isMultiline: Bool)
    case interpolation(token: Int)
  }

  let bytes: Bytes
  var position: Int
  var found = SwiftTokens()
  var scopes: [Scope] = []
  private var beginsLine = true
  private var isSpaced = true

  /// The tokens of source text from an offset on; the last one is the end of the file.
  static func tokens(of bytes: Bytes, from position: Int) -> SwiftTokens {
    var lexer = SwiftLexer(bytes: bytes, position: position)
    lexer.found.tokens.reserveCapacity(bytes.count / 6 + 8)
    lexer.run()
    return lexer.found
  }

  private init(bytes: Bytes, position: Int) {
    self.bytes = bytes
    self.position = position
  }

  func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  private mutating func run() {
    while position < bytes.count {
      if case .string(let token, let pounds, let isMultiline) = scopes.last {
        readText(token, pounds, isMultiline)
      } else {
        readToken()
      }
    }
    position = bytes.count
    while !scopes.isEmpty { closeScope() }
    beginsLine = true
    add(.end, from: position)
  }

  @discardableResult
  mutating func add(_ kind: SwiftToken.Kind, from start: Int) -> Int {
    found.tokens.append(
      SwiftToken(
        kind: kind, beginsLine: beginsLine, isSpaced: isSpaced, start: Int32(start),
        end: Int32(position)))
    beginsLine = false
    isSpaced = false
    return found.tokens.count - 1
  }

  // MARK: Code

  private mutating func readToken() {
    let first = bytes[position]
    let start = position
    switch first {
    case 0x0A, 0x0D:
      position += 1
      beginsLine = true
      isSpaced = true
      if case .interpolation = scopes.last { closeInterpolationAtLineEnd() }
    case 0x20, 0x09, 0x0B, 0x0C, 0:
      position += 1
      isSpaced = true
    case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "/"): readLineComment()
    case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "*"): readBlockComment()
    case UInt8(ascii: "/") where beginsRegex: readRegex(pounds: 0)
    case UInt8(ascii: "\""): beginString(pounds: 0)
    case UInt8(ascii: "#"): readHash()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      position += 1
      let token = add(.open, from: start)
      scopes.append(.bracket(token: token, first))
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): readCloser(first)
    case UInt8(ascii: "@"):
      position += 1
      skipWord()
      add(.attribute, from: start)
    case UInt8(ascii: "`"):
      position += 1
      while position < bytes.count, bytes[position] != first, bytes[position] != 0x0A {
        position += 1
      }
      if byte(position) == first { position += 1 }
      add(.word, from: start)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
    case UInt8(ascii: "."): readDot()
    case _ where Self.isSign(first): readSign(first)
    case _ where Self.beginsWord(first):
      position += 1
      skipWord()
      add(.word, from: start)
    default:
      position += 1
      add(.mark, from: start)
    }
  }

  private mutating func skipWord() {
    while position < bytes.count, Self.continuesWord(bytes[position]) { position += 1 }
  }

  static func beginsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private static func continuesWord(_ byte: UInt8) -> Bool {
    beginsWord(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"),
      UInt8(ascii: "?"), UInt8(ascii: "/"):
      true
    default: false
    }
  }

  private mutating func readSign(_ first: UInt8) {
    let start = position
    position += 1
    let isPostfix =
      !isSpaced && !found.tokens.isEmpty
      && (first == UInt8(ascii: "?") && byte(position) != first
        || first == UInt8(ascii: "!") && byte(position) != UInt8(ascii: "="))
    if !isPostfix {
      while position < bytes.count, Self.isSign(bytes[position]), !isComment(position) {
        position += 1
      }
    }
    add(.sign, from: start)
  }

  private func isComment(_ offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: "/")
      && (byte(offset + 1) == UInt8(ascii: "/") || byte(offset + 1) == UInt8(ascii: "*"))
  }

  private mutating func readDot() {
    let start = position
    position += 1
    guard byte(position) == UInt8(ascii: ".") else {
      add(.mark, from: start)
      return
    }
    while [UInt8(ascii: "."), UInt8(ascii: "<")].contains(byte(position)) { position += 1 }
    add(.sign, from: start)
  }

  private mutating func readNumber() {
    let start = position
    while position < bytes.count {
      let next = bytes[position]
      if Self.continuesWord(next) {
        position += 1
        let isExponent = next | 0x20 == UInt8(ascii: "e") && byte(start + 1) | 0x20 != 0x78
        if isExponent, [UInt8(ascii: "-"), UInt8(ascii: "+")].contains(byte(position)) {
          position += 1
        }
      } else if next == UInt8(ascii: "."),
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte(position + 1))
      {
        position += 1
      } else {
        break
      }
    }
    add(.number, from: start)
  }

  private mutating func readHash() {
    let start = position
    var end = position
    while byte(end) == UInt8(ascii: "#") { end += 1 }
    if byte(end) == UInt8(ascii: "\"") { return beginString(pounds: end - start) }
    if byte(end) == UInt8(ascii: "/"), byte(end + 1) != UInt8(ascii: "/") {
      return readRegex(pounds: end - start)
    }
    // A run of them is one token, or each would look through the rest.
    position = end
    skipWord()
    add(.hash, from: start)
  }

  // MARK: Comments

  private mutating func readLineComment() {
    let start = position
    while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D {
      position += 1
    }
    found.comments.append(SourceRange(start: start, end: position))
    isSpaced = true
  }

  private mutating func readBlockComment() {
    let start = position
    var depth = 1
    position += 2
    while position < bytes.count, depth > 0 {
      let next = bytes[position]
      if next == UInt8(ascii: "/"), byte(position + 1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if next == UInt8(ascii: "*"), byte(position + 1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
      } else {
        if next == 0x0A { beginsLine = true }
        position += 1
      }
    }
    found.comments.append(SourceRange(start: start, end: position))
    isSpaced = true
  }

  // MARK: Regular expressions

  /// Whether a slash where an operand is expected begins a regular expression that ends on its
  /// line.
  private var beginsRegex: Bool {
    if let last = found.tokens.last {
      switch last.kind {
      case .word:
        guard Self.isFollowedByOperand(bytes, last) else { return false }
      case .number, .close, .stringEnd, .regex, .attribute, .interpolationEnd: return false
      default: break
      }
    }
    guard byte(position + 1) != 0x20, byte(position + 1) != 0x09 else { return false }
    var offset = position + 1
    while offset < bytes.count, bytes[offset] != 0x0A, offset - position < 1_000 {
      if bytes[offset] == UInt8(ascii: "\\") { offset += 1 }
      if byte(offset) == UInt8(ascii: "/"), bytes[offset - 1] != 0x20 {
        return offset > position + 1
      }
      offset += 1
      if offset >= bytes.count { return false }
    }
    return false
  }

  private static func isFollowedByOperand(_ bytes: Bytes, _ token: SwiftToken) -> Bool {
    ["return", "in", "case", "try", "await"].contains { word in
      Int(token.end - token.start) == word.utf8CodeUnitCount
        && bytes.has(word, at: Int(token.start))
    }
  }

  private mutating func readRegex(pounds: Int) {
    let start = position
    position += pounds + 1
    while position < bytes.count {
      let next = bytes[position]
      if next == UInt8(ascii: "\\") {
        position += 2
        continue
      }
      if pounds == 0, next == 0x0A { break }
      position += 1
      if next == UInt8(ascii: "/") {
        let end = position + pounds
        if end <= bytes.count, bytes[position..<end].allSatisfy({ $0 == UInt8(ascii: "#") }) {
          position = end
          break
        }
      }
    }
    position = min(position, bytes.count)
    add(.regex, from: start)
  }
}
