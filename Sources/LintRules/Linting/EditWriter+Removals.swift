import DocumentSyntax

/// Taking attributes away, with the signs and lines that belong to them.
extension EditWriter {
  /// The edit that takes an attribute away; nil where what is left would not be the same otherwise.
  func removal(of attribute: StoredAttribute, _ notation: Notation) -> TextEdit? {
    let range = attribute.range
    guard range.start < range.end, range.end <= tree.file.bytes.count else { return nil }
    switch notation {
    case .json: return member(range)
    case .yaml: return isInFlow(range) ? member(range) : line(range)
    case .markup: return markupElementRemoval(of: attribute) ?? markupAttribute(range)
    case .swift: return modifier(range)
    }
  }

  /// The edit that takes an item out of a list that keeps others; nil where it stands with more.
  func removal(ofItem range: SourceRange) -> TextEdit? {
    guard let notation, range.start < range.end, range.end <= tree.file.bytes.count else {
      return nil
    }
    let bytes = tree.file.bytes
    var end = range.end
    while end < bytes.count, Self.isSpace(bytes[end]) { end += 1 }
    let isInBrackets =
      end < bytes.count && (bytes[end] == UInt8(ascii: ",") || bytes[end] == UInt8(ascii: "]"))
    switch notation {
    case .json: return member(range)
    case .yaml where isInBrackets: return member(range)
    case .yaml:
      var start = range.start
      while start > 0, bytes[start - 1] == 0x20 { start -= 1 }
      guard start > 0, bytes[start - 1] == UInt8(ascii: "-") else { return nil }
      return line(SourceRange(start: start - 1, end: range.end))
    case .markup, .swift: return nil
    }
  }

  /// Whether a pair of YAML stands in braces: a comma or a brace follows it, which begins no line
  /// of a block. What precedes it does not tell, since a text may end with a comma.
  private func isInFlow(_ range: SourceRange) -> Bool {
    let bytes = tree.file.bytes
    var end = range.end
    while end < bytes.count, Self.isSpace(bytes[end]) { end += 1 }
    guard end < bytes.count else { return false }
    return bytes[end] == UInt8(ascii: ",") || bytes[end] == UInt8(ascii: "}")
  }

  /// A member with the comma that parts it from the next one, or else from the one before.
  private func member(_ range: SourceRange) -> TextEdit? {
    let bytes = tree.file.bytes
    var end = range.end
    while end < bytes.count, Self.isSpace(bytes[end]) { end += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: ",") {
      end += 1
      while end < bytes.count, Self.isSpace(bytes[end]) { end += 1 }
      return TextEdit(start: range.start, end: end, replacement: "")
    }
    var start = range.start
    while start > 0, Self.isSpace(bytes[start - 1]) { start -= 1 }
    guard start > 0, bytes[start - 1] == UInt8(ascii: ",") else { return nil }
    return TextEdit(start: start - 1, end: range.end, replacement: "")
  }

  /// A pair of YAML that has its lines to itself.
  private func line(_ range: SourceRange) -> TextEdit? {
    let bytes = tree.file.bytes
    var start = range.start
    while start > 0, bytes[start - 1] == 0x20 { start -= 1 }
    guard start == 0 || bytes[start - 1] == 0x0A else { return nil }
    var end = range.end
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x0D { end += 1 }
    guard end == bytes.count || bytes[end] == 0x0A else { return nil }
    // The last line of a file may have no line feed.
    if end == bytes.count { return start == 0 ? nil : edit(start - 1, end) }
    return edit(start, end + 1)
  }

  /// An attribute of XML with its quotes and the blanks before it.
  private func markupAttribute(_ range: SourceRange) -> TextEdit? {
    let bytes = tree.file.bytes
    var sign = range.start
    while sign < range.end, Self.isNamePart(bytes[sign]) { sign += 1 }
    guard sign > range.start, sign + 1 < bytes.count, bytes[sign] == UInt8(ascii: "="),
      bytes[sign + 1] == UInt8(ascii: "\"") || bytes[sign + 1] == UInt8(ascii: "'")
    else { return nil }
    var end = sign + 2
    while end < bytes.count, bytes[end] != bytes[sign + 1] { end += 1 }
    guard end < bytes.count, end >= range.end - 1 else { return nil }
    var start = range.start
    while start > 0, Self.isSpace(bytes[start - 1]) { start -= 1 }
    guard start < range.start else { return nil }
    // A configuration that is left with its key alone says nothing.
    let scan = MarkupScan(bytes: bytes)
    if changes.count == 1, let tag = scan.tag(around: range.start), tag.isClosed,
      tag.attributes.count == 2,
      scan.text(tag.name) == "accessibility", tag.attributes.contains(where: { $0.name == "key" })
    {
      return wholeLines(tag.start, tag.end)
    }
    return edit(start, end + 1)
  }

  /// A modifier of SwiftUI with one argument, from its full stop to its bracket; nil where it does
  /// more than speak, as `help` shows its text on a Mac.
  private func modifier(_ range: SourceRange) -> TextEdit? {
    let bytes = tree.file.bytes
    guard range.start > 0, bytes[range.start - 1] == UInt8(ascii: ".") else { return nil }
    var open = range.start
    while open < bytes.count, Self.isNamePart(bytes[open]) { open += 1 }
    guard open < bytes.count, bytes[open] == UInt8(ascii: "("),
      bytes[range.start..<open].starts(with: "accessibility".utf8)
    else { return nil }
    guard let close = closing(open), close >= range.end else { return nil }
    var start = range.start - 1
    while start > 0, Self.isSpace(bytes[start - 1]) { start -= 1 }
    return edit(start, close + 1)
  }

  /// The bracket that closes one, past literals; nil where a comment is in between, or no end.
  private func closing(_ open: Int) -> Int? {
    let bytes = tree.file.bytes
    var depth = 0
    var index = open
    var isInLiteral = false
    while index < bytes.count, index - open < 4_000 {
      let byte = bytes[index]
      if isInLiteral {
        if byte == UInt8(ascii: "\\") { index += 1 }
        if byte == 0x0A { return nil }
        if byte == UInt8(ascii: "\"") { isInLiteral = false }
      } else {
        switch byte {
        case UInt8(ascii: "\""): isInLiteral = true
        case UInt8(ascii: "/"): return nil
        case UInt8(ascii: "("): depth += 1
        case UInt8(ascii: ")"):
          depth -= 1
          if depth == 0 { return index }
        default: break
        }
      }
      index += 1
    }
    return nil
  }

  private func edit(_ start: Int, _ end: Int) -> TextEdit {
    TextEdit(start: start, end: end, replacement: "")
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "_")
  }
}
