import DocumentSyntax

/// A search for a capture in a file, also where it is inside something else.
struct CaptureSearch: Sendable {
  /// How often something may stand inside something else.
  private static let depth = 3

  /// The capture, where there is one.
  private(set) var capture: CaptureFile?
  /// Its problems; without a capture, those that keep the file from being parsed.
  private(set) var problems: [SyntaxProblem] = []
  /// Whether the file is meant as a capture, though nothing could be made of it.
  private(set) var isClaimed = false
  /// Whether the file is a capture, or meant as one.
  var isFound: Bool { capture != nil || isClaimed }
  /// The innermost contents that could be parsed, and that no reader takes.
  private(set) var refused: CaptureContents?

  /// The problems as those of a document.
  var outline: Reading { Reading(tree: nil, problems: problems) }

  /// Whether the first bytes of a file tell that it is meant for some reader.
  static func isClaimed(_ file: SourceFile) -> Bool {
    FormatList.captures.contains { $0.claims(file) }
  }

  /// A look at a file by its syntax, for some readers.
  init(_ file: SourceFile, for readers: [any CaptureReader.Type] = FormatList.captures) {
    self.init(file, for: readers, depth: 0)
  }

  private init(_ file: SourceFile, for readers: [any CaptureReader.Type], depth: Int) {
    let (contents, problems) = CaptureFile.contents(of: file)
    if let contents {
      self.init(contents, problems, for: readers, depth: depth)
    } else {
      self.init(broken: file, problems, for: readers, depth: depth)
    }
  }

  /// A look at contents that are parsed, with the problems of parsing them.
  init(
    _ contents: CaptureContents, _ problems: [SyntaxProblem],
    for readers: [any CaptureReader.Type] = FormatList.captures, depth: Int = 0
  ) {
    self.problems = problems
    if let reader = readers.first(where: { $0.refusal(of: contents) == nil }) {
      capture = CaptureFile(contents, reader)
      return
    }
    refused = contents
    guard depth < Self.depth else { return }
    for text in EmbeddedContents.candidates(in: contents) {
      let inner = Self(text, for: readers, depth: depth)
      if inner.isFound {
        self = inner
        self.problems = problems + inner.problems
        return
      }
      if let innermost = inner.refused, innermost.isDocument { refused = innermost }
    }
  }

  /// A look at what cannot be parsed as it stands.
  private init(
    broken file: SourceFile, _ problems: [SyntaxProblem], for readers: [any CaptureReader.Type],
    depth: Int
  ) {
    self.problems = problems
    isClaimed = readers.contains { $0.claims(file) }
    guard depth < Self.depth else { return }
    for text in EmbeddedContents.candidates(inBroken: file) {
      let inner = Self(text, for: readers, depth: depth)
      if inner.capture != nil || inner.isClaimed && !isClaimed {
        self = inner
        return
      }
    }
  }

  /// A look at embedded contents, with all that is found moved to the file that holds them.
  private init(_ text: EmbeddedText, for readers: [any CaptureReader.Type], depth: Int) {
    self.init(text.file, for: readers, depth: depth + 1)
    capture?.embed(in: text)
    problems = text.moved(problems)
  }
}
