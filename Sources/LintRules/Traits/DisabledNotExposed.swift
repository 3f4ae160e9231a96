import ScreenModel

/// Finds controls that are disabled, or look it, and do not say so; or say so and are not.
struct DisabledNotExposed: Rule {
  static let info = RuleInfo(
    id: "disabled-not-exposed",
    title: "A disabled control says that it is dimmed",
    category: .traits,
    severity: .error,
    criteria: [.wcag("4.1.2")],
    restsOn: [.type, .traits],
    why: """
      Everybody else sees that the control is grey. A VoiceOver user hears an ordinary button, \
      double taps, and nothing happens.
      """,
    how: """
      Add the trait for what is not enabled while the element is disabled, and remove it again \
      with the state. UIKit's controls do so by themselves as long as nobody assigns their traits.
      """,
    uiKit: #"""
      resetElement.accessibilityTraits = isRunning ? .button : [.button, .notEnabled]
      """#,
    swiftUI: #"""
      Button("Reset", action: reset).disabled(!isRunning)
      """#,
    traps: [
      "A control without traits of its own, for which UIKit adds the trait.",
      "A control with traits of its own, whose class may add the state to them: a person has to "
        + "look.",
      "Tabs, which are never dimmed.",
      "Elements of which the file does not say whether they are enabled.",
      "Nearly transparent views, which something may fade in.",
      "A screen on which every such control is translucent, as that is its style.",
    ],
    examples: [
      .fails(
        """
        screen: Timer
        children:
          - type: view
            elements:
              - {label: Reset, ⟪traits: button⟫, enabled: false}
              - {label: Start, ⟪traits: [button, notEnabled]⟫, enabled: true}
              - {label: Lap 3, ⟪enabled: false⟫}
        """, "VoiceOver says \"Reset, button.\" and \"Start, dimmed, button.\""),
      .passes(
        """
        screen: Timer
        children:
          - {type: button, text: Start, enabled: false}
          - type: view
            elements:
              - {label: Reset, traits: [button, notEnabled], enabled: false, frame: [0, 0, 80, 60]}
              - {label: Stop, traits: [button, notEnabled], frame: [90, 0, 80, 60]}
          - type: tabBar
            children:
              - {type: tab, text: Home, enabled: false, traits: tabBarItem}
        """),
      .needsReview(
        """
        screen: Timer
        children:
          - {type: button, text: Start}
          - {type: button, text: Reset, ⟪alpha: 0.4⟫}
          - {type: button, text: Laps, enabled: false, ⟪traits: [button, selected]⟫}
        """, "It looks disabled, but nothing says whether it is."),
      .passes(
        """
        screen: Timer
        children:
          - {type: button, text: Start, alpha: 0.4}
          - {type: button, text: Reset, alpha: 0.4}
          - {type: button, text: Laps, alpha: 0.06}
          - {type: button, text: Stop, alpha: 0.4, enabled: true}
        """, "All of them are translucent.", documented: false),
      .passes(
        """
        screen: Timer
        children:
          - {type: button, text: Start}
          - {type: button, text: Reset, alpha: 0.4}
        """, options: ["alphaBelow": .number(0.3)]),
    ])

  let options: Options

  struct Options: RuleOptions {
    var alphaBelow = 0.5

    static let fields: [OptionField<Options>] = [
      .number(
        "alphaBelow", \.alphaBelow, 0...1, "a control more transparent than this looks disabled")
    ]
  }

  /// An element that is less opaque than this is on its way in or out.
  private static let nearlyInvisible = 0.1

  func findings(in tree: AccessibilityTree) -> [Finding] {
    /// By parent: whether it has a control that is drawn in full.
    var hasFullControl: [Int32: Bool] = [:]
    return tree.nodes(.exposed).compactMap { index in
      let element = tree.element(index)
      if element.has(.enabled) { return contradiction(at: index, in: tree) }
      guard element.has(.alpha), tree.has(.interactive, index),
        !tree.traits[index].contains(.notEnabled),
        let alpha = tree.interface.number(.alpha, of: index), alpha < options.alphaBelow,
        alpha >= Self.nearlyInvisible
      else { return nil }
      let known = hasFullControl[element.parent]
      let isFaint = known ?? holdsFullControl(Int(element.parent), in: tree)
      hasFullControl[element.parent] = isFaint
      return isFaint ? looksDisabled(index, alpha, in: tree) : nil
    }
  }

  /// The finding where the state in the file and the trait disagree.
  private func contradiction(at index: Int, in tree: AccessibilityTree) -> Finding? {
    let element = tree.element(index)
    let isDimmed = tree.traits[index].contains(.notEnabled)
    guard element.kind != .tab, let isEnabled = element.flag(.enabled), isEnabled == isDimmed else {
      return nil
    }
    let heard = "VoiceOver says “\(tree.utterance(of: index) ?? "")”"
    let noun = Wording.noun(element.kind)
    if isDimmed {
      let traits = element.traits.subtracting(.notEnabled)
      return violation(
        "this \(noun) is enabled, but \(heard)", help: "Remove the trait notEnabled.", of: index,
        in: tree, at: .traits, after: heardWith(traits, index, tree),
        fixes: [.traits(traits, of: index, .unsafe)])
    }
    if ClassDefaults.of(element.kind).isControl {
      return review(
        "this \(noun) is disabled, but its own traits replace those of the class, so unless the "
          + "class adds the state \(heard)", help: "Check that VoiceOver says that it is dimmed.",
        of: index, in: tree, at: .traits)
    }
    let traits = tree.traits[index].union(.notEnabled)
    return violation(
      "this \(noun) is disabled, but \(heard)", help: "Add the trait notEnabled.", of: index,
      in: tree, at: element.has(.traits) ? .traits : .enabled,
      after: heardWith(traits, index, tree),
      fixes: [.traits(traits, of: index, .unsafe)])
  }

  private func heardWith(_ traits: TraitSet, _ index: Int, _ tree: AccessibilityTree) -> String {
    tree.utterance(of: index, changing: UtteranceChange(traits: traits))
  }

  private func looksDisabled(_ index: Int, _ alpha: Double, in tree: AccessibilityTree) -> Finding {
    review(
      "this \(Wording.noun(tree.element(index).kind)) is drawn with an alpha of "
        + "\(Points.text(alpha)), below \(Points.text(options.alphaBelow)), so it looks disabled, "
        + "but VoiceOver says “\(tree.utterance(of: index) ?? "")”",
      help: "If it is disabled, \(tree.words(for: index).set(.enabled, to: .flag(false))).",
      of: index, in: tree, at: .alpha, severity: .warning)
  }

  private func holdsFullControl(_ parent: Int, in tree: AccessibilityTree) -> Bool {
    tree.interface.children(of: parent).contains {
      tree.has([.exposed, .interactive], $0) && tree.element($0).flag(.enabled) != false
        && !tree.element($0).has(.alpha)
    }
  }
}
