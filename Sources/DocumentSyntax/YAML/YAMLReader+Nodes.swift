/// Nodes in block context: dashes, keys and values, as many as stand on one line.
extension YAMLReader {
  /// Reads the node at `offset` and all that follows it on its line.
  mutating func readNode(_ first: Place) {
    var place = first
    // An anchor on this line belongs to a key if one follows; one on a line before does not.
    var ownAnchor: SourceRange?
    while !stopped {
      let start = offset
      switch bytes.byte(at: start) {
      case UInt8(ascii: "-") where isSpace(at: start + 1):
        guard openSequence(place, ownAnchor) else { return }
        offset = start + 1
        missingAt = offset
        guard skipToValue() else { return }
        place = hasTab(from: start, to: offset) ? .tabbed : .line
      case UInt8(ascii: "&"):
        let earlier = ownAnchor
        ownAnchor = readAnchorName()
        guard isOnlyAnchor(earlier, start), skipProperty(place) else {
          return keepAnchor(ownAnchor)
        }
      case UInt8(ascii: "!"):
        skipTag()
        guard skipProperty(place) else { return keepAnchor(ownAnchor) }
      case UInt8(ascii: "|"), UInt8(ascii: ">"):
        guard placeAnchor(ownAnchor, place) else { return }
        return readBlockScalar()
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        return readFlowNode(place, ownAnchor)
      case UInt8(ascii: "*"):
        return readAliasNode(place, ownAnchor)
      case UInt8(ascii: "?") where isSpace(at: start + 1):
        return refuseAndStop("'?' keys", at: start, end: start + 1)
      case UInt8(ascii: ":") where isSpace(at: start + 1):
        return refuseAndStop("empty keys", at: start, end: start + 1)
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard readQuotedNode(place, ownAnchor), skipToValue() else { return }
        place = .inline
        ownAnchor = nil
      default:
        guard readPlainNode(place, ownAnchor), skipToValue() else { return }
        place = .inline
        ownAnchor = nil
      }
    }
  }

  /// Opens a block sequence at its first dash.
  private mutating func openSequence(_ place: Place, _ ownAnchor: SourceRange?) -> Bool {
    if place == .line, ownAnchor == nil {
      return open(.blockSequence, at: offset, indent: offset - lineStart)
    }
    switch place {
    case .tabbed:
      failAtTab(offset - 1)
    case .entry:
      fail(.syntax, "a list item cannot stand among keys; indent it, or remove the '-'", at: offset)
    case .line, .inline:
      fail(.syntax, "a list cannot begin on this line; put its '-' on the next", at: offset)
    }
    return false
  }

  /// Reads a quoted scalar; true where it is a key, with `offset` after its `:`.
  private mutating func readQuotedNode(_ place: Place, _ ownAnchor: SourceRange?) -> Bool {
    let start = offset
    let lineBefore = lineStart
    guard let scalar = readQuoted() else { return false }
    let colon = endOfBlanks(from: scalar.end)
    if isKeyColon(at: colon) {
      guard lineBefore == lineStart else {
        fail(.syntax, "a key has to stand on one line; join the lines", at: start)
        return false
      }
      guard openPair(place, ownAnchor, at: start, colon: colon) else { return false }
      append(.string, scalar.style, start: start, end: scalar.end)
      noteLastKey()
      offset = colon + 1
      missingAt = offset
      return true
    }
    guard placeAnchor(ownAnchor, place) else { return false }
    append(.string, scalar.style, start: start, end: scalar.end)
    if bytes.byte(at: start) == UInt8(ascii: "'") {
      finishLine(after: "the closing quote (an apostrophe inside is written '')")
    } else {
      finishLine(after: "the closing quote")
    }
    return false
  }

  /// Reads a plain scalar; true where it is a key, with `offset` after its `:`.
  private mutating func readPlainNode(_ place: Place, _ ownAnchor: SourceRange?) -> Bool {
    let start = offset
    guard canStartPlain(at: start) else {
      failAtIndicator(start)
      return false
    }
    let stop = endOfPlain(from: start)
    if isKeyColon(at: stop) {
      guard openPair(place, ownAnchor, at: start, colon: stop) else { return false }
      append(.string, .verbatim, start: start, end: trimmed(from: start, to: stop))
      noteLastKey()
      offset = stop + 1
      missingAt = offset
      return true
    }
    guard placeAnchor(ownAnchor, place) else { return false }
    appendPlain(from: start, to: stop)
    finishPlain(at: stop)
    return false
  }

  /// Opens the block mapping that a key at an offset begins, if it is not open.
  private mutating func openPair(
    _ place: Place, _ ownAnchor: SourceRange?, at start: Int, colon: Int
  ) -> Bool {
    switch place {
    case .entry:
      break
    case .line:
      guard open(.blockMapping, at: start, indent: start - lineStart) else { return false }
    case .tabbed:
      failAtTab(start - 1)
      return false
    case .inline:
      failAtSecondColon(start, colon)
      return false
    }
    if let ownAnchor {
      refuse("anchors on keys", at: ownAnchor.start, end: ownAnchor.end)
      anchor = ownAnchor
    }
    return !stopped
  }

  /// Reports `key: text: more`.
  mutating func failAtSecondColon(_ start: Int, _ colon: Int) {
    fail(
      .syntax, "a value cannot have ': ' in it; quote the value, or begin a new line for the key",
      at: start, end: colon + 1)
  }

  private mutating func readFlowNode(_ place: Place, _ ownAnchor: SourceRange?) {
    let start = offset
    let earlier = anchor
    anchor = ownAnchor ?? earlier
    readFlow()
    guard !stopped else { return }
    if isKeyColon(at: endOfBlanks(from: offset)) {
      refuseAndStop("collections as keys", at: start, end: offset)
    } else if let ownAnchor, earlier != nil {
      failAtSecondAnchor(ownAnchor.start)
    } else if place == .entry {
      failWithoutColon(start)
    } else {
      finishLine(after: "the closing bracket")
    }
  }

  private mutating func readAliasNode(_ place: Place, _ ownAnchor: SourceRange?) {
    let start = offset
    let earlier = ownAnchor ?? anchor
    anchor = nil
    readAlias()
    guard !stopped else { return }
    if isKeyColon(at: endOfBlanks(from: offset)) {
      refuseAndStop("aliases as keys", at: start, end: offset)
    } else if let earlier {
      failAtAnchorOfAlias(earlier)
    } else if place == .entry {
      failWithoutColon(start)
    } else {
      finishLine(after: "the alias")
    }
  }

  /// Reports an anchor that stands before an alias.
  mutating func failAtAnchorOfAlias(_ anchor: SourceRange) {
    fail(
      .syntax, "an alias takes no anchor; remove the one or the other", at: anchor.start,
      end: anchor.end)
  }

  /// Whether the `:` of a key is at an offset.
  func isKeyColon(at offset: Int) -> Bool {
    offset < count && bytes.byte(at: offset) == UInt8(ascii: ":") && isSpace(at: offset + 1)
  }

  /// Reports text where only a key can stand.
  mutating func failWithoutColon(_ offset: Int) {
    fail(
      .syntax, "a key with ': ' after it is expected here; add it, or indent the line", at: offset)
  }
}
