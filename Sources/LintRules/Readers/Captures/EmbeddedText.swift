import DocumentSyntax

/// Contents that stand inside a file, maybe in another spelling, and the way back to their places.
///
/// Runs of bytes that follow each other in both are kept as one, so the map grows with the number
/// of escapes, and is never larger than eight times the file.
struct EmbeddedText: Sendable {
  /// Where some of the contents' bytes are from.
  fileprivate struct Run: Sendable {
    /// The offset of the first byte in the contents.
    let inner: UInt32
    /// The offset in the file that holds them; the high bit marks a run that is one escape.
    let outer: UInt32

    static let escape: UInt32 = 1 << 31
    var isEscape: Bool { outer & Run.escape != 0 }
    var start: Int { Int(outer & ~Run.escape) }
  }

  /// The contents as a file of their own.
  let file: SourceFile
  /// The file that holds them.
  let outer: SourceFile
  private let runs: [Run]
  /// The offset in the file after the last byte of the contents.
  private let end: Int

  /// The spans of a file that make up the contents, each as it stands or in another spelling.
  init(_ outer: SourceFile, _ write: (inout Writer) -> Void) {
    var writer = Writer(outer.bytes)
    write(&writer)
    self.outer = outer
    file = SourceFile(path: outer.path, bytes: writer.bytes)
    runs = writer.runs
    end = writer.end
  }

  /// The text of a JSON string that the parser has checked, with its quotes.
  init(string: SourceRange, of outer: SourceFile) {
    self.init(outer) { writer in
      outer.bytes.withUnsafeBufferPointer { bytes in
        JSONText.forEachPiece(of: string, in: bytes) { piece, escaped in
          if let escaped {
            writer.append(escaped, for: piece)
          } else {
            writer.append(piece)
          }
        }
      }
    }
  }

  /// Puts contents and map together.
  struct Writer {
    private let source: FileBytes
    fileprivate var bytes: [UInt8] = []
    fileprivate var runs: [Run] = []
    fileprivate var end = 0

    fileprivate init(_ source: FileBytes) {
      self.source = source
    }

    /// Appends bytes of the file as they stand.
    mutating func append(_ span: SourceRange) {
      runs.append(Run(inner: UInt32(bytes.count), outer: UInt32(span.start)))
      source.withUnsafeBufferPointer { bytes.append(contentsOf: $0[span.start..<span.end]) }
      end = span.end
    }

    /// Appends bytes that the file spells in another way, or not at all where the span is empty.
    mutating func append(_ text: some Collection<UInt8>, for span: SourceRange) {
      runs.append(Run(inner: UInt32(bytes.count), outer: UInt32(span.start) | Run.escape))
      bytes.append(contentsOf: text)
      end = span.end
    }
  }

  /// Finds places in the file one after the other, which is quick where they come in order.
  struct Places {
    private let text: EmbeddedText
    private var last = 0

    init(_ text: EmbeddedText) {
      self.text = text
    }

    /// The span of the file that a span of the contents is from.
    mutating func span(_ range: SourceRange) -> SourceRange {
      let start = start(range.start)
      guard range.end > range.start else { return SourceRange(start: start, end: start) }
      return SourceRange(start: start, end: max(end(range.end), start))
    }

    /// Where the byte at an offset of the contents is from.
    mutating func start(_ offset: Int) -> Int {
      guard offset < text.file.bytes.count else { return text.end }
      let run = text.runs[find(offset)]
      return run.isEscape ? run.start : run.start + offset - Int(run.inner)
    }

    /// Where what the byte before an offset of the contents is from ends.
    private mutating func end(_ offset: Int) -> Int {
      guard offset < text.file.bytes.count else { return text.end }
      let run = text.runs[find(offset - 1)]
      guard run.isEscape else { return run.start + offset - Int(run.inner) }
      return last + 1 < text.runs.count ? text.runs[last + 1].start : text.end
    }

    /// The run that holds an offset of the contents, which have bytes.
    private mutating func find(_ offset: Int) -> Int {
      let runs = text.runs
      if runs[last].inner <= offset {
        for _ in 0..<8 {
          guard last + 1 < runs.count, runs[last + 1].inner <= offset else { return last }
          last += 1
        }
      }
      var low = 0
      var high = runs.count
      while high - low > 1 {
        let middle = (low + high) / 2
        if runs[middle].inner <= offset { low = middle } else { high = middle }
      }
      last = low
      return low
    }
  }
}
