/// Collects the stops of a screen and the groups that they are read in, in document order.
struct ReadingWalk {
  /// A stretch of elements that is still to be walked.
  private struct Stretch {
    var index: Int
    let end: Int
    let group: Int
    let provider: ContextProvider?
    /// Whether an explicit list leads here.
    let isListed: Bool
  }

  let tree: AccessibilityTree
  private let root: Int
  private(set) var groups: [ReadingGroup] = []
  /// The members of all groups, as they were met.
  private(set) var entries: [ReadingGroup.Entry] = []
  private(set) var stops: [Stop] = []
  /// The container that each stop counts as a tab of, for containers that count what they hold.
  private(set) var tabs: [Int: Int] = [:]
  private var stretches: [Stretch] = []
  /// The elements that explicit lists have claimed already.
  private var visited: Set<Int> = []
  private var tables: [Int: TableMap] = [:]
  private var items: [Int: ContainerItems] = [:]
  private var identifiers: [String: Int]?
  /// The bars of a captured screen.
  private let bars: ScreenBars?
  /// The end of the outermost view that scrolls among those that were met.
  private var scrollEnd = 0

  init(_ tree: AccessibilityTree, root: Int) {
    self.tree = tree
    self.root = root
    bars = ScreenBars(ofScreenAt: root, in: tree)
  }

  /// Walks the screen.
  mutating func run() {
    // About half of all elements are stops.
    let size = Int(tree.interface.elements[root].next) - root
    stops.reserveCapacity(size / 2)
    entries.reserveCapacity(size / 2)
    groups.append(ReadingGroup(owner: root, isExplicit: false))
    push(root, in: 0, nil, isListed: true)
    while let last = stretches.indices.last {
      let stretch = stretches[last]
      if stretch.index >= stretch.end {
        stretches.removeLast()
      } else {
        stretches[last].index = visit(stretch.index, stretch)
      }
    }
  }

  private mutating func push(
    _ index: Int, in group: Int, _ provider: ContextProvider?, isListed: Bool
  ) {
    stretches.append(
      Stretch(
        index: index, end: Int(tree.element(index).next), group: group, provider: provider,
        isListed: isListed))
  }

  /// Takes one element; returns the index of the next one of its stretch.
  private mutating func visit(_ index: Int, _ stretch: Stretch) -> Int {
    let element = tree.element(index)
    let next = Int(element.next)
    switch tree.silences[index] {
    case .none where element.kind != .screen:
      if claims(index) { addStop(index, stretch) }
      return next
    case .none, .notElement:
      break
    case .hidden, .transparent, .elementsHidden, .insideElement, .notListed, .outsideModal,
      .zeroSize:
      return next
    }
    let parts = tree.systemParts(of: index)
    if element.has(.elements) || !parts.isEmpty, !claims(index) { return next }
    for part in parts { append(index, part, stretch.provider, to: stretch.group) }
    let provider = stretch.provider ?? ContextProvider(index, in: tree)
    if element.has(.elements) {
      addList(of: index, stretch, provider)
      return next
    }
    guard next > index + 1 else { return next }
    let window = window(of: index)
    let isGroup = window != nil || isGroup(index)
    // A provider that is already there goes on as it is.
    guard isGroup || provider != nil && stretch.provider == nil else { return index + 1 }
    // The parts of a segmented control come in its own order.
    let group =
      isGroup
      ? addGroup(owner: index, isExplicit: element.kind == .segmentedControl, in: stretch.group)
      : stretch.group
    groups[group].window = groups[group].window ?? window
    stretches.append(
      Stretch(index: index + 1, end: next, group: group, provider: provider, isListed: false))
    return next
  }

  /// The window of an outermost view whose content was scrolled out of it.
  private mutating func window(of index: Int) -> ScrollWindow? {
    guard let bars, index >= scrollEnd, ScreenLayers.scrolls(index, in: tree) else { return nil }
    scrollEnd = Int(tree.element(index).next)
    return ScrollWindow(of: index, in: tree, bars)
  }

  /// Whether an element is met for the first time; only explicit lists lead to one twice.
  private mutating func claims(_ index: Int) -> Bool {
    tree.hasExplicitLists ? visited.insert(index).inserted : true
  }

  // MARK: Groups

  private mutating func addGroup(owner: Int, isExplicit: Bool, in group: Int) -> Int {
    groups.append(ReadingGroup(owner: owner, isExplicit: isExplicit))
    entries.append(ReadingGroup.Entry(group: group, member: .group(groups.count - 1)))
    return groups.count - 1
  }

  /// Whether what an element holds is read together.
  private func isGroup(_ index: Int) -> Bool {
    let element = tree.element(index)
    if element.kind == .screen { return false }
    if element.kind == .segmentedControl { return true }
    if element.flag(.groupChildren) == true || tree.traits[index].contains(.tabBar) { return true }
    switch ContainerType.of(index, in: tree.interface) {
    case .list, .landmark, .dataTable: return true
    case .semanticGroup: return tree.interface.says([.label, .value], index) || element.has(.id)
    case .none: return false
    }
  }

  /// Adds the items of an explicit list as a group that keeps their order.
  private mutating func addList(of owner: Int, _ stretch: Stretch, _ provider: ContextProvider?) {
    let group = addGroup(owner: owner, isExplicit: true, in: stretch.group)
    groups[group].isKeyedByOwner =
      stretch.provider.map { $0.kind == .tabs && !$0.isList } ?? false
    for item in explicitItems(of: owner).reversed() {
      push(item, in: group, provider, isListed: true)
    }
  }

  /// The elements that an explicit list leads to.
  private mutating func explicitItems(of owner: Int) -> [Int] {
    guard case .elements(let items)? = tree.interface.value(.elements, of: owner) else {
      return []
    }
    let known = identifiers ?? tree.interface.identifiers(onScreen: tree.element(owner).screen)
    identifiers = known
    return items.compactMap { item in
      switch item {
      case .inline(let index): index
      case .reference(let id): known[id.value]
      }
    }
  }

  // MARK: Stops

  private mutating func addStop(_ index: Int, _ stretch: Stretch) {
    guard tree.isRow(index), mayHoldStops(index) else {
      return append(index, .whole, stretch.provider, to: stretch.group)
    }
    // A row is read as a whole, and then its controls are.
    let row = addGroup(owner: index, isExplicit: true, in: stretch.group)
    append(index, .whole, stretch.provider, to: row)
    let inside = addGroup(owner: index, isExplicit: false, in: row)
    stretches.append(
      Stretch(
        index: index + 1, end: Int(tree.element(index).next), group: inside,
        provider: stretch.provider, isListed: false))
  }

  /// Whether a walk through a row may find anything; most rows hold texts and pictures alone.
  private func mayHoldStops(_ row: Int) -> Bool {
    let end = Int(tree.interface.elements[row].next)
    guard end > row + 1, !tree.hasExplicitLists else { return end > row + 1 }
    return (row + 1..<end).contains { tree.mayStop($0) }
  }

  private mutating func append(
    _ index: Int, _ part: Stop.Part, _ provider: ContextProvider?, to group: Int
  ) {
    entries.append(ReadingGroup.Entry(group: group, member: .stop(stops.count)))
    stops.append(
      Stop(element: index, part: part, context: provider.map { context(index, $0) } ?? .none))
  }

  // MARK: Contexts

  private mutating func context(_ index: Int, _ provider: ContextProvider) -> StopContext {
    switch provider.kind {
    case .series:
      return items(of: provider).place(of: index).map { .series($0, of: $1) } ?? .none
    case .tabBar:
      return items(of: provider).place(of: index).map { .tab($0, of: $1) } ?? .none
    case .tabs where provider.isList:
      return items(of: provider).place(of: index).map { .tab($0, of: $1) } ?? .none
    case .tabs:
      tabs[index] = provider.owner
      return .none
    case .list:
      let items = items(of: provider)
      return items.isFirst(index) ? .listStart : items.isLast(index) ? .listEnd : .none
    case .landmark:
      let items = items(of: provider)
      return items.isFirst(index) ? .landmarkStart : items.isLast(index) ? .landmarkEnd : .none
    case .table:
      let table = tables[provider.owner] ?? TableMap(owner: provider.owner, in: tree)
      tables[provider.owner] = table
      return table.cell(index).map(StopContext.cell) ?? .none
    }
  }

  /// The items of a container; worked out when its first stop asks.
  private mutating func items(of provider: ContextProvider) -> ContainerItems {
    if let known = items[provider.owner] { return known }
    var all =
      provider.isList
      ? explicitItems(of: provider.owner) : tree.interface.children(of: provider.owner)
    // A tab bar counts its items, whatever else lies in it.
    if provider.kind == .tabBar { all = all.filter { isTab($0) } }
    let count = tree.interface.number(.count, of: provider.owner)
    let found = ContainerItems(
      all, count: count.flatMap { Int(exactly: $0) } ?? 0, repeats: provider.kind == .tabBar)
    items[provider.owner] = found
    return found
  }

  private func isTab(_ index: Int) -> Bool {
    tree.element(index).kind == .tab || tree.traits[index].contains(.tabBarItem)
  }
}

/// Members that are read together: stops and other groups, in one order.
struct ReadingGroup: Sendable {
  /// A stop, or a group within a group, by its index.
  enum Member: Sendable {
    case stop(Int)
    case group(Int)
  }

  /// The element that makes the group.
  let owner: Int
  /// Whether the order is the author's, and places on the screen do not matter.
  let isExplicit: Bool
  /// Whether it is read where its owner lies, and not where its first stop does.
  var isKeyedByOwner = false
  /// The part of the screen that shows its members, where some were scrolled out of it.
  var window: ScrollWindow?
}

extension ReadingGroup {
  /// An entry of a walk: a member, and the group that it is read in.
  struct Entry: Sendable {
    let group: Int
    let member: Member
  }
}

/// The items that a container counts when it says "2 of 5", or where it starts and ends.
struct ContainerItems {
  /// The number of each item, from 1.
  private let places: [Int: Int]
  private let count: Int
  private let items: (first: Int?, last: Int?)

  /// The items in the container's own order; the container may say how many there are.
  ///
  /// Some tab bars have each button twice or more; they count their items and begin anew.
  init(_ items: [Int], count: Int, repeats: Bool = false) {
    var places: [Int: Int] = [:]
    let isRepeated = repeats && count > 0 && items.count > count && items.count % count == 0
    for (place, item) in items.enumerated() where places[item] == nil {
      places[item] = (isRepeated ? place % count : place) + 1
    }
    self.places = places
    self.count = isRepeated ? count : max(items.count, count)
    self.items = (items.first, items.last)
  }

  /// The number of an item and how many there are; nil for what is not counted.
  func place(of index: Int) -> (Int, Int)? { places[index].map { ($0, count) } }

  /// Whether an item is the first.
  func isFirst(_ index: Int) -> Bool { items.first == index }

  /// Whether an item is the last.
  func isLast(_ index: Int) -> Bool { items.last == index }
}

/// A container whose stops say where in it they are.
struct ContextProvider: Sendable {
  /// The kind of container.
  enum Kind: Sendable {
    case series, tabBar, tabs, list, landmark, table
  }

  let kind: Kind
  let owner: Int
  /// Whether its stops are those of an explicit list.
  let isList: Bool

  /// The context that an element provides to what it holds, if it provides any.
  init?(_ index: Int, in tree: AccessibilityTree) {
    let element = tree.element(index)
    let isList = element.has(.elements)
    guard let kind = Self.kind(index, in: tree, isList: isList) else { return nil }
    self.kind = kind
    owner = index
    self.isList = isList
  }

  private static func kind(_ index: Int, in tree: AccessibilityTree, isList: Bool) -> Kind? {
    switch tree.element(index).kind {
    case .segmentedControl: return .series
    case .tabBar: return isList ? .tabs : .tabBar
    default: break
    }
    if tree.traits[index].contains(.tabBar) { return .tabs }
    let wantsViews = tree.options.listContextForViews
    return switch ContainerType.of(index, in: tree.interface) {
    case .list where isList || wantsViews: .list
    case .landmark where isList || wantsViews: .landmark
    case .dataTable: .table
    default: nil
    }
  }
}
