import DocumentSyntax
import InputFormats
import ScreenModel

/// Writes fixes as edits of the file that they are about, in the spelling of its format.
struct EditWriter {
  let tree: UITree
  /// The spelling of the file; nil for what a tool wrote or an adapter reads.
  let spelling: (any EditSpelling)?

  init(_ tree: UITree) {
    self.tree = tree
    spelling = tree.screens.first?.notation.spelling(in: tree)
  }

  /// The edits of a fix; nil where one of its changes cannot be written.
  func edits(for fix: Fix) -> [TextEdit]? {
    guard let spelling, !fix.changes.contains(where: { $0.hasControls }), fix.safety != .shownOnly,
      !fix.changes.isEmpty
    else { return nil }
    var edits: [TextEdit] = []
    var new: [(element: Int, changes: [Fix.Change])] = []
    for change in fix.changes {
      guard tree.elements.indices.contains(change.element) else { return nil }
      if let attribute = tree.attribute(change.key, of: change.element) {
        let edit =
          change.value == nil
          ? spelling.removal(of: attribute, in: fix)
          : spelling.replacement(of: attribute, by: change, in: fix)
        guard let edit else { return nil }
        edits.append(edit)
      } else if change.value == nil {
        return nil
      } else if let known = new.firstIndex(where: { $0.element == change.element }) {
        new[known].changes.append(change)
      } else {
        new.append((change.element, [change]))
      }
    }
    for (element, changes) in new {
      guard let insertions = spelling.insertions(of: changes, at: element, in: fix) else {
        return nil
      }
      edits += insertions
    }
    return TextEdit.areApart(edits) ? edits : nil
  }

  /// The names of the keys that change in any format where a fix changes its own.
  static func keys(changedBy changes: [LocatedFix.Change]) -> Set<String> {
    var keys = Set(changes.map(\.key))
    // A format may hide an element by another word, and add traits to those of the view.
    if keys.contains("element") || keys.contains("hidden") {
      // A picture that is decorative has no name either.
      keys.formUnion(["elementsHidden", "decorative", "image"])
    }
    if keys.contains("traits") || keys.contains("modal") {
      keys.formUnion(["addTraits", "removeTraits", "modal"])
    }
    // One element of views whose words are made at run time has such a label.
    if keys.contains("childrenMode") { keys.formUnion(["element", "label"]) }
    return keys
  }

  /// Whether a key, by its name, decides which other elements are stops.
  static func decidesOnStops(_ key: String) -> Bool {
    ["element", "elementsHidden", "hidden", "modal", "elements", "childrenMode"].contains(key)
  }

  /// Whether the edits of a fix may change what VoiceOver does at other elements: where one place
  /// is about several views, and where it decides on stops inside or beside.
  func mayReachOthers(_ fix: Fix) -> Bool {
    spelling?.sharesPlaces == true && !fix.changes.isEmpty
      || fix.changes.contains { change in
        Self.decidesOnStops(change.key.name)
          && (change.key == .modal || change.key == .elements
            || Int(tree.elements[change.element].next) > change.element + 1)
      }
  }
}
