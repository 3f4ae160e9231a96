/// White space, comments and the ends of lines.
extension YAMLReader {
  /// The offset of the first byte from `start` on that is not a space.
  @inline(__always) func endOfSpaces(from start: Int) -> Int {
    var offset = start
    while offset &+ 8 <= count {
      let others = bytes.word(at: offset) ^ ByteScanning.repeated(YAMLBytes.space)
      if others != 0 { return offset &+ others.trailingZeroBitCount >> 3 }
      offset &+= 8
    }
    while offset < count, bytes.byte(at: offset) == YAMLBytes.space { offset &+= 1 }
    return offset
  }

  /// The offset of the first byte from `start` on that is neither a space nor a tab.
  @inline(__always) func endOfBlanks(from start: Int) -> Int {
    var offset = start
    while offset < count, YAMLBytes.isBlank(bytes.byte(at: offset)) { offset &+= 1 }
    return offset
  }

  /// Whether white space or the end of the file is at an offset.
  @inline(__always) func isSpace(at offset: Int) -> Bool {
    offset >= count || bytes.byte(at: offset) <= YAMLBytes.space
  }

  /// Whether a line break or the end of the file is at an offset.
  @inline(__always) func isLineEnd(at offset: Int) -> Bool {
    offset >= count || YAMLBytes.isBreak(bytes.byte(at: offset))
  }

  /// The offset after the line break at an offset; the offset itself at the end of the file.
  @inline(__always) func afterBreak(_ offset: Int) -> Int {
    guard offset < count else { return offset }
    if bytes.byte(at: offset) == YAMLBytes.lineFeed { return offset &+ 1 }
    let next = offset &+ 1
    return next < count && bytes.byte(at: next) == YAMLBytes.lineFeed ? next &+ 1 : next
  }

  /// The offset of the line break or the end of the file after `start`.
  ///
  /// A control character on the way is a problem; the end of the file is then the answer.
  @inline(__always) mutating func endOfLine(from start: Int) -> Int {
    var offset = start
    while true {
      while offset &+ 8 <= count {
        let hits = ByteScanning.bytesBelow(bytes.word(at: offset), YAMLBytes.space)
        if hits != 0 {
          offset &+= hits.trailingZeroBitCount >> 3
          break
        }
        offset &+= 8
      }
      guard offset < count else { return count }
      let byte = bytes.byte(at: offset)
      if byte >= YAMLBytes.space || byte == YAMLBytes.tab {
        offset &+= 1
      } else if YAMLBytes.isBreak(byte) {
        return offset
      } else {
        failAtControl(offset)
        return count
      }
    }
  }

  /// Moves from a `#` to the next line.
  mutating func skipComment() {
    let start = offset
    let end = endOfLine(from: start)
    if keepsComments { comments.append(SourceRange(start: start, end: end)) }
    offset = afterBreak(end)
  }

  /// Moves to the next line; anything but blanks and a comment on the way is a problem.
  @inline(__always) mutating func finishLine(after what: StaticString) {
    if offset < count, bytes.byte(at: offset) == YAMLBytes.lineFeed {
      offset &+= 1
    } else {
      finishUnusualLine(after: what)
    }
  }

  private mutating func finishUnusualLine(after what: StaticString) {
    let start = offset
    offset = endOfBlanks(from: start)
    if isLineEnd(at: offset) {
      offset = afterBreak(offset)
    } else if bytes.byte(at: offset) != UInt8(ascii: "#") {
      failAtText(after: what)
    } else if offset > start {
      skipComment()
    } else {
      fail(.syntax, "a comment needs a space before its '#'", at: offset)
    }
  }

  /// Reports text where the line had to end.
  private mutating func failAtText(after what: StaticString) {
    let byte = bytes.byte(at: offset)
    if byte < YAMLBytes.space {
      failAtControl(offset)
    } else if byte == UInt8(ascii: ":"), isSpace(at: offset + 1) {
      fail(
        .syntax, "a key cannot stand here; begin a new line for it, or quote the whole value",
        at: offset)
    } else {
      fail(.syntax, "there is more text after \(what); remove it, or quote the value", at: offset)
    }
  }

  /// Moves past blanks to a value on this line; false where the line ends before one.
  mutating func skipToValue() -> Bool {
    let start = offset
    offset = endOfBlanks(from: start)
    if isLineEnd(at: offset) {
      offset = afterBreak(offset)
    } else if bytes.byte(at: offset) == UInt8(ascii: "#"), offset > start {
      skipComment()
    } else {
      return true
    }
    expected = .value
    return false
  }

  /// Whether there is a tab between two offsets.
  func hasTab(from start: Int, to end: Int) -> Bool {
    var offset = start
    while offset < end {
      if bytes.byte(at: offset) == YAMLBytes.tab { return true }
      offset &+= 1
    }
    return false
  }

  /// Whether `---` or `...` begins at an offset, which is the start of a line.
  func isMarker(at offset: Int) -> Bool {
    guard offset &+ 3 <= count else { return false }
    let byte = bytes.byte(at: offset)
    return (byte == UInt8(ascii: "-") || byte == UInt8(ascii: "."))
      && bytes.byte(at: offset &+ 1) == byte && bytes.byte(at: offset &+ 2) == byte
      && isSpace(at: offset &+ 3)
  }

  /// The number of the line that an offset is on, from 1.
  func lineNumber(of offset: Int) -> Int {
    var line = 1
    var index = 0
    while index < offset {
      let byte = bytes.byte(at: index)
      index &+= 1
      guard YAMLBytes.isBreak(byte) else { continue }
      let isPair =
        byte == YAMLBytes.carriageReturn && index < count
        && bytes.byte(at: index) == YAMLBytes.lineFeed
      if !isPair { line &+= 1 }
    }
    return line
  }
}
