/// The items of an explicit order that lead nowhere, or to what they must not lead to.
struct DanglingItems {
  /// What is wrong with an item.
  enum Cause: Equatable {
    /// No element of the screen has the id.
    case missing
    /// It is there already.
    case duplicate
    /// It is the owner of the list, or holds it.
    case cyclic
    /// It hides its elements from VoiceOver.
    case hidden
    /// It is not shown now.
    case notShown
    /// Neither it nor anything in it is a stop.
    case silent
    /// The same, as far as the file tells: code may put something into it.
    case empty
  }

  /// An item, what is wrong with it, and the element that it leads to.
  struct Item {
    let cause: Cause
    let place: Int
    let element: Int?
  }

  private let tree: AccessibilityTree
  private var identifiers: ListIdentifiers
  /// How many elements before each one VoiceOver may stop at.
  private let stopsBefore: [Int32]

  init(_ tree: AccessibilityTree) {
    self.tree = tree
    identifiers = ListIdentifiers(tree)
    var stopsBefore: [Int32] = [0]
    stopsBefore.reserveCapacity(tree.count + 1)
    for index in 0..<tree.count {
      let isStop = tree.has(.exposed, index) || !tree.systemParts(of: index).isEmpty
      stopsBefore.append(stopsBefore[index] + (isStop || tree.isNotModelled(index) ? 1 : 0))
    }
    self.stopsBefore = stopsBefore
  }

  /// The items of a list with which something is wrong.
  mutating func items(of list: ExplicitList) -> [Item] {
    let known = identifiers.around(list.owner)
    var seen: Set<Int> = []
    return list.items.enumerated().compactMap { place, item in
      switch item {
      case .inline(let index):
        guard tree.element(index).flag(.element) == false, !holdsStops(index) else { return nil }
        return Item(cause: .silent, place: place, element: index)
      case .reference(let id):
        guard let index = known[id.value] else {
          return Item(cause: .missing, place: place, element: nil)
        }
        let isNew = seen.insert(index).inserted
        return cause(of: index, isNew: isNew, in: list).map {
          Item(cause: $0, place: place, element: index)
        }
      }
    }
  }

  private func cause(of index: Int, isNew: Bool, in list: ExplicitList) -> Cause? {
    if index == list.owner || tree.isInside(list.owner, index) { return .cyclic }
    if !isNew { return .duplicate }
    let element = tree.element(index)
    switch tree.silences[index] {
    case .elementsHidden:
      return element.flag(.elementsHidden) == true ? .hidden : nil
    case .hidden, .transparent:
      return element.has(.appearsWhen) ? nil : .notShown
    case .notElement:
      return holdsStops(index) ? nil : silence(of: index)
    case .none, .insideElement, .notListed, .outsideModal, .zeroSize:
      return nil
    }
  }

  private func holdsStops(_ index: Int) -> Bool {
    stopsBefore[Int(tree.element(index).next)] > stopsBefore[index]
  }

  /// Whether an element without any stop is sure to have none, or may get some.
  private func silence(of index: Int) -> Cause? {
    let element = tree.element(index)
    // A list of its own leads elsewhere.
    if element.has(.elements) || element.has(.implements) { return nil }
    // What takes gestures and is no element is the business of `gesture-only-interaction`.
    if tree.has(.gestures, index) { return nil }
    if element.flag(.element) == false, !tree.has(.parent, index) { return .silent }
    switch element.kind {
    case .image: return .silent
    case .view, .stack, .group, .canvas, .chart:
      if element.marks.contains(.unknownType) || element.has(.class) { return .empty }
      return tree.has(.parent, index) || saysSomething(index) ? .silent : .empty
    default: return nil
    }
  }

  private func saysSomething(_ index: Int) -> Bool {
    tree.interface.says([.label, .text, .value, .draws], index)
      || tree.has(.tap, index)
  }
}
