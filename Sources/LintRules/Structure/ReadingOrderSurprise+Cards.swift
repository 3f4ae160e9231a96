import ScreenModel

/// Cards beside each other, and captions and their controls, that are read apart.
extension ReadingOrderSurprise {
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
        help: Wording.sentence(tree.words(for: row.cards[0]).set(.groupChildren))
          + " on each of them")
    }
  }

  /// A control and the text above it that says what it is for.
  struct CaptionPair {
    let caption: Int
    let control: Int

    /// How far above its control a caption may end, in points.
    private static let maxGap = 24.0
    /// How far the left edges of the two may be apart, in points.
    private static let alignment = 8.0
    /// How many siblings on each side may stand between them.
    private static let reach = 3
    /// The longest text that is a caption, in bytes.
    private static let longest = 60

    /// The pairs of a tree in which the caption stands above the control, by screen.
    static func all(in tree: AccessibilityTree) -> [Int32: [CaptionPair]] {
      guard tree.hasAny([.exposed, .interactive, .placed]) else { return [:] }
      var found: [Int32: [CaptionPair]] = [:]
      var identifiers = ListIdentifiers(tree)
      for control in tree.nodes([.exposed, .interactive, .placed])
      where CaptionSearch.isInput(control, in: tree) {
        let screen = tree.element(control).screen
        var caption: Int?
        if tree.element(control).has(.labelledBy),
          let id = tree.interface.text(.labelledBy, of: control)
        {
          caption = identifiers.around(control)[id]
        }
        caption = caption ?? text(above: control, in: tree)
        guard let caption, isAbove(caption, control, in: tree) else { continue }
        found[screen, default: []].append(CaptionPair(caption: caption, control: control))
      }
      return found
    }

    /// The nearest text among the siblings that is drawn directly above a control.
    private static func text(above control: Int, in tree: AccessibilityTree) -> Int? {
      var before: Int? = control
      var after: Int? = control
      var nearest: Int?
      for _ in 0..<reach {
        before = before.flatMap { tree.interface.sibling(before: $0) }
        after = after.flatMap { CaptionSearch.sibling(after: $0, in: tree) }
        take(before, of: control, &nearest, in: tree)
        take(after, of: control, &nearest, in: tree)
      }
      return nearest
    }

    /// Takes a sibling for the nearest caption so far, if it may be one and stands lower.
    private static func take(
      _ sibling: Int?, of control: Int, _ nearest: inout Int?, in tree: AccessibilityTree
    ) {
      guard let sibling, isAligned(sibling, control, in: tree) else { return }
      if let known = nearest, tree.screenFrames[known].y >= tree.screenFrames[sibling].y { return }
      nearest = sibling
    }

    private static func isAligned(_ text: Int, _ control: Int, in tree: AccessibilityTree) -> Bool {
      let (a, b) = (tree.screenFrames[text], tree.screenFrames[control])
      guard isAbove(text, control, in: tree), b.y - a.maxY <= maxGap,
        tree.interface.says(.text, text)
      else { return false }
      let edges =
        tree.screen(of: text).isRightToLeft
        ? (a.maxX - b.maxX).magnitude : (a.x - b.x).magnitude
      return edges <= alignment
        && tree.name(of: text).value.map { $0.text.utf8.count <= longest } == true
    }

    private static func isAbove(_ text: Int, _ control: Int, in tree: AccessibilityTree) -> Bool {
      guard tree.element(text).kind == .text, tree.has([.exposed, .placed], text),
        !tree.has(.interactive, text), !tree.traits[text].contains(.header)
      else { return false }
      return tree.screenFrames[text].maxY <= tree.screenFrames[control].y + 1
    }
  }

  /// Finds captions between which and their controls VoiceOver reads something else.
  struct SplitCaptions {
    private let tree: AccessibilityTree

    /// The most stops between a caption and its control that still are theirs to be read together.
    private static let mostBetween = 4

    init(_ tree: AccessibilityTree) {
      self.tree = tree
    }

    /// The captions of one screen that are cut off.
    func surprises(_ pairs: [CaptionPair], _ places: ReadingPlaces) -> [OrderSurprise] {
      let captions = Dictionary(
        pairs.map { ($0.caption, $0.control) }, uniquingKeysWith: { a, _ in a })
      let ranges = pairs.compactMap { range(of: $0, places, captions) }.sorted {
        $0.lowerBound < $1.lowerBound
      }
      // What overlaps is one place where things are mixed up.
      var merged: [ClosedRange<Int>] = []
      for range in ranges {
        if let last = merged.last, range.lowerBound <= last.upperBound {
          merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
        } else {
          merged.append(range)
        }
      }
      return merged.compactMap { surprise($0, places, captions) }
    }

    /// The places from a caption to its control, if something foreign stands between.
    private func range(
      of pair: CaptionPair, _ places: ReadingPlaces, _ captions: [Int: Int]
    ) -> ClosedRange<Int>? {
      guard let start = places[pair.caption], let end = places[pair.control], end > start + 1,
        end - start - 1 <= Self.mostBetween, !places.isDoubtful(start...end)
      else { return nil }
      let between = places.elements(start + 1...end - 1)
      let scroller = scroller(around: pair.control)
      let isWhole = between.allSatisfy {
        tree.has(.placed, $0) && !tree.traits[$0].contains(.header)
          && self.scroller(around: $0) == scroller
      }
      let isForeign = between.contains { tree.has(.interactive, $0) || captions[$0] != nil }
      return isWhole && isForeign ? start...end : nil
    }

    /// The view that moves an element under others: a scroll view, a list or a bar; -1 for none.
    private func scroller(around index: Int) -> Int {
      var parent = Int(tree.element(index).parent)
      while parent >= 0 {
        switch tree.element(parent).kind {
        case .scroll, .list, .grid, .web, .navigationBar, .toolbar, .tabBar: return parent
        default: parent = Int(tree.element(parent).parent)
        }
      }
      return parent
    }

    private func surprise(
      _ range: ClosedRange<Int>, _ places: ReadingPlaces, _ captions: [Int: Int]
    ) -> OrderSurprise? {
      let now = places.elements(range)
      var proposed: [Int] = []
      var done: Set<Int> = []
      for element in now where done.insert(element).inserted {
        proposed.append(element)
        if let control = captions[element], now.contains(control), done.insert(control).inserted {
          proposed.append(control)
        }
      }
      guard let caption = now.first, let control = captions[caption], proposed != now else {
        return nil
      }
      let name = OrderWords.moniker(caption, in: tree)
      let noun = Wording.noun(tree.element(control).kind)
      let file = tree.words(for: caption)
      return OrderSurprise(
        element: caption, now: now, proposed: proposed,
        message: "the caption \(name) and its \(noun) are read apart",
        help: "Put each caption and its control into a view with \(file.name(.groupChildren)), or "
          + "order them with \(file.name(.elements))")
    }
  }
}
