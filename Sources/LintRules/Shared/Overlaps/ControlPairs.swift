import ScreenModel

/// Finds the pairs of controls whose places have an area in common.
///
/// Asks an index of rectangles, and for each control no more than a number of others: so the time
/// is in proportion to n log n, even where thousands of controls lie on one spot.
struct ControlPairs: SharedKnowledge {
  /// Two controls at which VoiceOver stops, neither inside the other, as far as they show.
  struct Pair {
    /// The one that is drawn first.
    let back: Int
    /// The one that is drawn later, and takes the touch.
    let front: Int
    let backFrame: Rect
    let frontFrame: Rect
    /// Whether one of them scrolls without the other, so that they do not stay together.
    let isScrolled: Bool
    /// Whether the one in front is known to let nothing through.
    let isOpaque: Bool
    /// Whether the layout moves neither of them, as far as the other sees it.
    let isPinned: Bool

    /// The shared part of the smaller one.
    var share: Double {
      let least = min(backFrame.area, frontFrame.area)
      return least > 0 ? backFrame.intersection(frontFrame).area / least : 0
    }

    /// Whether the places are the same but for a tolerance.
    func areEqual(tolerance: Double) -> Bool {
      abs(backFrame.x - frontFrame.x) <= tolerance && abs(backFrame.y - frontFrame.y) <= tolerance
        && abs(backFrame.maxX - frontFrame.maxX) <= tolerance
        && abs(backFrame.maxY - frontFrame.maxY) <= tolerance
    }

    /// Whether one of them lies within the other.
    var isContained: Bool {
      backFrame.enlarged(by: 0.5).contains(frontFrame)
        || frontFrame.enlarged(by: 0.5).contains(backFrame)
    }
  }

  /// The most controls that are compared one by one, each pair of them.
  private static let few = 64
  /// The most whose places are compared one by one, which for so few is quicker than an index.
  private static let several = 256
  /// The most controls that one is compared with.
  private static let maximumNeighbours = 12

  /// The pairs of all screens; those are left out whose overlap has another reason, and stops that
  /// were never laid out.
  let all: [Pair]

  init(of tree: AccessibilityTree) {
    let meetings = Self.meetings(in: tree)
    guard !meetings.isEmpty else {
      all = []
      return
    }
    let layers = tree.shared(ScreenLayers.self)
    let regions = tree.shared(ScreenRegions.self)
    // Each control may be in front of a dozen others.
    var opacities = [Bool?](repeating: nil, count: tree.count)
    // A pair is big, and there may be many: they stay in the place that they are written to.
    var pairs: [Pair] = []
    pairs.reserveCapacity(meetings.count)
    // What is covered as a whole is `overlapped-not-hidden`; nobody looks before there is a pair.
    var covered: [Bool] = []
    for (first, second) in meetings {
      if !covered.isEmpty, covered[first] || covered[second] { continue }
      guard let pair = Self.pair(first, second, layers, regions, &opacities, in: tree) else {
        continue
      }
      if covered.isEmpty { covered = Self.covered(in: tree) }
      if !covered[first], !covered[second] { pairs.append(pair) }
    }
    let unarranged = pairs.count < 3 ? nil : tree.shared(UnarrangedStops.self)
    all = pairs.filter { pair in
      unarranged.map { $0.holds(pair.back) || $0.holds(pair.front) } != true
    }
  }

  private static func meetings(in tree: AccessibilityTree) -> [(Int, Int)] {
    guard tree.hasAny([.exposed, .interactive]) else { return [] }
    var meetings: [(Int, Int)] = []
    var controls: [Int] = []
    var screen: Int32 = -1
    for index in tree.nodes([.exposed, .interactive]) where tree.isShownSomewhere(index) {
      if tree.element(index).screen != screen {
        addMeetings(of: controls, to: &meetings, in: tree)
        controls.removeAll(keepingCapacity: true)
        screen = tree.element(index).screen
      }
      controls.append(index)
    }
    addMeetings(of: controls, to: &meetings, in: tree)
    return meetings
  }

  private static func addMeetings(
    of controls: [Int], to meetings: inout [(Int, Int)], in tree: AccessibilityTree
  ) {
    guard controls.count > few else {
      addFewMeetings(of: controls, to: &meetings, in: tree)
      return
    }
    let controls = controls.filter { isTouched($0, in: tree) }
    let frames = controls.map { tree.screenFrames[$0] }
    if frames.count <= several, let pairs = pairs(of: frames) {
      meetings += pairs.lazy.map { (controls[$0], controls[$1]) }.filter {
        !tree.isInside($1, $0)
      }
      return
    }
    let rects = RectIndex(frames)
    /// The findings about controls with more neighbours than are looked at, by place.
    var cut = [[Int]](repeating: [], count: frames.count)
    var others: [Int] = []
    for (place, frame) in frames.enumerated() {
      rects.find(&others, meeting: frame, limit: maximumNeighbours)
      for other in others where other != place {
        // Each pair is met from its first control, or from the second if that one has too many.
        guard other > place || isLeftOut(place, by: cut[other]) else { continue }
        let (first, second) = (controls[min(place, other)], controls[max(place, other)])
        if !tree.isInside(second, first) { meetings.append((first, second)) }
      }
      if others.count == maximumNeighbours { cut[place] = others }
    }
  }

  /// Whether a control is none of those that another one was cut down to; most are not cut down.
  private static func isLeftOut(_ place: Int, by others: [Int]) -> Bool {
    !others.isEmpty && !others.contains(place)
  }

  /// The positions of rectangles that meet, pair by pair; nil where one of them meets more others
  /// than are looked at.
  private static func pairs(of frames: [Rect]) -> [(Int, Int)]? {
    var counts = Array(repeating: 1, count: frames.count)
    var pairs: [(Int, Int)] = []
    for place in frames.indices {
      for other in place + 1..<frames.count where frames[place].meets(frames[other]) {
        counts[place] += 1
        counts[other] += 1
        pairs.append((place, other))
      }
    }
    return counts.contains { $0 >= maximumNeighbours } ? nil : pairs
  }

  /// Adds the pairs among a few controls, whose places are compared before anything else.
  private static func addFewMeetings(
    of controls: [Int], to meetings: inout [(Int, Int)], in tree: AccessibilityTree
  ) {
    let frames = controls.map { tree.screenFrames[$0] }
    for place in controls.indices {
      for other in place + 1..<controls.count where frames[place].meets(frames[other]) {
        let (first, second) = (controls[place], controls[other])
        if !tree.isInside(second, first), isTouched(first, in: tree), isTouched(second, in: tree) {
          meetings.append((first, second))
        }
      }
    }
  }

  /// Whether an element takes touches, and stands for nothing else. Where an outlet leads to it,
  /// code hides it while another takes its place.
  private static func isTouched(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    return tree.screenFrames[index].area > 0 && element.flag(.userInteraction) != false
      && !element.has(.substituteFor) && !element.has(.alternativeFor)
      && !element.marks.contains(.pseudo) && !element.mayChangeInCode
      && TouchTarget.isOne(index, in: tree)
  }

  private static func pair(
    _ a: Int, _ b: Int, _ layers: ScreenLayers, _ regions: ScreenRegions,
    _ opacities: inout [Bool?], in tree: AccessibilityTree
  ) -> Pair? {
    guard regions.areTogether(a, b), min(layers.alphas[a], layers.alphas[b]) >= 0.1,
      !tree.screen(of: a).isLaunchScreen, !tree.areArranged(a, b)
    else { return nil }
    let (back, front) = layers.ranks[a] < layers.ranks[b] ? (a, b) : (b, a)
    guard let backFrame = layers.visibleFrame(of: back),
      let frontFrame = layers.visibleFrame(of: front), backFrame.meets(frontFrame)
    else { return nil }
    let isOpaque = opacities[front] ?? (Cover(front, in: tree, layers)?.isOpaque == true)
    opacities[front] = isOpaque
    return Pair(
      back: back, front: front, backFrame: backFrame, frontFrame: frontFrame,
      isScrolled: layers.scrollers[a] != layers.scrollers[b],
      isOpaque: isOpaque, isPinned: tree.arePinned(a, b))
  }

  /// Whether each element stands in a branch that something covers.
  private static func covered(in tree: AccessibilityTree) -> [Bool] {
    var covered = Array(repeating: false, count: tree.count)
    for overlap in tree.shared(UsualOverlaps.self).all {
      for index in overlap.index..<Int(tree.element(overlap.index).next) { covered[index] = true }
    }
    return covered
  }
}
