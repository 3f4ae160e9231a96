import DocumentSyntax

extension SyntaxTree {
  /// Whether two screens of the tree format have one name, given the entries of both.
  func isVariant(_ screen: Int, of other: Int) -> Bool {
    guard let name = screenName(of: screen) else { return false }
    return name == screenName(of: other)
  }

  /// The name that a mapping gives a screen.
  private func screenName(of screen: Int) -> String? {
    guard entries[screen].kind == .mapping, let key = key("screen", of: screen) else { return nil }
    return entries[key + 1].kind.isCollection ? nil : text(of: key + 1)
  }

  private func key(_ name: String, of mapping: Int) -> Int? {
    var key = mapping + 1
    while key < Int(entries[mapping].next) {
      if text(of: key) == name { return key }
      key = index(after: index(after: key))
    }
    return nil
  }
}
