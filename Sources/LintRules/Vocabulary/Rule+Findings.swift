import DocumentSyntax

extension Rule {
  /// A violation at an element: at one of its attributes where the file has it, else at its type.
  func violation(
    _ message: String, help: String, of index: Int, in tree: AccessibilityTree,
    at key: AttributeKey? = nil, range: SourceRange? = nil, severity: Severity? = nil,
    notes: [Finding.Note] = [], after: String? = nil, fixes: [Fix] = []
  ) -> Finding {
    finding(
      .violation, message, help: help, of: index, in: tree, at: key, range: range,
      severity: severity, notes: notes, after: after, fixes: fixes)
  }

  /// Something at an element that a person has to look at.
  func review(
    _ message: String, help: String, of index: Int, in tree: AccessibilityTree,
    at key: AttributeKey? = nil, range: SourceRange? = nil, severity: Severity? = nil,
    notes: [Finding.Note] = [], after: String? = nil, fixes: [Fix] = []
  ) -> Finding {
    finding(
      .needsReview, message, help: help, of: index, in: tree, at: key, range: range,
      severity: severity, notes: notes, after: after, fixes: fixes)
  }

  private func finding(
    _ certainty: Certainty, _ message: String, help: String, of index: Int,
    in tree: AccessibilityTree, at key: AttributeKey?, range: SourceRange?, severity: Severity?,
    notes: [Finding.Note], after: String?, fixes: [Fix]
  ) -> Finding {
    let attribute = key.flatMap { tree.interface.attribute($0, of: index) }
    return Finding(
      rule: Self.info, certainty: certainty, severity: severity ?? Self.info.severity,
      message: message, help: help, element: index,
      range: range ?? attribute?.range ?? tree.element(index).anchor, notes: notes,
      speechAfter: after, fixes: fixes)
  }
}
