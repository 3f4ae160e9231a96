import DocumentSyntax
import ScreenModel

/// Taking attributes away, with the signs and lines that belong to them.
extension EditWriter {
  /// The edit that takes an attribute away; nil where what is left would not be the same otherwise.
  func removal(of attribute: StoredAttribute, _ notation: Notation) -> TextEdit? {
    let range = attribute.range
    guard range.start < range.end, range.end <= tree.file.bytes.count else { return nil }
    switch notation {
    case .json, .yaml: return data?.removal(ofPair: range)
    case .markup: return markupElementRemoval(of: attribute) ?? markupAttribute(range)
    case .swift: return modifier(range)
    }
  }

  /// The edit that takes an item out of a list that keeps others; nil where it stands with more.
  func removal(ofItem range: SourceRange) -> TextEdit? {
    data.flatMap { $0.removal(ofItem: range) }
  }

  /// The removals of JSON and YAML; nil in any other notation.
  private var data: DataRemoval? {
    guard notation == .json || notation == .yaml else { return nil }
    return DataRemoval(bytes: tree.file.bytes, isJSON: notation == .json)
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
      return scan.wholeLines(tag.start, tag.end)
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
