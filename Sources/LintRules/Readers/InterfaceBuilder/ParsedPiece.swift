import DocumentSyntax

/// A piece of a big Interface Builder file that is parsed apart from the rest.
public struct ParsedPiece: Sendable {
  let xml: XMLPiece

  /// Parses a piece of a file; nil where it is part of the one before.
  init?(_ piece: Int, of cuts: XMLCuts) {
    guard let range = cuts.range(of: piece) else { return nil }
    xml = XMLParser.piece(range, of: cuts.file, lookingFor: InterfaceBuilderReader.search)
  }
}
