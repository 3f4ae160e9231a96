/// The documents of a stream, and what stands between them.
extension YAMLReader {
  /// Reads all documents.
  mutating func readStream() {
    var version: SourceRange?
    while skipToDocument() {
      let byte = bytes.byte(at: offset)
      if byte == UInt8(ascii: "%"), column == 0 {
        let start = offset
        guard readDirective(isFirst: version == nil) else { return }
        version = SourceRange(start: start, end: start + 1)
      } else if column == 0, isMarker(at: offset), byte == UInt8(ascii: "-") {
        offset += 3
        version = nil
        readDocument(isExplicit: true)
      } else if let version {
        fail(.syntax, "a directive needs a '---' after it; add that line", at: version.start)
      } else if column == 0, isMarker(at: offset) {
        offset += 3
        finishLine(after: "'...'")
      } else {
        offset = lineStart
        readDocument(isExplicit: false)
      }
    }
    if let version, !stopped {
      fail(.syntax, "a directive needs a '---' after it; add that line", at: version.start)
    }
  }

  /// Moves to the next line that is not a comment and not blank; false at the end of the file.
  private mutating func skipToDocument() -> Bool {
    while offset < count, !stopped {
      lineStart = offset
      offset = endOfSpaces(from: offset)
      column = offset - lineStart
      let text = endOfBlanks(from: offset)
      if isLineEnd(at: text) {
        offset = afterBreak(text)
      } else if bytes.byte(at: text) == UInt8(ascii: "#") {
        offset = text
        skipComment()
      } else {
        return true
      }
    }
    return false
  }

  /// Reads one document, whose `---` is behind if it has one.
  private mutating func readDocument(isExplicit: Bool) {
    let root = entryCount
    anchors.removeAll()
    anchor = nil
    top = .document
    missingAt = offset
    expected = .value
    if isExplicit, skipToValue() { readNode(.inline) }
    readBlock()
    guard !stopped else { return }
    if expected == .value { appendMissing() }
    while depth > 0 { close(end: lastEnd) }
    roots.append(root)
  }

  /// Reads a line that begins with `%`; false after a problem that ends reading.
  private mutating func readDirective(isFirst: Bool) -> Bool {
    let start = offset
    let end = endOfLine(from: start)
    guard !stopped else { return false }
    if isVersion12(from: start, to: end) {
      offset = end
      guard isFirst else {
        fail(.syntax, "a document can have only one %YAML line; remove this", at: start)
        return false
      }
    } else {
      refuse("directives other than '%YAML 1.2'; remove this", at: start, end: end)
    }
    offset = afterBreak(end)
    return !stopped
  }

  /// Whether a line is `%YAML 1.2`, with or without a comment.
  private func isVersion12(from start: Int, to end: Int) -> Bool {
    let name = start + 5
    guard name < end, bytes[start..<name].elementsEqual("%YAML".utf8) else { return false }
    let version = endOfBlanks(from: name)
    guard version > name, version + 3 <= end,
      bytes[version..<version + 3].elementsEqual("1.2".utf8)
    else { return false }
    let rest = endOfBlanks(from: version + 3)
    if rest >= end { return true }
    return rest > version + 3 && bytes.byte(at: rest) == UInt8(ascii: "#")
  }
}
