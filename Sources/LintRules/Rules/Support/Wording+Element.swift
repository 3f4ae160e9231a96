/// What messages call a single element.
extension Wording {
  /// What a reader calls one element among others, as in "the button "Save"".
  static func element(_ index: Int, in tree: AccessibilityTree) -> String {
    let noun = noun(tree.element(index).kind)
    if let name = tree.name(of: index).value, !name.text.isEmpty {
      return "the \(noun) \(Quoted.text(name.text))"
    }
    guard let id = tree.interface.text(.id, of: index) else { return "\(article(noun)) \(noun)" }
    return "the \(noun) `\(Quoted.bare(id))`"
  }
}
