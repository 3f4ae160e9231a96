import DocumentSyntax

/// Something that a reader noticed about a tree that it could read all the same.
struct Diagnostic: Sendable {
  /// The file diagnostics, which are reported like rules.
  enum Kind: Sendable {
    case unknownKey
    case unknownType
    case typeMismatch
    case duplicateKey
    /// A capture shows nothing of an app.
    case emptyTree
    /// A note suppresses something where nothing is read.
    case idleSuppression
  }

  let kind: Kind
  let message: String
  let help: String
  let range: SourceRange
  /// The index of the element that it is about, where there is one.
  let element: Int?
}
