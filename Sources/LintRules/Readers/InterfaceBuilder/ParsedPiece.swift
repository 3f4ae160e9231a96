import DocumentSyntax

/// A piece of a big Interface Builder file that was parsed ahead of the rest.
public struct ParsedPiece: Sendable {
  let xml: XMLPiece

  /// Parses a range of a file.
  init(_ range: Range<Int>, of file: SourceFile) {
    xml = XMLParser.piece(
      range, of: file, lookingFor: BytePattern(SuppressionDirective.mark))
  }
}
