package import DocumentSyntax

/// A parsed file, whose screens are read in groups.
///
/// A group of screens fits into a processor's cache while it is read, resolved and checked. Groups
/// do not depend on each other, so they can be read on several threads.
package struct Document: Sendable {
  /// The file itself.
  package let file: SourceFile
  /// Problems outside any screen.
  package internal(set) var outline: Reading
  /// The screens; nil where there is nothing to read.
  let source: (any ScreenSource)?
  /// Which of the screens each group has.
  let groups: [Range<Int>]
  /// Whether the file looks like a tree, and has too little of one to be read.
  private(set) var isDoubtful = false
  private let options: ReadingOptions

  /// A document of a format; without a source it has an outline only.
  init(
    _ file: SourceFile, _ source: (any ScreenSource)?, _ options: ReadingOptions, outline: Reading
  ) {
    self.file = file
    self.outline = outline
    self.source = source
    self.options = options
    groups = source?.groups(options) ?? []
  }

  /// A document that cannot be read.
  init(_ file: SourceFile, problem: SyntaxProblem) {
    self.init(file, nil, ReadingOptions(), outline: Reading(tree: nil, problems: [problem]))
  }

  /// A file that may not be a tree.
  init(doubtful file: SourceFile) {
    self.init(file, nil, ReadingOptions(), outline: Reading(tree: nil, problems: []))
    isDoubtful = true
  }

  /// The document with a warning in place of its problem; nil where it is not of a version of its
  /// format that is known and not read.
  var unread: Document? {
    guard groups.isEmpty, outline.problems.count == 1, let problem = outline.problems.first,
      problem.kind == .unsupported
    else { return nil }
    let diagnostic = Diagnostic(
      kind: .unreadFile, message: problem.message,
      help: "Exclude it in the configuration if it stays as it is.", range: problem.range,
      element: nil)
    return Document(
      file, nil, options, outline: Reading(tree: nil, problems: [], diagnostics: [diagnostic]))
  }

  /// How comments are written beside its screens; nil where there can be none.
  package var commentStyle: CommentStyle? { source?.commentStyle }

  /// Whether authors write the file, so that a fix may change it.
  package var isEditable: Bool { source?.isEditable ?? true }

  /// The span of the mappings that begin in a line; nil where elements tell where they begin.
  package func values(beginningIn line: Range<Int>) -> Range<Int>? {
    source?.values(beginningIn: line)
  }

  /// The number of groups of screens.
  package var groupCount: Int { groups.count }

  /// The elements of one group: with the texts of a language, or else as they are written.
  package func read(_ group: Int, in version: LanguageVersion? = nil) -> Reading {
    guard let source else { return Reading(tree: nil, problems: []) }
    var reading = source.read(groups[group], options)
    if let version, var tree = reading.tree {
      // There is one tree, which is not copied.
      reading.tree = nil
      source.translate(&tree, into: version, options)
      reading.tree = tree
    }
    return reading
  }
}
