package import DocumentSyntax
package import ScreenModel

/// The result of reading a file, or a group of its screens.
package struct Reading: Sendable {
  /// The tree, where the file has one.
  package var tree: UITree?
  /// Problems that keep the file, or a part of it, from being read: input errors.
  package var problems: [SyntaxProblem]
  /// Mistakes in the tree, which could be read all the same.
  package var diagnostics: [Diagnostic] = []
  /// Remarks for standard error, such as why a document was skipped.
  package var notes: [String] = []
}

/// Something that a reader noticed about a tree that it could read all the same.
package struct Diagnostic: Sendable {
  /// The file diagnostics, which are reported like rules.
  package enum Kind: Sendable {
    case unknownKey
    case unknownType
    case typeMismatch
    case duplicateKey
    /// A capture shows nothing of an app.
    case emptyTree
    /// The file is of a version of its format that is not read.
    case unreadFile
    /// A note suppresses something where nothing is read.
    case idleSuppression
  }

  package let kind: Kind
  package let message: String
  package let help: String
  package let range: SourceRange
  /// The index of the element that it is about, where there is one.
  package let element: Int?
}

extension Reading {
  /// The reading of a capture that shows nothing of an app.
  static func emptyCapture(_ what: String = "it has no element", at range: SourceRange) -> Reading {
    Reading(tree: nil, problems: [], diagnostics: [.emptyCapture(what, at: range)])
  }
}

extension Diagnostic {
  /// The finding that a capture shows nothing of an app.
  static func emptyCapture(_ what: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      kind: .emptyTree, message: "the capture shows nothing: \(what)",
      help: "Take the capture again while the app is in front and its screen has loaded.",
      range: range, element: nil)
  }
}
