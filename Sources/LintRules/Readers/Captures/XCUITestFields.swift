import DocumentSyntax

/// Hands out the fields after the type of an element of an XCUITest description.
///
/// Strings are in quotes that nothing escapes: one ends at the quote after which the line ends or
/// another field follows. A value stands without quotes.
struct XCUITestFields: Sendable {
  /// One field.
  enum Field: Sendable {
    case frame(SourceRange)
    case text(DescriptionField)
    case flag(SourceRange)
  }

  private let scanner: DescriptionScanner
  private let limit: Int
  private var offset: Int
  /// Whether a string was opened that nothing closes.
  private(set) var isOpen = false

  /// The fields between a type and the next element.
  init(_ scanner: DescriptionScanner, after type: Int, limit: Int) {
    self.scanner = scanner
    self.limit = limit
    offset = type
  }

  /// The next field; nil after the last.
  mutating func next() -> Field? {
    while offset < limit {
      switch scanner.byte(offset) {
      case 0x20, 0x09, UInt8(ascii: ","), UInt8(ascii: ":"): offset += 1
      case 0x0A, 0x0D: return nil
      case UInt8(ascii: "{"): return frame()
      case UInt8(ascii: "("): skip(to: UInt8(ascii: ")"))
      default:
        if let field = named() { return field }
      }
    }
    return nil
  }

  private mutating func frame() -> Field {
    let start = offset
    while offset < limit, !scanner.isLineEnd(offset) {
      offset += 1
      if scanner.has("}}", at: offset) {
        offset += 2
        break
      }
    }
    return .frame(SourceRange(start: start, end: min(offset, limit)))
  }

  /// Goes beyond a sign of the line, or to its end.
  private mutating func skip(to sign: UInt8) {
    while offset < limit, !scanner.isLineEnd(offset), scanner.byte(offset) != sign { offset += 1 }
    if offset < limit, scanner.byte(offset) == sign { offset += 1 }
  }

  /// A flag, or a key with its value; nil after going beyond anything else.
  private mutating func named() -> Field? {
    let start = offset
    if scanner.has("0x", at: start) {
      offset = max(scanner.wordEnd(from: start), start + 1)
      return nil
    }
    if let end = XCUITestLine.flagEnd(scanner, start) {
      offset = end
      return .flag(SourceRange(start: start, end: end))
    }
    let end = scanner.wordEnd(from: start)
    guard end > start, scanner.byte(end) == UInt8(ascii: ":") else {
      skip(to: UInt8(ascii: ","))
      return nil
    }
    let key = SourceRange(start: start, end: end)
    offset = scanner.skippingBlanks(from: end + 1)
    return .text(scanner.byte(offset) == UInt8(ascii: "'") ? quoted(key) : plain(key))
  }

  private mutating func quoted(_ key: SourceRange) -> DescriptionField {
    let start = offset + 1
    offset = start
    while offset < limit {
      if scanner.byte(offset) == UInt8(ascii: "'"), ends(at: offset + 1) {
        let value = SourceRange(start: start, end: offset)
        offset += 1
        return DescriptionField(key: key, value: value, isQuoted: true)
      }
      offset += 1
    }
    isOpen = true
    // Nothing closes it, so that only its line is certain.
    let end = min(scanner.lineEnd(from: start), limit)
    return DescriptionField(
      key: key, value: SourceRange(start: start, end: max(start, end)), isQuoted: true)
  }

  private mutating func plain(_ key: SourceRange) -> DescriptionField {
    let start = offset
    while offset < limit, !(scanner.byte(offset) == UInt8(ascii: ",") && ends(at: offset)) {
      offset += 1
    }
    let end = scanner.trimmedEnd(from: start, to: min(offset, limit))
    return DescriptionField(key: key, value: SourceRange(start: start, end: max(start, end)))
  }

  /// Whether a value can end before an offset.
  private func ends(at offset: Int) -> Bool {
    if offset >= limit { return true }
    if scanner.has(", ", at: offset) { return XCUITestLine.isField(scanner, offset + 2) }
    let byte = scanner.byte(offset)
    if byte == UInt8(ascii: "{") { return false }
    return byte <= 0x20 && scanner.isLineEnd(scanner.skippingBlanks(from: offset))
  }
}
