/// Takes Swift source apart into code and comments, each with spaces where the other and the
/// contents of string literals stand.
///
/// Interpolations are code. Regular expression literals with a bare `/` are not understood.
struct SourceBlanking {
  /// The bytes with comments and the contents of strings blanked; quotes stay.
  private(set) var code: [UInt8]
  /// The bytes of the comments alone.
  private(set) var comments: [UInt8]
  /// The lines, from 0, that begin within a multi-line string.
  private(set) var linesInStrings: Set<Int> = []

  private enum Frame {
    case code(parentheses: Int)
    case string(hashes: Int, multiline: Bool)

    var isMultiline: Bool {
      if case .string(_, multiline: true) = self { true } else { false }
    }
  }

  private let bytes: [UInt8]
  private var offset = 0
  private var line = 0
  private var frames: [Frame] = [.code(parentheses: 0)]

  /// Blanks the text from its beginning to its end.
  init(_ text: String) {
    bytes = Array(text.utf8)
    code = bytes
    comments = bytes.map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
    while offset < bytes.count {
      switch frames[frames.count - 1] {
      case .code(let parentheses): readCode(parentheses)
      case .string(let hashes, let multiline): readString(hashes, multiline)
      }
    }
  }

  private mutating func readCode(_ parentheses: Int) {
    switch byte() {
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
      readLineComment()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
      readBlockComment()
    case UInt8(ascii: "\""), UInt8(ascii: "#"):
      readQuote()
    case UInt8(ascii: "("):
      setParentheses(parentheses + 1)
      advance()
    case UInt8(ascii: ")"):
      setParentheses(parentheses - 1)
      advance()
    default:
      advance()
    }
  }

  private mutating func readQuote() {
    guard let (hashes, multiline) = openingQuote() else { return advance() }
    offset += hashes + (multiline ? 3 : 1)
    frames.append(.string(hashes: hashes, multiline: multiline))
  }

  /// Only an interpolation ends with its parentheses; the file's own code never does.
  private mutating func setParentheses(_ count: Int) {
    if frames.count > 1, count == 0 {
      frames.removeLast()
    } else {
      frames[frames.count - 1] = .code(parentheses: count)
    }
  }

  private mutating func readString(_ hashes: Int, _ multiline: Bool) {
    switch byte() {
    case UInt8(ascii: "\"") where closes(hashes, multiline):
      offset += hashes + (multiline ? 3 : 1)
      frames.removeLast()
    case UInt8(ascii: "\\") where hasHashes(hashes, at: 1):
      readEscape(hashes)
    case UInt8(ascii: "\n") where !multiline:
      // A line break ends a single-line string that nobody closed.
      frames.removeLast()
      advance()
    default:
      blank()
    }
  }

  private mutating func readEscape(_ hashes: Int) {
    for _ in 0...hashes { blank() }
    guard byte() == UInt8(ascii: "(") else { return blank() }
    offset += 1
    frames.append(.code(parentheses: 1))
  }

  private func closes(_ hashes: Int, _ multiline: Bool) -> Bool {
    guard multiline else { return hasHashes(hashes, at: 1) }
    return byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
      && hasHashes(hashes, at: 3)
  }

  private func hasHashes(_ count: Int, at distance: Int) -> Bool {
    for index in 0..<count where byte(distance + index) != UInt8(ascii: "#") { return false }
    return true
  }

  private mutating func readLineComment() {
    while offset < bytes.count, byte() != UInt8(ascii: "\n") { moveToComments() }
  }

  private mutating func readBlockComment() {
    var depth = 0
    repeat {
      let step = stepOfBlockComment
      depth += step
      moveToComments()
      if step != 0 { moveToComments() }
    } while depth > 0 && offset < bytes.count
  }

  /// 1 where a block comment begins, -1 where one ends.
  private var stepOfBlockComment: Int {
    switch (byte(), byte(1)) {
    case (UInt8(ascii: "/"), UInt8(ascii: "*")): 1
    case (UInt8(ascii: "*"), UInt8(ascii: "/")): -1
    default: 0
    }
  }

  /// The kind of string literal that begins here, if one does.
  private func openingQuote() -> (hashes: Int, multiline: Bool)? {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    guard byte(hashes) == UInt8(ascii: "\"") else { return nil }
    guard byte(hashes + 1) == UInt8(ascii: "\""), byte(hashes + 2) == UInt8(ascii: "\"") else {
      return (hashes, false)
    }
    // After the quotes of a multi-line string the line is over; `#"""#` is a quote in a short one.
    var end = hashes + 3
    while byte(end) == UInt8(ascii: " ") { end += 1 }
    return (hashes, byte(end) == UInt8(ascii: "\n"))
  }

  private func byte(_ distance: Int = 0) -> UInt8 {
    offset + distance < bytes.count ? bytes[offset + distance] : 0
  }

  private mutating func moveToComments() {
    if offset < bytes.count { comments[offset] = bytes[offset] }
    blank()
  }

  private mutating func blank() {
    if offset < bytes.count, byte() != UInt8(ascii: "\n") { code[offset] = UInt8(ascii: " ") }
    advance()
  }

  private mutating func advance() {
    if byte() == UInt8(ascii: "\n") {
      line += 1
      if frames.contains(where: \.isMultiline) { linesInStrings.insert(line) }
    }
    offset += 1
  }
}
