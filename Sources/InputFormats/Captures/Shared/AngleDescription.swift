import DocumentSyntax

/// One `<Class: 0x1; key = value; …>` of a description of views; hands out its fields.
///
/// More than one tool prints views so. Values may hold `<…>`, `{…}`, `(…)` and `[…]`
/// with semicolons inside; strings are in quotes that nothing escapes, and may have line breaks.
struct AngleDescription: Sendable {
  /// Where a description begins, and how deep it is nested.
  struct Head: Sendable {
    /// The number of bars before it.
    let depth: Int
    /// The offset of its `<`.
    let open: Int
  }

  private static let less = UInt8(ascii: "<")
  private static let greater = UInt8(ascii: ">")
  private static let semicolon = UInt8(ascii: ";")
  private static let quote = UInt8(ascii: "'")

  private let scanner: DescriptionScanner
  private let limit: Int
  private var offset: Int
  /// Where the class stands.
  let className: SourceRange
  /// Whether an address follows the class.
  let hasPointer: Bool

  /// The description that begins at an offset and ends before another one.
  init(_ scanner: DescriptionScanner, open: Int, limit: Int) {
    self.scanner = scanner
    self.limit = limit
    className = SourceRange(start: open + 1, end: Self.classEnd(scanner, open + 1))
    offset = className.end
    hasPointer = scanner.byte(offset) == UInt8(ascii: ":")
    if hasPointer { offset = scanner.wordEnd(from: scanner.skippingBlanks(from: offset + 1)) }
  }

  // MARK: Beginnings

  /// The description that the line from an offset on begins, where it begins one.
  static func head(_ scanner: DescriptionScanner, at line: Int) -> Head? {
    var offset = line
    var depth = 0
    while true {
      switch scanner.byte(offset) {
      case 0x20, 0x09, UInt8(ascii: "-"): break
      case UInt8(ascii: "|"): depth += 1
      // What a text view draws on is printed as `<<Class: 0x1; …> minSize = …>`.
      case less where scanner.byte(offset + 1) == less: break
      case less: return opens(scanner, offset) ? Head(depth: depth, open: offset) : nil
      default: return nil
      }
      offset += 1
    }
  }

  /// The description after some other words of a line, as a log or a debugger prints them.
  static func headAfterPrefix(_ scanner: DescriptionScanner, at line: Int) -> Head? {
    let end = min(scanner.lineEnd(from: line), line + 400)
    for offset in line..<max(line, end)
    where scanner.byte(offset) == less && opens(scanner, offset) {
      return Head(depth: 0, open: offset)
    }
    return nil
  }

  /// Whether a class with an address or with fields follows a `<`.
  private static func opens(_ scanner: DescriptionScanner, _ open: Int) -> Bool {
    let end = classEnd(scanner, open + 1)
    guard end > open + 1 else { return false }
    if scanner.byte(end) == semicolon { return scanner.byte(end + 1) == 0x20 }
    guard scanner.byte(end) == UInt8(ascii: ":") else { return false }
    return scanner.has("0x", at: scanner.skippingBlanks(from: end + 1))
  }

  /// Where a class ends that begins at an offset; the offset itself where none does.
  private static func classEnd(_ scanner: DescriptionScanner, _ start: Int) -> Int {
    let first = scanner.byte(start)
    guard first | 0x20 &- 0x61 < 26 || first == 0x5F else { return start }
    var offset = start
    while offset < start + 2_000 {
      switch scanner.byte(offset) {
      case semicolon, UInt8(ascii: ":"): return offset
      case 0x0A, 0x0D, quote, UInt8(ascii: "="): return start
      default: offset += 1
      }
    }
    return start
  }

  // MARK: Fields

  /// The next field; nil after the last.
  mutating func next() -> DescriptionField? {
    while offset < limit, scanner.byte(offset) == Self.semicolon || scanner.byte(offset) <= 0x20 {
      offset += 1
    }
    guard offset < limit, scanner.byte(offset) != Self.greater else { return nil }
    let start = offset
    while offset < limit, offset - start < 80 {
      switch scanner.byte(offset) {
      case UInt8(ascii: "="), UInt8(ascii: ":"): return value(of: key(start, offset))
      case Self.semicolon, Self.greater: return flag(start)
      case 0x0A, 0x0D: return nil
      default: offset += 1
      }
    }
    return nil
  }

  private func key(_ start: Int, _ end: Int) -> SourceRange {
    SourceRange(start: start, end: scanner.trimmedEnd(from: start, to: end))
  }

  private func flag(_ start: Int) -> DescriptionField {
    let key = key(start, offset)
    return DescriptionField(key: key, value: SourceRange(start: key.end, end: key.end))
  }

  private mutating func value(of key: SourceRange) -> DescriptionField {
    offset = scanner.skippingBlanks(from: offset + 1)
    if scanner.byte(offset) == Self.quote { return quoted(key) }
    let start = offset
    if Self.closing(scanner.byte(offset)) != nil { skipNested() }
    while offset < limit, scanner.byte(offset) != Self.semicolon,
      scanner.byte(offset) != Self.greater, !scanner.isLineEnd(offset)
    {
      offset += 1
    }
    let end = scanner.trimmedEnd(from: start, to: min(offset, limit))
    return DescriptionField(key: key, value: SourceRange(start: start, end: max(start, end)))
  }

  /// A string: it ends at the first quote that a field or the end of the description follows.
  private mutating func quoted(_ key: SourceRange) -> DescriptionField {
    let start = offset + 1
    offset = start
    var firstLine: Int?
    while offset < limit {
      if scanner.byte(offset) == Self.quote, ends(at: offset + 1) {
        let value = SourceRange(start: start, end: offset)
        offset += 1
        return DescriptionField(key: key, value: value, isQuoted: true)
      }
      if firstLine == nil, scanner.isLineEnd(offset) { firstLine = offset }
      offset += 1
    }
    // Nothing closes it, so that it cannot be told where it ends.
    offset = limit
    let end = max(start, min(firstLine ?? limit, limit))
    return DescriptionField(key: key, value: SourceRange(start: start, end: end), isQuoted: true)
  }

  /// Whether a string can end before an offset.
  private func ends(at offset: Int) -> Bool {
    if offset >= limit { return true }
    if scanner.byte(offset) == Self.greater {
      let after = scanner.skippingBlanks(from: offset + 1)
      return scanner.isLineEnd(after) || scanner.has("- ", at: after)
        || scanner.has("\"", at: offset + 1)
    }
    guard scanner.byte(offset) == Self.semicolon, scanner.byte(offset + 1) == 0x20 else {
      return false
    }
    return isKey(at: offset + 2)
  }

  /// Whether a key stands at an offset: some words with a sign after them.
  private func isKey(at start: Int) -> Bool {
    guard DescriptionScanner.isWord(scanner.byte(start)) else { return false }
    for offset in start..<start + 60 {
      switch scanner.byte(offset) {
      case UInt8(ascii: "="), UInt8(ascii: ":"), Self.semicolon, Self.greater: return true
      case let byte where DescriptionScanner.isWord(byte) || byte == 0x20 || byte == 0x2E: continue
      default: return false
      }
    }
    return false
  }

  /// Goes beyond a value in brackets, with whatever brackets are in it.
  private mutating func skipNested() {
    var open: [UInt8] = []
    while offset < limit, !scanner.isLineEnd(offset) {
      let byte = scanner.byte(offset)
      if byte == open.last {
        open.removeLast()
      } else if let closing = Self.closing(byte) {
        open.append(closing)
      }
      offset += 1
      if open.isEmpty { return }
    }
  }

  private static func closing(_ byte: UInt8) -> UInt8? {
    switch byte {
    case less: greater
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    default: nil
    }
  }
}
