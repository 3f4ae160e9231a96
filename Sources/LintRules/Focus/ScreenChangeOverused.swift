import DocumentSyntax
import ScreenModel

/// Finds actions that move the focus more than once, or where it would have gone anyway.
struct ScreenChangeOverused: Rule {
  static let info = RuleInfo(
    id: "screen-change-overused",
    title: "The focus moves once for an action, and only where it has to",
    category: .focus,
    severity: .warning,
    criteria: [.wcag("3.2.1")],
    why: """
      Each screen change plays its tones, cuts off what is spoken and moves the cursor. Two in a \
      row leave a VoiceOver user in a place that nobody has told them of.
      """,
    how: """
      Post one notification for an action, when everything is in place. UIKit posts its own when \
      it presents a screen. For the order of elements, use the order of elements.
      """,
    uiKit: #"""
      tableView.reloadData()
      UIAccessibility.post(notification: .layoutChanged, argument: firstResult)
      """#,
    swiftUI: #"""
      ResultList().accessibilityFocused($focusedResult, equals: results.first?.id)
      """#,
    traps: [
      "Announcements, and layout changes without a target: the focus stays where it is.",
      "Notifications at different events.",
      "A first focus elsewhere than where VoiceOver begins by itself.",
    ],
    examples: [
      .fails(
        """
        screen: Search
        children:
          - type: button
            text: Find
            posts:
              - screenChanged
              - ⟪{type: layoutChanged, target: results}⟫
          - {type: header, id: results, text: Results}
        """, "The focus jumps twice."),
      .passes(
        """
        screen: Search
        children:
          - {type: button, text: Find, posts: {type: layoutChanged, target: results}}
          - {type: header, id: results, text: Results}
        """),
      .fails(
        """
        - screen: Search
          children:
            - {type: button, text: Map, opens: Map, posts: ⟪screenChanged⟫}
        - screen: Map
          posts: {type: screenChanged, target: pin}
          children: [{type: button, text: Zoom}, {type: button, id: pin, text: Pin}]
        """, "The tap and the screen that it opens both move the focus."),
      .fails(
        """
        - screen: Results
          posts: ⟪{type: screenChanged, target: title}⟫
          children:
            - {type: header, id: title, text: Results}
            - {type: text, text: 3 of 5}
        """, "VoiceOver begins there by itself."),
      .passes(
        """
        screen: Search
        posts: {type: screenChanged, target: find}
        children:
          - {type: header, id: title, text: Search}
          - type: button
            id: find
            text: Find
            posts:
              - {type: screenChanged, on: tap}
              - {type: layoutChanged, on: tap}
              - {type: announcement, on: tap, text: 3 results, wait: true}
              - {type: screenChanged, on: disappear}
        """, "One of these moves the focus at a tap."),
      .passes(
        """
        screen: Search
        children:
          - {type: button, text: Find, posts: [screenChanged, {type: layoutChanged, target: more}]}
          - {type: header, id: more, text: Results}
        """, options: ["max": .number(2)]),
    ])

  let options: Options

  struct Options: RuleOptions {
    var max = 1

    static let fields: [OptionField<Options>] = [
      .count("max", \.max, 1...10, "how often one action may move the focus")
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.uses(.posts) else { return [] }
    let groups = Postings(tree).byPoster
    var first: [Int: ArraySlice<Posting>] = [:]
    for group in groups { if let one = group.first { first[one.poster] = group } }
    var destinations = Destinations(tree)
    return groups.flatMap { group in
      var findings: [Finding] = []
      for event in Post.Event.allCases {
        let own = group.filter { $0.event == event && $0.post.movesFocus }
        guard let one = own.first else { continue }
        let opened = event == .tap ? opened(by: one.poster, first, in: tree, &destinations) : []
        if own.count + opened.count > options.max {
          findings.append(finding(own, opened, event, in: tree))
        } else if event == .appear, let finding = needless(one, in: tree) {
          findings.append(finding)
        }
      }
      return findings
    }
  }

  /// The notifications of what a tap opens that move the focus when it appears.
  private func opened(
    by index: Int, _ postings: [Int: ArraySlice<Posting>], in tree: AccessibilityTree,
    _ destinations: inout Destinations
  ) -> [Posting] {
    let poster: Int
    switch destinations.destination(of: index) {
    case .screen(let screen): poster = tree.interface.screens[screen].root
    case .element(let popup): poster = popup
    case .elsewhere, nil: return []
    }
    guard let group = postings[poster], poster != index else { return [] }
    return group.filter { $0.event == .appear && $0.post.movesFocus }
  }

  private func finding(
    _ own: [Posting], _ opened: [Posting], _ event: Post.Event, in tree: AccessibilityTree
  ) -> Finding {
    let at = own[min(options.max, own.count - 1)]
    let others = (own + opened).filter { $0.post.range != at.post.range }
    let action =
      switch event {
      case .tap: "one tap"
      case .appear: "coming up"
      case .disappear: "going away"
      case .change: "one change"
      }
    let count = own.count + opened.count
    return violation(
      "\(action) moves the focus \(count == 2 ? "twice" : "\(count) times"), so VoiceOver cuts "
        + "itself off and the user loses the place",
      help: options.max == 1
        ? "Keep one of them, when everything is in place."
        : "Keep at most \(options.max) of them, when everything is in place.",
      of: at.poster, in: tree, range: at.post.range,
      notes: others.prefix(Self.maximumNotes).map {
        Finding.Note(message: "moves the focus as well", range: $0.post.range)
      })
  }

  /// The most places that a finding lists.
  private static let maximumNotes = 20

  /// Says that a screen sends the focus to where VoiceOver begins in any case.
  private func needless(_ posting: Posting, in tree: AccessibilityTree) -> Finding? {
    let root = posting.poster
    let screen = tree.element(root).screen
    guard tree.element(root).kind == .screen, let id = posting.post.target?.value,
      posting.post.text == nil,
      let first = tree.readingOrder(ofScreen: Int(screen)).stops.first?.element,
      tree.interface.text(.id, of: first) == id
    else { return nil }
    return violation(
      "the focus is sent to “\(tree.utterance(of: first) ?? "")”, where VoiceOver begins by itself",
      help: "Leave it to UIKit, which tells VoiceOver when it presents a screen.", of: root,
      in: tree, range: posting.post.range, severity: .note)
  }
}
