import ScreenModel

/// Finds the tokens of formats and templates that nobody has filled in.
struct TemplateToken {
  private let bytes: [UInt8]

  /// Where the first token of a text stands; nil where there is none.
  static func first(in text: String) -> Range<String.Index>? {
    let search = TemplateToken(bytes: Array(text.utf8))
    for start in search.bytes.indices where isMark(search.bytes[start]) {
      guard let end = search.end(ofTokenAt: start) else { continue }
      let first = text.utf8.index(text.startIndex, offsetBy: start)
      return first..<text.utf8.index(first, offsetBy: end - start)
    }
    return nil
  }

  /// Whether a text has a byte that may begin a token.
  static func mayOccur(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.contains(where: isMark)
  }

  /// Whether a byte may begin a token: `%`, `{`, `$`, `\` or `#`.
  static func isMark(_ byte: UInt8) -> Bool {
    byte == 0x25 || byte == 0x7B || byte == 0x24 || byte == 0x5C || byte == 0x23
  }

  private func end(ofTokenAt start: Int) -> Int? {
    switch bytes[start] {
    case UInt8(ascii: "%"): format(at: start)
    case UInt8(ascii: "{"): braces(at: start)
    case UInt8(ascii: "$"): variable(at: start)
    case UInt8(ascii: "#"): hashes(at: start)
    default: enclosed(at: start + 1, open: UInt8(ascii: "("), close: UInt8(ascii: ")"))
    }
  }

  private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  private func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 || byte >= 0x80 }

  private func isName(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
  }

  private func skip(from index: Int, while test: (UInt8) -> Bool) -> Int {
    var index = index
    while index < bytes.count, test(bytes[index]) { index += 1 }
    return index
  }

  // MARK: Hashes

  /// Letters between two number signs, as in `#Accept#`.
  private func hashes(at start: Int) -> Int? {
    guard start == 0 || !isName(bytes[start - 1]) else { return nil }
    let end = skip(from: start + 1) { isLetter($0) || $0 == UInt8(ascii: "_") }
    guard end - start > 2, byte(end) == UInt8(ascii: "#"), !isName(byte(end + 1)) else {
      return nil
    }
    return end + 1
  }

  // MARK: Formats

  /// A conversion such as `%@`, `%1$@`, `%.2f` or `%ld`; a number before the sign is a percentage.
  private func format(at start: Int) -> Int? {
    var before = start - 1
    while before >= 0, bytes[before] == 0x20 { before -= 1 }
    if before >= 0, isDigit(bytes[before]) { return nil }
    var index = skip(from: start + 1) { isDigit($0) || "$.+-#'".utf8.contains($0) }
    index = skip(from: index) { "hlqLztj".utf8.contains($0) }
    if byte(index) == UInt8(ascii: "@") { return index + 1 }
    if index == start + 1, byte(index) == UInt8(ascii: "(") {
      return enclosed(at: index, open: UInt8(ascii: "("), close: UInt8(ascii: ")"))
    }
    guard "diufsxXoegcDU".utf8.contains(byte(index)), !isName(byte(index + 1)) || isStop(index + 1)
    else { return nil }
    return index + 1
  }

  /// Whether a dot stands here that ends a sentence.
  private func isStop(_ index: Int) -> Bool {
    byte(index) == UInt8(ascii: ".") && !isName(byte(index + 1))
  }

  // MARK: Templates

  /// `{{name}}`, `{name}`, `{0}`, or the beginning of `{count, plural, …}`.
  private func braces(at start: Int) -> Int? {
    if byte(start + 1) == UInt8(ascii: "{") {
      var index = start + 2
      while index + 1 < bytes.count, index < start + 60 {
        if bytes[index] == UInt8(ascii: "}"), bytes[index + 1] == UInt8(ascii: "}") {
          return index > start + 2 ? index + 2 : nil
        }
        index += 1
      }
      return nil
    }
    let end = skip(from: start + 1, while: isName)
    guard end > start + 1, end < start + 40 else { return nil }
    if byte(end) == UInt8(ascii: ",") { return plural(from: end) }
    return byte(end) == UInt8(ascii: "}") ? end + 1 : nil
  }

  private func plural(from comma: Int) -> Int? {
    let word = skip(from: comma + 1) { $0 == 0x20 }
    let end = skip(from: word, while: isLetter)
    let known = ["plural", "select", "number", "date", "time", "selectordinal"]
    return known.contains(String(decoding: bytes[word..<end], as: UTF8.self)) ? end : nil
  }

  /// `${name}`, `$(NAME)`, or a name in capitals with an underscore such as `$PRODUCT_NAME`.
  private func variable(at start: Int) -> Int? {
    if byte(start + 1) == UInt8(ascii: "{") {
      return enclosed(at: start + 1, open: UInt8(ascii: "{"), close: UInt8(ascii: "}"))
    }
    if byte(start + 1) == UInt8(ascii: "(") {
      return enclosed(at: start + 1, open: UInt8(ascii: "("), close: UInt8(ascii: ")"))
    }
    let end = skip(from: start + 1) { $0 &- 0x41 < 26 || $0 == UInt8(ascii: "_") }
    let word = String(decoding: bytes[start + 1..<end], as: UTF8.self)
    let isVariable = word == "PRODUCT" || word.dropFirst().dropLast().contains("_")
    return isVariable && !isName(byte(end)) ? end : nil
  }

  /// The end of a name in brackets that begin here.
  private func enclosed(at start: Int, open: UInt8, close: UInt8) -> Int? {
    guard byte(start) == open else { return nil }
    let end = skip(from: start + 1, while: isName)
    guard end > start + 1, end < start + 60, isLetter(byte(start + 1)) else { return nil }
    // What is called in an interpolation, as in `\(items.count())`.
    let rest = byte(end) == open && byte(end + 1) == close ? end + 2 : end
    return byte(rest) == close ? rest + 1 : nil
  }
}
