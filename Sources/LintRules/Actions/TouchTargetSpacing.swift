import ScreenModel

/// Finds small targets that stand too close to others.
struct TouchTargetSpacing: Rule {
  static let info = RuleInfo(
    id: "touch-target-spacing",
    title: "Small touch targets keep their distance",
    category: .actions,
    severity: .warning,
    criteria: [.wcag("2.5.8")],
    restsOn: [.type],
    why: """
      A finger that aims at a small target and misses it by a little hits its neighbour. A target \
      below 24 points needs as much free space around it as it lacks in size.
      """,
    how: """
      Put the middles of small targets at least 24 points apart, and keep larger ones out of a \
      circle of that width around them; or enlarge them.
      """,
    uiKit: "stack.spacing = 8",
    swiftUI: "HStack(spacing: 8) { LikeButton(); ShareButton() }",
    traps: [
      "Targets of at least 24 by 24 points, unless an option asks for a gap.",
      "Links in a text, and targets that do the same.",
      "A target inside another one.",
      UnarrangedStops.exception,
      CutFrame.exception,
      "Controls whose size the system fixes, bar items and keys.",
      "What is cut off or scrolls by itself, and what shows only under a condition.",
      "Frames that the layout replaces at run time; televisions, watches and Macs.",
    ],
    examples: [
      .fails(
        """
        screen: Comments
        size: [390, 844]
        children:
          - {⟪type: button⟫, label: Like, image: heart, frame: [100, 100, 20, 20]}
          - {type: button, label: Share, image: arrow, frame: [122, 100, 20, 20]}
        """, "The icons are 2 points apart, and their middles 22."),
      .passes(
        """
        screen: Comments
        size: [390, 844]
        children:
          - type: button
            label: Like
            image: heart
            frame: [100, 100, 20, 20]
            hitInsets: [12, 12, 12, 12]
          - {type: button, label: Share, image: arrow, frame: [150, 88, 44, 44]}
        """),
      .passes(
        """
        screen: Comments
        size: [390, 844]
        children:
          - type: text
            text: By Ana and Ben
            frame: [16, 50, 200, 20]
            children:
              - {type: link, text: Ana, onTap: showAna, frame: [20, 0, 30, 20]}
              - {type: link, text: Ben, onTap: showBen, frame: [70, 0, 30, 20]}
          - {type: button, label: Like, image: heart, frame: [100, 100, 20, 20]}
          - {type: button, label: Share, image: arrow, frame: [124, 100, 20, 20]}
          - {type: button, text: More, onTap: more, frame: [100, 200, 20, 20]}
          - {type: button, label: More, image: dots, onTap: more, frame: [121, 200, 20, 20]}
          - {type: slider, label: Size, value: half, frame: [100, 300, 200, 20]}
          - {type: pageControl, value: page 1 of 3, frame: [100, 321, 200, 20]}
          - {type: button, text: Reply, appearsWhen: signed in, frame: [100, 400, 20, 20]}
          - {type: button, text: Sign in, frame: [121, 400, 20, 20]}
        """, "Links in a text, a pitch of 24 points, two that do the same, native controls.",
        options: ["minGap": .number(0)], documented: false),
      .fails(
        """
        screen: Comments
        size: [390, 844]
        children:
          - {⟪type: button⟫, label: Like, image: heart, frame: [100, 100, 44, 44]}
          - {type: button, label: Share, image: arrow, frame: [148, 100, 44, 44]}
        """, options: ["minGap": .number(8)], documented: false),
      .passes(
        """
        screen: Comments
        children:
          - {type: button, label: Like, image: heart, frame: [0, 0, 20, 20]}
          - {type: button, label: Share, image: arrow, frame: [0, 0, 20, 20]}
          - {type: button, label: Reply, image: pen, frame: [0, 0, 20, 20]}
        """, documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var minGap = 0.0

    static let fields: [OptionField<Options>] = [
      .number(
        "minGap", \.minGap, 0...100,
        "targets of any size that are closer than this are reported, in points")
    ]
  }

  /// The least side of a target that needs no space around it, as WCAG 2.5.8 has it.
  private static let least = 24.0

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.hasAny([.exposed, .interactive, .placed]) else { return [] }
    var candidates: [Int] = []
    var isAnySmall = options.minGap > 0
    for index in tree.nodes([.exposed, .interactive, .placed]) where isMeant(index, in: tree) {
      candidates.append(index)
      isAnySmall = isAnySmall || tree.screenFrames[index].shortSide < Self.least
    }
    guard isAnySmall, candidates.count > 1 else { return [] }
    let unarranged = tree.shared(UnarrangedStops.self)
    candidates.removeAll {
      unarranged.holds($0)
        || CutFrame.cutsShortSide(of: $0, area: tree.screenFrames[$0], in: tree)
    }
    return CrowdedTargets.groups(
      tree, of: candidates, least: Self.least, minGap: options.minGap
    ).compactMap { finding($0, in: tree) }
  }

  private func finding(_ group: CrowdedTargets.Group, in tree: AccessibilityTree) -> Finding? {
    let members = group.members.sorted()
    guard let first = members.first else { return nil }
    let rest =
      members.count > 2
      ? "\(members.count - 1) others" : members.last.map { Wording.element($0, in: tree) } ?? ""
    let gap = Points.text(group.gap)
    let limit =
      options.minGap > 0
      ? "\(Points.text(options.minGap)) pt apart" : "with middles 24 pt apart, as WCAG 2.5.8 asks"
    return violation(
      "\(Wording.element(first, in: tree)) and \(rest) are \(gap) pt apart: "
        + "a touch can hit the wrong one",
      help: "Move them to be \(limit), or enlarge them.", of: first, in: tree,
      notes: members.dropFirst().prefix(20).map {
        Finding.Note(message: "too close", range: tree.element($0).anchor)
      })
  }

  private func isMeant(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    let idiom = tree.screen(of: index).idiom
    guard idiom == .phone || idiom == .pad, !tree.screen(of: index).isLaunchScreen,
      element.flag(.userInteraction) != false, !element.has(.substituteFor),
      TouchTarget.isOne(index, in: tree)
    else { return false }
    switch element.kind {
    case .slider, .switch, .stepper, .pageControl, .segmentedControl, .segment, .datePicker,
      .picker, .textField, .secureField, .searchField, .textView, .key, .barButton, .backButton,
      .tab, .menuItem:
      return false
    case .link:
      return tree.element(Int(element.parent)).kind != .text
    default:
      return true
    }
  }
}

/// Finds the targets that a finger can take for one another, for lack of size and distance.
struct CrowdedTargets {
  /// Targets that stand close to one another, in document order.
  struct Group {
    var members: [Int]
    /// The least distance between two of them.
    var gap: Double
    /// The first two that are so close.
    var closest: (Int, Int)
  }

  /// A target of a screen, and the area that takes its touches.
  private struct Target {
    let index: Int
    let area: Rect
  }

  /// The most neighbours that one target is compared with.
  private static let maximumNeighbours = 64

  private let tree: AccessibilityTree
  private let regions: ScreenRegions
  private let layers: ScreenLayers
  /// Targets with a side below this are small.
  private let least: Double
  private let minGap: Double
  private var groups: [Group] = []
  /// The number of the group that each element is in, or -1; empty until two of them are crowded.
  private var places: [Int] = []

  /// The groups of all screens: where a circle around a small target's middle meets another target,
  /// or the circle of another small one; or where two targets are closer than a gap.
  static func groups(
    _ tree: AccessibilityTree, of candidates: [Int], least: Double, minGap: Double
  ) -> [Group] {
    var search = CrowdedTargets(tree, least: least, minGap: minGap)
    var screen: [Int] = []
    for index in candidates {
      if let last = screen.last, tree.element(last).screen != tree.element(index).screen {
        search.search(screen)
        screen.removeAll()
      }
      screen.append(index)
    }
    search.search(screen)
    return search.groups
  }

  private init(_ tree: AccessibilityTree, least: Double, minGap: Double) {
    self.tree = tree
    self.least = least
    self.minGap = minGap
    regions = tree.shared(ScreenRegions.self)
    layers = tree.shared(ScreenLayers.self)
  }

  private mutating func search(_ indices: [Int]) {
    let targets = indices.compactMap(target)
    guard targets.count > 1 else { return }
    guard minGap > 0 || targets.contains(where: isSmall) else { return }
    let rects = RectIndex(targets.map(\.area))
    for (place, target) in targets.enumerated() {
      let reach = max(isSmall(target) ? least : 0, minGap)
      guard reach > 0 else { continue }
      for other in rects.positions(within: reach, of: target.area, limit: Self.maximumNeighbours)
      where other != place && isCrowding(target, targets[other]) {
        join(target, targets[other])
      }
    }
  }

  /// A target as far as it shows; nil where it cannot be seen.
  private func target(_ index: Int) -> Target? {
    guard let frame = layers.visibleFrame(of: index), frame.area > 0,
      layers.alphas[index] >= 0.1, !isInBar(index)
    else { return nil }
    return Target(index: index, area: TouchTarget.area(of: index, in: tree, at: frame))
  }

  /// Whether the system sizes what stands here.
  private func isInBar(_ index: Int) -> Bool {
    let owner = regions.owner(of: index)
    guard owner >= 0 else { return false }
    switch tree.element(owner).kind {
    case .navigationBar, .toolbar, .tabBar, .keyboard, .menu: return true
    default: return false
    }
  }

  private func isSmall(_ target: Target) -> Bool { target.area.shortSide < least - 0.5 }

  private func isCrowding(_ target: Target, _ other: Target) -> Bool {
    guard areClose(target, other),
      !tree.isInside(target.index, other.index), !tree.isInside(other.index, target.index),
      regions.areTogether(target.index, other.index),
      layers.scrollers[target.index] == layers.scrollers[other.index]
    else { return false }
    let action = ControlTarget(of: target.index, in: tree)
    return action == nil || action != ControlTarget(of: other.index, in: tree)
  }

  /// Whether the circle around one that is small meets the other, or both circles meet.
  private func areClose(_ a: Target, _ b: Target) -> Bool {
    let (isSmallA, isSmallB) = (isSmall(a), isSmall(b))
    let (middleA, middleB) = (a.area.center, b.area.center)
    if isSmallA, isSmallB {
      let (across, down) = (middleB.x - middleA.x, middleB.y - middleA.y)
      if across * across + down * down < least * least { return true }
    }
    return a.area.gap(to: b.area) < minGap
      || isSmallA && b.area.distance(to: middleA) < least / 2
      || isSmallB && a.area.distance(to: middleB) < least / 2
  }

  private mutating func join(_ a: Target, _ b: Target) {
    let gap = a.area.gap(to: b.area)
    if places.isEmpty { places = Array(repeating: -1, count: tree.count) }
    var place = places[a.index]
    if place < 0 { place = places[b.index] }
    if place < 0 {
      place = groups.count
      groups.append(Group(members: [], gap: gap, closest: (a.index, b.index)))
    }
    for index in [a.index, b.index] where places[index] < 0 {
      places[index] = place
      groups[place].members.append(index)
    }
    if gap < groups[place].gap {
      groups[place].gap = gap
      groups[place].closest = (a.index, b.index)
    }
  }
}
