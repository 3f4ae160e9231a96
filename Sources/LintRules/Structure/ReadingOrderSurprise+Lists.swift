import ScreenModel

/// Explicit lists that go up, and neighbours that start a little higher than others.
extension ReadingOrderSurprise {
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

  /// Finds elements that are read before the one in front of them, since their corner is higher.
  struct RaisedNeighbours {
    /// The front element of a row, and the one that is read before it.
    struct Pair {
      let front: Int
      let raised: Int
    }

    /// How many points higher a corner may be and the two still look like a row.
    private static let most = 12.0

    private let tree: AccessibilityTree
    private let band: Double

    /// A search for elements that are higher by a band, or by that of the device where it is 0.
    init(_ tree: AccessibilityTree, band: Double) {
      self.tree = tree
      self.band = band
    }

    /// The pairs of neighbours in a tree that may be read so, by screen.
    func pairs() -> [Int32: [Pair]] {
      guard tree.hasAny([.exposed, .placed]) else { return [:] }
      var found: [Int32: [Pair]] = [:]
      for index in tree.nodes([.exposed, .placed]) {
        guard let next = CaptionSearch.sibling(after: index, in: tree),
          tree.has([.exposed, .placed], next)
        else { continue }
        let isHigher = tree.screenFrames[next].y < tree.screenFrames[index].y
        let pair = isHigher ? Pair(front: index, raised: next) : Pair(front: next, raised: index)
        guard isRow(pair), !isExempt(pair) else { continue }
        found[tree.element(index).screen, default: []].append(pair)
      }
      return found
    }

    private func isRow(_ pair: Pair) -> Bool {
      let (front, raised) = (tree.screenFrames[pair.front], tree.screenFrames[pair.raised])
      let height = front.y - raised.y
      // Most neighbours are at one height.
      guard height > 0 || tree.options.rowTolerance == 0, front.height > 0, raised.height > 0
      else { return false }
      let least = band > 0 ? band : tree.options.tolerance(tree.screen(of: pair.front).idiom)
      guard height >= least, height <= max(Self.most, least + 4) else { return false }
      let isInFront =
        tree.screen(of: pair.front).isRightToLeft ? front.x >= raised.maxX : front.maxX <= raised.x
      let middle = front.y + front.height / 2
      let other = raised.y + raised.height / 2
      // A large control among smaller ones may well come first; a text tells what it is about.
      return isInFront && !tree.has(.interactive, pair.front)
        && (middle < raised.maxY && middle > raised.y || other < front.maxY && other > front.y)
    }

    /// Whether the author may have meant it so, or the system places them.
    private func isExempt(_ pair: Pair) -> Bool {
      let parent = tree.element(Int(tree.element(pair.front).parent))
      if parent.has(.elements) || tree.element(pair.front).has(.accessibilityFrame) { return true }
      switch parent.kind {
      case .navigationBar, .toolbar, .tabBar, .segmentedControl, .keyboard: return true
      default: break
      }
      return [pair.front, pair.raised].contains { tree.element($0).has(.sortPriority) }
        || DismissControl.isOne(pair.raised, in: tree)
    }

    /// The pairs of one screen as surprises: one for all rows of the same view.
    func surprises(_ pairs: [Pair], _ places: ReadingPlaces) -> [OrderSurprise] {
      var found: [Int: OrderSurprise] = [:]
      for pair in pairs {
        guard let first = places[pair.raised], let second = places[pair.front],
          second == first + 1, !places.isDoubtful(first...second)
        else { continue }
        let parent = Int(tree.element(pair.front).parent)
        let around = Int(tree.element(parent).parent)
        let place = around >= 0 ? around : parent
        if found[place] == nil {
          found[place] = surprise(pair)
        } else {
          found[place]?.others += 1
        }
      }
      return found.keys.sorted().compactMap { found[$0] }
    }

    private func surprise(_ pair: Pair) -> OrderSurprise {
      let (front, raised) = (tree.screenFrames[pair.front], tree.screenFrames[pair.raised])
      let height = Points.text(front.y - raised.y)
      let names = (
        OrderWords.moniker(pair.raised, in: tree), OrderWords.moniker(pair.front, in: tree)
      )
      return OrderSurprise(
        element: pair.raised, now: [pair.raised, pair.front], proposed: [pair.front, pair.raised],
        message: "\(names.0) is read before \(names.1), which stands in front of it, since its "
          + "corner is \(height) pt higher",
        help: "Align their top edges, or order them with "
          + tree.words(for: pair.raised).name(.elements))
    }
  }
}
