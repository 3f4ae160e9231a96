import DocumentSyntax

extension SyntaxTree {
  /// Whether two screens of the tree format have one name, given the entries of both.
  func isVariant(_ screen: Int, of other: Int) -> Bool {
    guard let name = screenName(of: screen) else { return false }
    return name == screenName(of: other)
  }

  /// The name that a mapping gives a screen.
  private func screenName(of screen: Int) -> String? {
    guard entries[screen].kind == .mapping else { return nil }
    var key = screen + 1
    while key < Int(entries[screen].next) {
      let value = index(after: key)
      if text(of: key) == "screen" {
        return entries[value].kind.isCollection ? nil : text(of: value)
      }
      key = index(after: value)
    }
    return nil
  }
}
