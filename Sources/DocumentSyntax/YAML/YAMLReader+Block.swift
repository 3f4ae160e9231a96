/// Block context: what a line of a document is, from its indentation and its first byte.
extension YAMLReader {
  /// Reads lines up to a document marker or the end of the file.
  mutating func readBlock() {
    while offset < count, !stopped {
      lineStart = offset
      offset = endOfSpaces(from: offset)
      column = offset &- lineStart
      guard offset < count else { return }
      let byte = bytes.byte(at: offset)
      if byte <= YAMLBytes.space || byte == UInt8(ascii: "#") {
        readUnusualLine(byte)
      } else if column == 0, isMarker(at: offset) {
        return
      } else if column > top.indent {
        readDeeperLine(.line)
      } else {
        readEntryLine(byte)
      }
    }
  }

  /// Reads a line that is blank, a comment, or has a tab before its text.
  private mutating func readUnusualLine(_ byte: UInt8) {
    if YAMLBytes.isBreak(byte) {
      offset = afterBreak(offset)
      return
    }
    let tab = offset
    offset = endOfBlanks(from: offset)
    if isLineEnd(at: offset) {
      offset = afterBreak(offset)
    } else if bytes.byte(at: offset) == UInt8(ascii: "#") {
      // A comment ends a plain scalar.
      if expected == .plain { expected = .nothing }
      skipComment()
    } else if bytes.byte(at: offset) < YAMLBytes.space {
      failAtControl(offset)
    } else if column > top.indent, expected != .nothing {
      readDeeperLine(.tabbed)
    } else {
      failAtTab(tab)
    }
  }

  /// Reports a tab that indents a line.
  mutating func failAtTab(_ offset: Int) {
    refuse("tabs as indentation; use spaces", at: offset, end: offset + 1)
    stopped = true
  }

  /// Reads a line indented more than the innermost open collection.
  private mutating func readDeeperLine(_ place: Place) {
    switch expected {
    case .value: readNode(place)
    case .plain: continuePlain()
    case .nothing: failAtIndentation()
    }
  }

  /// Reads a line in the column of an open collection, after closing those further right.
  private mutating func readEntryLine(_ byte: UInt8) {
    if expected == .value {
      // A sequence may stand in the column of the key that it belongs to.
      if byte == UInt8(ascii: "-"), top.kind == .blockMapping, column == top.indent,
        isSpace(at: offset &+ 1)
      {
        readNode(.line)
        return
      }
      appendMissing()
    }
    expected = .nothing
    while column < top.indent { close(end: lastEnd) }
    guard column == top.indent else { return failAtIndentation() }
    if top.kind == .blockSequence {
      if byte == UInt8(ascii: "-"), isSpace(at: offset &+ 1) { return readItem() }
      let parent = levels[depth &- 1]
      guard parent.kind == .blockMapping, parent.indent == column else {
        return fail(
          .syntax, "a list item has to begin with '- '; add it, or indent the line", at: offset)
      }
      close(end: lastEnd)
    }
    readPair()
  }

  private mutating func failAtIndentation() {
    if depth == 0 {
      fail(
        .syntax, "the document has ended before this line; indent it, or put '---' before it",
        at: offset)
    } else {
      fail(.syntax, "the indentation does not match any enclosing level", at: offset)
    }
  }

  /// Reads one more item of the open block sequence, from its dash.
  private mutating func readItem() {
    let start = offset &+ 1
    offset = start
    missingAt = start
    // Nearly all items are `- key: value`.
    if start < count, bytes.byte(at: start) == YAMLBytes.space {
      let keyEnd = endOfSimpleKey(from: start &+ 1)
      if keyEnd != 0 {
        guard open(.blockMapping, at: start &+ 1, indent: start &+ 1 &- lineStart) else { return }
        appendKey(from: start &+ 1, to: keyEnd)
        return readValue()
      }
    }
    guard skipToValue() else { return }
    readNode(hasTab(from: start, to: offset) ? .tabbed : .line)
  }

  /// Reads one more key of the open block mapping and what follows it on the line.
  @inline(__always) private mutating func readPair() {
    let keyEnd = endOfSimpleKey(from: offset)
    guard keyEnd != 0 else { return readNode(.entry) }
    appendKey(from: offset, to: keyEnd)
    readValue()
  }

  /// Where a key without blanks ends, at its `:`; 0 where something else begins at `start`.
  @inline(__always) private func endOfSimpleKey(from start: Int) -> Int {
    guard start &+ 16 <= count, YAMLBytes.startsPlain(bytes.byte(at: start)) else { return 0 }
    var end = start
    while end &+ 8 < count {
      let word = bytes.word(at: end)
      let hits =
        ByteScanning.bytesBelow(word, 0x21) | ByteScanning.matches(word, UInt8(ascii: ":"))
      if hits != 0 {
        end &+= hits.trailingZeroBitCount >> 3
        let isKey = bytes.byte(at: end) == UInt8(ascii: ":") && isSpace(at: end &+ 1)
        return isKey ? end : 0
      }
      end &+= 8
    }
    return 0
  }

  /// Appends a key that `endOfSimpleKey` found and moves after its `:`.
  @inline(__always) private mutating func appendKey(from start: Int, to end: Int) {
    append(.string, .verbatim, start: start, end: end)
    let packed = YAMLKey.packed(bytes.word(at: start), length: end &- start)
    noteKey(packed: packed, length: end &- start)
    offset = end &+ 1
  }

  /// Reads what follows a key's `:` on the line.
  @inline(__always) mutating func readValue() {
    missingAt = offset
    guard offset &+ 1 < count else {
      if skipToValue() { readNode(.inline) }
      return
    }
    if bytes.byte(at: offset) == YAMLBytes.space {
      let byte = bytes.byte(at: offset &+ 1)
      if YAMLBytes.startsPlain(byte) {
        offset &+= 1
        return readPlainValue()
      }
    } else if bytes.byte(at: offset) == YAMLBytes.lineFeed {
      offset &+= 1
      expected = .value
      return
    }
    if skipToValue() { readNode(.inline) }
  }
}
