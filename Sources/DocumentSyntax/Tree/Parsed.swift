/// The result of a parser: a tree, and the problems of the file.
package struct Parsed<Tree: Sendable>: Sendable {
  /// The tree, or nil where the problems left none that can be trusted.
  package let tree: Tree?
  /// The problems, in file order.
  package let problems: [SyntaxProblem]

  /// A result of that tree and those problems.
  package init(tree: Tree?, problems: [SyntaxProblem]) {
    self.tree = tree
    self.problems = problems
  }
}

/// Bounds on what a reader accepts, so that a hostile file ends in a problem and not in a hang.
package enum SyntaxLimits {
  /// How deep collections or elements may nest.
  package static let depth = 1_000
  /// How many nodes a document may have once its aliases are followed.
  package static let expandedNodes = 10_000_000
  /// How many problems of one file are reported; reading stops after the last.
  package static let problems = 100
}
