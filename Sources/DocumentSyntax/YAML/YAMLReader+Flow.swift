/// Flow collections: `[…]` and `{…}`, over any number of lines.
extension YAMLReader {
  /// Reads from an opening bracket past the one that closes it.
  mutating func readFlow() {
    let outer = depth
    guard openFlow() else { return }
    if top.kind == .flowSequence { readWords() }
    while depth > outer, !stopped {
      guard skipFlowBlanks() else { return }
      let byte = bytes.byte(at: offset)
      switch byte {
      case UInt8(ascii: ","):
        readComma()
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard closeFlow(byte) else { return }
        if depth > outer { finishFlowItem() }
      default:
        if top.phase == .item || top.phase == .value {
          readFlowItem(byte)
        } else {
          readAfterFlowItem(byte)
        }
      }
    }
  }

  private mutating func openFlow() -> Bool {
    let isSequence = bytes.byte(at: offset) == UInt8(ascii: "[")
    guard open(isSequence ? .flowSequence : .flowMapping, at: offset, indent: top.indent) else {
      return false
    }
    offset &+= 1
    return true
  }

  /// Reads items that are words or whole numbers, as in `[8, 44]`; leaves the rest as it is.
  @inline(__always) private mutating func readWords() {
    while offset < count {
      let start = offset
      var end = start
      var hasLetters = false
      while end < count, YAMLBytes.isDigit(bytes.byte(at: end)) { end &+= 1 }
      if end < count, YAMLBytes.isLetter(bytes.byte(at: end)) {
        hasLetters = true
        repeat { end &+= 1 } while end < count && YAMLBytes.isLetter(bytes.byte(at: end))
      }
      guard end > start, end < count else { return }
      let next = bytes.byte(at: end)
      guard next == UInt8(ascii: ",") || next == UInt8(ascii: "]") else { return }
      let kind =
        !hasLetters
        ? .number
        : YAMLBytes.mayBeTyped(bytes.byte(at: start))
          ? YAMLCoreSchema.kind(of: bytes, from: start, to: end) : SyntaxKind.string
      append(kind, .verbatim, start: start, end: end)
      offset = end
      guard next == UInt8(ascii: ",") else {
        top.phase = .afterItem
        return
      }
      offset &+= 1
      if offset < count, bytes.byte(at: offset) == YAMLBytes.space { offset &+= 1 }
    }
  }

  /// Moves to the next token; false, with a problem, where the collection cannot go on.
  @inline(__always) private mutating func skipFlowBlanks() -> Bool {
    while offset < count {
      let byte = bytes.byte(at: offset)
      if byte > YAMLBytes.space && byte != UInt8(ascii: "#") { return true }
      if byte == YAMLBytes.space {
        offset &+= 1
      } else if !skipUnusualFlowBlank(byte) {
        return false
      }
    }
    failAtOpenFlow()
    return false
  }

  private mutating func skipUnusualFlowBlank(_ byte: UInt8) -> Bool {
    if byte == YAMLBytes.tab {
      offset += 1
    } else if byte == UInt8(ascii: "#") {
      guard bytes.byte(at: offset - 1) <= YAMLBytes.space else {
        fail(.syntax, "a comment needs a space before its '#'", at: offset)
        return false
      }
      skipComment()
      return startFlowLine()
    } else if YAMLBytes.isBreak(byte) {
      offset = afterBreak(offset)
      return startFlowLine()
    } else {
      failAtControl(offset)
      return false
    }
    return true
  }

  /// Moves to the text of a line inside a flow collection, which has to be indented.
  private mutating func startFlowLine() -> Bool {
    lineStart = offset
    offset = endOfSpaces(from: offset)
    column = offset - lineStart
    let text = endOfBlanks(from: offset)
    if isLineEnd(at: text) || bytes.byte(at: text) == UInt8(ascii: "#") {
      offset = text
      return true
    }
    let byte = bytes.byte(at: offset)
    // By the letter a closing bracket has to be indented too; people write it below its key.
    let isClosing = byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
    if column > top.indent || isClosing, !isMarker(at: lineStart) { return true }
    if YAMLBytes.isBlank(byte) {
      failAtTab(offset)
    } else {
      failAtOpenFlow()
    }
    return false
  }

  private mutating func failAtOpenFlow() {
    let isSequence = top.kind == .flowSequence
    fail(
      .syntax,
      "the '\(isSequence ? "[" : "{")' here is not closed before the lines that it may hold end; "
        + "add '\(isSequence ? "]" : "}")', or indent them",
      at: Int(entries[top.entry].start))
  }

  private mutating func readComma() {
    switch top.phase {
    case .afterItem: top.phase = .item
    case .afterKey: return refuseLoneKey()
    case .value:
      appendMissing()
      top.phase = .item
    case .item: return failAtEmptyItem()
    }
    offset &+= 1
  }

  private mutating func failAtEmptyItem() {
    if let anchor {
      refuseAndStop("anchors without a value", at: anchor.start, end: anchor.end)
    } else {
      fail(.syntax, "a value is missing before the ','; write it, or remove the ','", at: offset)
    }
  }

  private mutating func refuseLoneKey() {
    guard entryCount > 0 else { return }
    let key = entries[entryCount - 1]
    refuseAndStop(
      "keys without a value in {…}; write ': ' with a space, and a value",
      at: Int(key.start), end: Int(key.end))
  }

  private mutating func closeFlow(_ byte: UInt8) -> Bool {
    guard byte == (top.kind == .flowSequence ? UInt8(ascii: "]") : UInt8(ascii: "}")) else {
      fail(
        .syntax,
        "the bracket does not match the '\(top.kind == .flowSequence ? "[" : "{")' that is open",
        at: offset)
      return false
    }
    switch top.phase {
    case .item:
      if anchor != nil {
        failAtEmptyItem()
        return false
      }
    case .afterItem: break
    case .value: appendMissing()
    case .afterKey:
      refuseLoneKey()
      return false
    }
    offset &+= 1
    close(end: offset)
    return true
  }

  /// Moves on after a scalar, an alias or a collection has been read.
  @inline(__always) mutating func finishFlowItem() {
    if top.kind == .flowMapping, top.phase == .item {
      noteLastKey()
      top.phase = .afterKey
    } else {
      top.phase = .afterItem
    }
  }

  private mutating func readAfterFlowItem(_ byte: UInt8) {
    if byte == UInt8(ascii: ":") {
      if top.phase == .afterKey {
        offset &+= 1
        missingAt = offset
        top.phase = .value
        return
      }
      if top.kind == .flowSequence {
        return refuseAndStop("pairs in […]; write {…} around them", at: offset, end: offset + 1)
      }
    }
    if byte < YAMLBytes.space {
      failAtControl(offset)
    } else {
      fail(.syntax, "a ',' is missing before this", at: offset)
    }
  }

  /// Whether the byte at an offset of a flow collection cannot go on a plain scalar.
  func isFlowSpace(at offset: Int) -> Bool {
    isSpace(at: offset) || YAMLBytes.isFlowIndicator(bytes.byte(at: offset))
  }
}
