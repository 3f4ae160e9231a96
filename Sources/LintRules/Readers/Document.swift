import DocumentSyntax

/// A file that is parsed, and whose screens can be read a portion at a time.
///
/// A portion is small enough to stay in a processor's cache while it is read, resolved and checked,
/// which is worth more than any trick in those stages; and portions do not depend on each other.
struct Document: Sendable {
  /// Where the screens are read from.
  enum Source: Sendable {
    case syntax(SyntaxTree, isJSON: Bool, screens: [Int])
    case interface(InterfaceBuilderDocument)
    case capture(CaptureFile, ReadingOptions)
    case adapted(SyntaxTree, Adapter, ReadingOptions)
    /// There is nothing to read.
    case nothing
  }

  /// The file itself.
  let file: SourceFile
  /// What is wrong around the screens.
  private(set) var outline: Reading
  let source: Source
  private let portions: [Range<Int>]

  /// A document of which the outline is all there is.
  private init(_ file: SourceFile, _ outline: Reading) {
    self.file = file
    self.outline = outline
    source = .nothing
    portions = []
  }

  /// An Interface Builder document.
  init(interfaceBuilder file: SourceFile, _ options: ReadingOptions) {
    let (document, outline) = InterfaceBuilderReader.outline(
      file, runtimeAttributes: options.runtimeAttributes)
    guard let document else {
      self.init(file, outline)
      return
    }
    self.init(file, outline, document)
  }

  private init(_ file: SourceFile, _ outline: Reading, _ document: InterfaceBuilderDocument) {
    self.file = file
    self.outline = outline
    source = .interface(document)
    let sizes = document.screens.map { screen in
      4 * (Int(document.xml.elements[screen.view].next) - screen.view)
    }
    portions = Self.portions(of: sizes, size: PortionSize(interfaceBuilder: sizes))
  }

  private init(
    _ file: SourceFile, outline: Reading, syntax: SyntaxTree, isJSON: Bool, screens: [Int]
  ) {
    self.file = file
    self.outline = outline
    source = .syntax(syntax, isJSON: isJSON, screens: screens)
    portions = Self.portions(
      of: screens.map { Int(syntax.entries[$0].next) - $0 }, size: PortionSize(tree: file)
    ) { syntax.isVariant(screens[$0 + 1], of: screens[$0]) }
  }

  /// A capture of a running app; without one it has problems only.
  init(
    _ file: SourceFile, _ capture: CaptureFile?, _ options: ReadingOptions,
    problems: [SyntaxProblem]
  ) {
    self.file = file
    outline = Reading(tree: nil, problems: problems)
    source = capture.map { .capture($0, options) } ?? .nothing
    portions = capture == nil ? [] : [0..<1]
  }

  /// What a look for a capture found; nil where the file is none.
  init?(capture file: SourceFile, _ search: CaptureSearch, _ options: ReadingOptions) {
    guard search.capture != nil || search.isClaimed else { return nil }
    self.init(file, search.capture, options, problems: search.problems)
  }

  /// A document that an adapter reads; without a syntax tree it has problems only.
  init(
    _ file: SourceFile, _ parsed: Parsed<SyntaxTree>, _ adapter: Adapter, _ options: ReadingOptions
  ) {
    self.file = file
    outline = Reading(tree: nil, problems: parsed.problems)
    source = parsed.tree.map { .adapted($0, adapter, options) } ?? .nothing
    portions = parsed.tree == nil ? [] : [0..<1]
  }

  /// The document, whose problem says what other formats were tried if no screen was found.
  func sayingWhatWasTried(on contents: CaptureContents) -> Document {
    guard portions.isEmpty, outline.notes.isEmpty, let first = outline.problems.first else {
      return self
    }
    var tried = self
    tried.outline.problems[0] = CaptureFile.unknown(contents, after: first)
    return tried
  }

  /// A document in the tree format; without a syntax tree it has problems only.
  init(_ file: SourceFile, _ parsed: Parsed<SyntaxTree>, isJSON: Bool) {
    guard let syntax = parsed.tree else {
      self.init(file, Reading(tree: nil, problems: parsed.problems))
      return
    }
    let (screens, reading) = TreeReader.outline(syntax, isJSON: isJSON)
    let outline = Reading(
      tree: nil, problems: parsed.problems + reading.problems, diagnostics: reading.diagnostics)
    self.init(file, outline: outline, syntax: syntax, isJSON: isJSON, screens: screens)
  }

  /// How comments are written beside its screens; nil where there can be none.
  var commentStyle: CommentStyle? {
    switch source {
    case .interface(let document) where !document.mentionsDirectives: nil
    case .syntax(_, let isJSON, _): isJSON ? nil : .yaml
    // A reader of YAML's comments finds none in JSON.
    case .adapted: .yaml
    case .interface: .xml
    case .capture, .nothing: nil
    }
  }

  /// The span of the mappings that begin in a line; nil where elements tell where they begin.
  func values(beginningIn line: Range<Int>) -> Range<Int>? {
    guard case .adapted(let syntax, _, _) = source else { return nil }
    let entries = syntax.entries
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(entries[middle].start) < line.lowerBound { low = middle + 1 } else { high = middle }
    }
    var span: Range<Int>?
    while low < entries.count, Int(entries[low].start) < line.upperBound {
      if entries[low].kind == .mapping {
        let first = span?.lowerBound ?? Int(entries[low].start)
        span = first..<max(span?.upperBound ?? first, Int(entries[low].end))
      }
      low += 1
    }
    return span
  }

  /// The number of portions.
  var portionCount: Int { portions.count }

  /// The elements of one portion, as they are written.
  func read(_ portion: Int) -> Reading {
    switch source {
    case .nothing: Reading(tree: nil, problems: [])
    case .capture(let capture, let options): capture.read(options)
    case .adapted(let syntax, let adapter, let options):
      AdapterReader.read(syntax, adapter, options)
    case .interface(let document):
      InterfaceBuilderReader.read(document, screens: portions[portion])
    case .syntax(let syntax, let isJSON, let screens):
      TreeReader.read(syntax, isJSON: isJSON, screens: screens[portions[portion]])
    }
  }

  /// Ranges of screens that make up about a size each, given the sizes of the screens.
  ///
  /// Rules compare the variants of a screen, so those that stand together stay together; but not
  /// more of them than make a portion too large.
  private static func portions(
    of screens: [Int], size: PortionSize, continues: (Int) -> Bool = { _ in false }
  ) -> [Range<Int>] {
    var portions: [Range<Int>] = []
    var start = 0
    var sum = 0
    for (index, screen) in screens.enumerated() {
      sum += screen
      let isLast = index == screens.count - 1
      if isLast || size.isReached(by: sum) && (size.isExceeded(by: sum) || !continues(index)) {
        portions.append(start..<index + 1)
        start = index + 1
        sum = 0
      }
    }
    return portions
  }
}

/// How comments are written in a file.
enum CommentStyle: Sendable {
  /// From `#` to the end of the line.
  case yaml
  /// Between `<!--` and `-->`.
  case xml
}
