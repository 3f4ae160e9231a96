@testable import DocumentSyntax
@testable import InputFormats
@testable import LintReports
@testable import Linting

/// Checks of what the parser makes of Swift source.
enum SwiftChecks {
  /// Checks the tree of a file, and that it is the same every time.
  static func check(_ file: SourceFile) {
    let parsed = SwiftParser.parse(file)
    let again = SwiftParser.parse(file)
    Invariant.areSound(parsed.problems, in: file)
    Invariant.holds(parsed.problems == again.problems, "the problems differ on a second run")
    guard let tree = parsed.tree else {
      return Invariant.holds(!parsed.problems.isEmpty, "neither a tree nor a problem")
    }
    Invariant.holds(again.tree.map { isSame(tree, $0) } == true, "the trees of two runs differ")
    isSound(tree)
    Invariant.holds(
      SwiftParser.comments(in: file) == tree.comments, "the comments are not those of the tree")
  }

  private static func isSame(_ one: SwiftTree, _ other: SwiftTree) -> Bool {
    one.comments == other.comments && one.nodes.count == other.nodes.count
      && zip(one.nodes, other.nodes).allSatisfy {
        $0.kind == $1.kind && $0.start == $1.start && $0.end == $1.end && $0.next == $1.next
          && $0.nameStart == $1.nameStart && $0.nameEnd == $1.nameEnd
      }
  }

  /// A node that is open while nodes are walked.
  private struct Frame {
    let end: Int
    let next: Int
    /// The end of the last node in it.
    var position: Int
  }

  /// Nodes lie in their parents, one after the other; names and comments lie in the file.
  private static func isSound(_ tree: SwiftTree) {
    let length = tree.file.bytes.count
    var open = [Frame(end: length, next: tree.nodes.count, position: 0)]
    for (index, node) in tree.nodes.enumerated() {
      while open.count > 1, open[open.count - 1].next <= index { open.removeLast() }
      let parent = open[open.count - 1]
      let (start, end, next) = (Int(node.start), Int(node.end), Int(node.next))
      let name = "\(node.kind) \(index)"
      Invariant.lies(SourceRange(start: start, end: end), in: length, name)
      Invariant.lies(
        SourceRange(start: Int(node.nameStart), end: Int(node.nameEnd)), in: length,
        "name of \(name)")
      Invariant.holds(
        start >= parent.position && end <= parent.end,
        "\(name) at \(start)..<\(end) is not in its parent, \(parent.position)..<\(parent.end)")
      Invariant.holds(next > index && next <= parent.next, "next of \(name)")
      open[open.count - 1].position = end
      open.append(Frame(end: end, next: next, position: start))
    }
    Invariant.holds(open.count <= 1 + 4 * SwiftParser.depth, "the tree is too deep")
    var position = 0
    for comment in tree.comments {
      Invariant.lies(comment, in: length, "comment")
      Invariant.holds(comment.start >= position, "comments out of order")
      position = comment.end
    }
  }
}

/// Checks of views that are read with the rest of their project.
enum SwiftUIChecks {
  /// The files of a project: the parts of an input between NUL bytes.
  private static func files(_ bytes: [UInt8]) -> [SourceFile] {
    bytes.split(separator: 0, omittingEmptySubsequences: false).prefix(6).enumerated().map {
      SourceFile(path: "File\($0).swift", bytes: Array($1))
    }
  }

  /// The declarations of a project, whose last part is a table of texts as well.
  private static func index(_ files: [SourceFile]) -> SwiftUIIndex {
    let table = files.last.flatMap { file in
      SwiftUIStrings(
        SourceFile(path: "en.lproj/Localizable.strings", bytes: Array(file.bytes)),
        developmentLanguage: nil)
    }
    return SwiftUIIndex(files.compactMap(SwiftUISource.init), table.map { [$0] } ?? [])
  }

  /// Reads each file of a project with the others, in two orders.
  static func check(_ bytes: [UInt8]) {
    let files = files(bytes)
    let index = index(files)
    for file in files {
      var options = ReadingOptions(format: .swiftUI)
      TreeChecks.check(file, options)
      options.sourceIndex = index
      TreeChecks.check(file, options)
    }
    guard let first = files.first, files.count > 1 else { return }
    let orders = [files, files.reversed()].map { files in
      report(first, SwiftUIIndex(files.compactMap(SwiftUISource.init), []))
    }
    Invariant.same(orders[0], orders[1], "the report with the files in another order")
  }

  private static func report(_ file: SourceFile, _ index: SwiftUIIndex) -> [UInt8] {
    var configuration = Configuration()
    configuration.reading.sourceIndex = index
    let report = Linter(configuration, details: .all).lint(file)
    return ReportChecks.json(LintReport(files: [report]))
  }
}
