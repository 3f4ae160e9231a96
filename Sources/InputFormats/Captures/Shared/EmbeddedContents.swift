import DocumentSyntax

/// Finds captures that stand inside something else: in the answer of a server, or in a log.
enum EmbeddedContents {
  /// How far into a file a capture may begin.
  private static let reach = 1 << 16
  /// How many places of a file are tried.
  private static let attempts = 3

  /// Texts inside contents that were parsed and are not a capture themselves.
  static func candidates(in contents: CaptureContents) -> [EmbeddedText] {
    switch contents {
    case .json(let syntax): answer(in: syntax).map { [$0] } ?? []
    case .text(let file): lines(of: file)
    case .xml: []
    }
  }

  /// Texts inside a file that is not a document because of the text around them.
  static func candidates(inBroken file: SourceFile) -> [EmbeddedText] {
    switch CaptureContents.Shape(file.bytes) {
    case .json:
      // What is cut short has whole values in it, and is none of them.
      [beginning(of: file)].compactMap { $0 } + (beginsAsJSON(file) ? [] : lines(of: file))
    case .xml: FormatList.captures.compactMap { $0.embedded(inBroken: file) }
    case .text: []
    }
  }

  /// Whether a file begins with the brackets of JSON, and not with those of a line of a log.
  private static func beginsAsJSON(_ file: SourceFile) -> Bool {
    let head = Array(file.bytes.prefix(4_096)).drop {
      $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "[")
    }
    guard let next = head.dropFirst().first(where: { $0 > 0x20 }) else { return true }
    return #"{["}]"#.utf8.contains(next)
  }

  /// The string that a server's answer has as `value`, or a string that is the whole document.
  private static func answer(in syntax: SyntaxTree) -> EmbeddedText? {
    guard let root = syntax.roots.first, syntax.roots.count == 1 else { return nil }
    let answer = CaptureValue(syntax, root)
    guard let value = answer.kind == .string ? answer : answer.member("value"),
      value.kind == .string
    else { return nil }
    return EmbeddedText(string: value.range, of: syntax.file)
  }

  /// Texts that begin on a line of their own after lines of a log.
  private static func lines(of file: SourceFile) -> [EmbeddedText] {
    let spans = file.bytes.withUnsafeBufferPointer { bytes in
      var spans: [SourceRange] = []
      var line = 0
      while line < min(bytes.count, reach), spans.count < attempts {
        let end = bytes[line...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        if let start = start(in: line..<end, of: bytes), start > 0 {
          let end = self.end(of: start, in: bytes)
          spans.append(SourceRange(start: start, end: end))
          // What is cut short has whole values in it, and is none of them.
          if bytes[start] != UInt8(ascii: "<"), end == bytes.count { break }
        }
        line = end + 1
      }
      return spans
    }
    return spans.map { span in EmbeddedText(file) { $0.append(span) } }
  }

  /// Where something begins in a line: at its first character, or as an answer anywhere.
  private static func start(
    in line: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    guard let first = line.first(where: { bytes[$0] > 0x20 }), first < reach else { return nil }
    let rest = Array(bytes[first..<min(first + 64, bytes.count)])
    switch rest[0] {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let next = rest.dropFirst().first { $0 > 0x20 }
      if let next, #"{["]}"#.utf8.contains(next) { return first }
    case UInt8(ascii: "<"):
      if FormatList.captures.contains(where: { $0.opensDocument(rest[...]) }) { return first }
    default: break
    }
    return answer(in: first..<min(line.upperBound, reach), of: bytes)
  }

  /// Where the answer of a server begins in a line of a log.
  private static func answer(in line: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let opening = Array(#"{"value""#.utf8)
    return line.first { offset in
      bytes[offset] == opening[0] && bytes[offset...].starts(with: opening)
    }
  }

  /// The offset after a JSON value or an XML document that begins at an offset; what is not closed
  /// goes on to the end.
  private static func end(of start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    if bytes[start] != UInt8(ascii: "<") {
      return endOfValue(from: start, in: bytes) ?? bytes.count
    }
    return endOfElements(in: bytes)
  }

  /// The offset after the last tag; the end of the bytes where that is not closed.
  static func endOfElements(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard let last = bytes.lastIndex(where: { "<>".utf8.contains($0) }),
      bytes[last] == UInt8(ascii: ">")
    else { return bytes.count }
    return last + 1
  }

  /// The offset after the bracket that closes the one at an offset; nil where there is none.
  private static func endOfValue(
    from start: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    var depth = 0
    var isInString = false
    var offset = start
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\\") where isInString: offset += 1
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "{") where !isInString, UInt8(ascii: "[") where !isInString: depth += 1
      case UInt8(ascii: "}") where !isInString, UInt8(ascii: "]") where !isInString:
        depth -= 1
        if depth == 0 { return offset + 1 }
      default: break
      }
      offset += 1
    }
    return nil
  }

  /// A JSON value at the beginning of a file with more text after it.
  private static func beginning(of file: SourceFile) -> EmbeddedText? {
    let span = file.bytes.withUnsafeBufferPointer { bytes -> SourceRange? in
      guard
        let start = bytes.firstIndex(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") }),
        let end = endOfValue(from: start, in: bytes),
        let next = bytes[end...].first(where: { $0 > 0x20 }), !"{[,".utf8.contains(next)
      else { return nil }
      return SourceRange(start: start, end: end)
    }
    return span.map { span in EmbeddedText(file) { $0.append(span) } }
  }
}
