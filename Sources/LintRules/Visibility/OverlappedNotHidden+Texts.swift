import ScreenModel

/// Texts that are drawn over each other.
extension OverlappedNotHidden {
  /// Finds the texts of a screen that are drawn on one spot: one text twice, or several at once.
  struct CoveredTexts {
    /// A text, and the texts that are drawn over it.
    struct Covered {
      let back: Int
      fileprivate(set) var pairs: [Pair]

      /// The pair that a finding is about.
      var first: Pair? {
        pairs.first { !$0.isTwin && $0.isCertain } ?? pairs.first { !$0.isTwin } ?? pairs.first
      }
    }

    /// Two texts at which VoiceOver stops.
    struct Pair {
      let back: Int
      let front: Int
      /// Whether their words are the same.
      let isTwin: Bool
      /// How far apart they begin.
      let distance: Double
      /// Whether both are too wide for one to leave room for the other.
      let isCrowded: Bool
      /// Whether the layout moves neither of them, as far as the other sees it.
      let isPinned: Bool

      /// Whether nobody can read both, and the layout leaves them where they are.
      var isCertain: Bool { isPinned && (isTwin || isCrowded) }
    }

    /// How far the edges of one text drawn twice are apart at most, as a shadow is.
    private static let shadow = 4.0
    /// The shared part of two places that are one spot.
    private static let share = 0.8
    /// The size of a font that the file does not give.
    private static let usualPoints = 17.0
    /// The most texts that one is compared with.
    fileprivate static let neighbours = 12

    private let tree: AccessibilityTree
    private let layers: ScreenLayers
    private let regions: ScreenRegions

    init(_ tree: AccessibilityTree) {
      self.tree = tree
      layers = tree.shared(ScreenLayers.self)
      regions = tree.shared(ScreenRegions.self)
    }

    /// The covered texts of all screens, each once.
    func all() -> [Covered] {
      var texts: [Int32: [Int]] = [:]
      var screens: [Int32] = []
      for index in tree.nodes(.exposed) where isText(index) {
        let screen = tree.element(index).screen
        if texts[screen] == nil { screens.append(screen) }
        texts[screen, default: []].append(index)
      }
      return screens.flatMap { covered(by: pairs(of: texts[$0] ?? [])) }
    }

    /// The pairs by the text behind, without texts that were never laid out.
    private func covered(by pairs: [Pair]) -> [Covered] {
      guard !pairs.isEmpty else { return [] }
      let unarranged = tree.shared(UnarrangedStops.self)
      var places: [Int: Int] = [:]
      var found: [Covered] = []
      for pair in pairs where !unarranged.holds(pair.back) && !unarranged.holds(pair.front) {
        if let place = places[pair.back] {
          found[place].pairs.append(pair)
        } else {
          places[pair.back] = found.count
          found.append(Covered(back: pair.back, pairs: [pair]))
        }
      }
      return found
    }

    private func isText(_ index: Int) -> Bool {
      let element = tree.element(index)
      guard element.kind == .text || element.kind == .header, tree.isShownSomewhere(index) else {
        return false
      }
      // Code shows one while it hides the other, or fills them.
      return !element.mayChangeInCode && !element.marks.contains(.pseudo)
        && !element.has(.substituteFor) && !element.marks.contains(.systemProvided)
        && tree.screenFrames[index].area > 0 && tree.screen(of: index).has(.authored)
    }

    private func pairs(of texts: [Int]) -> [Pair] {
      guard texts.count > 1 else { return [] }
      let frames = texts.map { tree.screenFrames[$0] }
      let rects = RectIndex(frames)
      var found: [Pair] = []
      var others: [Int] = []
      for place in texts.indices {
        rects.find(&others, meeting: frames[place], from: place + 1, limit: Self.neighbours)
        for other in others {
          if let pair = pair(texts[place], texts[other]) { found.append(pair) }
        }
      }
      return found
    }

    private func pair(_ a: Int, _ b: Int) -> Pair? {
      guard isOneSpot(tree.screenFrames[a], tree.screenFrames[b]), regions.areTogether(a, b),
        !tree.isInside(b, a), min(layers.alphas[a], layers.alphas[b]) >= 0.1,
        layers.scrollers[a] == layers.scrollers[b], !tree.areArranged(a, b),
        let first = tree.name(of: a).value?.text, let second = tree.name(of: b).value?.text
      else { return nil }
      let (back, front) = layers.ranks[a] < layers.ranks[b] ? (a, b) : (b, a)
      let (one, other) = (tree.screenFrames[a], tree.screenFrames[b])
      let words = Words.normalized(first)
      guard !words.isEmpty, !Words.normalized(second).isEmpty else { return nil }
      let isTwin = words == Words.normalized(second)
      let distance = max(abs(one.x - other.x), abs(one.y - other.y))
      guard !isTwin || distance <= Self.shadow else { return nil }
      return Pair(
        back: back, front: front, isTwin: isTwin, distance: distance,
        isCrowded: width(of: first, at: a) + width(of: second, at: b) > one.union(other).width,
        isPinned: tree.arePinned(a, b))
    }

    private func isOneSpot(_ one: Rect, _ other: Rect) -> Bool {
      let shared = one.intersection(other).area
      return shared >= Self.share * max(one.area, other.area)
    }

    /// About how much of a line a text takes.
    private func width(of words: String, at index: Int) -> Double {
      let points = TextSize.font(of: index, in: tree).flatMap(TextSize.points)
      return TextFit(words, points: points ?? Self.usualPoints).width
    }
  }

  /// The finding about a text that others are drawn over.
  func finding(_ covered: CoveredTexts.Covered, in tree: AccessibilityTree) -> Finding? {
    guard let first = covered.first else { return nil }
    let (message, help) =
      first.isTwin ? twin(covered, first, in: tree) : over(covered, first, in: tree)
    let notes = covered.pairs.prefix(Self.namedTexts).map {
      Finding.Note(message: "in front", range: tree.element($0.front).anchor)
    }
    return covered.pairs.contains(where: \.isCertain)
      ? violation(
        message, help: help, of: covered.back, in: tree, severity: .warning, notes: notes)
      : review(message, help: help, of: covered.back, in: tree, severity: .warning, notes: notes)
  }

  /// The most texts in front that are pointed at.
  private static let namedTexts = 20

  /// The words about a text that is drawn more than once.
  private func twin(
    _ covered: CoveredTexts.Covered, _ first: CoveredTexts.Pair, in tree: AccessibilityTree
  ) -> (message: String, help: String) {
    let count = covered.pairs.count
    let times = count == 1 ? "twice" : "\(count + 1) times"
    let apart =
      count == 1 && first.distance > 0 ? ", \(Points.text(first.distance)) pt apart" : ""
    return (
      "\(Wording.element(covered.back, in: tree)) is drawn \(times)\(apart), so VoiceOver reads it "
        + times,
      "Hide the copy behind, or draw its effect as a shadow of the text."
    )
  }

  /// The words about a text that other words are drawn over.
  private func over(
    _ covered: CoveredTexts.Covered, _ first: CoveredTexts.Pair, in tree: AccessibilityTree
  ) -> (message: String, help: String) {
    let back = Wording.element(covered.back, in: tree)
    let front = Wording.element(first.front, in: tree)
    guard covered.pairs.count > 1 else {
      return (
        "\(front) is drawn over \(back), and VoiceOver reads both",
        "Move them apart, or hide the one that is not meant to show."
      )
    }
    // More neighbours than these are not looked at.
    let least = covered.pairs.count >= CoveredTexts.neighbours ? "at least " : ""
    return (
      "\(front) and \(least)\(covered.pairs.count - 1) more are drawn over \(back), "
        + "and VoiceOver reads all of them",
      "Move them apart, or hide those that are not meant to show."
    )
  }
}
