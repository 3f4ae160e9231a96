import DocumentSyntax

/// One rule that a comment switches off, or a comment that does nothing.
struct SuppressionComment: Sendable {
  /// What a comment is about.
  enum Scope: Hashable, Sendable {
    /// What begins in a line; with all that it holds where that is asked for.
    case line(Range<Int>, isSubtree: Bool)
    /// All that is found in those bytes.
    case region(Range<Int>)
    /// All that is found in the file.
    case file
  }

  /// The rule, with the comment's reason and date; or what is wrong.
  var suppression: Suppression
  var scope: Scope
  /// Where the comment is written.
  let range: SourceRange
  /// Whether it is the first that its comment names; some remarks are made once a comment.
  let leads: Bool
  /// Whether its last day is over.
  var isExpired = false

  /// Whether it can do anything.
  var isValid: Bool { suppression.fault == nil && !isExpired }
}
