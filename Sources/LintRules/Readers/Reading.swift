import DocumentSyntax

/// What a reader made of a file.
struct Reading: Sendable {
  /// The tree, where the file has one.
  var tree: UITree?
  /// What keeps the file, or a part of it, from being read: input errors.
  var problems: [SyntaxProblem]
  /// What is wrong with the tree, though it could be read.
  var diagnostics: [Diagnostic] = []
  /// Remarks for standard error, such as why a document was skipped.
  var notes: [String] = []
}
