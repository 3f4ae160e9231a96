import DocumentSyntax

/// The words that name an element, and where they come from.
struct AccessibleName: Sendable {
  let text: String
  let source: NameSource
  /// Where the words are written, where they stand in one place.
  let range: SourceRange?
}
