import DocumentSyntax
import ScreenModel

extension SwiftUIDocument: ScreenSource {
  /// Whether a screen is compiled for iOS, or the app is one for the Mac.
  private func isShown(_ number: Int, _ options: ReadingOptions) -> Bool {
    number >= viewNames.count || viewNames[number].reach > .nowhere || isForMac
      || options.sourceIndex?.isForMac == true
  }

  func groups(_ options: ReadingOptions) -> [Range<Int>] {
    let screens = options.readsPreviews ? views + previews : views
    return ScreenGroupSize(of: tree.file).groups(of: screens.map { $0.range.length / 8 })
  }

  func read(_ screens: Range<Int>, _ options: ReadingOptions) -> Reading {
    var writer = SwiftUIWriter(tree, options.vocabulary)
    var problems: [SyntaxProblem] = []
    var count = 0
    let most = options.mostViews * SwiftUIReader.mostScreens
    for number in screens {
      guard let screen = screen(number), isShown(number, options) else { continue }
      guard count < most else {
        problems.append(
          SyntaxProblem(
            .limit,
            "the views before this one show more than \(most) views; move some of them into "
              + "other files", at: screen.type.nameRange))
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
