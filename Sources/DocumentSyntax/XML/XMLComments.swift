/// Finds the comments of XML files.
public enum XMLComments {
  /// What stands in comments, without the characters around it, as far as the file can be read.
  public static func ranges(in file: SourceFile) -> [SourceRange] {
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
}
