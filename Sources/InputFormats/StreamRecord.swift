import DocumentSyntax

/// A line of a stream: a tree or capture as JSON by itself, or an object that says whose it is:
/// `{"path": "…", "tree": …}` with a tree, or `{"path": "…", "contents": "…"}` with a file's text.
package struct StreamRecord: Sendable {
  /// The longest line that is read, in bytes; longer ones are refused and not kept.
  package static let maximumLength = 32_000_000
  /// How much of a longer line is enough to see whose it is, in bytes.
  package static let headLength = 4_096

  /// The longest path that a line may give, in bytes as it is written.
  static let maximumPathLength = 4_096

  /// The contents to lint.
  package enum Contents: Sendable {
    /// The span of a tree in the line.
    case tree(Range<Int>)
    /// The text of a file.
    case file([UInt8])
    /// Nothing, and why.
    case problem(String, Range<Int>)
  }

  /// The path that the line gives; nil where it gives none, or cannot be read so far.
  package let path: String?
  package let contents: Contents
  /// The line without its break.
  package let bytes: [UInt8]

  /// A line without its break.
  package init(_ line: [UInt8]) {
    var line = line
    if line.last == 0x0D { line.removeLast() }
    line.withUnsafeMutableBufferPointer { Self.blankReturns(in: &$0) }
    let (path, contents) = line.withUnsafeBufferPointer { bytes in
      var scanner = EnvelopeScanner(bytes)
      return (scanner.path(), scanner.contents)
    }
    self.path = path
    self.contents = contents
    bytes = line
  }

  /// A line that is longer than may be, of which the beginning is left.
  package init(tooLong head: [UInt8]) {
    path = head.withUnsafeBufferPointer { bytes in
      var scanner = EnvelopeScanner(bytes)
      return scanner.path()
    }
    contents = .problem(
      "the line is longer than \(Self.maximumLength) bytes; lint it as a file", 0..<0)
    bytes = []
  }

  /// The form that the line was probably meant to have, given the offset of its first mistake from
  /// its beginning, or from that of its tree; nil where the mistake speaks for itself.
  package func advice(onMistakeAt offset: Int) -> String? {
    guard case .tree(let span) = contents else { return nil }
    if path == nil, offset == 0, bytes.withUnsafeBufferPointer(EnvelopeScanner.begins) {
      return "a line that says whose tree it has is {\"path\": \"…\", \"tree\": …} or "
        + "{\"path\": \"…\", \"contents\": \"…\"}, with nothing else in it"
    }
    let text = bytes[span].drop { $0 == 0x20 || $0 == 0x09 }
    guard path != nil, text.first == UInt8(ascii: "\""), offset == text.startIndex,
      let first = text.dropFirst().first, first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    else { return nil }
    return "`tree` takes a tree and not its text; give the text as `contents`"
  }

  /// Whether a line has nothing but white space.
  package static func isBlank(_ line: [UInt8]) -> Bool {
    line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
  }

  /// Makes blanks of the carriage returns between values, so that a line stays one line.
  private static func blankReturns(in line: inout UnsafeMutableBufferPointer<UInt8>) {
    guard line.contains(0x0D) else { return }
    var isInString = false
    var isEscaped = false
    for index in line.indices {
      switch line[index] {
      case UInt8(ascii: "\\") where isInString && !isEscaped:
        isEscaped = true
        continue
      case UInt8(ascii: "\"") where !isEscaped: isInString.toggle()
      case 0x0D where !isInString: line[index] = 0x20
      default: break
      }
      isEscaped = false
    }
  }
}

/// Takes an object apart that says whose tree it holds.
///
/// It goes over the tree only where the path comes after it; what the tree is made of is the
/// parser's business.
struct EnvelopeScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  private var found: StreamRecord.Contents?
  private var problem: StreamRecord.Contents?

  /// A scanner of a line.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The contents to lint, known after `path()`.
  var contents: StreamRecord.Contents { problem ?? found ?? .tree(0..<bytes.count) }

  /// The path of the object; nil where it is not such an object.
  mutating func path() -> String? {
    skipSpace()
    guard take("{") else { return nil }
    switch key() {
    case "path":
      guard let span = string(), let path = pathText(span), take(",") else { return nil }
      // What is broken behind it is broken in the file of that path.
      guard let name = key(), name == "tree" || name == "contents" else {
        return isWhole ? nil : path
      }
      guard let end = end() else { return path }
      skipSpace()
      guard offset <= end else { return path }
      takeValue(offset..<end, name)
      check(path, span)
      return path
    case let name? where name == "tree" || name == "contents":
      skipSpace()
      let start = offset
      guard skipValue(), case let end = offset, take(","), key() == "path",
        let span = string(), let path = pathText(span), take("}")
      else { return nil }
      skipSpace()
      guard offset == bytes.count else { return nil }
      takeValue(start..<end, name)
      check(path, span)
      return path
    default: return nil
    }
  }

  /// Whether a line begins as an object does that says whose tree it holds.
  static func begins(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var scanner = EnvelopeScanner(bytes)
    scanner.skipSpace()
    return scanner.take("{") && scanner.key() != nil
  }

  // MARK: Parts

  private mutating func skipSpace() {
    while offset < bytes.count, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skipSpace()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: sign) else { return false }
    offset += 1
    return true
  }

  /// The key that comes next, with its colon, where it is one of ours.
  private mutating func key() -> String? {
    guard let span = string(), take(":") else { return nil }
    return ["path", "tree", "contents"].first {
      bytes[span].dropFirst().dropLast().elementsEqual($0.utf8)
    }
  }

  /// The span of the string that comes next, with its quotes.
  private mutating func string() -> Range<Int>? {
    guard take("\"") else { return nil }
    let start = offset - 1
    while offset < bytes.count {
      defer { offset += 1 }
      switch bytes[offset] {
      case UInt8(ascii: "\\"): offset += 1
      case UInt8(ascii: "\""): return start..<offset + 1
      default: break
      }
    }
    return nil
  }

  /// Where the value ends that the line ends with, before the bracket that closes the object.
  private func end() -> Int? {
    var end = bytes.count
    while end > offset, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    guard end > offset, bytes[end - 1] == UInt8(ascii: "}") else { return nil }
    return end - 1
  }

  /// Whether the line ends as an object does.
  private var isWhole: Bool { end() != nil }

  private mutating func skipValue() -> Bool {
    guard offset < bytes.count else { return false }
    if bytes[offset] == UInt8(ascii: "\"") { return string() != nil }
    var depth = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        guard string() != nil else { return false }
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 {
          offset += 1
          return true
        }
      case UInt8(ascii: ",") where depth == 0: return true
      default: break
      }
      offset += 1
    }
    return false
  }

  // MARK: Meaning

  /// The text of a path, which is repeated with every finding and so may not be of any length.
  private mutating func pathText(_ span: Range<Int>) -> String? {
    guard span.count <= StreamRecord.maximumPathLength + 2 else {
      problem = .problem(
        "`path` is longer than \(StreamRecord.maximumPathLength) bytes; give a shorter one", span)
      return nil
    }
    return Self.text(bytes[span])
  }

  private mutating func takeValue(_ span: Range<Int>, _ key: String) {
    guard key == "contents" else {
      found = .tree(span)
      return
    }
    if let text = Self.text(bytes[span]) {
      found = .file(Array(text.utf8))
    } else {
      problem = .problem("`contents` takes the text of a file as one string", span)
    }
  }

  private mutating func check(_ path: String, _ span: Range<Int>) {
    guard path.isEmpty else { return }
    problem = .problem("`path` is empty; give the path of the tree, or the tree by itself", span)
  }

  /// The text of a string; nil where it is not one.
  private static func text(_ span: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    let parsed = JSONParser.parse(SourceFile(path: "", bytes: Array(span)))
    guard let tree = parsed.tree, let root = tree.roots.first, tree.entries[root].kind == .string
    else { return nil }
    return tree.text(of: root)
  }
}
