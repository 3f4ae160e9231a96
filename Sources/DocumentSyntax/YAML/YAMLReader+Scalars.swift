/// Plain scalars in block context.
extension YAMLReader {
  /// Where the text from `start` on ends: at a `:` or `#` that is an indicator, or the line's end.
  @inline(__always) func endOfPlain(from start: Int) -> Int {
    var offset = start
    while true {
      while offset &+ 8 <= count {
        let word = bytes.word(at: offset)
        let hits =
          ByteScanning.bytesBelow(word, YAMLBytes.space)
          | ByteScanning.matches(word, UInt8(ascii: ":"))
          | ByteScanning.matches(word, UInt8(ascii: "#"))
        if hits != 0 {
          offset &+= hits.trailingZeroBitCount >> 3
          break
        }
        offset &+= 8
      }
      guard offset < count else { return count }
      let byte = bytes.byte(at: offset)
      if byte == YAMLBytes.lineFeed || endsPlain(byte, at: offset, start: start) { return offset }
      offset &+= 1
    }
  }

  /// Whether a byte ends plain text that began at `start`.
  @inline(__always) private func endsPlain(_ byte: UInt8, at offset: Int, start: Int) -> Bool {
    switch byte {
    case UInt8(ascii: ":"): isSpace(at: offset &+ 1)
    case UInt8(ascii: "#"): offset > start && YAMLBytes.isBlank(bytes.byte(at: offset &- 1))
    default: byte < YAMLBytes.space && byte != YAMLBytes.tab
    }
  }

  /// The end of the text between two offsets without the blanks it ends with.
  @inline(__always) func trimmed(from start: Int, to stop: Int) -> Int {
    var end = stop
    while end > start, YAMLBytes.isBlank(bytes.byte(at: end &- 1)) { end &-= 1 }
    return end
  }

  /// Reads a value that begins with a letter or the like, after `key: `.
  @inline(__always) mutating func readPlainValue() {
    let start = offset
    let stop = endOfPlain(from: start)
    if stop < count {
      let byte = bytes.byte(at: stop)
      if byte == YAMLBytes.lineFeed {
        appendPlain(from: start, to: stop)
        offset = stop &+ 1
        expected = .plain
        return
      }
      if byte == UInt8(ascii: ":") { return failAtSecondColon(start, stop) }
    }
    appendPlain(from: start, to: stop)
    finishPlain(at: stop)
  }

  /// Appends the first line of a plain scalar.
  @inline(__always) mutating func appendPlain(from start: Int, to stop: Int) {
    let end = trimmed(from: start, to: stop)
    let kind =
      YAMLBytes.mayBeTyped(bytes.byte(at: start))
      ? YAMLCoreSchema.kind(of: bytes, from: start, to: end) : .string
    append(kind, .verbatim, start: start, end: end)
  }

  /// Moves from where plain text ended to the next line.
  mutating func finishPlain(at stop: Int) {
    offset = stop
    if isLineEnd(at: stop) {
      offset = afterBreak(stop)
      expected = .plain
    } else if bytes.byte(at: stop) == UInt8(ascii: "#") {
      skipComment()
    } else {
      failAtControl(stop)
    }
  }

  /// Adds a line to the plain scalar that is the last entry.
  mutating func continuePlain() {
    let start = offset
    let last = entryCount - 1
    let stop = endOfPlain(from: start)
    if isKeyColon(at: stop) {
      fail(
        .syntax,
        "a value over several lines cannot have ': ' in it; align the key with those above, "
          + "or quote the value",
        at: start, end: stop + 1)
      return
    }
    lastEnd = trimmed(from: start, to: stop)
    entries[last].end = UInt32(truncatingIfNeeded: lastEnd)
    entries[last].style = .yamlPlainFolded
    entries[last].kind = .string
    expected = .nothing
    finishPlain(at: stop)
  }

  /// Whether a plain scalar may begin at an offset of block context.
  func canStartPlain(at offset: Int) -> Bool {
    switch bytes.byte(at: offset) {
    case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"): !isSpace(at: offset + 1)
    case UInt8(ascii: "<"): true
    case let byte: YAMLBytes.startsPlain(byte)
    }
  }

  /// Reports a byte that begins no node.
  mutating func failAtIndicator(_ offset: Int) {
    let byte = bytes.byte(at: offset)
    switch byte {
    case 0..<YAMLBytes.space:
      failAtControl(offset)
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      fail(.syntax, "nothing is open that this bracket could close; remove it", at: offset)
    default:
      let character = Character(Unicode.Scalar(byte))
      fail(.syntax, "no value can begin with '\(character)'; quote the value", at: offset)
    }
  }
}

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
  /// False where that line is not part of the scalar, by its indentation or as a document marker.
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

/// Literal and folded block scalars.
extension YAMLReader {
  /// Reads a block scalar from its `|` or `>` to the line after it.
  mutating func readBlockScalar() {
    let start = offset
    let style: ScalarStyle =
      bytes.byte(at: start) == UInt8(ascii: "|") ? .yamlLiteral : .yamlFolded
    guard let header = YAMLBlockHeader(bytes, at: start) else {
      fail(
        .syntax, "only one digit 1 to 9 and one '+' or '-' may follow the '|' or '>'",
        at: start + 1)
      return
    }
    offset = header.end
    finishLine(after: "the head of the text; begin the text on the next line")
    guard !stopped else { return }
    let parent = max(top.indent, 0)
    let indent = header.indent > 0 ? parent + header.indent : detectIndent()
    guard !stopped else { return }
    guard indent <= Int(UInt16.max) else {
      fail(.limit, "the text is indented too deep; indent it less", at: offset)
      return
    }
    let end = skipText(indent: indent, header: header)
    guard !stopped else { return }
    append(.string, style, start: start, end: end, indent: indent)
  }

  /// The indentation of the first line with text; that of the longest blank one if there is none.
  private mutating func detectIndent() -> Int {
    var line = offset
    var longest = 0
    while line < count {
      let text = endOfSpaces(from: line)
      let indent = text - line
      if !isLineEnd(at: text) {
        if indent == 0, isMarker(at: line) { break }
        if bytes.byte(at: text) == YAMLBytes.tab, indent <= top.indent {
          failAtTab(text)
        } else if indent > top.indent, indent < longest {
          fail(
            .syntax, "a blank line above has more spaces than this line; remove them", at: text)
        }
        return indent > top.indent ? indent : max(longest, top.indent + 1)
      }
      longest = max(longest, indent)
      line = afterBreak(text)
    }
    return max(longest, top.indent + 1)
  }

  /// Moves to the first line that is no longer text; the answer is where the text ends.
  private mutating func skipText(indent: Int, header: YAMLBlockHeader) -> Int {
    var end = header.end
    while offset < count, !stopped {
      var text = endOfSpaces(from: offset)
      let isBlank = isLineEnd(at: text)
      if isBlank {
        if text - offset > indent { end = text }
      } else {
        if text - offset < indent || indent == 0 && isMarker(at: offset) { break }
        text = endOfLine(from: text)
        end = text
      }
      offset = afterBreak(text)
      if header.keeps { end = offset }
    }
    lineStart = offset
    return end
  }
}
