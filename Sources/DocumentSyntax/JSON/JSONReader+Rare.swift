/// Reads what the loop leaves aside: problems, and valid but unusual text.
///
/// Each function starts and ends at `position`, and writes entries so that in a mapping keys and
/// values alternate even after a problem.
extension JSONReader {
  /// Reads a key, and the colon after it.
  @inline(never) mutating func readRareKey() -> JSONStep {
    skipComments()
    guard !isFull else { return .stop }
    switch TextScanning.byte(bytes, position) {
    case _ where position >= bytes.count:
      return reportEnd()
    case UInt8(ascii: "\""):
      // The end of the mapping compares all keys, as this one's hash is not among those seen.
      frames[depth].hasSuspects = true
      return readRareString() ? readRareColon() : .stop
    case UInt8(ascii: "}"):
      reportTrailingComma()
      return .separator
    case UInt8(ascii: ","):
      report("a key and a value are missing before this comma; add them or remove the comma")
      moveToNext()
      return .element
    case UInt8(ascii: "'"):
      return readSingleQuoted() ? readRareColon() : .stop
    case let byte where JSONReader.isWord(byte) && byte < 0x80:
      let end = endOfWord(from: position)
      report("the key \(quoted(to: end)) needs double quotes around it", length: end - position)
      write(.string, .verbatim, to: end)
      return readRareColon()
    default:
      return reportUnexpected("a key in double quotes")
    }
  }

  /// Reads the colon between a key and its value.
  private mutating func readRareColon() -> JSONStep {
    position = TextScanning.endOfSpace(bytes, from: position)
    skipComments()
    guard !isFull else { return .stop }
    switch TextScanning.byte(bytes, position) {
    case _ where position >= bytes.count:
      return reportEnd()
    case UInt8(ascii: ":"):
      moveToNext()
      return .value
    case UInt8(ascii: "="):
      report("a colon stands between a key and its value, not an equals sign")
      moveToNext()
      return .value
    case UInt8(ascii: ","), UInt8(ascii: "}"):
      report("a colon and a value are missing after the key; add them")
      writeMissing()
      return .separator
    case let byte where JSONReader.startsValue(byte):
      report("a colon is missing before this value; add it")
      return .value
    default:
      return reportUnexpected("a colon")
    }
  }

  /// Reads a value that the loop does not: long numbers, escapes, and what is not a value.
  @inline(never) mutating func readRareValue() -> JSONStep {
    skipComments()
    guard !isFull else { return .stop }
    let byte = TextScanning.byte(bytes, position)
    switch byte {
    case _ where position >= bytes.count:
      return reportEnd()
    case UInt8(ascii: "\""):
      return readRareString() ? .separator : .stop
    case 0x30...0x39, UInt8(ascii: "-"):
      return readRareNumber()
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      return depth < SyntaxLimits.depth ? openRare(byte) : reportDepth()
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      return readCloserForValue(byte)
    case UInt8(ascii: ",") where depth > 0:
      report("a value is missing before this comma; add it or remove the comma")
      writeMissing()
      return .separator
    case UInt8(ascii: "'"):
      return readSingleQuoted() ? .separator : .stop
    case _ where JSONReader.isWord(byte) && byte < 0x80:
      return readWord()
    default:
      return reportUnexpected("a value")
    }
  }

  /// Reads what follows a value where it is neither a comma nor the collection's end.
  @inline(never) mutating func readRareSeparator() -> JSONStep {
    let start = position
    skipComments()
    guard !isFull else { return .stop }
    let isMapping = frames[depth].isMapping
    let byte = TextScanning.byte(bytes, position)
    if position >= bytes.count { return depth == 0 ? .stop : reportEnd() }
    if position > start, depth > 0 {
      // A comment was skipped; what follows it may be in order.
      if byte == UInt8(ascii: ",") || byte == frames[depth].closer { return .separator }
    }
    switch byte {
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      return reportCloser(byte)
    case _ where depth == 0:
      report("there is text after the end of the value; remove it")
      return .stop
    case UInt8(ascii: ";"):
      report("a comma stands between values, not a semicolon")
      moveToNext()
      return .element
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      report("a comma is missing before this \(isMapping ? "key" : "value"); add it")
      return .element
    case _ where position > 0 && bytes.byte(at: position - 1) == UInt8(ascii: "\""):
      report("a quote inside a string is written \\\"; or a comma is missing before this")
      return .stop
    case _ where !isMapping && JSONReader.startsValue(byte):
      report("a comma is missing before this value; add it")
      return .element
    default:
      return reportUnexpected(isMapping ? "a comma or }" : "a comma or ]")
    }
  }

  /// Opens a collection whose bracket the loop has not seen because of a comment before it.
  private mutating func openRare(_ bracket: UInt8) -> JSONStep {
    guard let base = entries.baseAddress else { return .stop }
    depth += 1
    let closer = bracket + 2
    JSONReader.open(position, count, closer, base, frames + depth, seen + depth * 4)
    count += 1
    moveToNext()
    return TextScanning.byte(bytes, position) == closer ? .separator : .element
  }

  /// Reads a closing bracket that stands where a value should.
  private mutating func readCloserForValue(_ byte: UInt8) -> JSONStep {
    guard depth > 0, byte == frames[depth].closer else { return reportCloser(byte) }
    if frames[depth].isMapping {
      report("a value is missing after the colon; add it")
      writeMissing()
    } else {
      reportTrailingComma()
    }
    return .separator
  }
}

/// Scalars that the loop leaves aside.
extension JSONReader {
  /// Reads a string with whatever it holds; whether reading can go on after it.
  mutating func readRareString() -> Bool {
    let start = position
    var style = ScalarStyle.quoted
    position += 1
    while true {
      position = endOfPlainRun(from: position)
      switch TextScanning.byte(bytes, position) {
      case _ where position >= bytes.count:
        position = start
        report("this string is not closed; add a double quote at its end")
        return false
      case UInt8(ascii: "\""):
        let end = position + 1
        position = start
        write(.string, style, to: end)
        if TextScanning.isText(bytes, from: start, to: end) { return true }
        report(.encoding, "the string is not UTF-8; save the file as UTF-8")
        return false
      case UInt8(ascii: "\\"):
        style = .jsonEscaped
        readEscape()
      case 0x0A, 0x0D:
        report("a line break is not allowed in a string; close the string or write \\n")
        return false
      default:
        let name = SyntaxWording.codePoint(bytes, at: position)
        report("the control character \(name) is not allowed in a string; write it as \\u escape")
        position += 1
      }
      if isFull { return false }
    }
  }

  /// The offset of the next byte of a string that does not stand for itself, or the end.
  private func endOfPlainRun(from start: Int) -> Int {
    var offset = start
    while offset &+ 8 <= bytes.count {
      let stops = JSONReader.stringStops(bytes.word(at: offset))
      if stops != 0 { return offset &+ stops.trailingZeroBitCount >> 3 }
      offset &+= 8
    }
    while offset < bytes.count {
      let byte = bytes.byte(at: offset)
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return offset }
      offset &+= 1
    }
    return offset
  }

  /// Moves over an escape, and reports one that is none.
  private mutating func readEscape() {
    switch TextScanning.byte(bytes, position + 1) {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 2
    case UInt8(ascii: "u"):
      readUnicodeEscape()
    case 0..<0x20:
      report("an escape is not complete; write \\\\ for a backslash")
      position += 1
    default:
      let name = SyntaxWording.quoted(bytes, from: position, to: endOfCharacter(position + 1))
      report("there is no escape \(name) in JSON; write \\\\ for a backslash", length: 2)
      position += 2
    }
  }

  /// Moves over an escape of four digits, or of two times four for a character above U+FFFF.
  private mutating func readUnicodeEscape() {
    guard let unit = JSONText.codeUnit(bytes, at: position) else {
      var end = position + 2
      while end < position + 6, HexDigit.value(TextScanning.byte(bytes, end)) != nil {
        end += 1
      }
      report("the escape \\u needs four hexadecimal digits", length: end - position)
      position = end
      return
    }
    if unit & 0xF800 != 0xD800 {
      position += 6
    } else if unit < 0xDC00, let low = JSONText.codeUnit(bytes, at: position + 6),
      low & 0xFC00 == 0xDC00
    {
      position += 12
    } else {
      report(
        "this escape is half of a surrogate pair and no Unicode character; write both halves",
        length: 6)
      position += 6
    }
  }

  /// Reads a number of any length.
  mutating func readRareNumber() -> JSONStep {
    let end = endOfWord(from: position)
    guard let exponent = JSONReader.exponentOfNumber(bytes, from: position, to: end) else {
      return readWord()
    }
    let isLarge = exponent < end || end - position > 300
    if isLarge, NumberText.value(bytes, start: position, end: end) == nil {
      report(
        "the number is out of the range of a double; write a smaller one", length: end - position)
    }
    write(.number, .verbatim, to: end)
    return step(.separator)
  }

  /// The offset after decimal digits.
  private static func endOfDigits(_ bytes: Bytes, _ start: Int, _ end: Int) -> Int {
    var offset = start
    while offset < end, bytes.byte(at: offset) &- 0x30 <= 9 { offset &+= 1 }
    return offset
  }

  /// Where a number's exponent starts, or its end without one; nil where it is not JSON.
  private static func exponentOfNumber(_ bytes: Bytes, from start: Int, to end: Int) -> Int? {
    let first = TextScanning.byte(bytes, start) == UInt8(ascii: "-") ? start + 1 : start
    var offset = endOfDigits(bytes, first, end)
    guard offset == first + 1 || offset > first && bytes.byte(at: first) != 0x30 else { return nil }
    if offset < end, bytes.byte(at: offset) == UInt8(ascii: ".") {
      let fraction = offset + 1
      offset = endOfDigits(bytes, fraction, end)
      if offset == fraction { return nil }
    }
    guard offset < end else { return end }
    let exponent = offset
    guard bytes.byte(at: exponent) | 0x20 == UInt8(ascii: "e"), exponent + 1 < end else {
      return nil
    }
    let sign = bytes.byte(at: exponent + 1)
    offset = exponent + (sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") ? 2 : 1)
    return offset < end && endOfDigits(bytes, offset, end) == end ? exponent : nil
  }

  /// Reads a literal near the end of the text, or says why a word is not a value.
  mutating func readWord() -> JSONStep {
    let end = endOfWord(from: position)
    let word = String(
      decoding: Bytes(rebasing: bytes[position..<min(end, position + 12)]), as: UTF8.self)
    switch word {
    case "true", "false": write(.boolean, .verbatim, to: end)
    case "null": write(.null, .verbatim, to: end)
    default:
      let isRoot = depth == 0
      report(wording(for: word, to: end), length: end - position)
      write(.null, .verbatim, to: end)
      return isRoot ? .stop : step(.separator)
    }
    return .separator
  }

  /// The problem of a word that is not a value.
  private func wording(for word: String, to end: Int) -> String {
    let first = bytes.byte(at: position)
    let plain = word.lowercased().drop { $0 == "+" || $0 == "-" || $0 == "." }
    switch plain {
    case "true", "false", "null":
      return "\(quoted(to: end)) is not JSON; write it in lower case and without signs"
    case "none", "nil", "undefined":
      return "\(quoted(to: end)) is not JSON; write null"
    case "nan", "inf", "infinity":
      return "\(quoted(to: end)) is not JSON; write a finite number or null"
    case _ where first &- 0x30 <= 9 || "+-.".utf8.contains(first):
      return "\(quoted(to: end)) is not a JSON number; write it with decimal digits, without"
        + " leading zeros or plus, and with digits on both sides of a point"
    default:
      return "\(quoted(to: end)) is not a JSON value; put text in double quotes"
    }
  }

  /// Reads text in single quotes that end on the same line; whether reading can go on after it.
  mutating func readSingleQuoted() -> Bool {
    var end = position + 1
    while end < bytes.count, bytes.byte(at: end) >= 0x20, bytes.byte(at: end) != UInt8(ascii: "'") {
      end += 1
    }
    let isClosed = TextScanning.byte(bytes, end) == UInt8(ascii: "'")
    if isClosed { end += 1 }
    report("JSON strings stand in double quotes, not single ones", length: end - position)
    write(.string, .quoted, to: end)
    return isClosed && !isFull
  }
}
