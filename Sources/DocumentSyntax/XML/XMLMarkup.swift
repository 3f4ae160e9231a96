/// A piece of markup that is neither a tag nor character data.
struct XMLMarkup {
  /// The kind of a piece.
  enum Kind {
    case comment
    case instruction
    case characterData
  }

  /// The kind of this piece.
  let kind: Kind
  /// The offset of what it holds.
  let start: Int
  /// The offset after what it holds; the end of the file where it is not closed.
  let end: Int
  /// The offset after the characters that close it.
  let next: Int

  /// Whether the characters that end it are there.
  var isClosed: Bool { next > end }

  /// The piece that starts at an offset, if one does.
  static func read(_ bytes: Bytes, at offset: Int) -> XMLMarkup? {
    if starts(bytes, at: offset, "<!--") {
      return piece(.comment, bytes, from: offset + 4, closing: "-->")
    }
    if starts(bytes, at: offset, "<![CDATA[") {
      return piece(.characterData, bytes, from: offset + 9, closing: "]]>")
    }
    if starts(bytes, at: offset, "<?") {
      return piece(.instruction, bytes, from: offset + 2, closing: "?>")
    }
    return nil
  }

  /// Whether the bytes from an offset on are those of a text.
  static func starts(_ bytes: Bytes, at offset: Int, _ text: StaticString) -> Bool {
    offset + text.utf8CodeUnitCount <= bytes.count && bytes.has(text, at: offset)
  }

  private static func piece(
    _ kind: Kind, _ bytes: Bytes, from start: Int, closing: StaticString
  ) -> XMLMarkup {
    let first = closing.utf8Start[0]
    var end = start
    while end < bytes.count {
      if bytes.byte(at: end) == first, starts(bytes, at: end, closing) {
        return XMLMarkup(
          kind: kind, start: start, end: end, next: end + closing.utf8CodeUnitCount)
      }
      end += 1
    }
    return XMLMarkup(kind: kind, start: start, end: bytes.count, next: bytes.count)
  }
}

/// Finds the comments of XML files.
package enum XMLComments {
  /// The contents of comments, without the characters around them, as far as the file can be read.
  package static func ranges(in file: SourceFile) -> [SourceRange] {
    guard TextEncoding.problem(in: file) == nil else { return [] }
    return file.bytes.withUnsafeBufferPointer { bytes in
      var ranges: [SourceRange] = []
      var offset = 0
      while offset < bytes.count {
        // No value of an attribute has the character in a file that is well formed.
        guard bytes.byte(at: offset) == UInt8(ascii: "<"),
          let markup = XMLMarkup.read(bytes, at: offset)
        else {
          offset += 1
          continue
        }
        if markup.kind == .comment {
          ranges.append(SourceRange(start: markup.start, end: markup.end))
        }
        offset = max(markup.next, offset + 1)
      }
      return ranges
    }
  }

  /// The offset behind a comment, an instruction or character data that begins at an offset; nil
  /// where none does.
  package static func end(ofMarkupAt offset: Int, in bytes: FileBytes) -> Int? {
    bytes.withUnsafeBufferPointer {
      XMLMarkup.read($0, at: offset).map { max($0.next, offset + 1) }
    }
  }
}
