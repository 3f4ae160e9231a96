/// Something in a file that its grammar does not allow, or that this reader refuses.
public struct SyntaxProblem: Hashable, Sendable {
  /// What kind of problem it is; each has an id of its own among the file diagnostics.
  public enum Kind: Hashable, Sendable {
    /// The bytes are no text in a supported encoding.
    case encoding
    /// The grammar is broken here.
    case syntax
    /// A mapping has the same key twice.
    case duplicateKey
    /// The document uses a feature that this reader refuses by name.
    case unsupported
    /// A limit of `SyntaxLimits` is exceeded.
    case limit
  }

  /// What kind of problem it is.
  public let kind: Kind
  /// What is wrong and what to do, in one sentence without a final full stop; holds no raw input.
  public let message: String
  /// Where it is; may be empty at the end of the file.
  public let range: SourceRange

  /// A problem of that kind at that place.
  public init(_ kind: Kind, _ message: String, at range: SourceRange) {
    self.kind = kind
    self.message = message
    self.range = range
  }
}
