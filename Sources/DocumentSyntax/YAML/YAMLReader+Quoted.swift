/// Quoted scalars, in block and in flow context.
extension YAMLReader {
  /// The end of a quoted scalar, after its closing quote, and how it is to be decoded.
  struct Quoted {
    var end: Int
    var style: ScalarStyle
  }

  /// Reads from an opening quote past the closing one; nil after a problem that ends reading.
  @inline(__always) mutating func readQuoted() -> Quoted? {
    let quote = bytes.byte(at: offset)
    let opening = offset
    var style = ScalarStyle.quoted
    offset &+= 1
    while true {
      findInQuoted(quote)
      guard offset < count else { break }
      let byte = bytes.byte(at: offset)
      if byte == quote {
        offset &+= 1
        if quote == UInt8(ascii: "\"") { return Quoted(end: offset, style: style) }
        let isDoubled = offset < count && bytes.byte(at: offset) == quote
        guard isDoubled else { return Quoted(end: offset, style: style) }
        style = .yamlSingleQuoted
        offset &+= 1
      } else if byte == UInt8(ascii: "\\") {
        if quote == UInt8(ascii: "\"") {
          style = .yamlDoubleQuoted
          skipEscape()
        } else {
          offset &+= 1
        }
      } else if YAMLBytes.isBreak(byte) {
        style = quote == UInt8(ascii: "'") ? .yamlSingleQuoted : .yamlDoubleQuoted
        guard continueQuoted() else { break }
      } else if byte == YAMLBytes.tab {
        offset &+= 1
      } else {
        failAtControl(offset)
        return nil
      }
      if stopped { return nil }
    }
    fail(.syntax, "the quote that opens here is not closed in time; close it", at: opening)
    return nil
  }

  /// Moves to the next quote, backslash or control character.
  @inline(__always) private mutating func findInQuoted(_ quote: UInt8) {
    while offset &+ 8 <= count {
      let word = bytes.word(at: offset)
      let hits =
        ByteScanning.bytesBelow(word, YAMLBytes.space) | ByteScanning.matches(word, quote)
        | ByteScanning.matches(word, UInt8(ascii: "\\"))
      if hits != 0 {
        offset &+= hits.trailingZeroBitCount >> 3
        return
      }
      offset &+= 8
    }
    while offset < count {
      let byte = bytes.byte(at: offset)
      if byte < YAMLBytes.space || byte == quote || byte == UInt8(ascii: "\\") { return }
      offset &+= 1
    }
  }

  /// Moves from a line break to the text of the next line that has some.
  ///
  /// False where that line is no part of the scalar, by its indentation or as a document marker.
  private mutating func continueQuoted() -> Bool {
    repeat {
      offset = afterBreak(offset)
      lineStart = offset
      column = endOfSpaces(from: offset) - offset
      offset = endOfBlanks(from: offset + column)
    } while offset < count && isLineEnd(at: offset)
    return offset < count && column > top.indent && !isMarker(at: lineStart)
  }

  /// Moves past a backslash and what it escapes; an unknown escape is reported and passed over.
  private mutating func skipEscape() {
    let start = offset
    offset &+= 1
    guard offset < count else { return }
    let byte = bytes.byte(at: offset)
    let length = YAMLEscapes.digits(after: byte)
    if length > 0 {
      guard let value = YAMLEscapes.value(in: bytes, from: offset + 1, length: length) else {
        return reportEscape("the escape needs \(length) hexadecimal digits; add them", start)
      }
      offset += 1 + length
      guard value < 0xD800 || value > 0xDFFF else { return skipSurrogates(value, start) }
      guard value <= 0x10FFFF else {
        return reportEscape("the escape names no Unicode character; correct its digits", start)
      }
    } else if YAMLBytes.isBreak(byte) {
      // The line break is read as such.
    } else if YAMLEscapes.character(for: byte) != nil {
      offset += 1
    } else {
      reportEscape("there is no such escape; double the backslash, or use single quotes", start)
    }
  }

  /// Moves past the second half of a surrogate pair, which JSON writes and YAML does not know.
  private mutating func skipSurrogates(_ first: UInt32, _ start: Int) {
    guard let length = YAMLEscapes.lengthOfLowSurrogate(in: bytes, at: offset), first < 0xDC00,
      offset == start + 6
    else {
      return reportEscape("the escape is half of a surrogate pair; use \\U with 8 digits", start)
    }
    offset += length
  }

  private mutating func reportEscape(_ message: String, _ start: Int) {
    report(.syntax, message, at: start, end: min(start + 2, count))
    offset = max(offset, min(start + 1, count))
  }
}
