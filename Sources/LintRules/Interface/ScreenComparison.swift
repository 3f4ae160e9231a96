import DocumentSyntax

/// Compares two variants of a screen element by element, in the order of the file.
struct ScreenComparison {
  private let tree: UITree
  private let pair: ScreenVariants.Pair

  init(_ tree: UITree, _ pair: ScreenVariants.Pair) {
    self.tree = tree
    self.pair = pair
  }

  /// The elements that have other colours, where the screens differ in nothing else; nil where they
  /// do.
  var recolored: [(first: Int, second: Int)]? {
    let (one, two) = (tree.screens[pair.first].root, tree.screens[pair.second].root)
    let count = Int(tree.elements[one].next) - one
    guard count == Int(tree.elements[two].next) - two else { return nil }
    var found: [(first: Int, second: Int)] = []
    for offset in 1..<max(count, 1) {
      let elements = (first: one + offset, second: two + offset)
      guard hasSameShape(elements, one, two), isSame(elements) else { return nil }
      if !Self.isEqual(.color, elements, in: tree)
        || !Self.isEqual(.background, elements, in: tree)
      {
        found.append(elements)
      }
    }
    return found
  }

  private func hasSameShape(
    _ elements: (first: Int, second: Int), _ one: Int, _ two: Int
  ) -> Bool {
    let (first, second) = (tree.elements[elements.first], tree.elements[elements.second])
    return first.kind == second.kind && first.marks == second.marks
      && Int(first.parent) - one == Int(second.parent) - two
      && Int(first.next) - one == Int(second.next) - two
  }

  /// Whether all but colours is equal.
  private func isSame(_ elements: (first: Int, second: Int)) -> Bool {
    let own = attributes(of: elements.first)
    guard own.count == attributes(of: elements.second).count else { return false }
    return own.allSatisfy { Self.isEqual($0, elements, in: tree) }
  }

  private func attributes(of index: Int) -> [AttributeKey] {
    let first = Int(tree.elements[index].firstAttribute)
    return tree.attributes[first..<first + Int(tree.elements[index].attributeCount)].map(\.key)
      .filter { $0 != .color && $0 != .background && $0 != .disable && $0 != .children }
  }

  /// Whether an attribute is written alike at both elements.
  static func isEqual(
    _ key: AttributeKey, _ elements: (first: Int, second: Int), in tree: UITree
  ) -> Bool {
    guard let one = tree.attribute(key, of: elements.first),
      let two = tree.attribute(key, of: elements.second)
    else {
      return tree.elements[elements.first].has(key) == tree.elements[elements.second].has(key)
    }
    if let text = tree.text(of: one), let other = tree.text(of: two) { return text == other }
    return tree.file.text(in: one.valueRange) == tree.file.text(in: two.valueRange)
  }
}
