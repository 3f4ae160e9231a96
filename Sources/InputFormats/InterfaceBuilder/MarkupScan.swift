import DocumentSyntax
import ScreenModel

/// Looks around one element of an XML file that has been parsed already, without a tree of it.
struct MarkupScan {
  let bytes: FileBytes

  /// The lines around what is looked at.
  var lines: LineEdits { LineEdits(bytes: bytes) }

  /// A start tag.
  struct Tag {
    /// The offset of `<`.
    let start: Int
    /// The span of its name.
    let name: Range<Int>
    /// The offset behind `>`.
    let end: Int
    /// Whether it ends with `/>`, so that nothing is inside.
    let isClosed: Bool
    /// The names of its attributes with the offset of each, and behind its closing quote.
    let attributes: [(name: String, start: Int, end: Int)]
  }

  /// A direct child.
  struct Child {
    let tag: Tag
    let name: String
    /// The offset behind its end tag.
    let end: Int
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The start tag at an offset; nil where none is there.
  func tag(at start: Int) -> Tag? {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "<") else { return nil }
    var index = start + 1
    while index < bytes.count, isName(bytes[index]) { index += 1 }
    let name = start + 1..<index
    guard !name.isEmpty else { return nil }
    var attributes: [(name: String, start: Int, end: Int)] = []
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: ">") {
        return Tag(
          start: start, name: name, end: index + 1,
          isClosed: bytes[index - 1] == UInt8(ascii: "/"), attributes: attributes)
      }
      guard isName(byte) else {
        index += 1
        continue
      }
      let first = index
      while index < bytes.count, isName(bytes[index]) { index += 1 }
      let word = text(first..<index)
      while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != 0x27 {
        index += 1
      }
      guard index < bytes.count else { return nil }
      let quote = bytes[index]
      index += 1
      while index < bytes.count, bytes[index] != quote { index += 1 }
      index += 1
      attributes.append((word, first, index))
    }
    return nil
  }

  /// The direct children of an element, and the offset of its end tag; nil where it has no end.
  func children(of tag: Tag) -> (children: [Child], end: Int)? {
    guard !tag.isClosed else { return ([], tag.end) }
    var children: [Child] = []
    var open: [Tag] = []
    var index = tag.end
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        index += 1
        continue
      }
      if let next = endOfMarkup(index) {
        index = next
      } else if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
        guard let last = open.popLast() else { return (children, index) }
        while index < bytes.count, bytes[index] != UInt8(ascii: ">") { index += 1 }
        index += 1
        if open.isEmpty {
          children.append(Child(tag: last, name: text(last.name), end: index))
        }
      } else {
        guard let inner = self.tag(at: index) else { return nil }
        index = inner.end
        if !inner.isClosed {
          open.append(inner)
        } else if open.isEmpty {
          children.append(Child(tag: inner, name: text(inner.name), end: index))
        }
      }
    }
    return nil
  }

  /// The offset behind a comment, an instruction or character data; nil where none begins.
  private func endOfMarkup(_ offset: Int) -> Int? {
    XMLComments.end(ofMarkupAt: offset, in: bytes)
  }

  /// The start tag around an offset that stands among its attributes; nil where it is in none.
  func tag(around offset: Int) -> Tag? {
    var start = offset
    while start > 0, bytes[start] != UInt8(ascii: "<") {
      start -= 1
    }
    // A value may hold ">", but never "<".
    guard let tag = tag(at: start), tag.end > offset else { return nil }
    return tag
  }

  private func isName(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".")
      || byte >= 0x80
  }
}
