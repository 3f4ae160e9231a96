package import DocumentSyntax
package import ScreenModel

/// Takes pairs and items out of JSON and YAML, with the signs and lines that belong to them.
package struct DataRemoval {
  package let bytes: FileBytes
  private let isJSON: Bool
  /// Whether a comment goes along that ends the last line of what is removed.
  private let takesComments: Bool

  package init(bytes: FileBytes, isJSON: Bool, takesComments: Bool = false) {
    self.bytes = bytes
    self.isJSON = isJSON
    self.takesComments = takesComments
  }

  /// The edit that takes a pair out of an object that keeps others; nil where it stands with more.
  package func removal(ofPair range: SourceRange) -> TextEdit? {
    guard range.start < range.end, range.end <= bytes.count else { return nil }
    return isJSON || isInFlow(range, closedBy: "}") ? member(range) : line(range)
  }

  /// The edit that takes an item out of a list that keeps others; nil where it stands with more.
  package func removal(ofItem range: SourceRange) -> TextEdit? {
    guard range.start < range.end, range.end <= bytes.count else { return nil }
    if isJSON || isInFlow(range, closedBy: "]") { return member(range) }
    var start = range.start
    while start > 0, bytes[start - 1] == 0x20 { start -= 1 }
    guard start > 0, bytes[start - 1] == UInt8(ascii: "-") else { return nil }
    return line(SourceRange(start: start - 1, end: range.end))
  }

  /// Whether a part of YAML stands in brackets: a comma or a bracket follows it, which begins no
  /// line of a block. What precedes it does not tell, since a text may end with a comma.
  private func isInFlow(_ range: SourceRange, closedBy bracket: Unicode.Scalar) -> Bool {
    let end = endOfBlanks(from: range.end)
    guard end < bytes.count else { return false }
    return bytes[end] == UInt8(ascii: ",") || bytes[end] == UInt8(ascii: bracket)
  }

  /// A member with the comma that parts it from the next one, or else from the one before.
  private func member(_ range: SourceRange) -> TextEdit? {
    let end = endOfBlanks(from: range.end)
    if end < bytes.count, bytes[end] == UInt8(ascii: ",") {
      return edit(range.start, endOfBlanks(from: end + 1))
    }
    var start = range.start
    while start > 0, Self.isSpace(bytes[start - 1]) { start -= 1 }
    guard start > 0, bytes[start - 1] == UInt8(ascii: ",") else { return nil }
    return edit(start - 1, range.end)
  }

  private func endOfBlanks(from offset: Int) -> Int {
    var end = offset
    while end < bytes.count, Self.isSpace(bytes[end]) { end += 1 }
    return end
  }

  /// A part of YAML that has its lines to itself.
  private func line(_ range: SourceRange) -> TextEdit? {
    var start = range.start
    while start > 0, bytes[start - 1] == 0x20 { start -= 1 }
    guard start == 0 || bytes[start - 1] == 0x0A else { return nil }
    var end = range.end
    while end < bytes.count, bytes[end] == 0x20 { end += 1 }
    if takesComments, end > range.end, end < bytes.count, bytes[end] == UInt8(ascii: "#") {
      while end < bytes.count, bytes[end] != 0x0A { end += 1 }
    }
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x0D { end += 1 }
    guard end == bytes.count || bytes[end] == 0x0A else { return nil }
    // The last line of a file may have no line feed.
    if end == bytes.count { return start == 0 ? nil : edit(start - 1, end) }
    return edit(start, end + 1)
  }

  /// Whether a byte is a blank or ends a line.
  package static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private func edit(_ start: Int, _ end: Int) -> TextEdit {
    TextEdit(start: start, end: end, replacement: "")
  }
}
