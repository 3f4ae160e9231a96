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
    var rects = PatientRectIndex(targets.map(\.area))
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
