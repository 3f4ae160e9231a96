import ScreenModel

/// Finds elements whose words change by themselves and that do not say so to VoiceOver.
struct UpdatesFrequentlyMissing: Rule {
  static let info = RuleInfo(
    id: "updates-frequently-missing",
    title: "What changes by itself has the trait for it",
    category: .traits,
    severity: .warning,
    criteria: [.wcag("2.2.2"), .wcag("4.1.3")],
    restsOn: [.traits],
    why: """
      With the trait, VoiceOver asks a clock or counter for its words every few seconds while it \
      is there. Without it, the user hears an old value, or each change cuts the last one off.
      """,
    how: """
      Add the trait for frequent updates, in place of static text. Keep the label as it is and put \
      what changes into the value.
      """,
    uiKit: #"""
      clock.accessibilityTraits = .updatesFrequently
      clock.accessibilityValue = remaining.formatted()
      """#,
    swiftUI: #"""
      Text(remaining).accessibilityAddTraits(.updatesFrequently)
      """#,
    traps: [
      "What only the user changes has no `updates`.",
      "Activity indicators, which turn and say nothing new.",
      "Changes that come less often than `interval`.",
      "Rows of a table, which VoiceOver reads again by themselves.",
    ],
    examples: [
      .fails(
        """
        screen: Timer
        children:
          - {type: text, text: Time left, value: 24 minutes, ⟪updates: 1⟫}
          - type: view
            element: true
            children:
              - {type: text, text: 5 guests online, ⟪updates: 2⟫}
        """),
      .passes(
        """
        screen: Timer
        children:
          - {type: text, text: Time left, value: 24 minutes, updates: 1, traits: updatesFrequently}
          - {type: text, text: Weather, value: sunny, updates: 60}
          - {type: progress, label: Backup, updates: 1, range: {min: 0, max: 1, value: 0.4}}
          - {type: slider, label: Volume, range: {min: 0, max: 9, value: 3}}
          - {type: activityIndicator, label: Loading, updates: 1, traits: []}
          - type: cell
            children:
              - {type: text, text: 3 new messages, updates: 5}
        """),
      .passes(
        """
        screen: Timer
        children:
          - {type: text, text: Stocks, value: up, updates: 8}
        """, options: ["interval": .number(5)]),
    ])

  let options: Options

  struct Options: RuleOptions {
    var interval = 10.0

    static let fields: [OptionField<Options>] = [
      .number("interval", \.interval, 0.1...3600, "slower changes than this, in seconds, are fine")
    ]
  }

  func findings(in tree: AccessibilityTree) -> NodeFindings {
    tree.nodes(.spoken, ifAnyHas: .updates).findings { index in
      let element = tree.element(index)
      guard element.has(.updates), let seconds = tree.interface.number(.updates, of: index),
        seconds > 0, seconds <= options.interval, let stop = stop(of: index, in: tree),
        !tree.traits[stop].contains(.updatesFrequently),
        ![.activityIndicator, .cell].contains(tree.element(stop).kind)
      else { return nil }
      // Static text is what never changes.
      let traits = tree.traits[stop].subtracting(.staticText).union(.updatesFrequently)
      return violation(
        "this \(Wording.noun(element.kind)) changes by itself \(Wording.every(seconds)), "
          + "at most \(Wording.seconds(options.interval)), but VoiceOver, which says "
          + "“\(tree.utterance(of: stop) ?? "")”, is not told to expect it",
        help: "Add the trait updatesFrequently.", of: index, in: tree, at: .updates,
        fixes: [.traits(traits, of: stop, .unsafe)])
    }
  }

  /// The stop at which the words of an element are heard.
  private func stop(of index: Int, in tree: AccessibilityTree) -> Int? {
    tree.has(.exposed, index) ? index : tree.stop(around: index)
  }
}
