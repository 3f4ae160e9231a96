import DocumentSyntax

/// A line of a stream: a tree or capture as JSON by itself, or an object that says whose it is:
/// `{"path": "…", "tree": …}` with a tree, or `{"path": "…", "contents": "…"}` with a file's text.
public struct StreamRecord: Sendable {
  /// The longest line that is read, in bytes; longer ones are refused and not kept.
  public static let maximumLength = 32_000_000
  /// How much of a longer line is enough to see whose it is, in bytes.
  public static let headLength = 4_096

  /// The longest path that a line may give, in bytes as it is written.
  static let maximumPathLength = 4_096

  /// What there is to lint.
  enum Contents: Sendable {
    /// The span of a tree in the line.
    case tree(Range<Int>)
    /// The text of a file.
    case file([UInt8])
    /// Nothing, and why.
    case problem(String, Range<Int>)
  }

  /// The path that the line gives; nil where it gives none, or cannot be read so far.
  public let path: String?
  let contents: Contents
  /// The line without its break.
  let bytes: [UInt8]

  /// A line without its break.
  public init(_ line: [UInt8]) {
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
  public init(tooLong head: [UInt8]) {
    path = head.withUnsafeBufferPointer { bytes in
      var scanner = EnvelopeScanner(bytes)
      return scanner.path()
    }
    contents = .problem(
      "the line is longer than \(Self.maximumLength) bytes; lint it as a file", 0..<0)
    bytes = []
  }

  /// What it was probably meant as, given where the first mistake in it is that is told at its
  /// beginning, or at that of its tree; nil where the mistake speaks for itself.
  func advice(onMistakeAt offset: Int) -> String? {
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
  public static func isBlank(_ line: [UInt8]) -> Bool {
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
