import DocumentSyntax

/// A piece of a big Interface Builder file that was parsed ahead of the rest.
public struct ParsedPiece: Sendable {
  let xml: XMLPiece
  /// Whether what directives begin with begins in it anywhere.
  let mentionsDirectives: Bool

  /// Parses a range of a file.
  init(_ range: Range<Int>, of file: SourceFile) {
    xml = XMLParser.piece(range, of: file)
    mentionsDirectives = BytePattern(SuppressionDirective.mark)
      .occurs(in: file, beginningIn: range)
  }
}
