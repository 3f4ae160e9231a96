import DocumentSyntax

/// A file that is parsed, and whose screens can be read a portion at a time.
///
/// A portion is small enough to stay in a processor's cache while it is read, resolved and checked,
/// which is worth more than any trick in those stages; and portions do not depend on each other.
struct Document: Sendable {
  /// About how many syntax entries a portion has; whole screens only.
  private static let portionSize = 24_000

  private enum Source: Sendable {
    case syntax(SyntaxTree, isJSON: Bool, screens: [Int])
    case reading(Reading)
  }

  /// The file itself.
  let file: SourceFile
  /// What is wrong around the screens.
  let outline: Reading
  private let source: Source
  private let portions: [Range<Int>]

  /// A document that is read already, as one portion.
  init(_ file: SourceFile, reading: Reading) {
    self.file = file
    outline = Reading(tree: nil, problems: [])
    source = .reading(reading)
    portions = [0..<1]
  }

  private init(
    _ file: SourceFile, outline: Reading, syntax: SyntaxTree, isJSON: Bool, screens: [Int]
  ) {
    self.file = file
    self.outline = outline
    source = .syntax(syntax, isJSON: isJSON, screens: screens)
    portions = Self.portions(of: screens, in: syntax)
  }

  /// A document in the tree format; without a syntax tree it has problems only.
  init(_ file: SourceFile, _ parsed: Parsed<SyntaxTree>, isJSON: Bool) {
    guard let syntax = parsed.tree else {
      self.init(file, reading: Reading(tree: nil, problems: parsed.problems))
      return
    }
    let (screens, reading) = TreeReader.outline(syntax, isJSON: isJSON)
    let outline = Reading(
      tree: nil, problems: parsed.problems + reading.problems, diagnostics: reading.diagnostics)
    self.init(file, outline: outline, syntax: syntax, isJSON: isJSON, screens: screens)
  }

  /// The number of portions.
  var portionCount: Int { portions.count }

  /// The elements of one portion.
  func read(_ portion: Int) -> Reading {
    switch source {
    case .reading(let reading): reading
    case .syntax(let syntax, let isJSON, let screens):
      TreeReader.read(syntax, isJSON: isJSON, screens: screens[portions[portion]])
    }
  }

  /// Ranges of screens that make up about `portionSize` entries each.
  private static func portions(of screens: [Int], in syntax: SyntaxTree) -> [Range<Int>] {
    var portions: [Range<Int>] = []
    var start = 0
    var size = 0
    for (index, screen) in screens.enumerated() {
      size += Int(syntax.entries[screen].next) - screen
      if size >= portionSize || index == screens.count - 1 {
        portions.append(start..<index + 1)
        start = index + 1
        size = 0
      }
    }
    return portions
  }
}
