import ScreenModel

/// Finds popups at which VoiceOver first comes to the button that puts them away.
struct CloseButtonFirst: Rule {
  static let info = RuleInfo(
    id: "close-button-first",
    title: "A popup begins with what it is about, and not with its close button",
    category: .structure,
    severity: .note,
    criteria: [],
    restsOn: [.elements, .focus, .posts],
    needs: .hierarchy,
    why: """
      When something comes up, VoiceOver goes to its first element. Where that is the close \
      button, all that is heard is \"Close, button\", and not what has come up.
      """,
    how: """
      Let the focus go to the title, or list the close button last in `elements`; what it looks \
      like stays as it is.
      """,
    uiKit: """
      sheet.accessibilityElements = [titleLabel, optionsView, closeButton]
      UIAccessibility.post(notification: .screenChanged, argument: titleLabel)
      """,
    swiftUI: """
      closeButton.accessibilitySortPriority(-1)
      """,
    traps: [
      "Where the focus first goes to something else: `focus`, or a notification with a target.",
      "Buttons in bars, where people expect Cancel; the option `bars` has them reported.",
      "Alerts, which say their title first, and messages that go away by themselves.",
      "A popup in which there is nothing but the button.",
      "A whole screen that begins so: whether it is a popup, a person has to say.",
    ],
    examples: [
      .fails(
        """
        screen: Shop
        children:
          - type: drawer
            id: filter
            modal: true
            children:
              - {⟪type: button⟫, label: Close, image: cross, onTap: dismiss}
              - {type: header, text: Filter}
              - {type: switch, label: In stock}
        """, "VoiceOver begins with \"Close, button\"."),
      .passes(
        """
        screen: Shop
        children:
          - type: drawer
            id: filter
            modal: true
            children:
              - {type: header, text: Filter}
              - {type: switch, label: In stock}
              - {type: button, label: Close, image: cross, onTap: dismiss}
        """),
      .passes(
        """
        screen: Shop
        focus: title
        children:
          - type: drawer
            modal: true
            children:
              - {type: button, label: Close, image: cross, onTap: dismiss}
              - {type: header, id: title, text: Filter}
              - {type: switch, label: In stock}
        """, "The focus goes to the title."),
      .passes(
        """
        screen: Shop
        children:
          - type: sheet
            label: Filter
            modal: true
            children:
              - type: navigationBar
                text: Filter
                children:
                  - {type: barButton, text: Cancel, onTap: dismiss}
              - {type: header, text: Stock}
              - {type: switch, label: In stock}
          - type: toast
            children:
              - {type: button, text: Close, onTap: dismiss}
              - {type: text, text: Saved}
          - type: drawer
            label: Map
            children:
              - {type: button, text: Close, onTap: dismiss}
        """, "A bar, a passing message, and nothing but the button.", documented: false),
      .passes(
        """
        screen: Shop
        children:
          - type: popover
            label: Filter
            posts: {type: screenChanged, target: stock}
            children:
              - {type: button, label: Close, image: cross, onTap: dismiss}
              - {type: header, text: Filter}
              - {type: switch, id: stock, label: In stock}
        """, documented: false),
      .fails(
        """
        screen: Shop
        children:
          - type: drawer
            label: Filter
            modal: true
            children:
              - type: navigationBar
                children:
                  - {⟪type: barButton⟫, text: Cancel, onTap: dismiss}
              - {type: header, text: Filter}
        """, options: ["bars": .text("report")], documented: false),
      .needsReview(
        """
        screens:
          - screen: Filter
            title: Filter
            children:
              - {⟪type: button⟫, label: Close, image: cross, onTap: dismiss}
              - {type: header, text: Filter}
              - {type: switch, label: In stock}
        """, "A screen of its own that its first button dismisses."),
    ])

  let options: Options

  /// The treatment of buttons in bars.
  enum Bars: String, CaseIterable {
    case ignore, report
  }

  struct Options: RuleOptions {
    var bars = Bars.ignore

    static let fields: [OptionField<Options>] = [
      .word("bars", \.bars, "whether buttons in navigation bars and tool bars count")
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.hasAny([.exposed, .interactive]) else { return [] }
    // Few screens have what comes up, and the order is asked for in those only.
    var screens: [Int32] = []
    for index in 0..<tree.count where tree.element(index).screen != screens.last {
      if comesUp(index, in: tree) || dismisses(index, in: tree) {
        screens.append(tree.element(index).screen)
      }
    }
    return screens.flatMap { findings(onScreen: Int($0), in: tree) }
  }

  private func findings(onScreen screen: Int, in tree: AccessibilityTree) -> [Finding] {
    let stops = tree.readingOrder(ofScreen: screen).stops
    let root = tree.interface.screens[screen].root
    let popups = popups(of: root, in: tree)
    guard !popups.isEmpty else { return wholeScreen(root, stops, in: tree).map { [$0] } ?? [] }
    // The first stops of each popup; the number of those that follow does not matter.
    var firsts: [Int: [Stop]] = [:]
    for stop in stops {
      guard let popup = popups.around(stop.element), firsts[popup]?.count ?? 0 < 2 else { continue }
      firsts[popup, default: []].append(stop)
    }
    return firsts.keys.sorted().compactMap { popup in
      guard let first = firsts[popup], first.count > 1, isCloser(first[0], in: tree),
        !isFocused(elsewhere: first[0].element, in: popup, root, tree)
      else { return nil }
      return finding(at: first[0].element, before: first[1].element, in: tree)
    }
  }

  private func popups(of root: Int, in tree: AccessibilityTree) -> Enclosures {
    Enclosures(root..<Int(tree.element(root).next)) {
      comesUp($0, in: tree)
    } end: {
      Int(tree.element($0).next)
    }
  }

  /// Whether an element comes up over a screen; not what goes by itself or says its own title.
  private func comesUp(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    if element.flag(.modal) == true { return element.kind != .alert }
    switch Presentation.of(index, in: tree) {
    case .sheet, .popover, .drawer, .popup: return true
    case .alert, .menu, .picker, .keyboard, .hud, .toast, nil: return false
    }
  }

  /// Whether the file says that a control puts something away.
  private func dismisses(_ index: Int, in tree: AccessibilityTree) -> Bool {
    guard tree.has([.exposed, .tap], index),
      let tap = tree.interface.attribute(.onTap, of: index),
      tree.interface.look(at: tap, { [0x43, 0x44, 0x63, 0x64].contains($0.first) }) == true
    else { return false }
    return DismissTaps.dismisses(tree.interface.text(of: tap))
  }

  private func isCloser(_ stop: Stop, in tree: AccessibilityTree) -> Bool {
    guard stop.part == .whole, tree.element(stop.element).kind != .backButton,
      DismissControl.isOne(stop.element, in: tree)
    else { return false }
    return options.bars == .report || !isInBar(stop.element, in: tree)
  }

  private func isInBar(_ index: Int, in tree: AccessibilityTree) -> Bool {
    var index = index
    while index >= 0 {
      switch tree.element(index).kind {
      case .barButton, .navigationBar, .toolbar, .tabBar: return true
      default: index = Int(tree.element(index).parent)
      }
    }
    return false
  }

  /// Whether the file says that the focus first goes to another element.
  private func isFocused(
    elsewhere index: Int, in popup: Int, _ root: Int, _ tree: AccessibilityTree
  ) -> Bool {
    let id = tree.interface.text(.id, of: index)
    if let focus = tree.interface.text(.focus, of: root), focus != id { return true }
    return [root, popup].contains { owner in
      tree.interface.posts(of: owner).contains { $0.target != nil && $0.target?.value != id }
    }
  }

  private func finding(at index: Int, before next: Int, in tree: AccessibilityTree) -> Finding {
    violation(
      "this is where VoiceOver begins, with “\(tree.utterance(of: index) ?? "")”, and not with "
        + "what has come up",
      help: "Let the focus go to \(OrderWords.moniker(next, in: tree)), or let this button come "
        + "last.",
      of: index, in: tree,
      notes: [Finding.Note(message: "read after it", range: tree.element(next).anchor)])
  }

  // MARK: Whole screens

  /// A screen that its own first button dismisses.
  private func wholeScreen(_ root: Int, _ stops: [Stop], in tree: AccessibilityTree) -> Finding? {
    let screen = tree.screen(of: root)
    guard stops.count > 1, let first = stops.first, !screen.isFragment, !screen.isLaunchScreen,
      dismisses(first.element, in: tree), isCloser(first, in: tree),
      !isFocused(elsewhere: first.element, in: root, root, tree)
    else { return nil }
    return review(
      "if this screen comes up over another, this is where VoiceOver begins, with "
        + "“\(tree.utterance(of: first.element) ?? "")”",
      help: "Let the focus go to the title, or let this button come last.", of: first.element,
      in: tree)
  }
}
