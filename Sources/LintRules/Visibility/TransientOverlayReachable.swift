import ScreenModel

/// Finds messages that go away by themselves while VoiceOver may stand on them.
struct TransientOverlayReachable: Rule {
  static let info = RuleInfo(
    id: "transient-overlay-reachable",
    title: "A message that goes away by itself is announced and takes no focus",
    category: .visibility,
    severity: .note,
    criteria: [.wcag("4.1.3")],
    restsOn: [.type, .elementsHidden],
    why: """
      VoiceOver may be reading the message when it goes, and the focus jumps somewhere else. \
      Somebody who has not found it in time never hears it.
      """,
    how: """
      Hide it from VoiceOver with `accessibilityElementsHidden`, and post an announcement with its \
      words.
      """,
    uiKit: #"""
      hud.accessibilityElementsHidden = true
      UIAccessibility.post(notification: .announcement, argument: String(localized: "Saved"))
      """#,
    swiftUI: #"""
      Toast("Saved").accessibilityHidden(true)
      AccessibilityNotification.Announcement("Saved").post()
      """#,
    traps: [
      "Messages with controls: these have to be reached, and have to stay long enough.",
      "Messages that stay longer than `maxDuration`.",
      "Without `duration` a person has to look.",
    ],
    examples: [
      .fails(
        """
        screen: Notes
        children:
          - {type: textView, label: Note}
          - ⟪type: toast⟫
            duration: 3
            children:
              - {type: text, text: Saved}
        """),
      .passes(
        """
        screen: Notes
        children:
          - {type: textView, label: Note}
          - type: toast
            duration: 3
            elementsHidden: true
            posts: {type: announcement, on: appear, text: Saved}
            children:
              - {type: text, text: Saved}
        """),
      .fails(
        """
        screen: Notes
        children:
          - {type: textView, label: Note}
          - type: view
            presents: hud
            duration: 2
            ⟪posts: {type: screenChanged, on: appear}⟫
            children:
              - {type: text, text: Saved}
        """, "It takes the focus as well; this is a warning."),
      .needsReview(
        """
        screen: Notes
        children:
          - {⟪type: toast⟫, children: [{type: text, text: Saved}]}
        """, "Nobody says how long it stays.", documented: false),
      .passes(
        """
        screen: Notes
        children:
          - type: toast
            duration: 20
            children:
              - {type: text, text: Deleted}
              - {type: button, text: Undo}
          - {type: toast, duration: 30, children: [{type: text, text: No connection}]}
        """, "A message with a button, and one that stays."),
      .fails(
        """
        screen: Notes
        children:
          - {⟪type: toast⟫, duration: 25, children: [{type: text, text: No connection}]}
        """, options: ["maxDuration": .number(30)], documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var maxDuration = 10.0

    static let fields: [OptionField<Options>] = [
      .number("maxDuration", \.maxDuration, 1...120, "how many seconds such a message stays")
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.hasAny(.exposed) else { return [] }
    var end = 0
    return tree.interface.elements.indices.compactMap { index -> Finding? in
      let element = tree.element(index)
      guard index >= end, element.kind == .toast || element.has(.presents),
        Presentation.of(index, in: tree)?.isTransient == true
      else { return nil }
      end = Int(element.next)
      return finding(at: index, in: tree)
    }
  }

  private func finding(at index: Int, in tree: AccessibilityTree) -> Finding? {
    let inside = index..<Int(tree.element(index).next)
    guard let stop = inside.first(where: { tree.has(.exposed, $0) }),
      !inside.contains(where: { tree.has([.exposed, .interactive], $0) })
    else { return nil }
    let noun = Presentation.of(index, in: tree)?.noun ?? "message"
    let heard = tree.utterance(of: stop) ?? ""
    let duration = tree.interface.number(.duration, of: index)
    if let duration, duration > options.maxDuration { return nil }
    let flag = tree.words(for: index).name(.elementsHidden)
    let help = "Hide it with \(flag), and post an announcement with its words."
    if takesFocus(index, in: tree) {
      return violation(
        "this \(noun) takes VoiceOver's focus to “\(heard)”, and goes away under it",
        help: help, of: index, in: tree, at: .posts, severity: .warning)
    }
    guard let duration else {
      return review(
        "this \(noun) goes away by itself, and VoiceOver can stand on “\(heard)” then",
        help: help, of: index, in: tree)
    }
    return violation(
      "this \(noun) goes after \(Wording.seconds(duration)), and VoiceOver can stand on "
        + "“\(heard)” then", help: help, of: index, in: tree)
  }

  /// Whether a message moves the focus to itself when it appears.
  private func takesFocus(_ index: Int, in tree: AccessibilityTree) -> Bool {
    tree.interface.posts(of: index).contains { post in
      post.kind == .screenChanged && (post.on == nil || post.on == .appear)
    }
  }
}
