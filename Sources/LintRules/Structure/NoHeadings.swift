import ScreenModel

/// Finds long screens without any heading.
struct NoHeadings: Rule {
  static let info = RuleInfo(
    id: "no-headings",
    title: "A long screen has headings",
    category: .structure,
    severity: .warning,
    criteria: [.wcag("1.3.1"), .wcag("2.4.6")],
    restsOn: [.type, .traits, .title, .font],
    why: """
      With the rotor, VoiceOver users go from heading to heading as others look for the large \
      print. On a screen without any they have to go through every element.
      """,
    how: "Give the text that begins a section the header trait, or the screen a title.",
    uiKit: """
      sectionLabel.accessibilityTraits.insert(.header)
      """,
    swiftUI: """
      Text("Sights").accessibilityAddTraits(.isHeader)
      """,
    traps: [
      "Screens of fewer than twelve stops; bars do not count.",
      "One list, forms of one section, and groups of controls alone.",
      "Screens with a title, which is a heading in the navigation bar.",
      "Parts of screens: a bare node, a view of a xib, a controller inside another one.",
      "Texts that look like headings, which `missing-header-trait` reports.",
      "Controllers with a class of their own: code may set title and traits.",
    ],
    examples: [
      .fails(
        """
        ⟪screen: City⟫
        children:
          - type: stack
            children:
              - {type: text, text: The old bridge}
              - {type: text, text: The lighthouse}
              - {type: text, text: The fish market}
              - {type: text, text: The museum}
              - {type: text, text: The harbour}
              - {type: text, text: The theatre}
          - type: stack
            children:
              - {type: text, text: Without a car}
              - {type: button, text: Train, onTap: train}
              - {type: button, text: Bus, onTap: bus}
              - {type: button, text: Bicycle, onTap: bicycle}
              - {type: button, text: Taxi, onTap: taxi}
              - {type: button, text: On foot, onTap: walk}
        """, "Twelve stops in two groups."),
      .passes(
        """
        screen: City
        children:
          - type: stack
            children:
              - {type: header, text: Sights}
              - {type: text, text: The old bridge}
              - {type: text, text: The lighthouse}
              - {type: text, text: The fish market}
              - {type: text, text: The museum}
              - {type: text, text: The harbour}
          - type: stack
            children:
              - {type: header, text: Getting there}
              - {type: text, text: Without a car}
              - {type: button, text: Train, onTap: train}
              - {type: button, text: Bus, onTap: bus}
              - {type: button, text: Bicycle, onTap: bicycle}
              - {type: button, text: Taxi, onTap: taxi}
        """),
      .passes(
        """
        screen: City
        children:
          - type: list
            children:
              - {type: cell, label: The old bridge}
              - {type: cell, label: The lighthouse}
              - {type: cell, label: The fish market}
              - {type: cell, label: The museum}
              - {type: cell, label: The harbour}
              - {type: cell, label: The theatre}
              - {type: cell, label: The park}
              - {type: cell, label: The castle}
              - {type: cell, label: The mill}
              - {type: cell, label: The baths}
              - {type: cell, label: The tower}
              - {type: cell, label: The gate}
        """, "One list.", documented: false),
      .passes(
        """
        type: view
        children:
          - type: stack
            children:
              - {type: text, text: The old bridge}
              - {type: text, text: The lighthouse}
              - {type: text, text: The fish market}
              - {type: text, text: The museum}
              - {type: text, text: The harbour}
              - {type: text, text: The theatre}
          - type: stack
            children:
              - {type: text, text: Without a car}
              - {type: button, text: Train, onTap: train}
              - {type: button, text: Bus, onTap: bus}
              - {type: button, text: Bicycle, onTap: bicycle}
              - {type: button, text: Taxi, onTap: taxi}
              - {type: button, text: On foot, onTap: walk}
        """, documented: false),
      .passes(
        """
        screen: City
        children:
          - type: stack
            children:
              - {type: text, text: The old bridge}
              - {type: text, text: The lighthouse}
          - type: stack
            children:
              - {type: text, text: Without a car}
              - {type: button, text: Train, onTap: train}
        """, documented: false),
      .fails(
        """
        ⟪screen: City⟫
        children:
          - type: stack
            children:
              - {type: text, text: The old bridge}
              - {type: text, text: The lighthouse}
              - {type: text, text: The museum}
          - type: stack
            children:
              - {type: text, text: Without a car}
              - {type: button, text: Train, onTap: train}
              - {type: button, text: Bus, onTap: bus}
        """, options: ["minElements": .number(6)], documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var minElements = 12

    static let fields: [OptionField<Options>] = [
      .count("minElements", \.minElements, 2...10_000, "from how many stops on a screen is long")
    ]
  }

  /// The fewest stops that make a group.
  private static let smallest = 3

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.hasAny(.exposed) else { return [] }
    return tree.interface.screens.compactMap { screen in
      guard !screen.isFragment, !screen.isLaunchScreen,
        Int(tree.element(screen.root).next) - screen.root > options.minElements,
        !screen.hasOwnController
      else { return nil }
      return finding(screen, in: tree)
    }
  }

  private func finding(_ screen: Screen, in tree: AccessibilityTree) -> Finding? {
    guard let count = stops(on: screen, in: tree), count >= options.minElements,
      !hasTitle(screen.root, in: tree)
    else { return nil }
    let groups = groups(on: screen, in: tree)
    guard groups > 1 else { return nil }
    let message =
      "this screen has \(count) stops in \(groups) groups and not one heading, so the headings of "
      + "the rotor lead nowhere"
    let help = "Let each group begin with a heading."
    return screen.has(.completedElsewhere)
      ? review(message, help: help, of: screen.root, in: tree)
      : violation(message, help: help, of: screen.root, in: tree)
  }

  /// The number of stops outside of bars; nil where one is a heading, or may be one.
  private func stops(on screen: Screen, in tree: AccessibilityTree) -> Int? {
    var count = 0
    var index = screen.root
    let end = Int(tree.element(index).next)
    while index < end {
      let element = tree.element(index)
      switch element.kind {
      case .navigationBar:
        if tree.interface.says([.text, .label], index) { return nil }
      case .tabBar, .toolbar, .keyboard:
        index = Int(element.next)
        continue
      case .header:
        if tree.has(.exposed, index) { return nil }
      default:
        if tree.has(.exposed, index) {
          if tree.traits[index].contains(.header) || looksLikeHeading(index, in: tree) {
            return nil
          }
          count += 1
        }
      }
      index += 1
    }
    return count
  }

  /// Whether the font of a text is one of those that begin a section.
  private func looksLikeHeading(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    guard element.kind == .text, element.has(.font) else { return false }
    let style = TextSize.font(of: index, in: tree)?.style ?? ""
    return style.hasLetters("title") || style.lowercased() == "headline"
  }

  private func hasTitle(_ root: Int, in tree: AccessibilityTree) -> Bool {
    tree.interface.text(.title, of: root).map { !$0.allSatisfy(\.isWhitespace) } ?? false
  }

  /// How many parts of a screen hold several stops each.
  private func groups(on screen: Screen, in tree: AccessibilityTree) -> Int {
    let end = Int(tree.element(screen.root).next)
    // How many stops come before each element, so that no level is counted twice.
    var before = [0]
    before.reserveCapacity(end - screen.root + 1)
    var count = 0
    for index in screen.root..<end {
      if isStop(index) { count += 1 }
      before.append(count)
    }
    func isStop(_ index: Int) -> Bool { tree.has(.exposed, index) }
    func stops(in index: Int) -> Int {
      before[Int(tree.element(index).next) - screen.root] - before[index - screen.root]
    }
    var owner = screen.root
    while true {
      let parts = parts(of: owner, in: tree).filter { stops(in: $0) > 0 }
      guard parts.count == 1, let only = parts.first, stops(in: only) > 1 else {
        return parts.count { stops(in: $0) >= Self.smallest && holdsText($0, in: tree) }
      }
      // Whatever a list holds is its rows.
      switch tree.element(only).kind {
      case .list, .listContainer, .grid, .table: return 1
      default: owner = only
      }
    }
  }

  /// Whether a part holds something to read, and not controls alone.
  private func holdsText(_ index: Int, in tree: AccessibilityTree) -> Bool {
    (index + 1..<max(index + 1, Int(tree.element(index).next))).contains {
      tree.has(.exposed, $0) && !tree.has(.interactive, $0)
    }
  }

  /// The children of an element without bars and rows.
  private func parts(of owner: Int, in tree: AccessibilityTree) -> [Int] {
    tree.interface.children(of: owner).filter {
      switch tree.element($0).kind {
      case .navigationBar, .tabBar, .toolbar, .keyboard, .cell, .gridCell: false
      default: true
      }
    }
  }
}
