import ScreenModel

/// Finds notifications that are posted faster than VoiceOver can speak.
struct NotificationFlood: Rule {
  static let info = RuleInfo(
    id: "notification-flood",
    title: "Notifications leave VoiceOver time to speak",
    category: .focus,
    severity: .warning,
    criteria: [.wcag("2.2.2")],
    why: """
      Each notification makes VoiceOver begin anew. Posted every second, they pile up or cut one \
      another off, and nobody hears the rest of the screen.
      """,
    how: """
      Give what changes by itself the trait `updatesFrequently`: VoiceOver then reads it again at \
      its own pace, about every five seconds. Post a notification for what matters alone.
      """,
    uiKit: #"""
      timer.accessibilityTraits.insert(.updatesFrequently)
      timer.accessibilityValue = spokenTime
      """#,
    swiftUI: #"""
      TimerText().accessibilityAddTraits(.updatesFrequently)
      """#,
    traps: [
      "What the user repeats: taps, and changes of a field or slider.",
      "Elements that change often and post nothing.",
      "Notifications of which the file does not say how often they come.",
    ],
    examples: [
      .fails(
        """
        screen: Timer
        children:
          - type: text
            text: 10 seconds
            updates: 1
            posts:
              - ⟪{type: layoutChanged, every: 1}⟫
        """, "VoiceOver never gets to the end of what it says."),
      .passes(
        """
        screen: Timer
        children:
          - {type: text, text: 10 seconds, updates: 1, traits: updatesFrequently}
        """),
      .fails(
        """
        screen: Download
        children:
          - type: progress
            label: Download
            value: 40 percent
            updates: 0.5
            posts: ⟪{type: announcement, on: change, text: 40 percent}⟫
        """, "Every change is announced, twice a second."),
      .passes(
        """
        screen: Search
        children:
          - {type: text, text: 3 results, posts: {type: announcement, every: 10, text: 3 results}}
          - {type: searchField, label: Search, posts: {type: layoutChanged, on: change}}
          - {type: button, text: Next, posts: {type: layoutChanged, on: tap, every: 1}}
          - {type: text, text: Bus in a minute, posts: {type: announcement, on: change}}
        """, "Seldom enough, or at the user's own pace."),
      .passes(
        """
        screen: Download
        children:
          - {type: text, text: 40 percent, posts: {type: announcement, every: 2, text: 40 percent}}
        """, options: ["minInterval": .number(2)]),
    ])

  let options: Options

  struct Options: RuleOptions {
    var minInterval = 5.0

    static let fields: [OptionField<Options>] = [
      .number(
        "minInterval", \.minInterval, 0.1...3600,
        "the seconds that have to lie between two notifications")
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.uses(.posts) else { return [] }
    return Postings(tree).byPoster.compactMap { postings in
      for posting in postings {
        if let interval = interval(of: posting, in: tree), interval < options.minInterval {
          return finding(posting, every: interval, in: tree)
        }
      }
      return nil
    }
  }

  /// The seconds between two notifications that nobody but the code causes.
  private func interval(of posting: Posting, in tree: AccessibilityTree) -> Double? {
    if let every = posting.post.every {
      return every > 0 && posting.event != .tap ? every : nil
    }
    guard posting.event == .change, !tree.has(.interactive, posting.poster),
      let updates = tree.interface.number(.updates, of: posting.poster), updates > 0
    else { return nil }
    return updates
  }

  private func finding(
    _ posting: Posting, every interval: Double, in tree: AccessibilityTree
  ) -> Finding {
    let least = Points.text(options.minInterval)
    let kind = posting.post.kind.rawValue
    let hasTrait = tree.traits[posting.poster].contains(.updatesFrequently)
    return violation(
      "\(Wording.article(kind)) \(kind) notification \(Wording.every(interval)) is more than "
        + "VoiceOver can speak, so it falls behind or cuts itself off",
      help: hasTrait
        ? "Remove it: the trait `updatesFrequently` has the element read again."
        : "Give the element the trait `updatesFrequently` instead, or leave at least \(least) "
          + "seconds between two notifications.",
      of: posting.poster, in: tree, range: posting.post.range)
  }
}
