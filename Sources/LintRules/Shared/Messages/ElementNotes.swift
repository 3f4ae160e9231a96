package import ScreenModel

/// The related places of a finding about many elements: a handful of them, then a count.
enum ElementNotes {
  /// The most places that a finding lists.
  static let maximum = 5

  /// A note at each of the first elements, which its name begins; the last one counts the rest.
  static func notes(
    _ elements: [Int], in tree: AccessibilityTree, _ message: (String) -> String
  ) -> [Finding.Note] {
    elements.prefix(maximum).enumerated().map { place, index in
      let isLast = place == maximum - 1 && elements.count > maximum
      let rest = isLast ? ", and \(elements.count - maximum) more" : ""
      return Finding.Note(
        message: message(Wording.element(index, in: tree)) + rest,
        range: tree.element(index).anchor)
    }
  }
}

/// The names of single elements in messages.
extension Wording {
  /// The reader's name for one element among others, as in "the button "Save"".
  package static func element(_ index: Int, in tree: AccessibilityTree) -> String {
    let noun = noun(tree.element(index).kind)
    if let name = tree.name(of: index).value, !name.text.isEmpty {
      return "the \(noun) \(Quoted.text(name.text))"
    }
    guard let id = tree.interface.text(.id, of: index) else { return "\(article(noun)) \(noun)" }
    return "the \(noun) `\(Quoted.bare(id))`"
  }
}
