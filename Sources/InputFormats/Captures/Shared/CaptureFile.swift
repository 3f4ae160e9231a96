package import DocumentSyntax

/// A capture that is parsed, and the reader that it is for.
package struct CaptureFile: ScreenSource {
  package let contents: CaptureContents
  /// Nil where the contents are nothing at all, of whatever format.
  private let reader: (any CaptureReader.Type)?
  /// The texts that hold the contents, the innermost first; none where they are the file itself.
  private var embedding: [EmbeddedText] = []

  /// Contents that a reader takes, or that are nothing at all.
  init(_ contents: CaptureContents, _ reader: (any CaptureReader.Type)?) {
    self.contents = contents
    self.reader = reader
  }

  /// Notes that the file of the capture so far stands in another one.
  mutating func embed(in text: EmbeddedText) { embedding.append(text) }

  /// The reading of the capture, with places in the outermost file.
  package func read(_ screens: Range<Int>, _ options: ReadingOptions) -> Reading {
    let reading =
      reader?.read(contents, options) ?? .emptyCapture(at: SourceRange(start: 0, end: 0))
    return embedding.reduce(reading) { $1.moved($0) }
  }

  package var isEditable: Bool { false }

  /// A file that the user says is of a format, or why its syntax cannot be read.
  static func opened(
    _ file: SourceFile, by reader: any CaptureReader.Type
  ) -> (capture: CaptureFile?, problems: [SyntaxProblem]) {
    let search = CaptureSearch(file, for: [reader])
    guard search.capture == nil, let refused = search.refused, search.problems.isEmpty,
      let refusal = reader.refusal(of: refused)
    else { return (search.capture, search.problems) }
    if refused.holdNothing { return (CaptureFile(refused, nil), []) }
    let problem = SyntaxProblem(
      .syntax, "this is not \(reader.info.format.rawValue): \(refusal)",
      at: SourceRange(start: 0, end: 0))
    return (nil, [problem])
  }

  /// The contents of a file by its syntax, or what keeps it from being parsed.
  package static func contents(
    of file: SourceFile
  ) -> (contents: CaptureContents?, problems: [SyntaxProblem]) {
    switch CaptureContents.Shape(file.bytes) {
    case .json:
      let parsed = JSONParser.parse(file)
      return (parsed.tree.map(CaptureContents.json), parsed.problems)
    case .xml:
      let parsed = XMLParser.parse(file)
      return (parsed.tree.map(CaptureContents.xml), parsed.problems)
    case .text:
      if let problem = TextEncoding.problem(in: file) { return (nil, [problem]) }
      return (.text(file), [])
    }
  }

  /// The problem of contents that tell of a capture without being one; nil for all others.
  static func outline(_ contents: CaptureContents) -> SyntaxProblem? {
    FormatList.captures.lazy.compactMap { $0.outline(contents) }.first
  }

  /// The problem of contents that nobody reads, with the nearest thing that works. Why a format
  /// refuses them is said where the user names it.
  static func unknown(_ contents: CaptureContents, after first: SyntaxProblem) -> SyntaxProblem {
    if let name = FormatList.captures.lazy.compactMap({ $0.unreadGrammar(of: contents) }).first {
      return SyntaxProblem(.unsupported, name, at: SourceRange(start: 0, end: 0))
    }
    // Some contents are known to be something else, such as the screen of another system.
    let reasons = FormatList.captures.lazy.compactMap { $0.refusal(of: contents) }
    if let known = reasons.first(where: { $0.hasPrefix("it is a") }) {
      return SyntaxProblem(
        .unsupported, "no tree and no capture: \(known); see a11y-lint formats", at: first.range)
    }
    switch contents {
    case .xml: return first
    case .text:
      return SyntaxProblem(
        first.kind,
        "neither a tree nor a capture, see `a11y-lint formats`; "
          + "--input yaml says why it is not a tree",
        at: SourceRange(start: 0, end: 0))
    case .json: break
    }
    let adapters = FormatList.presets.map { $0.info.format.rawValue }.joined(separator: " or ")
    return SyntaxProblem(
      first.kind,
      "unknown JSON: no tree, capture, \(adapters); run a11y-lint init --adapter FILE",
      at: first.range)
  }

  /// The problem of a text without a syntax that could be shown; nil where it may be YAML.
  package static func syntaxProblem(of file: SourceFile, as format: InputFormat?) -> SyntaxProblem?
  {
    let named = format.flatMap { format in FormatList.captures.first { $0.info.format == format } }
    guard let info = named?.info ?? CaptureSearch(file).capture?.reader?.info else { return nil }
    return SyntaxProblem(
      .unsupported,
      "this is a text of the format \(info.format.rawValue) (\(info.title)), and dump syntax shows "
        + "JSON, YAML and XML only; use dump interface", at: SourceRange(start: 0, end: 0))
  }
}

extension Document {
  /// The document, whose problem says what other formats were tried if no screen was found. Keys
  /// that are there twice are wrong whatever the file is.
  func sayingWhatWasTried(on contents: CaptureContents) -> Document {
    let place = outline.problems.firstIndex { $0.kind != .duplicateKey }
    guard groups.isEmpty, outline.notes.isEmpty, let place else { return self }
    var tried = self
    tried.outline.problems[place] = CaptureFile.unknown(contents, after: outline.problems[place])
    return tried
  }
}
