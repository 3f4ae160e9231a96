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
