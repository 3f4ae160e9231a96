/// The paths of elements that are asked for in about the order of the tree.
///
/// What was found at an element stands together, and so do the children of a parent: the path of
/// the last element serves again, and that of its parent is not put together anew. Paths are long
/// where elements lie deep, and in a deep tree they are most of a report.
struct ElementPaths {
  private let tree: UITree
  private var last: (element: Int, path: NodePath)?
  /// The element whose children were asked for last.
  private var parent: (element: Int, path: NodePath)?

  init(in tree: UITree) {
    self.tree = tree
  }

  /// The JSON Pointer from the screen to an element.
  mutating func path(of element: Int) -> NodePath {
    if let last, last.element == element { return last.path }
    let path = stepFromParent(to: element) ?? whole(element)
    last = (element, path)
    return path
  }

  /// The path of the parent and one step more; nil where the parent has none to speak of.
  private mutating func stepFromParent(to element: Int) -> NodePath? {
    let holder = Int(tree.elements[element].parent)
    guard holder >= 0, tree.elements[holder].parent >= 0 else { return nil }
    if parent?.element != holder {
      parent = last?.element == holder ? last : (holder, whole(holder))
    }
    return parent.map { NodePath($0.path, step: tree.step(to: element)) }
  }

  private func whole(_ element: Int) -> NodePath {
    NodePath(tree.path(of: element), isPlain: true)
  }
}
