import DocumentSyntax
import ScreenModel

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

/// Moves places in embedded contents to the file that holds them.
extension EmbeddedText {
  /// The reading of the contents, with places in the file.
  func moved(_ reading: Reading) -> Reading {
    var reading = reading
    var places = Places(self)
    reading.tree = reading.tree.map { moved($0, &places) }
    reading.problems = moved(reading.problems)
    reading.diagnostics = reading.diagnostics.map {
      Diagnostic(
        kind: $0.kind, message: $0.message, help: $0.help, range: places.span($0.range),
        element: $0.element)
    }
    return reading
  }

  /// Problems of the contents as problems of the file.
  func moved(_ problems: [SyntaxProblem]) -> [SyntaxProblem] {
    var places = Places(self)
    return problems.map { SyntaxProblem($0.kind, $0.message, at: places.span($0.range)) }
  }

  private func moved(_ tree: UITree, _ places: inout Places) -> UITree {
    var moved = UITree(file: outer)
    moved.screens = tree.screens
    moved.keys = tree.keys
    moved.strings = tree.strings
    moved.numbers = tree.numbers
    moved.elements = tree.elements
    moved.attributes = tree.attributes
    moved.values = tree.values.map { Self.moved($0, &places) }
    for index in moved.elements.indices {
      let anchor = places.span(moved.elements[index].anchor)
      moved.elements[index].anchorStart = UInt32(truncatingIfNeeded: anchor.start)
      moved.elements[index].anchorEnd = UInt32(truncatingIfNeeded: anchor.end)
    }
    for index in moved.attributes.indices {
      move(&moved.attributes[index], of: tree, strings: &moved.strings, &places)
    }
    return moved
  }

  /// Moves an attribute; a text that is its range in the contents becomes one of its own.
  private func move(
    _ attribute: inout StoredAttribute, of tree: UITree, strings: inout [String],
    _ places: inout Places
  ) {
    if attribute.form == .raw || attribute.form == .quoted {
      strings.append(tree.text(of: attribute) ?? "")
      attribute.form = .decoded
      attribute.payload = UInt32(truncatingIfNeeded: strings.count - 1)
    }
    attribute.start = UInt32(truncatingIfNeeded: places.start(Int(attribute.start)))
    let value = places.span(attribute.valueRange)
    attribute.valueStart = UInt32(truncatingIfNeeded: value.start)
    attribute.valueEnd = UInt32(truncatingIfNeeded: value.end)
  }

  private static func moved(_ value: AttributeValue, _ places: inout Places) -> AttributeValue {
    switch value {
    case .texts(let texts):
      return .texts(texts.map { moved($0, &places) })
    case .elements(let items):
      return .elements(
        items.map { item in
          guard case .reference(let id) = item else { return item }
          return .reference(moved(id, &places))
        })
    case .gestures(var gestures):
      for index in gestures.indices { gestures[index].range = places.span(gestures[index].range) }
      return .gestures(gestures)
    case .suppressions(var list):
      for index in list.indices { list[index].range = places.span(list[index].range) }
      return .suppressions(list)
    case .posts(var posts):
      for index in posts.indices {
        posts[index].text = posts[index].text.map { moved($0, &places) }
        posts[index].target = posts[index].target.map { moved($0, &places) }
        posts[index].range = places.span(posts[index].range)
      }
      return .posts(posts)
    case .rect, .point, .insets, .range, .font, .content, .alternative, .speech, .color, .variant:
      return value
    }
  }

  private static func moved(
    _ text: Located<String>, _ places: inout Places
  ) -> Located<String> {
    Located(value: text.value, range: places.span(text.range))
  }
}
