import DocumentSyntax

/// What the Notes of objects switch off: the Identity inspector has a field for them.
extension InterfaceBuilderReader {
  /// Adds what the Notes switch off that an attributed string holds, if it holds any.
  mutating func readNotes(_ index: Int) {
    guard key(of: index, is: "userComments") else { return }
    let suppressions = notes(index).suppressions
    guard let first = suppressions.first else { return }
    builder.add(.disable, .suppressions(suppressions), value: first.range)
  }

  /// Adds what the Notes of an object switch off.
  mutating func readNotes(of object: Int) {
    if let notes = child(withKey: "userComments", of: object) { readNotes(notes) }
  }

  /// The text of Notes.
  private func notes(_ index: Int) -> InterfaceBuilderNotes {
    var notes = InterfaceBuilderNotes(in: xml.file)
    forEachChild(of: index) { fragment in
      guard xml.nameEquals(fragment, "fragment") else { return }
      if let content = attribute("content", of: fragment) {
        // Line breaks that are written as such would be read as blanks.
        let text =
          content.hasReferences
          ? xml.value(of: content) : xml.file.text(in: content.valueRange)
        notes.append(text, at: content.valueRange)
      } else if let content = child(withKey: "content", of: fragment) {
        let node = nodes[content]
        notes.append(
          self.content(of: content),
          at: SourceRange(start: Int(node.tagEnd), end: max(Int(node.end), Int(node.tagEnd))))
      }
    }
    return notes
  }

  /// What is to be said of Notes at objects that nothing is found about.
  func diagnosticsOfIdleNotes() -> [Diagnostic] {
    let owners = Set(screens.map(\.owner))
    var diagnostics: [Diagnostic] = []
    var open: [Int] = []
    for index in 0..<nodes.count {
      while let last = open.last, next(last) <= index { open.removeLast() }
      if let owner = open.last, xml.nameEquals(index, "attributedString"),
        key(of: index, is: "userComments"), !isRead(owner), !owners.contains(owner)
      {
        let tag = Quoted.bare(xml.name(of: owner))
        diagnostics += notes(index).suppressions.filter { $0.fault == nil }.map {
          Diagnostic(
            kind: .idleSuppression,
            message: "the Notes of a `\(tag)` suppress nothing: nothing is found about it",
            help: "Write it in the Notes of a view, or of the view controller for its scene.",
            range: $0.range, element: nil)
        }
      }
      open.append(index)
    }
    return diagnostics
  }

  /// Whether an object becomes an element.
  private func isRead(_ object: Int) -> Bool {
    guard let tag = tag(of: object) else { return source.looksLikeView(object) }
    guard tag.role == .element else { return false }
    return tag.kind != .barButton
      || !isSpace(object) && !key(of: object, is: "backBarButtonItem")
        && child(withKey: "customView", of: object) == nil
  }
}
