package import DocumentSyntax

/// The notation that a screen is written in: what messages call things there, and how changes are
/// written.
///
/// Each format that authors write has its own, beside its reader. Rules do not ask for it; what a
/// file shows them is in `ScreenCapabilities`.
package protocol Notation: Sendable {
  /// The words for changes.
  var words: any FileWords { get }

  /// The spelling of changes in a file; nil where its text is nobody's to edit.
  func spelling(in tree: UITree) -> (any EditSpelling)?

  /// Whether elements have ids of their own that no author sees.
  var hasObjectIDs: Bool { get }

  /// Where the id of an element stands that is only its own; nil where it has none.
  func objectID(of index: Int, in tree: UITree) -> SourceRange?
}

extension Notation {
  package func spelling(in tree: UITree) -> (any EditSpelling)? { nil }
  package var hasObjectIDs: Bool { false }
  package func objectID(of index: Int, in tree: UITree) -> SourceRange? { nil }
}

/// The notation of what a tool wrote about a running app: nobody edits it, and the app is written
/// with UIKit.
package struct OutputNotation: Notation {
  package init() {}

  package var words: any FileWords { UIKitWords() }
}
