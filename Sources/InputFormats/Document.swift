package import DocumentSyntax
import ScreenModel

/// A parsed file, whose screens are read in groups.
///
/// A group of screens fits into a processor's cache while it is read, resolved and checked. Groups
/// do not depend on each other, so they can be read on several threads.
package struct Document: Sendable {
  /// Where the screens are read from.
  enum Source: Sendable {
    case syntax(SyntaxTree, isJSON: Bool, screens: [Int])
    case interface(InterfaceBuilderDocument)
    case source(SwiftUIDocument, ReadingOptions)
    case capture(CaptureFile, ReadingOptions)
    case adapted(SyntaxTree, Adapter, ReadingOptions)
    /// There is nothing to read.
    case nothing
  }

  /// The file itself.
  package let file: SourceFile
  /// Problems outside any screen.
  package private(set) var outline: Reading
  let source: Source
  /// Which of the screens each group has.
  let groups: [Range<Int>]

  /// A document without screens.
  private init(_ file: SourceFile, _ outline: Reading) {
    self.file = file
    self.outline = outline
    source = .nothing
    groups = []
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
    groups = Self.groups(of: sizes, size: ScreenGroupSize(interfaceBuilder: sizes))
  }

  private init(
    _ file: SourceFile, outline: Reading, syntax: SyntaxTree, isJSON: Bool, screens: [Int]
  ) {
    self.file = file
    self.outline = outline
    source = .syntax(syntax, isJSON: isJSON, screens: screens)
    groups = Self.groups(
      of: screens.map { Int(syntax.entries[$0].next) - $0 }, size: ScreenGroupSize(tree: file)
    ) { syntax.isVariant(screens[$0 + 1], of: screens[$0]) }
  }

  /// SwiftUI source; without a view there is nothing to read.
  init(swiftUI file: SourceFile, _ options: ReadingOptions) {
    let known = options.sourceIndex?.document(of: file)
    let parsed = known == nil ? SwiftParser.parse(file) : nil
    let document = known ?? parsed?.tree.map(SwiftUIDocument.init)
    self.file = file
    outline = Reading(tree: nil, problems: parsed?.problems ?? [])
    source = document.map { .source($0, options) } ?? .nothing
    let previews = options.readsPreviews ? document?.previews ?? [] : []
    let sizes = ((document?.views ?? []) + previews).map { $0.range.length / 8 }
    groups = Self.groups(of: sizes, size: ScreenGroupSize(tree: file))
  }

  /// A capture of a running app; without one it has problems only.
  init(
    _ file: SourceFile, _ capture: CaptureFile?, _ options: ReadingOptions,
    problems: [SyntaxProblem]
  ) {
    self.file = file
    outline = Reading(tree: nil, problems: problems)
    source = capture.map { .capture($0, options) } ?? .nothing
    groups = capture == nil ? [] : [0..<1]
  }

  /// A document that an adapter reads; without a syntax tree it has problems only.
  init(
    _ file: SourceFile, _ parsed: Parsed<SyntaxTree>, _ adapter: Adapter, _ options: ReadingOptions
  ) {
    self.file = file
    outline = Reading(tree: nil, problems: parsed.problems)
    source = parsed.tree.map { .adapted($0, adapter, options) } ?? .nothing
    groups = parsed.tree == nil ? [] : [0..<1]
  }

  /// The document, whose problem says what other formats were tried if no screen was found.
  func sayingWhatWasTried(on contents: CaptureContents) -> Document {
    guard groups.isEmpty, outline.notes.isEmpty, let first = outline.problems.first else {
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

  /// Whether it is source that declares no view, or no source at all.
  var isSourceWithoutViews: Bool {
    switch source {
    case .source(let document, let options):
      document.views.isEmpty && (document.previews.isEmpty || !options.readsPreviews)
    case .nothing: FormatList.isSource(path: file.path)
    default: false
    }
  }

  /// How comments are written beside its screens; nil where there can be none.
  package var commentStyle: CommentStyle? {
    switch source {
    case .interface(let document) where !document.mentionsDirectives: nil
    case .syntax(_, let isJSON, _): isJSON ? nil : .yaml
    // A reader of YAML's comments finds none in JSON.
    case .adapted: .yaml
    case .interface: .xml
    case .source: .swift
    case .capture, .nothing: nil
    }
  }

  /// The span of the mappings that begin in a line; nil where elements tell where they begin.
  package func values(beginningIn line: Range<Int>) -> Range<Int>? {
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

  /// The number of groups of screens.
  package var groupCount: Int { groups.count }

  /// The elements of one group: with the texts of a language, or else as they are written.
  package func read(
    _ group: Int, in version: LanguageVersion? = nil, _ options: ReadingOptions = ReadingOptions()
  ) -> Reading {
    var reading: Reading =
      switch source {
      case .nothing: Reading(tree: nil, problems: [])
      case .capture(let capture, let options): capture.read(options)
      case .adapted(let syntax, let adapter, let options):
        AdapterReader.read(syntax, adapter, options)
      case .source(let document, let options):
        SwiftUIReader.read(document, views: groups[group], options)
      case .interface(let document):
        InterfaceBuilderReader.read(document, screens: groups[group])
      case .syntax(let syntax, let isJSON, let screens):
        TreeReader.read(syntax, isJSON: isJSON, screens: screens[groups[group]])
      }
    if let version { translate(&reading, into: version, options) }
    return reading
  }

  /// Groups of about one size, given the sizes of the screens.
  ///
  /// Rules compare the variants of a screen, so variants that follow each other stay in one group
  /// unless that makes it too large.
  private static func groups(
    of screens: [Int], size: ScreenGroupSize, continues: (Int) -> Bool = { _ in false }
  ) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    var start = 0
    var sum = 0
    for (index, screen) in screens.enumerated() {
      sum += screen
      let isLast = index == screens.count - 1
      if isLast || size.isReached(by: sum) && (size.isExceeded(by: sum) || !continues(index)) {
        groups.append(start..<index + 1)
        start = index + 1
        sum = 0
      }
    }
    return groups
  }
}

extension Document {
  /// Gives the elements of a group the texts of a language, and their screens the language.
  private func translate(
    _ reading: inout Reading, into version: LanguageVersion, _ options: ReadingOptions
  ) {
    guard reading.tree != nil else { return }
    if case .interface(let document) = source {
      // The folder tells the language of the texts, unless somebody knows better.
      let own =
        version.language ?? LanguageTag.language(ofPath: file.path) ?? options.developmentLanguage
      let version = LanguageVersion(language: own, table: version.table)
      if let translator = InterfaceBuilderTranslator(document, version), var tree = reading.tree {
        reading.tree = nil
        translator.translate(&tree)
        reading.tree = tree
      }
    } else if let language = options.language {
      reading.tree?.setLanguage(language)
    }
  }
}

extension UITree {
  /// Sets the language of the screens that do not say theirs.
  fileprivate mutating func setLanguage(_ language: String) {
    for index in screens.indices where !elements[screens[index].root].has(.language) {
      screens[index].language = language
      if !elements[screens[index].root].has(.direction) {
        screens[index].isRightToLeft = LanguageTag.isRightToLeft(language)
      }
    }
  }
}

/// The size of a group of screens, which has whole screens.
///
/// It depends on the file alone, so that reports do not differ by how many cores there are.
struct ScreenGroupSize {
  /// Entries that fit into a processor's cache while they are read, resolved and checked.
  private static let largest = 32_000
  /// Entries that take longer than to start a thread and to set up the rules once more.
  private static let smallest = 16_000
  /// How many groups a smaller file has, so that cores share it evenly.
  private static let count = 16
  /// How many times its size a group may have for the sake of variants that stand together.
  private static let limit = 4

  /// A number of syntax entries.
  let entries: Int

  /// The size for a tree in YAML or JSON, of which an entry takes so many bytes in pretty print.
  init(tree file: SourceFile) {
    entries = Self.share(of: file.bytes.count / 16)
  }

  /// The size for a storyboard or xib whose screens have so many entries each; an element is larger
  /// than an entry, and so is counted as four.
  ///
  /// Half of a small one takes longer to read than a thread takes to start.
  init(interfaceBuilder screens: [Int]) {
    let total = screens.reduce(0, +)
    let isHalved = (Self.smallest..<Self.smallest * 2).contains(total)
    entries = isHalved ? total / 2 : Self.share(of: total)
  }

  private static func share(of total: Int) -> Int {
    min(max(total / count, smallest), largest)
  }

  /// Whether so many entries are enough.
  func isReached(by entries: Int) -> Bool { entries >= self.entries }

  /// Whether so many entries are more than should be in one group, whatever comes next.
  func isExceeded(by entries: Int) -> Bool { entries >= self.entries * Self.limit }
}
