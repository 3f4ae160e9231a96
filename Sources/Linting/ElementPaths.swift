import ScreenModel

/// The paths of elements that are asked for in about the order of the tree.
///
/// Findings at one element follow each other, and so do the children of a parent: the path of
/// the last element serves again, and where elements lie deep, that of its parent is not put
/// together anew. Paths are long there, and in a deep tree they are most of a report.
struct ElementPaths {
  private let tree: UITree
  private var last: (element: Int, path: NodePath)?
  /// The element whose children were asked for last.
  private var parent: (element: Int, path: NodePath)?

  /// How many steps a path has that is not worth sharing.
  private static let fewSteps = 8

  init(in tree: UITree) {
    self.tree = tree
  }

  /// The JSON Pointer from the screen to an element.
  mutating func path(of element: Int) -> NodePath {
    if let last, last.element == element { return last.path }
    let path = isDeep(element) ? stepFromParent(to: element) : whole(element)
    last = (element, path)
    return path
  }

  private func isDeep(_ element: Int) -> Bool {
    var ancestor = element
    for _ in 0..<Self.fewSteps {
      ancestor = Int(tree.elements[ancestor].parent)
      if ancestor < 0 { return false }
    }
    return true
  }

  /// The path of the parent, which is none of a screen, and one step more.
  private mutating func stepFromParent(to element: Int) -> NodePath {
    let holder = Int(tree.elements[element].parent)
    let path: NodePath
    if let parent, parent.element == holder {
      path = parent.path
    } else if let last, last.element == holder {
      path = last.path
    } else {
      path = whole(holder)
    }
    parent = (holder, path)
    return NodePath(path, step: tree.step(to: element))
  }

  private func whole(_ element: Int) -> NodePath {
    NodePath(tree.path(of: element))
  }
}
