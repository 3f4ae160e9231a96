/// Texts that are drawn over each other.
extension OverlappedNotHidden {
  /// Finds the texts of a screen that are drawn on one spot: one text twice, or two at once.
  struct TextPairs {
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
    }

    /// How far the edges of one text drawn twice are apart at most, as a shadow is.
    private static let shadow = 4.0
    /// The shared part of two places that are one spot.
    private static let share = 0.8
    /// The size of a font that the file does not give.
    private static let usualPoints = 17.0
    /// The most texts that one is compared with.
    private static let neighbours = 12

    private let tree: AccessibilityTree
    private let layers: ScreenLayers
    private let regions: ScreenRegions

    init(_ tree: AccessibilityTree) {
      self.tree = tree
      layers = tree.shared(ScreenLayers.self)
      regions = tree.shared(ScreenRegions.self)
    }

    /// The pairs of all screens, in document order of what is behind.
    func all() -> [Pair] {
      var texts: [Int32: [Int]] = [:]
      var screens: [Int32] = []
      for index in tree.nodes(.exposed) where isText(index) {
        let screen = tree.element(index).screen
        if texts[screen] == nil { screens.append(screen) }
        texts[screen, default: []].append(index)
      }
      return screens.flatMap { pairs(of: texts[$0] ?? []) }
    }

    private func isText(_ index: Int) -> Bool {
      let element = tree.element(index)
      guard element.kind == .text || element.kind == .header, tree.isShownSomewhere(index) else {
        return false
      }
      // Code shows one while it hides the other, or fills them.
      return !element.mayChangeInCode && !element.marks.contains(.pseudo)
        && !element.has(.substituteFor) && !element.marks.contains(.systemProvided)
        && tree.screenFrames[index].area > 0 && !tree.screen(of: index).isCapture
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

  /// The finding about two texts on one spot.
  func finding(_ pair: TextPairs.Pair, in tree: AccessibilityTree) -> Finding {
    let element = Wording.element(pair.back, in: tree)
    let notes = [Finding.Note(message: "in front", range: tree.element(pair.front).anchor)]
    let message: String
    let help: String
    if pair.isTwin {
      let apart = pair.distance > 0 ? ", \(Points.text(pair.distance)) pt apart" : ""
      message = "\(element) is drawn twice\(apart), so VoiceOver reads it twice"
      help = "Hide the copy behind, or draw its effect as a shadow of the text."
    } else {
      let other = Wording.element(pair.front, in: tree)
      message = "\(other) is drawn over \(element), and VoiceOver reads both"
      help = "Move them apart, or hide the one that is not meant to show."
    }
    return pair.isPinned && (pair.isTwin || pair.isCrowded)
      ? violation(
        message, help: help, of: pair.back, in: tree, severity: .warning, notes: notes)
      : review(message, help: help, of: pair.back, in: tree, severity: .warning, notes: notes)
  }
}
