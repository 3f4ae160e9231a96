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

/// The items of flow collections.
extension YAMLReader {
  /// Reads what begins at `offset` where an item, a key or a value is due.
  @inline(__always) mutating func readFlowItem(_ byte: UInt8) {
    if YAMLBytes.startsPlain(byte) {
      readFlowPlain()
    } else {
      readUnusualFlowItem(byte)
    }
  }

  private mutating func readUnusualFlowItem(_ byte: UInt8) {
    let start = offset
    let isKey = top.kind == .flowMapping && top.phase == .item
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      guard let scalar = readQuoted() else { return }
      append(.string, scalar.style, start: start, end: scalar.end)
      finishFlowItem()
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      if isKey {
        refuseAndStop("collections as keys", at: start, end: start + 1)
      } else {
        openFlowItem()
      }
    case UInt8(ascii: "&"):
      readFlowAnchor(isKey)
    case UInt8(ascii: "!"):
      skipTag()
    case UInt8(ascii: "*"):
      if let anchor { return failAtAnchorOfAlias(anchor) }
      readAlias()
      if isKey { return refuseAndStop("aliases as keys", at: start, end: offset) }
      finishFlowItem()
    case UInt8(ascii: "?") where isFlowSpace(at: start + 1):
      refuseAndStop("'?' keys", at: start, end: start + 1)
    case UInt8(ascii: ":") where isFlowSpace(at: start + 1):
      if top.phase == .item { return refuseAndStop("empty keys", at: start, end: start + 1) }
      fail(.syntax, "a second ':' follows the key; remove it, or quote it", at: start)
    case UInt8(ascii: "-") where isFlowSpace(at: start + 1):
      fail(.syntax, "a '-' item cannot stand inside brackets; quote it, or remove it", at: start)
    case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: "<"):
      readFlowPlain()
    default:
      failAtIndicator(start)
    }
  }

  /// Opens a collection inside one; the outer one goes on after it.
  private mutating func openFlowItem() {
    let isSequence = bytes.byte(at: offset) == UInt8(ascii: "[")
    if open(isSequence ? .flowSequence : .flowMapping, at: offset, indent: top.indent) {
      offset &+= 1
    }
  }

  private mutating func readFlowAnchor(_ isKey: Bool) {
    let start = offset
    guard anchor == nil else { return failAtSecondAnchor(start) }
    guard let range = readAnchorName() else { return }
    anchor = range
    if isKey { refuse("anchors on keys", at: range.start, end: range.end) }
    missingAt = offset
  }

  /// Reads a plain scalar, over all its lines.
  @inline(__always) private mutating func readFlowPlain() {
    let start = offset
    var stop = endOfFlowPlain(from: start)
    var end = trimmed(from: start, to: stop)
    offset = stop
    if stop < count, bytes.byte(at: stop) < YAMLBytes.space {
      let firstEnd = end
      while continueFlowPlain() {
        stop = endOfFlowPlain(from: offset)
        end = trimmed(from: offset, to: stop)
        offset = stop
      }
      if stopped { return }
      if end != firstEnd {
        append(.string, .yamlPlainFolded, start: start, end: end)
        return finishFlowItem()
      }
    }
    let isTyped = YAMLBytes.mayBeTyped(bytes.byte(at: start)) && !isAtFlowKey
    let kind = isTyped ? YAMLCoreSchema.kind(of: bytes, from: start, to: end) : .string
    append(kind, .verbatim, start: start, end: end)
    finishFlowItem()
  }

  private var isAtFlowKey: Bool { top.kind == .flowMapping && top.phase == .item }

  /// Where the text from `start` on ends: at an indicator, or the line's end.
  @inline(__always) private func endOfFlowPlain(from start: Int) -> Int {
    var offset = start
    while offset < count {
      let byte = bytes.byte(at: offset)
      if YAMLBytes.interruptsFlowPlain(byte) {
        switch byte {
        case UInt8(ascii: ":"):
          if isFlowSpace(at: offset &+ 1) { return offset }
        case UInt8(ascii: "#"):
          if offset > start, YAMLBytes.isBlank(bytes.byte(at: offset &- 1)) { return offset }
        case YAMLBytes.tab:
          break
        default:
          return offset
        }
      }
      offset &+= 1
    }
    return count
  }

  /// Moves from the end of a line of plain text to the next text, if that continues the scalar.
  private mutating func continueFlowPlain() -> Bool {
    guard offset < count, YAMLBytes.isBreak(bytes.byte(at: offset)) else { return false }
    var next = offset
    var start = next
    while next < count, YAMLBytes.isBreak(bytes.byte(at: next)) {
      start = afterBreak(next)
      next = endOfBlanks(from: start)
    }
    guard next < count else { return false }
    let byte = bytes.byte(at: next)
    if byte == UInt8(ascii: "#") || byte == UInt8(ascii: ",") || YAMLBytes.isFlowIndicator(byte)
      || byte < YAMLBytes.space || byte == UInt8(ascii: ":") && isFlowSpace(at: next + 1)
      || endOfSpaces(from: start) - start <= top.indent || isMarker(at: start)
    {
      // The main loop skips these lines again and says what is wrong, if anything is.
      return false
    }
    lineStart = start
    offset = next
    return true
  }
}
