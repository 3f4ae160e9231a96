/// What a parser understood, and what it could not.
public struct Parsed<Tree: Sendable>: Sendable {
  /// The tree, or nil where the problems left none that can be trusted.
  public let tree: Tree?
  /// What was wrong, in file order.
  public let problems: [SyntaxProblem]

  /// A result of that tree and those problems.
  public init(tree: Tree?, problems: [SyntaxProblem]) {
    self.tree = tree
    self.problems = problems
  }
}
