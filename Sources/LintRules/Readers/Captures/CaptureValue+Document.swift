import DocumentSyntax

extension CaptureValue {
  /// The value of a whole document.
  static func root(of syntax: SyntaxTree) -> CaptureValue? {
    syntax.roots.first.map { CaptureValue(syntax, $0) }
  }

  /// How many items of a list a look at most takes that tells formats apart.
  static let sample = 4

  /// The first items of an array, so that a look at a big one costs little.
  func firstItems(_ count: Int) -> [CaptureValue] {
    guard kind == .sequence else { return [] }
    var items: [CaptureValue] = []
    var item = entry + 1
    while item < Int(syntax.entries[entry].next), items.count < count {
      items.append(CaptureValue(syntax, item))
      item = syntax.index(after: item)
    }
    return items
  }
}
