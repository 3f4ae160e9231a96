import ScreenModel

/// The fronts that came up over each screen of a tree, and the background behind them.
///
/// `modal-missing-flag`, `background-reachable` and `modal-siblings-reachable` speak for what is
/// behind; a rule about what is covered asks `isBehind` and leaves it to them. One pass over the
/// tree, which allocates only where something came up.
struct ModalBackground: SharedKnowledge {
  /// How dense a view is that dims, at least.
  static let dimming = 0.2
  /// The share of the screen that it dims, at least.
  static let cover = 0.8

  /// The fronts, in document order; one dimmer a screen at most.
  let fronts: [ModalFront]
  private unowned let tree: AccessibilityTree
  /// By screen: the place in the order of drawing where the background ends.
  private var ends: [Int32: Int] = [:]
  /// The stops that do not go away by themselves, in the order of drawing.
  private var stops: [DrawnStop] = []
  /// Those of them that are in nothing that came up.
  private var plainStops: [DrawnStop] = []
  /// The places of all elements in the order of drawing, where that is not the order of the file.
  private var ranks: [Int]?

  /// The fronts by the usual measure of a dimmer.
  init(of tree: AccessibilityTree) {
    self.init(tree, dimming: Self.dimming, cover: Self.cover)
  }

  /// The fronts, by the least density of a dimmer and the least part of the screen that it covers.
  init(_ tree: AccessibilityTree, dimming: Double, cover: Double) {
    self.tree = tree
    var search = ModalFrontSearch(tree, dimming: dimming, cover: cover)
    fronts = search.fronts()
    guard !fronts.isEmpty else { return }
    if tree.interface.elements.contains(where: { $0.has(.z) }) {
      ranks = tree.shared(ScreenLayers.self).ranks
    }
    collectStops()
    for front in fronts where isSpoken(of: front) {
      let screen = tree.element(front.index).screen
      ends[screen] = max(ends[screen] ?? 0, start(of: front))
    }
  }

  /// Whether what is behind has a finding of its own.
  private func isSpoken(of front: ModalFront) -> Bool {
    switch front.kind {
    case .drawer: front.dimmer != nil
    // A dimmer over nothing but pictures tints them.
    case .dimmer: !reachable(behind: front, most: 1, withPictures: false).isEmpty
    case .flagged, .system, .typed, .dialog: true
    }
  }

  /// Whether an element is behind a dimmer or something modal, so that one finding about that
  /// speaks for it.
  func isBehind(_ index: Int) -> Bool {
    guard let end = ends[tree.element(index).screen] else { return false }
    return range(of: index).upperBound <= end
  }

  /// The stops behind a front; the first few in the order of drawing.
  func reachable(behind front: ModalFront, most: Int = 4, withPictures: Bool = true) -> [Int] {
    let screen = range(of: tree.screen(of: front.index).root)
    let start = start(of: front)
    var found: [Int] = []
    for stop in stops[position(of: screen.lowerBound, in: stops)...] {
      guard stop.rank < start, found.count < most else { break }
      if isVisited(stop.index, behind: front, withPictures: withPictures) {
        found.append(stop.index)
      }
    }
    guard front.kind == .flagged || front.kind == .typed else { return found }
    let dimmer = front.dimmer.map { range(of: $0.index) }
    let end = max(range(of: front.index).upperBound, dimmer?.upperBound ?? 0)
    for stop in plainStops[position(of: end, in: plainStops)...] {
      guard screen.contains(stop.rank), found.count < most else { break }
      found.append(stop.index)
    }
    return found
  }

  /// Whether a user can do anything with what stands in front of a dimmer.
  func isOperable(inFrontOf dimmer: Dimmer) -> Bool {
    let screen = range(of: tree.screen(of: dimmer.index).root)
    let start = range(of: dimmer.index).lowerBound + 1
    return stops[position(of: start, in: stops)...].lazy.prefix { screen.contains($0.rank) }
      .contains { tree.has(.interactive, $0.index) }
  }

  // MARK: The order of drawing

  /// An element that VoiceOver visits, and its place in the order of drawing.
  private struct DrawnStop {
    let rank: Int
    let index: Int
  }

  /// The places of an element and of all that it holds.
  private func range(of index: Int) -> Range<Int> {
    let first = ranks?[index] ?? index
    return first..<first + Int(tree.element(index).next) - index
  }

  /// Where something that came up begins: with its dimmer, if that is drawn before it.
  private func start(of front: ModalFront) -> Int {
    let own = range(of: front.index).lowerBound
    return front.dimmer.map { min(own, range(of: $0.index).lowerBound) } ?? own
  }

  /// The position of the first stop that is drawn at a place or later.
  private func position(of rank: Int, in stops: [DrawnStop]) -> Int {
    var low = 0
    var high = stops.count
    while low < high {
      let middle = (low + high) / 2
      if stops[middle].rank < rank { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func isVisited(_ index: Int, behind front: ModalFront, withPictures: Bool) -> Bool {
    if let dimmer = front.dimmer, front.kind == .dimmer || front.kind == .dialog,
      tree.has(.placed, index), !dimmer.frame.meets(tree.screenFrames[index])
    {
      return false
    }
    return withPictures || tree.element(index).kind != .image || tree.has(.interactive, index)
  }

  private mutating func collectStops() {
    let isInFront = Set(fronts.filter { $0.kind != .dimmer }.map(\.index))
    var endOfFront = 0
    var index = 0
    while index < tree.count {
      if isInFront.contains(index) { endOfFront = max(endOfFront, Int(tree.element(index).next)) }
      if comesAndGoes(index) {
        index = Int(tree.element(index).next)
        continue
      }
      if tree.has(.exposed, index) {
        let stop = DrawnStop(rank: ranks?[index] ?? index, index: index)
        stops.append(stop)
        if index >= endOfFront { plainStops.append(stop) }
      }
      index += 1
    }
    guard ranks != nil else { return }
    stops.sort { $0.rank < $1.rank }
    plainStops.sort { $0.rank < $1.rank }
  }

  /// Whether an element is a message that goes away, a keyboard, or what the system shows over the
  /// rest: all that is there beside a modal view too.
  private func comesAndGoes(_ index: Int) -> Bool {
    let element = tree.element(index)
    if element.marks.contains(.aside) { return true }
    guard element.has(.presents) || element.kind == .toast || element.kind == .keyboard else {
      return false
    }
    guard let presentation = Presentation.of(index, in: tree) else { return false }
    return presentation.isTransient || presentation == .keyboard
  }
}

/// The words about what VoiceOver reaches though something came up in front of it.
enum ReachedBehind {
  /// The most places that a finding shows.
  private static let most = 3

  /// VoiceOver's first words there, as the end of a sentence.
  static func words(_ reachable: [Int], in tree: AccessibilityTree) -> String {
    let heard = reachable.lazy.compactMap { tree.utterance(of: $0) }.first { !$0.isEmpty }
    return heard.map { " (“\($0)”)" } ?? ""
  }

  /// The places behind, and what dims them.
  static func notes(
    _ reachable: [Int], _ front: ModalFront, in tree: AccessibilityTree
  ) -> [Finding.Note] {
    var notes = reachable.prefix(most).enumerated().map { place, index in
      let isMore = place == most - 1 && reachable.count > most
      return Finding.Note(
        message: isMore ? "still reached, and not the last" : "still reached",
        range: tree.element(index).anchor)
    }
    if let dimmer = front.dimmer, dimmer.index != front.index {
      notes.append(
        Finding.Note(message: "what dims the rest", range: tree.element(dimmer.index).anchor))
    }
    return notes
  }
}
