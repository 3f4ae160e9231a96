import DocumentSyntax

extension Reading {
  /// What a capture comes to that shows nothing of an app.
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
