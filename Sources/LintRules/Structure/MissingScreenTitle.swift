import ScreenModel

/// Finds screens and popups that do not say what they are.
struct MissingScreenTitle: Rule {
  static let info = RuleInfo(
    id: "missing-screen-title",
    title: "A screen or popup says what it is",
    category: .structure,
    severity: .warning,
    criteria: [.wcag("2.4.2"), .wcag("4.1.2")],
    restsOn: [.title, .type, .traits, .label],
    why: """
      When a screen comes up, VoiceOver reads on from wherever its focus lands. Without a title, \
      who cannot see the screen has to go through its elements to find out where they are, and \
      whether a tap did anything.
      """,
    how: """
      Give the screen a title in its navigation bar, begin it with a heading, or announce what has \
      come up; give a popup a label.
      """,
    uiKit: #"""
      title = String(localized: "Filter")
      filterView.accessibilityLabel = String(localized: "Filter")
      """#,
    swiftUI: #"""
      FilterView().navigationTitle("Filter")
      """#,
    traps: [
      "Parts of screens: a bare node, a view of a xib, a controller inside another one.",
      "Launch, splash and camera screens, and screens of a few stops.",
      "Screens that begin with a text that reads like a title.",
      "Alerts, menus, keyboards and passing messages, which say what they are.",
      "Controllers with a class of their own, which as a rule set their titles in code.",
      "A screen without the key `title` may have one all the same: a person has to look. Captures "
        + "and source that give no size may not show all of the screen.",
    ],
    examples: [
      .fails(
        """
        screen: Shop
        title: Shop
        children:
          - {type: button, text: Filter, opens: filter}
          - ⟪type: drawer⟫
            id: filter
            modal: true
            children:
              - {type: switch, label: In stock}
              - {type: switch, label: On sale}
              - {type: button, text: Apply, onTap: dismiss}
        """, "Nothing says that this is the filter."),
      .passes(
        """
        screen: Shop
        title: Shop
        children:
          - {type: button, text: Filter, opens: filter}
          - type: drawer
            id: filter
            modal: true
            children:
              - {type: header, text: Filter}
              - {type: switch, label: In stock}
              - {type: switch, label: On sale}
              - {type: button, text: Apply, onTap: dismiss}
        """),
      .fails(
        """
        screen: Trips
        children:
          - ⟪type: navigationBar⟫
            children:
              - {type: barButton, text: Edit, onTap: edit}
              - {type: barButton, text: Add, onTap: add}
          - type: list
            children:
              - {type: cell, children: [{type: text, text: Porto}]}
              - {type: cell, children: [{type: text, text: Faro}]}
        """, "A navigation bar with buttons, and no title."),
      .fails(
        """
        screen: Trips
        ⟪title: ""⟫
        children:
          - {type: button, text: Add a trip, onTap: add}
        """, documented: false),
      .passes(
        """
        screen: Trips
        posts: {type: screenChanged, text: Trips}
        children:
          - type: navigationBar
            children:
              - {type: barButton, text: Edit, onTap: edit}
          - {type: button, text: Porto, onTap: porto}
          - {type: button, text: Faro, onTap: faro}
          - type: sheet
            label: Sort
            children:
              - {type: switch, label: By date}
              - {type: button, text: Done, onTap: dismiss}
        """, "Announced; a label.", documented: false),
      .passes(
        """
        screen: Trips
        children:
          - type: navigationBar
            children:
              - {type: text, text: Trips}
              - {type: barButton, text: Edit, onTap: edit}
          - {type: button, text: Porto, onTap: porto}
          - {type: button, text: Faro, onTap: faro}
          - {type: button, text: Braga, onTap: braga}
          - type: popover
            children:
              - {type: text, text: You have no trips yet}
              - {type: button, text: Plan one, onTap: plan}
        """, "A text in the bar is its title; a popup that says what it is for.",
        documented: false),
      .passes(
        """
        type: view
        children:
          - {type: button, text: Porto, onTap: porto}
          - {type: button, text: Faro, onTap: faro}
          - {type: button, text: Braga, onTap: braga}
          - {type: button, text: Tomar, onTap: tomar}
        """, "A part of some screen.", documented: false),
      .passes(
        """
        screens:
          - screen: Camera
            size: [390, 844]
            children:
              - {type: button, label: Flash, image: bolt, onTap: flash}
              - {type: button, label: Take a picture, image: shutter, onTap: shoot}
              - {type: button, label: Turn the camera, image: turn, onTap: turn}
              - {type: button, label: Last picture, image: last, onTap: last}
          - screen: Welcome
            size: [390, 844]
            children:
              - {type: button, text: Log in, onTap: logIn}
              - {type: button, text: Register, onTap: register}
          - screen: Trips
            size: [390, 844]
            children:
              - {type: text, text: Trips}
              - {type: button, text: Porto, onTap: porto}
              - {type: button, text: Faro, onTap: faro}
              - {type: button, text: Braga, onTap: braga}
          - screen: Sorry
            title: Sorry
            children:
              - {type: alert, children: [{type: button, text: OK, onTap: dismiss}]}
        """, "A camera, two stops, a text that reads like a title, an alert.", documented: false),
      .needsReview(
        """
        screens:
          - ⟪screen: Trips⟫
            size: [390, 844]
            children:
              - {type: button, text: Porto, onTap: porto}
              - {type: button, text: Faro, onTap: faro}
              - {type: button, text: Braga, onTap: braga}
              - {type: button, text: Tomar, onTap: tomar}
        """, "Whether a bar shows a title cannot be told."),
      .needsReview(
        """
        screens:
          - ⟪screen: Trips⟫
            children:
              - {type: button, text: Porto, onTap: porto}
              - {type: button, text: Faro, onTap: faro}
              - {type: button, text: Braga, onTap: braga}
              - {type: button, text: Tomar, onTap: tomar}
        """, "A screen without a size is one as well.", documented: false),
      .passes(
        """
        screens:
          - screen: Trips
            size: [390, 844]
            children:
              - {type: button, text: Porto, onTap: porto}
              - {type: button, text: Faro, onTap: faro}
              - {type: button, text: Braga, onTap: braga}
              - {type: header, text: Trips}
              - {type: button, text: Tomar, onTap: tomar}
        """, options: ["firstN": .number(4)], documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var firstN = 3

    static let fields: [OptionField<Options>] = [
      .count("firstN", \.firstN, 1...100, "a heading counts as the title among so many first stops")
    ]
  }

  /// Words in the names of screens that need no title: nobody reads them.
  private static let wordless: Set = [
    "splash", "launch", "camera", "scanner", "scan", "viewfinder", "capture", "preview",
  ]

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.hasAny(.exposed) else { return [] }
    var owners: [Int32: [Int]] = [:]
    for index in tree.nodes([.parent]) where isPopup(index, in: tree) {
      if !ScreenTitle.isGiven(by: index, in: tree) {
        owners[tree.element(index).screen, default: []].append(index)
      }
    }
    return tree.interface.screens.indices.flatMap { screen in
      findings(onScreen: screen, popups: owners[Int32(screen)] ?? [], in: tree)
    }
  }

  /// Whether an element comes up over a screen and stays, and does not say what it is.
  private func isPopup(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    guard tree.silences[index] == .notElement else { return false }
    switch Presentation.of(index, in: tree) {
    case .sheet, .popover, .drawer, .popup: return true
    case .alert, .menu, .picker, .keyboard, .hud, .toast: return false
    case nil: return element.flag(.modal) == true
    }
  }

  private func findings(
    onScreen screen: Int, popups: [Int], in tree: AccessibilityTree
  ) -> [Finding] {
    let root = tree.interface.screens[screen].root
    let isUntitled = mayLackTitle(root, in: tree)
    guard isUntitled || !popups.isEmpty else { return [] }
    let stops = tree.readingOrder(ofScreen: screen).stops.filter { !tree.isChrome($0.element) }
    var found = popups.isEmpty ? [] : findings(popups, stops, root, in: tree)
    if isUntitled, let finding = finding(root, stops, in: tree) { found.append(finding) }
    return found
  }

  // MARK: Popups

  private func findings(
    _ popups: [Int], _ stops: [Stop], _ root: Int, in tree: AccessibilityTree
  ) -> [Finding] {
    let untitled = Set(popups)
    let enclosures = Enclosures(root..<Int(tree.element(root).next)) {
      untitled.contains($0)
    } end: {
      Int(tree.element($0).next)
    }
    var firsts: [Int: [Stop]] = [:]
    for stop in stops {
      guard let popup = enclosures.around(stop.element),
        firsts[popup]?.count ?? 0 < options.firstN
      else { continue }
      firsts[popup, default: []].append(stop)
    }
    return popups.compactMap { popup in
      guard let stops = firsts[popup], stops.count > 1,
        case .none = ScreenTitle.found(among: stops, in: tree)
      else { return nil }
      return finding(popup: popup, stops[0].element, in: tree)
    }
  }

  private func finding(popup: Int, _ first: Int, in tree: AccessibilityTree) -> Finding {
    let noun = Presentation.of(popup, in: tree)?.noun ?? "modal view"
    let message =
      "nothing says what this \(noun) is; VoiceOver begins with "
      + "“\(tree.utterance(of: first) ?? "")”"
    let help = "Begin it with a heading, or give it a label."
    return tree.element(popup).mayChangeInCode
      ? review(message, help: help, of: popup, in: tree)
      : violation(message, help: help, of: popup, in: tree)
  }

  // MARK: Screens

  /// Whether a screen is one, and the file gives it no title.
  private func mayLackTitle(_ root: Int, in tree: AccessibilityTree) -> Bool {
    let screen = tree.screen(of: root)
    guard !screen.isFragment, !screen.isLaunchScreen, !screen.hasOwnController,
      !ScreenTitle.isGiven(by: root, in: tree)
    else { return false }
    return !Words.normalized(screen.name ?? "").contains(where: Self.wordless.contains)
  }

  private func finding(_ root: Int, _ stops: [Stop], in tree: AccessibilityTree) -> Finding? {
    guard let first = stops.first?.element else { return nil }
    let found = ScreenTitle.found(among: stops.prefix(options.firstN), in: tree)
    if case .title = found { return nil }
    let isText = if case .text = found { true } else { false }
    var heard: String { "VoiceOver begins with “\(tree.utterance(of: first) ?? "")”" }
    let help = "Give it a title, begin it with a heading, or announce it when it appears."
    if tree.element(root).has(.title) {
      let message = "the title of this screen is empty; \(heard)"
      return violation(message, help: help, of: root, in: tree, at: .title)
    }
    if let bar = bareBar(root, in: tree) {
      let message = "this navigation bar has no title, and nothing else says what the screen is; "
      return isText || tree.screen(of: root).has(.completedElsewhere)
        ? review(message + heard, help: help, of: bar, in: tree)
        : violation(message + heard, help: help, of: bar, in: tree)
    }
    let screen = tree.screen(of: root)
    let isWhole = screen.size != nil || screen.has(.wholeScreens)
    guard isWhole, !isText, stops.count > options.firstN else { return nil }
    return review(
      "nothing in this file says what the screen is; \(heard)", help: help, of: root, in: tree)
  }

  /// The navigation bar of a screen, where there is nothing in it but buttons.
  private func bareBar(_ root: Int, in tree: AccessibilityTree) -> Int? {
    let end = Int(tree.element(root).next)
    guard
      let bar = (root..<end).first(where: {
        tree.element($0).kind == .navigationBar && tree.silences[$0] == .notElement
      }), !tree.interface.says([.text, .label], bar), !tree.element(bar).mayChangeInCode
    else { return nil }
    let inside = bar + 1..<max(bar + 1, Int(tree.element(bar).next))
    let stops = inside.filter { tree.has(.exposed, $0) }
    let buttons = stops.allSatisfy { tree.traits[$0].contains(.button) }
    return !stops.isEmpty && buttons ? bar : nil
  }
}

/// Parts of a tree that are not the app's.
extension AccessibilityTree {
  /// Whether the system draws an element over the app: a clock, a key.
  func isChrome(_ index: Int) -> Bool {
    element(index).marks.contains(.systemProvided) && !screen(of: index).has(.authored)
  }
}

/// The title that tells VoiceOver users where they are when a screen or a popup comes up.
enum ScreenTitle {
  /// The title of an owner of stops, which is a screen's root or a popup.
  enum Found {
    /// It says its title, or its first stops do.
    case title
    /// One of its first stops is a text that reads like a title, but is not a heading.
    case text(Int)
    /// Nothing.
    case none
  }

  /// The longest text that reads like a title, in bytes.
  private static let longest = 60

  /// Whether the owner itself has a title: by its own words, or by a notification when it appears.
  static func isGiven(by owner: Int, in tree: AccessibilityTree) -> Bool {
    if tree.interface.says([.label, .text], owner) { return true }
    if let title = tree.interface.text(.title, of: owner), isSaying(title) { return true }
    return tree.interface.posts(of: owner).contains {
      ($0.kind == .screenChanged || $0.kind == .announcement) && isSaying($0.text?.value ?? "")
    }
  }

  /// The title among the first stops of a screen or popup.
  static func found(among stops: some Sequence<Stop>, in tree: AccessibilityTree) -> Found {
    var text: Int?
    for stop in stops {
      let index = stop.element
      if stop.part == .title || tree.traits[index].contains(.header) { return .title }
      if text == nil, readsLikeTitle(index, in: tree) { text = index }
    }
    return text.map { .text($0) } ?? .none
  }

  private static func readsLikeTitle(_ index: Int, in tree: AccessibilityTree) -> Bool {
    guard tree.element(index).kind == .text, !tree.has(.interactive, index) else { return false }
    guard let name = tree.name(of: index).value?.text else {
      return tree.nameSources[index] == .unknown
    }
    return name.utf8.count <= longest && name.contains(where: \.isLetter)
  }

  private static func isSaying(_ text: String) -> Bool { !text.allSatisfy(\.isWhitespace) }
}
