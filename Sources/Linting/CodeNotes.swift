import ScreenModel

/// Says of findings about values that code gives to an outlet where these are written.
///
/// Fixes that would set them in the file are taken out: code would set them again.
enum CodeNotes {
  /// Adds the places in code of the values that findings point at.
  static func add(to findings: inout [Finding], in tree: UITree) {
    guard !tree.codePlaces.isEmpty else { return }
    for index in findings.indices {
      guard let element = findings[index].element else { continue }
      let range = findings[index].range
      let notes = tree.attributeIndices(of: element).compactMap { place -> Finding.Note? in
        guard let written = tree.codePlaces[place], tree.attributes[place].range == range else {
          return nil
        }
        return Finding.Note(
          message: "code sets the \(tree.attributes[place].key.name) here: \(written)",
          range: range)
      }
      let fixes = findings[index].fixes.filter { keepsCode($0, in: tree) }
      guard !notes.isEmpty || fixes.count < findings[index].fixes.count else { continue }
      findings[index] = findings[index].with(notes: notes, fixes: fixes)
    }
  }

  private static func keepsCode(_ fix: Fix, in tree: UITree) -> Bool {
    fix.changes.allSatisfy { change in
      !tree.attributeIndices(of: change.element).contains {
        tree.codePlaces[$0] != nil && tree.attributes[$0].key == change.key
      }
    }
  }
}
