package import DocumentSyntax

/// How comments are written in a file.
package enum CommentStyle: Sendable {
  /// From `#` to the end of the line.
  case yaml
  /// Between `<!--` and `-->`.
  case xml
  /// From `//` to the end of the line, or between `/*` and `*/`.
  case swift

  /// The comments of a file, in order: in YAML with their `#`, in XML what they hold.
  package func ranges(in file: SourceFile) -> [SourceRange] {
    switch self {
    case .yaml: YAMLComments.ranges(in: file)
    case .xml: XMLComments.ranges(in: file)
    case .swift: SwiftParser.comments(in: file)
    }
  }

  /// The range of a comment without the signs that end it.
  package func contents(of range: SourceRange, in bytes: FileBytes) -> SourceRange {
    guard self == .swift, range.length > 3, bytes[range.start + 1] == UInt8(ascii: "*"),
      bytes[range.end - 2..<range.end].elementsEqual("*/".utf8)
    else { return range }
    return SourceRange(start: range.start, end: range.end - 2)
  }

  /// The length of what begins a comment and is not a part of its range.
  package var opening: Int { self == .xml ? 4 : 0 }

  /// Where a comment with that range may end before its line does; nil where it cannot.
  package func end(of range: SourceRange) -> Int? { self == .xml ? range.end + 3 : nil }

  /// A text that a comment holds, with the signs that make it a comment; nil where the comment says
  /// more.
  package func comment(around text: SourceRange, in bytes: FileBytes) -> SourceRange? {
    var start = text.start
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    switch self {
    case .yaml:
      guard start > 0, bytes[start - 1] == UInt8(ascii: "#") else { return nil }
      while start > 0, bytes[start - 1] == UInt8(ascii: "#") { start -= 1 }
    case .swift
    where start > 1 && bytes[start - 2] == UInt8(ascii: "/")
      && bytes[start - 1] == UInt8(ascii: "*"):
      var end = text.end
      while end < bytes.count, bytes[end] == 0x20 { end += 1 }
      guard end + 2 <= bytes.count, bytes[end..<end + 2].elementsEqual("*/".utf8) else {
        return nil
      }
      return SourceRange(start: start - 2, end: end + 2)
    case .swift:
      let first = start
      while start > 0, bytes[start - 1] == UInt8(ascii: "/") { start -= 1 }
      guard first - start > 1 else { return nil }
    case .xml:
      var end = text.end
      while end < bytes.count, bytes[end] == 0x20 { end += 1 }
      guard start > 3, bytes[start - 4..<start].elementsEqual("<!--".utf8),
        end + 3 <= bytes.count, bytes[end..<end + 3].elementsEqual("-->".utf8)
      else { return nil }
      return SourceRange(start: start - 4, end: end + 3)
    }
    // The comment goes to the end of its line, and so does the text.
    var end = text.end
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
      guard bytes[end] == 0x20 || bytes[end] == 0x09 else { return nil }
      end += 1
    }
    return SourceRange(start: start, end: text.end)
  }
}
