import DocumentSyntax

@testable import InputFormats
@testable import ScreenModel

/// Small trees in the tree format, and what comes of them.
enum TreeSample {
  /// What the readers make of a whole file.
  static func reading(_ text: String, path: String = "x.a11y.yml") -> Reading {
    reading(SourceFile(path: path, bytes: Array(text.utf8)))
  }

  /// What the readers make of a whole file; the tree is that of the first group.
  static func reading(_ file: SourceFile) -> Reading {
    let document = Readers.document(file, ReadingOptions())
    var reading = document.outline
    for group in 0..<document.groupCount {
      let part = document.read(group)
      reading.tree = reading.tree ?? part.tree
      reading.problems += part.problems
      reading.diagnostics += part.diagnostics
    }
    return reading
  }

  /// The resolved tree of a file, or an empty one where it has none.
  static func tree(_ text: String) -> AccessibilityTree {
    let file = SourceFile(path: "x.a11y.yml", bytes: Array(text.utf8))
    return AccessibilityTree(resolving: reading(file).tree ?? UITree(file: file))
  }

  /// The resolved tree of a screen with these children, written as a YAML list.
  static func tree(children: String) -> AccessibilityTree {
    tree("screen: S\nchildren: \(children)\n")
  }

  /// The first element with that id.
  static func index(_ id: String, in tree: AccessibilityTree) -> Int? {
    (0..<tree.count).first { tree.interface.text(.id, of: $0) == id }
  }

  /// The text of a span.
  static func slice(_ text: String, _ range: SourceRange) -> String {
    String(decoding: Array(text.utf8)[range.start..<range.end], as: UTF8.self)
  }
}
