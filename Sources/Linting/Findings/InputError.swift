public import DocumentSyntax

/// A reason why a file, or a part of it, could not be read.
public struct InputError: Sendable {
  /// The path as reported.
  public let path: String
  /// Where it is; nil where the file could not be opened at all.
  public let position: Position?
  /// Where it ends, where there is a position.
  public let end: Position?
  /// The problem and its remedy; untrusted text in it is escaped and cut.
  public let message: String

  /// The source lines, where the linter was asked for them.
  public let excerpt: Excerpt?

  /// An error of that message at that place.
  public init(
    path: String, position: Position?, end: Position?, message: String, excerpt: Excerpt? = nil
  ) {
    self.path = path
    self.position = position
    self.end = end
    self.message = message
    self.excerpt = excerpt
  }
}
