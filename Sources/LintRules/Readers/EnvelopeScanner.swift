import DocumentSyntax

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

  /// What there is to lint, once the path was looked for.
  var contents: StreamRecord.Contents { problem ?? found ?? .tree(0..<bytes.count) }

  /// The path of the object; nil where it is no such object.
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

  /// What a string says; nil where it is none.
  private static func text(_ span: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    let parsed = JSONParser.parse(SourceFile(path: "", bytes: Array(span)))
    guard let tree = parsed.tree, let root = tree.roots.first, tree.entries[root].kind == .string
    else { return nil }
    return tree.text(of: root)
  }
}
