/// Which part of its screen each element belongs to: what is in a bar, a keyboard, a panel in front
/// or a view that comes and goes is no neighbour of what is outside.
struct ScreenRegions: SharedKnowledge {
  /// The nearest bar, keyboard, panel or conditional view around each element, or the element
  /// itself; -1 where there is none.
  private let owners: [Int32]

  /// The regions of all screens of a tree.
  init(of tree: AccessibilityTree) {
    var owners = Array(repeating: Int32(-1), count: tree.count)
    for index in 0..<tree.count {
      let element = tree.element(index)
      guard element.parent >= 0 else { continue }
      let isOwner = Self.isOwner(index, in: tree)
      owners[index] = isOwner ? Int32(index) : owners[Int(element.parent)]
    }
    self.owners = owners
  }

  /// Whether two elements belong to the same region.
  func areTogether(_ a: Int, _ b: Int) -> Bool { owners[a] == owners[b] }

  /// The region of an element, or -1 for the screen itself.
  func owner(of index: Int) -> Int { Int(owners[index]) }

  private static func isOwner(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    if element.has(.appearsWhen) || element.flag(.modal) == true { return true }
    switch element.kind {
    case .navigationBar, .toolbar, .tabBar, .menu: return true
    default: return Presentation.of(index, in: tree) != nil
    }
  }
}
