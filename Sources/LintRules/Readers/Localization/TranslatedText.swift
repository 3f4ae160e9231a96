import DocumentSyntax

/// A text of a table of translations, and where it is written.
struct TranslatedText: Sendable {
  let text: String
  /// The path of the table as reported.
  let path: String
  /// Where the text begins in the table.
  let position: Position

  /// The place as messages show it.
  var place: String {
    Quoted.bare(path, atMost: 1_000) + ":\(position.line):\(position.column)"
  }
}
