package import DocumentSyntax

/// The syntax of a file by itself, without its meaning.
package enum FileSyntax: Sendable {
  case values(Parsed<SyntaxTree>)
  case elements(Parsed<XMLTree>)
  case nodes(Parsed<SwiftTree>)
}
