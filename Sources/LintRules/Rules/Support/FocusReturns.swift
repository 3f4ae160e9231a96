/// Where the file says that the focus goes when something closes.
struct FocusReturns {
  /// Whether it says so of anything.
  let isDeclared: Bool
  private let tree: AccessibilityTree
  /// The elements with `returnsFocusTo`, in document order.
  private let named: [Int]
  /// The posters that move the focus when they go away, in document order.
  private let leaving: [Int]
  /// The posters that move it at a tap, in document order.
  private let tapped: [Posting]

  init(_ tree: AccessibilityTree) {
    self.tree = tree
    let moving = Postings(tree).all.filter(\.post.movesFocus)
    named =
      tree.uses(.returnsFocusTo)
      ? (0..<tree.count).filter { tree.element($0).has(.returnsFocusTo) } : []
    leaving = moving.filter { $0.event == .disappear }.map(\.poster)
    tapped = moving.filter { $0.event == .tap && $0.post.target != nil }
    isDeclared = !named.isEmpty || !leaving.isEmpty
  }

  /// Whether the file says where the focus goes when a popup or screen closes.
  func exist(for opened: Int) -> Bool {
    let end = max(opened + 1, Int(tree.element(opened).next))
    return Self.any(of: named, from: opened, to: end)
      || Self.any(of: leaving, from: opened, to: end)
      || isClosedByMoving(opened, end)
  }

  /// Whether a control inside moves the focus to something outside.
  private func isClosedByMoving(_ opened: Int, _ end: Int) -> Bool {
    let first = Self.place(of: opened, in: tapped.count) { tapped[$0].poster }
    // Of so many controls one closes it.
    let most = 10
    for (count, posting) in tapped[first...].enumerated() {
      guard posting.poster < end else { return false }
      if count > most { return true }
      let isOwn = (opened..<end).prefix(500).contains {
        tree.element($0).has(.id)
          && tree.interface.text(.id, of: $0) == posting.post.target?.value
      }
      if !isOwn { return true }
    }
    return false
  }

  private static func any(of indices: [Int], from start: Int, to end: Int) -> Bool {
    let place = place(of: start, in: indices.count) { indices[$0] }
    return place < indices.count && indices[place] < end
  }

  /// The first of sorted numbers that is not below one.
  private static func place(of number: Int, in count: Int, _ value: (Int) -> Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if value(middle) < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
