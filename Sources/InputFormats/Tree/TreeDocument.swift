import DocumentSyntax

/// A file in the tree format that is parsed, with the places of its screens.
struct TreeDocument: ScreenSource {
  let syntax: SyntaxTree
  /// Whether it is JSON, which has no comments.
  let isJSON: Bool
  /// The entries of the screens.
  let screens: [Int]

  func groups(_ options: ReadingOptions) -> [Range<Int>] {
    let sizes = screens.map { Int(syntax.entries[$0].next) - $0 }
    return ScreenGroupSize(of: syntax.file).groups(of: sizes) {
      syntax.isVariant(screens[$0 + 1], of: screens[$0])
    }
  }

  func read(_ screens: Range<Int>, _ options: ReadingOptions) -> Reading {
    TreeReader.read(syntax, isJSON: isJSON, screens: self.screens[screens])
  }

  var commentStyle: CommentStyle? { isJSON ? nil : .yaml }
}

extension TreeFormat {
  /// The document in a file that was parsed; without a syntax tree it has problems only.
  static func document(
    _ file: SourceFile, _ parsed: Parsed<SyntaxTree>, _ options: ReadingOptions
  ) -> Document {
    guard let syntax = parsed.tree else {
      let outline = Reading(tree: nil, problems: parsed.problems)
      return Document(file, nil, options, outline: outline)
    }
    let (screens, reading) = TreeReader.outline(syntax, isJSON: isJSON)
    let outline = Reading(
      tree: nil, problems: parsed.problems + reading.problems, diagnostics: reading.diagnostics)
    let source = TreeDocument(syntax: syntax, isJSON: isJSON, screens: screens)
    return Document(file, source, options, outline: outline)
  }
}

extension CommentStyle {
  /// From `#` to the end of the line.
  package static let yaml = CommentStyle(line: ("#", 1), comments: YAMLComments.ranges)
}
