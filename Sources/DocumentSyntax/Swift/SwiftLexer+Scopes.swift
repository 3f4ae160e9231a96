/// Brackets and strings.
extension SwiftLexer {
  /// Ends the innermost scope at the last token: its partner is missing.
  mutating func closeScope() {
    guard let scope = scopes.popLast() else { return }
    switch scope {
    case .bracket(let token, _):
      found.tokens[token].partner = Int32(found.tokens.count)
    case .interpolation(let token):
      found.tokens[token].partner = Int32(add(.interpolationEnd, from: position))
    case .string(let token, _, _):
      found.tokens[token].partner = Int32(add(.stringEnd, from: position))
    }
  }

  mutating func readCloser(_ byte: UInt8) {
    let start = position
    let opener: UInt8 =
      switch byte {
      case UInt8(ascii: ")"): UInt8(ascii: "(")
      case UInt8(ascii: "]"): UInt8(ascii: "[")
      default: UInt8(ascii: "{")
      }
    if let place = place(of: opener) {
      while scopes.count > place + 1 { closeScope() }
      position += 1
      if case .interpolation(let token) = scopes[place] {
        found.tokens[token].partner = Int32(add(.interpolationEnd, from: start))
      } else if case .bracket(let token, _) = scopes[place] {
        found.tokens[token].partner = Int32(add(.close, from: start))
      }
      scopes.removeLast()
      return
    }
    // Nothing is open that it closes.
    position += 1
    add(.mark, from: start)
  }

  /// The innermost scope that a bracket of that kind opened. A parenthesis or bracket closes
  /// nothing beyond a brace, and nothing closes what is beyond an interpolation.
  private func place(of opener: UInt8) -> Int? {
    var index = scopes.count - 1
    // A file with a million brackets that nothing closes is not searched again and again.
    let least = max(0, scopes.count - 64)
    while index >= least {
      switch scopes[index] {
      case .bracket(_, let other):
        if other == opener { return index }
        if other == UInt8(ascii: "{") { return nil }
      case .interpolation:
        return opener == UInt8(ascii: "(") ? index : nil
      case .string: return nil
      }
      index -= 1
    }
    return nil
  }

  /// A string on one line ends with the line, and so does all that is open in it.
  mutating func closeInterpolationAtLineEnd() {
    guard scopes.count > 1, case .string(_, _, let isMultiline) = scopes[scopes.count - 2],
      !isMultiline
    else { return }
    closeScope()
    closeScope()
  }

  mutating func beginString(pounds: Int) {
    let start = position
    position += pounds
    let quote = UInt8(ascii: "\"")
    let isMultiline =
      byte(position + 1) == quote && byte(position + 2) == quote
      && (pounds == 0 || !endsOnLine(position + 2, pounds))
    position += isMultiline ? 3 : 1
    let token = add(.string, from: start)
    scopes.append(.string(token: token, pounds: pounds, isMultiline: isMultiline))
  }

  /// Whether a string that began with `#` ends on its line: `#"""#` is one quote.
  private func endsOnLine(_ start: Int, _ pounds: Int) -> Bool {
    var offset = start
    while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
      if bytes[offset] == UInt8(ascii: "\""), hasPounds(pounds, at: offset + 1) { return true }
      offset += 1
    }
    return false
  }

  /// Reads text of the innermost string up to its end or to an interpolation.
  mutating func readText(_ token: Int, _ pounds: Int, _ isMultiline: Bool) {
    let start = position
    let quote = UInt8(ascii: "\"")
    while position < bytes.count {
      let next = bytes[position]
      if next == UInt8(ascii: "\\"), hasPounds(pounds, at: position + 1) {
        let escaped = position + 1 + pounds
        guard byte(escaped) == UInt8(ascii: "(") else {
          position = min(escaped + 1, bytes.count)
          continue
        }
        if position > start { add(.text, from: start) }
        let begin = position
        position = escaped + 1
        scopes.append(.interpolation(token: add(.interpolation, from: begin)))
        return
      }
      let length = isMultiline ? 3 : 1
      let isEnd =
        next == quote
        && (!isMultiline || byte(position + 1) == quote && byte(position + 2) == quote)
        && hasPounds(pounds, at: position + length)
      if isEnd {
        if position > start { add(.text, from: start) }
        let begin = position
        position += length + pounds
        found.tokens[token].partner = Int32(add(.stringEnd, from: begin))
        scopes.removeLast()
        return
      }
      if !isMultiline, next == 0x0A || next == 0x0D { break }
      position += 1
    }
    // The quotes that end it are missing.
    if position > start { add(.text, from: start) }
    closeScope()
  }

  private func hasPounds(_ count: Int, at offset: Int) -> Bool {
    guard count > 0 else { return true }
    guard offset + count <= bytes.count else { return false }
    return bytes[offset..<offset + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }
}
