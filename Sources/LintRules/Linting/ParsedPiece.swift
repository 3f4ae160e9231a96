import DocumentSyntax

/// A piece of a big file that was parsed ahead of the rest.
public struct ParsedPiece: Sendable {
  let xml: XMLPiece
}
