import ScreenModel

/// Siblings that have the same to answer for, such as the rows of one template.
struct AlikeSiblings<Mark: Hashable> {
  /// The first of them.
  let first: Int
  /// Their common property.
  let mark: Mark
  /// The others, in document order.
  private(set) var others: [Int] = []

  private struct Key: Hashable {
    let parent: Int32
    let kind: ElementKind
    let mark: Mark
  }

  private init(first: Int, mark: Mark) {
    self.first = first
    self.mark = mark
  }

  /// Elements with marks, put together by parent, kind and mark; in the order of their first.
  static func groups(
    _ elements: [(index: Int, mark: Mark)], in tree: AccessibilityTree
  ) -> [AlikeSiblings] {
    var places: [Key: Int] = [:]
    var groups: [AlikeSiblings] = []
    for (index, mark) in elements {
      let element = tree.element(index)
      let key = Key(parent: element.parent, kind: element.kind, mark: mark)
      if let place = places[key] {
        groups[place].others.append(index)
      } else {
        places[key] = groups.count
        groups.append(AlikeSiblings(first: index, mark: mark))
      }
    }
    return groups
  }

  /// The end of a message about the first, which says how many more there are.
  var rest: String { others.isEmpty ? "" : ", and \(others.count) more beside it do the same" }

  /// Where the others are, up to a number that somebody reads.
  func notes(_ message: String, in tree: AccessibilityTree) -> [Finding.Note] {
    others.prefix(20).map { Finding.Note(message: message, range: tree.element($0).anchor) }
  }
}
