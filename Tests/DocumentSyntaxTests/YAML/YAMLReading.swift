@testable import DocumentSyntax

/// What reading bytes gives: values, or what is wrong.
struct YAMLReading {
  let tree: SyntaxTree?
  let problems: [SyntaxProblem]
  let values: [YAMLTestValue]?

  init(_ bytes: [UInt8]) {
    let parsed = YAMLParser.parse(SourceFile(path: "case.yaml", bytes: bytes))
    tree = parsed.tree
    problems = parsed.problems
    if parsed.problems.isEmpty, let tree = parsed.tree {
      values = tree.roots.map { YAMLTestValue(tree, at: $0) }
    } else {
      values = nil
    }
  }

  init(_ text: String) {
    self.init(Array(text.utf8))
  }

  /// The lines of the problems.
  func lines(in bytes: [UInt8]) -> [Int] {
    problems.map { problem in
      bytes.withUnsafeBufferPointer { SyntaxWording.line(of: problem.range.start, in: $0) }
    }
  }
}
