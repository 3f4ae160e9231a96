/// Finds cards side by side of which VoiceOver reads a line of one and then a line of the next.
struct MixedCards {
  /// Siblings that look like cards and stand side by side.
  struct Row {
    let parent: Int
    var cards: [Int]
  }

  /// The most elements of a card.
  private static let largest = 60

  private let tree: AccessibilityTree

  init(_ tree: AccessibilityTree) {
    self.tree = tree
  }

  /// The rows of cards of a tree, by screen.
  func rows() -> [Int32: [Row]] {
    guard tree.hasAny([.parent, .placed]) else { return [:] }
    var found: [Int32: [Row]] = [:]
    for card in tree.nodes([.parent, .placed]) {
      guard let next = CaptionSearch.sibling(after: card, in: tree), isPair(card, next) else {
        continue
      }
      let parent = Int(tree.element(card).parent)
      let screen = tree.element(card).screen
      if let last = found[screen]?.indices.last, found[screen]?[last].cards.last == card {
        found[screen]?[last].cards.append(next)
      } else {
        found[screen, default: []].append(Row(parent: parent, cards: [card, next]))
      }
    }
    return found
  }

  private func isPair(_ card: Int, _ next: Int) -> Bool {
    guard mayBeCard(card), mayBeCard(next), haveSameShape(card, next), isCard(card),
      isCard(next)
    else { return false }
    let (a, b) = (tree.screenFrames[card], tree.screenFrames[next])
    let down = min(a.maxY, b.maxY) - max(a.y, b.y)
    guard a.maxX <= b.x || b.maxX <= a.x, down > 0, down * 2 > min(a.height, b.height) else {
      return false
    }
    // What scrolls sideways is a carousel.
    let width = tree.screen(of: card).size?.width ?? 0
    return width <= 0 || max(a.maxX, b.maxX) <= width + 1
  }

  private func mayBeCard(_ index: Int) -> Bool {
    let element = tree.element(index)
    guard tree.has([.parent, .placed], index), tree.silences[index] == .notElement,
      Int(element.next) - index <= Self.largest, element.parent >= 0, !element.has(.elements),
      element.flag(.groupChildren) != true
    else { return false }
    switch tree.element(Int(element.parent)).kind {
    case .list, .grid, .scroll, .listContainer, .table: return false
    default: return element.kind == .view || element.kind == .stack
    }
  }

  /// Whether two branches hold the same kinds of elements in the same order.
  private func haveSameShape(_ card: Int, _ next: Int) -> Bool {
    let count = Int(tree.element(card).next) - card
    return Int(tree.element(next).next) - next == count
      && (1..<count).allSatisfy { tree.element(card + $0).kind == tree.element(next + $0).kind }
  }

  /// Whether an element has a ground of its own, reacts to a tap, or holds a text and a control.
  private func isCard(_ index: Int) -> Bool {
    var stops = 0
    var controls = 0
    var texts = 0
    for inside in index + 1..<Int(tree.element(index).next) where tree.has(.exposed, inside) {
      stops += 1
      if tree.has(.interactive, inside) { controls += 1 } else { texts += 1 }
    }
    let isMarked = tree.element(index).has(.background) || tree.has(.interactive, index)
    return stops > 1 && (isMarked || controls > 0 && texts > 0)
  }

  /// The row of cards as a surprise, if their stops are mixed.
  func surprise(_ row: Row, _ places: ReadingPlaces) -> OrderSurprise? {
    var stops: [Int] = []
    var isMixed = false
    var last = -1
    for card in row.cards {
      let own = (card + 1..<Int(tree.element(card).next)).filter {
        tree.has(.exposed, $0) && places[$0] != nil
      }.sorted { places[$0] ?? 0 < places[$1] ?? 0 }
      guard own.allSatisfy({ tree.has(.placed, $0) }) else { return nil }
      if let first = own.first, let place = places[first], place < last { isMixed = true }
      last = own.last.flatMap { places[$0] } ?? last
      stops += own
    }
    let now = stops.sorted { places[$0] ?? 0 < places[$1] ?? 0 }
    guard isMixed, now != stops, let first = now.first.flatMap({ places[$0] }),
      let end = now.last.flatMap({ places[$0] }), !places.isDoubtful(first...end)
    else { return nil }
    return OrderSurprise(
      element: row.cards[0], now: now, proposed: stops,
      message: "these \(row.cards.count) views side by side are read line by line and not one "
        + "after the other",
      help: "Set `groupChildren` on each of them")
  }
}
