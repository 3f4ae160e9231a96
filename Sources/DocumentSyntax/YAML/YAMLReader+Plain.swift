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
