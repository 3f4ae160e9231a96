public import DocumentSyntax

/// A wish that a rule be silent about an element and what it holds.
public struct Suppression: Hashable, Sendable {
  /// The rule's id, or `all`.
  public var rule: String
  /// Why, where somebody said so.
  public var reason: String?
  /// The day after which it no longer holds, as written.
  public var until: String?
  /// Where it is written.
  public var range: SourceRange
}
