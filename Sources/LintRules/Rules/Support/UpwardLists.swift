/// Finds explicit lists that go up where the elements stand one below the other.
struct UpwardLists {
  private let tree: AccessibilityTree
  private let maxInversions: Int

  /// A search for lists that go up more often than so many times.
  init(_ tree: AccessibilityTree, maxInversions: Int) {
    self.tree = tree
    self.maxInversions = maxInversions
  }

  /// The owners of the lists that are worth a look, by screen.
  func owners() -> [Int32: [Int]] {
    guard tree.hasExplicitLists else { return [:] }
    var found: [Int32: [Int]] = [:]
    for index in 0..<tree.count where tree.element(index).has(.elements) {
      found[tree.element(index).screen, default: []].append(index)
    }
    return found
  }

  /// The list of an element as a surprise, if it goes up.
  func surprise(_ owner: Int, _ identifiers: [String: Int]) -> OrderSurprise? {
    guard tree.silences[owner] == .notElement || tree.element(owner).kind == .screen,
      case .elements(let items)? = tree.interface.value(.elements, of: owner)
    else { return nil }
    let listed = items.compactMap { item -> Int? in
      switch item {
      case .inline(let index): index
      case .reference(let id): identifiers[id.value]
      }
    }.filter { tree.has(.exposed, $0) }
    let ups = listed.indices.dropFirst().filter { goesUp(at: $0, in: listed) }
    guard ups.count > maxInversions, let first = ups.first else { return nil }
    let rows = RowSort(
      policy: tree.options.rowPolicy,
      tolerance: tree.options.tolerance(tree.screen(of: owner).idiom),
      isRightToLeft: tree.screen(of: owner).isRightToLeft)
    var keys = listed.enumerated().map { order, index in
      let frame = tree.readingFrame(of: index) ?? .zero
      return ReadingKey(x: frame.x, y: frame.y, order: order)
    }
    guard rows.sort(&keys).isEmpty else { return nil }
    return OrderSurprise(
      element: owner, now: listed, proposed: keys.map { listed[$0.order] },
      message: "this order goes up from \(OrderWords.moniker(listed[first - 1], in: tree)) to "
        + "\(OrderWords.moniker(listed[first], in: tree)), which stands above it",
      help: "List the elements from the top, unless the order is meant so")
  }

  /// Whether an item stands above the one before it in the list, in the same column.
  private func goesUp(at place: Int, in listed: [Int]) -> Bool {
    let (before, item) = (listed[place - 1], listed[place])
    guard let a = frame(before), let b = frame(item), b.maxY <= a.y + 0.5, b.maxY > 0 else {
      return false
    }
    let shared = min(a.maxX, b.maxX) - max(a.x, b.x)
    guard shared * 2 > min(a.width, b.width) else { return false }
    // A title before the picture above it, and a close button at the end, are meant so.
    if tree.traits[before].contains(.header) || DismissControl.isOne(item, in: tree) {
      return false
    }
    // So is a control right after its caption.
    return place < 2 || !CaptionSearch.isInput(before, in: tree)
      || tree.element(listed[place - 2]).kind != .text
  }

  private func frame(_ index: Int) -> Rect? {
    guard tree.has(.placed, index) || tree.element(index).has(.accessibilityFrame) else {
      return nil
    }
    return tree.readingFrame(of: index)
  }
}
