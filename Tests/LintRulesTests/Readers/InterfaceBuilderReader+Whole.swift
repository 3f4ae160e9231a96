import DocumentSyntax

@testable import InputFormats

extension InterfaceBuilderReader {
  /// The whole of a document in one tree, outline and screens together.
  static func read(_ file: SourceFile) -> Reading {
    let (document, outline) = outline(file)
    guard let document else { return outline }
    let reading = read(document, screens: document.screens.indices)
    return Reading(
      tree: reading.tree, problems: outline.problems + reading.problems,
      notes: outline.notes + reading.notes)
  }
}
