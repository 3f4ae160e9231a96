/// Puts what a walk collected in order: each group by itself, from the inside out.
struct ReadingSort {
  private let walk: ReadingWalk
  private let tree: AccessibilityTree
  private let rows: RowSort
  /// The keys of the stops, by number, and of the groups.
  private var stopKeys: [ReadingKey] = []
  private var groupKeys: [ReadingKey?]
  /// The members of all groups, group by group, as they were met.
  private let unsorted: [ReadingGroup.Member]
  /// The same, each group in order.
  private var members: [ReadingGroup.Member]
  /// Where the members of each group begin, and after the last one their end.
  private let starts: [Int]
  /// The keys of the members of one group.
  private var keys: [ReadingKey] = []
  private let hasPriorities: Bool
  /// The ranges of each group's members whose order depends on the policy.
  private var doubts: [Int: [Range<Int>]] = [:]
  private(set) var stops: [Stop] = []
  private(set) var ambiguous: [Range<Int>] = []

  init(_ walk: ReadingWalk, screen: Screen) {
    self.walk = walk
    tree = walk.tree
    rows = RowSort(
      policy: walk.tree.options.rowPolicy, tolerance: walk.tree.options.tolerance(screen.idiom),
      isRightToLeft: screen.isRightToLeft)
    groupKeys = Array(repeating: nil, count: walk.groups.count)
    starts = Self.starts(of: walk)
    unsorted = Self.members(of: walk, starts)
    members = unsorted
    hasPriorities = tree.uses(.sortPriority)
  }

  private static func starts(of walk: ReadingWalk) -> [Int] {
    var starts = Array(repeating: 0, count: walk.groups.count + 1)
    for entry in walk.entries { starts[entry.group + 1] += 1 }
    for group in walk.groups.indices { starts[group + 1] += starts[group] }
    return starts
  }

  private static func members(of walk: ReadingWalk, _ starts: [Int]) -> [ReadingGroup.Member] {
    var members = Array(repeating: ReadingGroup.Member.stop(0), count: walk.entries.count)
    var next = starts
    for entry in walk.entries {
      members[next[entry.group]] = entry.member
      next[entry.group] += 1
    }
    return members
  }

  /// The height of the row of items in a bar, in points.
  private static let barHeight = 44.0

  /// Sorts.
  mutating func run() {
    makeStopKeys()
    // Groups within groups come later, so the innermost are sorted first.
    for group in walk.groups.indices.reversed() { sort(group) }
    collect()
  }

  // MARK: Keys

  /// The corner of each stop; one without a place is read where the stop before it is.
  private mutating func makeStopKeys() {
    stopKeys.reserveCapacity(walk.stops.count)
    var last = ReadingKey(x: 0, y: -.infinity, order: 0, isPlaced: false)
    for stop in walk.stops {
      if let frame = tree.readingFrame(of: stop.element) {
        last = ReadingKey(
          x: frame.x + shift(stop, frame), y: barTop(around: stop.element, frame) ?? frame.y,
          order: 0)
        stopKeys.append(last)
      } else {
        last.isPlaced = false
        stopKeys.append(bar(around: stop.element) ?? last)
      }
    }
  }

  /// Where a part of an element lies beside its corner.
  private func shift(_ stop: Stop, _ frame: Rect) -> Double {
    switch stop.part {
    case .increment: frame.width / 2
    case .title where tree.element(stop.element).kind == .navigationBar: frame.width / 2
    case .whole, .decrement, .wheel, .title: 0
    }
  }

  /// The top of the bar that an item stands in: what is set in the middle of one is in a row with
  /// all its items. A large title stands below that row.
  private func barTop(around index: Int, _ frame: Rect) -> Double? {
    var parent = Int(tree.element(index).parent)
    for _ in 0..<3 where parent >= 0 {
      let kind = tree.element(parent).kind
      if kind == .navigationBar || kind == .toolbar {
        guard let bar = tree.readingFrame(of: parent), frame.y >= bar.y - 8,
          frame.y + frame.height / 2 <= bar.y + Self.barHeight
        else { return nil }
        return bar.y
      }
      parent = Int(tree.element(parent).parent)
    }
    return nil
  }

  /// Bars whose place the file does not tell are where bars are.
  private func bar(around index: Int) -> ReadingKey? {
    var index = index
    while index >= 0 {
      switch tree.element(index).kind {
      case .tabBar, .toolbar:
        return ReadingKey(x: 0, y: .infinity, order: 0, isPlaced: false)
      case .navigationBar:
        return ReadingKey(x: 0, y: -.infinity, order: 0, isPlaced: false)
      default:
        // What has a place of its own tells more than the bar around it.
        if tree.readingFrame(of: index) != nil { return nil }
        index = Int(tree.element(index).parent)
      }
    }
    return nil
  }

  private func key(_ member: ReadingGroup.Member) -> ReadingKey? {
    switch member {
    case .stop(let stop): stopKeys[stop]
    case .group(let group): groupKeys[group]
    }
  }

  private func priority(_ member: ReadingGroup.Member) -> Double {
    let element =
      switch member {
      case .stop(let stop): walk.stops[stop].element
      case .group(let group): walk.groups[group].owner
      }
    return tree.interface.number(.sortPriority, of: element) ?? 0
  }

  // MARK: Order

  /// Sorts the members of one group, and finds where the group itself is read.
  private mutating func sort(_ group: Int) {
    let places = starts[group]..<starts[group + 1]
    groupKeys[group] = ownerKey(of: group) ?? windowKey(of: group, places) ?? first(of: places)
    guard !walk.groups[group].isExplicit, places.count > 1 else { return }
    keys.removeAll(keepingCapacity: true)
    for place in places {
      let member = unsorted[place]
      // An empty group is read last, where nobody hears it.
      var key = key(member) ?? ReadingKey(x: 0, y: .infinity, order: 0, isPlaced: false)
      key.order = place - places.lowerBound
      key.priority = hasPriorities ? priority(member) : 0
      keys.append(key)
    }
    let ambiguous = rows.sort(&keys)
    for (offset, key) in keys.enumerated() {
      members[places.lowerBound + offset] = unsorted[places.lowerBound + key.order]
    }
    let doubts = ambiguous.filter { keys[$0].allSatisfy(\.isPlaced) }
    if !doubts.isEmpty { self.doubts[group] = doubts }
  }

  /// The key of what is read first in the window of a group.
  private func windowKey(of group: Int, _ places: Range<Int>) -> ReadingKey? {
    guard let window = walk.groups[group].window else { return nil }
    return first(of: places, in: window) ?? ReadingKey(x: 0, y: window.top, order: 0)
  }

  /// The key of what is read first of some members, with nothing else around.
  private func first(of places: Range<Int>, in window: ScrollWindow? = nil) -> ReadingKey? {
    var first: ReadingKey?
    for place in places {
      guard let key = key(unsorted[place]), key.y < .infinity else { continue }
      if let window, !window.holds(key.y) { continue }
      if let known = first, !rows.precedes(key, known) { continue }
      first = key
    }
    return first
  }

  private func ownerKey(of group: Int) -> ReadingKey? {
    guard walk.groups[group].isKeyedByOwner,
      let frame = tree.readingFrame(of: walk.groups[group].owner)
    else { return nil }
    return ReadingKey(x: frame.x, y: frame.y, order: 0)
  }

  /// Writes the stops out, group by group.
  private mutating func collect() {
    stops.reserveCapacity(walk.stops.count)
    /// Where the members of groups in doubt begin among the stops.
    var places: [Int: [Int]] = [:]
    var open = [(group: 0, next: starts[0])]
    while let (group, first) = open.last {
      let doubtful = doubts[group]
      var next = first
      var inner: Int?
      while next < starts[group + 1], inner == nil {
        if doubtful != nil { places[group, default: []].append(stops.count) }
        switch members[next] {
        case .stop(let stop): stops.append(walk.stops[stop])
        case .group(let group): inner = group
        }
        next += 1
      }
      if let inner {
        open[open.count - 1].next = next
        open.append((inner, starts[inner]))
        continue
      }
      if let doubtful {
        let places = (places[group] ?? []) + [stops.count]
        ambiguous += doubtful.map { places[$0.lowerBound]..<places[$0.upperBound] }
      }
      open.removeLast()
    }
    ambiguous.sort { $0.lowerBound < $1.lowerBound }
  }
}
