import ScreenModel

/// Finds explicit orders that change nothing, and orders that are ranked or turned around.
struct ReadingOrderOverridden: Rule {
  static let info = RuleInfo(
    id: "reading-order-overridden",
    title: "VoiceOver's own order is left alone where it is good",
    category: .structure,
    severity: .note,
    criteria: [],
    needs: .hierarchy,
    why: """
      Without help VoiceOver reads from the top and along each row, and people expect that. An \
      explicit order has to be kept up to date: whatever is added later and not listed is never \
      read. Bars before the content have to be passed on every screen.
      """,
    how: "Remove orders that change nothing, and let bars be read where they are.",
    uiKit: """
      form.accessibilityElements = nil
      """,
    swiftUI: """
      VStack { nameField; emailField; saveButton }
      """,
    traps: [
      "Orders that differ from the places on the screen, save for a bar that is read too early.",
      "Lists with accessibility elements that are not views, which need the list.",
      "Lists that leave something out.",
      "Elements whose places the file does not give.",
      "Lists that keep together what would be read among other elements.",
      "A few sort priorities.",
    ],
    examples: [
      .fails(
        """
        screen: Log in
        children:
          - type: view
            elements: ⟪[name, password, go]⟫
            frame: [0, 100, 390, 180]
            children:
              - {type: textField, id: name, label: Name, frame: [16, 0, 358, 44]}
              - {type: secureField, id: password, label: Password, frame: [16, 60, 358, 44]}
              - {type: button, id: go, text: Log in, frame: [16, 120, 358, 44]}
        """, "VoiceOver reads them in this order anyway."),
      .passes(
        """
        screen: Log in
        children:
          - {type: textField, id: name, label: Name, frame: [16, 100, 358, 44]}
          - {type: secureField, id: password, label: Password, frame: [16, 160, 358, 44]}
          - {type: button, id: go, text: Log in, frame: [16, 220, 358, 44]}
        """),
      .fails(
        """
        screen: Mail
        elements: ⟪[tabs, inbox]⟫
        children:
          - type: list
            id: inbox
            children:
              - {type: cell, children: [{type: text, text: Tickets}]}
          - type: tabBar
            id: tabs
            children:
              - {type: tab, text: Mail, selected: true}
              - {type: tab, text: Calendar}
        """, "The tab bar comes before the list; this is a warning."),
      .fails(
        """
        screen: Log in
        children:
          - {type: text, text: Welcome, ⟪sortPriority: 4⟫}
          - {type: textField, label: Name, sortPriority: 3}
          - {type: secureField, label: Password, sortPriority: 2}
          - {type: button, text: Log in, sortPriority: 1}
        """, "Four ranks to be kept in step."),
      .fails(
        """
        screen: Mail
        children:
          - {type: text, text: You have no mail}
          - type: tabBar
            ⟪sortPriority: 1⟫
            children:
              - {type: tab, text: Mail, selected: true}
              - {type: tab, text: Calendar}
        """, documented: false),
      .passes(
        """
        screen: Timer
        children:
          - type: view
            elements: [{label: Start, traits: button, accessibilityFrame: [0, 100, 90, 44]}, stop]
            frame: [0, 100, 390, 44]
            children:
              - {type: button, id: stop, text: Stop, frame: [100, 0, 90, 44]}
          - type: view
            elements: [lap, total]
            frame: [0, 200, 390, 100]
            children:
              - {type: button, id: lap, text: Lap, frame: [0, 0, 90, 44]}
              - {type: button, id: total, text: Total, frame: [100, 0, 90, 44]}
              - {type: view, frame: [0, 50, 390, 1]}
          - {type: text, text: or, frame: [92, 200, 6, 44]}
          - type: view
            elements: [one, two]
            children:
              - {type: button, id: one, text: One}
              - {type: button, id: two, text: Two}
          - {type: text, text: Ready, sortPriority: 2}
        """, "No view, something in between, no places, one rank.", documented: false),
      .passes(
        """
        screen: Age
        elements: [caption, age, help]
        children:
          - {type: text, id: caption, text: Age, frame: [16, 100, 100, 22]}
          - {type: button, id: help, text: Help, frame: [300, 100, 74, 44]}
          - {type: slider, id: age, label: Age, value: 42 years, frame: [16, 150, 358, 44]}
        """, "The order keeps the caption and its slider together.", documented: false),
      .passes(
        """
        screen: Log in
        children:
          - {type: text, text: Welcome, sortPriority: 4}
          - {type: textField, label: Name, sortPriority: 3}
          - {type: secureField, label: Password, sortPriority: 2}
          - {type: button, text: Log in, sortPriority: 1}
        """, options: ["maxPriorities": .number(5)], documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var maxPriorities = 4

    static let fields: [OptionField<Options>] = [
      .count(
        "maxPriorities", \.maxPriorities, 1...1000, "from how many sort priorities on they are many"
      )
    ]
  }

  /// The most elements inside a view whose list is compared.
  private static let largest = 2_000

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.uses(.sortPriority) || tree.uses(.elements) else { return [] }
    var ranked: [Int32: [Int]] = [:]
    var lists: [Int32: [Int]] = [:]
    for index in 0..<tree.count {
      let element = tree.element(index)
      if element.has(.sortPriority), tree.mayStop(index) || isSeen(index, in: tree) {
        ranked[element.screen, default: []].append(index)
      }
      if element.has(.elements), isSeen(index, in: tree) {
        lists[element.screen, default: []].append(index)
      }
    }
    return ranked.keys.sorted().flatMap { findings(ranked: ranked[$0] ?? [], in: tree) }
      + lists.keys.sorted().flatMap {
        findings(lists: lists[$0] ?? [], onScreen: Int($0), in: tree)
      }
  }

  /// Whether VoiceOver looks into an element.
  private func isSeen(_ index: Int, in tree: AccessibilityTree) -> Bool {
    tree.silences[index] == .notElement
      || tree.silences[index] == .none && tree.element(index).kind == .screen
  }

  // MARK: Sort priorities

  private func findings(ranked: [Int], in tree: AccessibilityTree) -> [Finding] {
    if let bar = ranked.first(where: { isBottomBar($0, in: tree) && priority($0, in: tree) > 0 }) {
      return [early(bar, at: bar, .sortPriority, in: tree)]
    }
    guard let first = ranked.first, ranked.count >= options.maxPriorities else { return [] }
    return [
      violation(
        "these \(ranked.count) elements have sort priorities, at least "
          + "\(options.maxPriorities), and whatever is added has to be ranked among them",
        help: "Let their places on the screen say the order.", of: first, in: tree,
        at: .sortPriority,
        notes: ranked.dropFirst().prefix(5).map {
          Finding.Note(message: "ranked as well", range: tree.element($0).anchor)
        })
    ]
  }

  private func priority(_ index: Int, in tree: AccessibilityTree) -> Double {
    tree.interface.number(.sortPriority, of: index) ?? 0
  }

  // MARK: Lists

  private func findings(lists: [Int], onScreen screen: Int, in tree: AccessibilityTree) -> [Finding]
  {
    let stops = tree.readingOrder(ofScreen: screen).stops
    let plain = PlainOrder(stops, onScreen: screen, of: tree)
    let identifiers = tree.interface.identifiers(onScreen: Int32(screen))
    return lists.compactMap { owner in
      guard case .elements(let items)? = tree.interface.value(.elements, of: owner) else {
        return nil
      }
      let named = items.compactMap { item -> Int? in
        if case .reference(let id) = item { identifiers[id.value] } else { nil }
      }
      if let bar = earlyBar(among: named, in: tree) {
        return early(bar, at: owner, .elements, in: tree)
      }
      guard named.count == items.count, named.count > 1,
        named.allSatisfy({ tree.isInside($0, owner) }), changesNothing(owner, plain, in: tree)
      else { return nil }
      return redundant(owner, in: tree)
    }
  }

  /// A bar at the bottom that a list names before something else.
  private func earlyBar(among items: [Int], in tree: AccessibilityTree) -> Int? {
    guard
      let bar = items.firstIndex(where: {
        isBottomBar($0, in: tree) && isSeen($0, in: tree) && !isCovered($0, in: tree)
      }), items[bar...].contains(where: { !isBar($0, in: tree) })
    else { return nil }
    return items[bar]
  }

  /// Whether something around an element hides its elements.
  private func isCovered(_ index: Int, in tree: AccessibilityTree) -> Bool {
    var parent = Int(tree.element(index).parent)
    while parent >= 0 {
      let element = tree.element(parent)
      if element.flag(.elementsHidden) == true || element.flag(.hidden) == true { return true }
      parent = Int(element.parent)
    }
    return false
  }

  private func isBar(_ index: Int, in tree: AccessibilityTree) -> Bool {
    switch tree.element(index).kind {
    case .tabBar, .toolbar, .navigationBar: true
    default: false
    }
  }

  /// Whether an element is a tab bar, or a tool bar in the lower half of its screen.
  private func isBottomBar(_ index: Int, in tree: AccessibilityTree) -> Bool {
    switch tree.element(index).kind {
    case .tabBar: return true
    case .toolbar:
      guard let size = tree.screen(of: index).size, tree.has(.placed, index) else { return false }
      return tree.screenFrames[index].y > size.height / 2
    default: return false
    }
  }

  /// Whether all that an element holds is read in its list's order without the list, too.
  private func changesNothing(
    _ owner: Int, _ plain: PlainOrder, in tree: AccessibilityTree
  ) -> Bool {
    let kind = tree.element(owner).kind
    guard kind == .screen || ClassDefaults.of(kind).exposure == .plain,
      !tree.element(owner).mayChangeInCode
    else { return false }
    let inside = owner + 1..<Int(tree.element(owner).next)
    // One list around the next, many deep, would be gone through again and again.
    guard kind == .screen || inside.count <= Self.largest, plain.isRun(in: owner) else {
      return false
    }
    return !inside.contains { tree.silences[$0] == .notListed && tree.isMissed($0) }
  }

  private func redundant(_ owner: Int, in tree: AccessibilityTree) -> Finding {
    violation(
      "this order is the one in which VoiceOver reads these elements anyway",
      help: Wording.sentence(tree.words(for: owner).remove(.elements))
        + ", so that what is added later is read as well.", of: owner, in: tree, at: .elements,
      fixes: [.remove(.elements, of: owner, .safe)])
  }

  private func early(
    _ bar: Int, at index: Int, _ key: AttributeKey, in tree: AccessibilityTree
  ) -> Finding {
    let noun = Wording.noun(tree.element(bar).kind)
    return violation(
      "this order puts the \(noun) before the content, so that all of it has to be passed on "
        + "every screen",
      help: "Let the \(noun) be read where it is, at the end.", of: index, in: tree, at: key,
      severity: .warning,
      notes: bar == index
        ? [] : [Finding.Note(message: "the \(noun)", range: tree.element(bar).anchor)])
  }
}

/// The order in which a screen would be read by places alone, without groups and explicit lists.
struct PlainOrder {
  private let tree: AccessibilityTree
  /// The stops as they are read.
  private let stops: [Stop]
  /// The place of each of them by places alone; nil where that is not certain.
  private var places: [Int?]
  /// Where the stops inside each element lie among `stops`; made when first asked.
  private var indices: [Int: Int] = [:]

  /// The order of a screen's stops; what has no place is read where the one before it is.
  init(_ stops: [Stop], onScreen screen: Int, of tree: AccessibilityTree) {
    self.tree = tree
    self.stops = stops
    places = Array(repeating: nil, count: stops.count)
    for (index, stop) in stops.enumerated() where indices[stop.element] == nil {
      indices[stop.element] = index
    }
    let facts = tree.interface.screens[screen]
    let rows = RowSort(
      policy: tree.options.rowPolicy, tolerance: tree.options.tolerance(facts.idiom),
      isRightToLeft: facts.isRightToLeft)
    var last = ReadingKey(x: 0, y: -.infinity, order: 0, isPlaced: false)
    var keys = stops.indices.sorted { stops[$0].element < stops[$1].element }.map { index in
      last.order = index
      last.isPlaced = Self.isPlaced(stops[index], in: tree)
      if last.isPlaced, let frame = tree.readingFrame(of: stops[index].element) {
        (last.x, last.y) = (frame.x, frame.y)
      }
      return last
    }
    let ambiguous = rows.sort(&keys)
    for (place, key) in keys.enumerated() where key.isPlaced { places[key.order] = place }
    for place in ambiguous.joined() { places[keys[place].order] = nil }
  }

  private static func isPlaced(_ stop: Stop, in tree: AccessibilityTree) -> Bool {
    let index = stop.element
    return stop.part == .whole && !tree.element(index).has(.sortPriority)
      && (tree.has(.placed, index) || tree.element(index).has(.accessibilityFrame))
  }

  /// Whether the stops inside an element come one after the other, and in the order in which they
  /// are read, by places alone.
  func isRun(in owner: Int) -> Bool {
    var own: [Int] = []
    for index in owner + 1..<max(owner + 1, Int(tree.element(owner).next)) {
      if let place = indices[index] { own.append(place) }
    }
    own.sort()
    guard own.count > 1, let first = own.first, let start = places[first] else { return false }
    return own.enumerated().allSatisfy { places[$1] == start + $0 }
  }
}
