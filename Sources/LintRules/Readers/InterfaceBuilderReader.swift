import DocumentSyntax

/// Reads Interface Builder storyboards and xibs into a UI tree.
enum InterfaceBuilderReader {
  /// What an Interface Builder document holds.
  static func read(_ file: SourceFile) -> Reading {
    Reading(tree: nil, problems: [])
  }
}
