import DocumentSyntax
import ScreenModel

/// Finds popups after which nobody says where the focus goes.
struct FocusReturnMissing: Rule {
  static let info = RuleInfo(
    id: "focus-return-missing",
    title: "The focus comes back to what opened a popup",
    category: .focus,
    severity: .warning,
    criteria: [.wcag("2.4.3")],
    restsOn: [.posts, .returnsFocusTo, .type],
    why: """
      UIKit restores the focus after the screens and alerts that it presents itself. After a popup \
      of one's own VoiceOver begins somewhere else, often at the top, and the user has to find the \
      place again.
      """,
    how: """
      When the popup has gone, post a notification with the control that opened it. In the tree, \
      write its id as `returnsFocusTo`.
      """,
    uiKit: #"""
      popup.removeFromSuperview()
      UIAccessibility.post(notification: .screenChanged, argument: helpButton)
      """#,
    swiftUI: #"""
      HelpButton().accessibilityFocused($isHelpFocused)
        .onChange(of: isHelpShown) { isHelpFocused = !isHelpShown }
      """#,
    traps: [
      "Screens, and alerts, sheets and menus of the system's own classes: UIKit sees to those.",
      "Toasts and HUDs, which take no focus.",
      "Popups whose closing moves the focus by a notification.",
      "Where nothing in the file says where focus returns, a person has to look.",
    ],
    examples: [
      .fails(
        """
        screen: Quiz
        children:
          - {type: button, id: question, text: Help, opens: help}
          - {type: button, id: menu, text: Folders, opens: drawer}
          - ⟪type: view⟫
            id: help
            presents: popup
            children: [{type: text, text: Swipe to answer}, {type: button, text: Close}]
          - {type: drawer, id: drawer, returnsFocusTo: menu, children: [{type: text, text: All}]}
        """, "When the help closes, VoiceOver begins at the top."),
      .passes(
        """
        screen: Quiz
        children:
          - {type: button, id: question, text: Help, opens: help}
          - type: view
            id: help
            presents: popup
            returnsFocusTo: question
            posts: screenChanged
            children: [{type: text, text: Swipe to answer}, {type: button, text: Close}]
        """),
      .needsReview(
        """
        screen: Quiz
        children:
          - {type: button, id: question, text: Help, opens: help}
          - ⟪type: view⟫
            id: help
            presents: popup
            children: [{type: text, text: Swipe to answer}, {type: button, text: Close}]
        """, "Nothing in the file says anything of the way back."),
      .passes(
        """
        screen: Quiz
        children:
          - {type: button, id: question, text: Help, opens: help}
          - {type: button, text: Save, opens: saved}
          - {type: button, text: Results, opens: Results}
          - type: view
            id: help
            presents: popup
            posts: screenChanged
            children:
              - {type: text, text: Swipe to answer}
              - {type: button, text: Close, posts: {type: screenChanged, target: question}}
          - {type: toast, id: saved, text: Saved, posts: {type: announcement, text: Saved}}
        """, "Closing moves the focus back; a toast takes none; UIKit restores it after a screen."),
      .passes(
        """
        screen: Quiz
        children:
          - {type: button, text: Give up, opens: sure}
          - {type: alert, id: sure, text: Give up the quiz?, children: [{type: button, text: OK}]}
        """, "UIKit's own alert.", documented: false),
      .needsReview(
        """
        - screen: Quiz
          children: [{type: button, text: Results, ⟪opens: Results⟫}]
        - screen: Results
          children: [{type: text, text: 3 of 5}]
        """, options: ["systemPresented": .text("report")], documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var systemPresented = SystemPresented.ignore

    /// The treatment of screens and popups after which UIKit restores the focus.
    enum SystemPresented: String, CaseIterable, Sendable {
      case ignore, report
    }

    static let fields: [OptionField<Options>] = [
      .word(
        "systemPresented", \.systemPresented,
        "whether screens, and alerts and sheets of the system's classes, count as well")
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.uses(.opens) else { return [] }
    let returns = FocusReturns(tree)
    var destinations = Destinations(tree)
    var seen: Set<Int> = []
    var findings: [Finding] = []
    for opener in 0..<tree.count where tree.element(opener).has(.opens) {
      guard tree.isInPlay(opener), let destination = destinations.destination(of: opener),
        let opened = opened(destination, in: tree), seen.insert(opened).inserted,
        !tree.element(opener).has(.returnsFocusTo), !returns.exist(for: opened)
      else { continue }
      findings.append(finding(opened, opener, returns, in: tree))
    }
    return findings
  }

  /// The element that has to give the focus back: a popup, or the root of a screen.
  private func opened(_ destination: Destination, in tree: AccessibilityTree) -> Int? {
    switch destination {
    case .elsewhere:
      return nil
    case .screen(let screen):
      return options.systemPresented == .report ? tree.interface.screens[screen].root : nil
    case .element(let index):
      guard tree.isInPlay(index), destination.takesFocus(in: tree),
        Presentation.of(index, in: tree) != .keyboard
      else { return nil }
      return isSystems(index, in: tree) && options.systemPresented == .ignore ? nil : index
    }
  }

  private func isSystems(_ index: Int, in tree: AccessibilityTree) -> Bool {
    switch tree.element(index).kind {
    case .alert, .sheet, .popover, .menu: true
    default: false
    }
  }

  private func finding(
    _ opened: Int, _ opener: Int, _ returns: FocusReturns, in tree: AccessibilityTree
  ) -> Finding {
    let noun = Presentation.of(opened, in: tree)?.noun
    let isScreen = tree.element(opened).kind == .screen
    let heard = tree.utterance(of: opener) ?? ""
    let name = noun ?? (isScreen ? "screen" : "popup")
    let message =
      "nothing says that the focus comes back to “\(heard)” when this \(name) closes"
    let id = tree.interface.text(.id, of: opener).map { "`returnsFocusTo: \($0)`" }
    let mayTell = tree.words(for: opener).hasFacts
    let help =
      "Move the focus there when it has closed"
      + (mayTell ? ", and say so: \(id ?? "`returnsFocusTo`")." : ".")
    // The screen is another place of the file; what opens it is where somebody looks.
    if isScreen {
      return returns.isDeclared
        ? violation(message, help: help, of: opener, in: tree, at: .opens)
        : review(message, help: help, of: opener, in: tree, at: .opens)
    }
    let notes = [Finding.Note(message: "opens it", range: tree.element(opener).anchor)]
    return returns.isDeclared
      ? violation(message, help: help, of: opened, in: tree, notes: notes)
      : review(message, help: help, of: opened, in: tree, notes: notes)
  }
}

/// Where the file says that the focus goes when something closes.
struct FocusReturns {
  /// Whether it says so of anything.
  let isDeclared: Bool
  private let tree: AccessibilityTree
  /// The elements with `returnsFocusTo`, in document order.
  private let named: [Int]
  /// The posters that move the focus when they go away, in document order.
  private let leaving: [Int]
  /// The posters that move it at a tap, in document order.
  private let tapped: [Posting]

  init(_ tree: AccessibilityTree) {
    self.tree = tree
    let moving = Postings(tree).all.filter(\.post.movesFocus)
    named =
      tree.uses(.returnsFocusTo)
      ? (0..<tree.count).filter { tree.element($0).has(.returnsFocusTo) } : []
    leaving = moving.filter { $0.event == .disappear }.map(\.poster)
    tapped = moving.filter { $0.event == .tap && $0.post.target != nil }
    isDeclared = !named.isEmpty || !leaving.isEmpty
  }

  /// Whether the file says where the focus goes when a popup or screen closes.
  func exist(for opened: Int) -> Bool {
    let end = max(opened + 1, Int(tree.element(opened).next))
    return Self.any(of: named, from: opened, to: end)
      || Self.any(of: leaving, from: opened, to: end)
      || isClosedByMoving(opened, end)
  }

  /// Whether a control inside moves the focus to something outside.
  private func isClosedByMoving(_ opened: Int, _ end: Int) -> Bool {
    let first = Self.place(of: opened, in: tapped.count) { tapped[$0].poster }
    // Of so many controls one closes it.
    let most = 10
    for (count, posting) in tapped[first...].enumerated() {
      guard posting.poster < end else { return false }
      if count > most { return true }
      let isOwn = (opened..<end).prefix(500).contains {
        tree.element($0).has(.id)
          && tree.interface.text(.id, of: $0) == posting.post.target?.value
      }
      if !isOwn { return true }
    }
    return false
  }

  private static func any(of indices: [Int], from start: Int, to end: Int) -> Bool {
    let place = place(of: start, in: indices.count) { indices[$0] }
    return place < indices.count && indices[place] < end
  }

  /// The first of sorted numbers that is not below one.
  private static func place(of number: Int, in count: Int, _ value: (Int) -> Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if value(middle) < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
