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

  /// The places from a caption to its control, if something stands between that has no place there.
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
    return OrderSurprise(
      element: caption, now: now, proposed: proposed,
      message: "the caption \(name) and its \(noun) are read apart",
      help: "Put each caption and its control into a view with `groupChildren`, or list them in "
        + "`elements`")
  }
}
