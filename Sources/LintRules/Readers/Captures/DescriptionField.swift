import DocumentSyntax

/// A field of a description: its key, and its value without quotes.
struct DescriptionField: Sendable {
  /// Where the key stands; a flag is a key without a value.
  var key: SourceRange
  /// Where the value stands; empty where there is none.
  var value: SourceRange
  /// Whether the value stands in quotes.
  var isQuoted = false
}
