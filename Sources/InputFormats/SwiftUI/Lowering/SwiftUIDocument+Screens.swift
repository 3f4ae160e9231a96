import DocumentSyntax
import ScreenModel

extension SwiftUIDocument: ScreenSource {
  func groups(_ options: ReadingOptions) -> [Range<Int>] {
    let screens = options.readsPreviews ? views + previews : views
    return ScreenGroupSize(of: tree.file).groups(of: screens.map { $0.range.length / 8 })
  }

  func read(_ screens: Range<Int>, _ options: ReadingOptions) -> Reading {
    var writer = SwiftUIWriter(tree, options.vocabulary)
    var problems: [SyntaxProblem] = []
    var count = 0
    for number in screens {
      guard let screen = screen(number) else { continue }
      guard count < SwiftUIReader.mostOfFile else {
        problems.append(
          SyntaxProblem(
            .limit,
            "the views before this one show more than \(SwiftUIReader.mostOfFile) views; move some "
              + "of them into other files", at: screen.type.nameRange))
        break
      }
      var reader = SwiftUIReader(self, type: screen.type, options)
      let body = SwiftUIFrame(screen.body, in: reader.frame, usedIn: reader.frame)
      var content = reader.reading(in: body) { $0.views(in: screen.body) }
      count += reader.count
      if let excess = reader.excess { problems.append(excess) }
      if reader.frame.budget.isSpent {
        problems.append(
          SyntaxProblem(
            .limit, "the values of this view lead to too many others; write some of them out",
            at: screen.type.nameRange))
      }
      if let use = options.sourceIndex?.use(of: screen.name) { use.apply(to: &content) }
      reader.markDialog(screen, &content)
      SwiftUIIdleControls.mark(&content)
      writer.write(
        screen: screen.name, at: screen.type.nameRange, content, title: reader.title,
        SwiftUIReader.info.unsaid, handedOver: reader.frame.given, language: options.language)
    }
    return Reading(tree: writer.finish(), problems: problems)
  }

  var commentStyle: CommentStyle? { .swift }
}

extension CommentStyle {
  /// From `//` to the end of the line, or between `/*` and `*/`.
  package static let swift = CommentStyle(
    line: ("/", 2), block: Block(opening: "/*", closing: "*/", isInRange: true),
    comments: SwiftParser.comments)
}
