/// The paths of elements that are asked for in about the order of the tree.
///
/// What was found at an element stands together, and so do the children of a parent: the path of
/// the last element serves again, and that of its parent is not put together anew. Paths are long
/// where elements lie deep, and in a deep tree they are most of a report.
struct ElementPaths {
  private let tree: UITree
  private var last: (element: Int, path: String)?
  /// The element whose children were asked for last.
  private var parent: (element: Int, path: String)?

  init(in tree: UITree) {
    self.tree = tree
  }

  /// The JSON Pointer from the screen to an element.
  mutating func path(of element: Int) -> String {
    if let last, last.element == element { return last.path }
    let path = stepFromParent(to: element) ?? tree.path(of: element)
    last = (element, path)
    return path
  }

  /// The path of the parent and one step more; nil where the parent has none to speak of.
  private mutating func stepFromParent(to element: Int) -> String? {
    let holder = Int(tree.elements[element].parent)
    guard holder >= 0, tree.elements[holder].parent >= 0 else { return nil }
    if parent?.element != holder {
      parent = last?.element == holder ? last : (holder, tree.path(of: holder))
    }
    guard let parent else { return nil }
    let step = tree.step(to: element)
    // A string that grows by itself takes twice as much memory as it needs.
    var path = ""
    path.reserveCapacity(parent.path.utf8.count + step.utf8.count)
    path += parent.path
    path += step
    return path
  }
}
