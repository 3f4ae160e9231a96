/// Finds sets of traits that contradict each other.
struct ConflictingTraits: Rule {
  static let info = RuleInfo(
    id: "conflicting-traits",
    title: "The traits of an element do not contradict each other",
    category: .traits,
    severity: .error,
    criteria: [.wcag("4.1.2"), .wcag("2.1.1")],
    restsOn: [.type],
    why: """
      VoiceOver says every role that the traits name and chooses its gestures by them. A heading \
      that is adjustable takes the swipe that should lead to the next heading; a button that is a \
      link as well says both and is neither.
      """,
    how: "Keep the one trait that says what the element is, and remove the others.",
    uiKit: "card.accessibilityTraits = .button",
    swiftUI: #"""
      card.accessibilityAddTraits(.isButton).accessibilityRemoveTraits(.isStaticText)
      """#,
    traps: [
      "Image with button or link, header with button or link, and selected with anything are fine.",
      "Keys of a system keyboard.",
      "Bits of a dump that are private to the system.",
    ],
    examples: [
      .fails(
        """
        screen: Article
        children:
          - {type: button, text: Read on, ⟪traits: [button, link]⟫}
          - {type: view, element: true, label: Volume, ⟪traits: [button, adjustable]⟫}
          - {type: text, text: Size, ⟪traits: [header, adjustable]⟫}
        """, "VoiceOver says \"Read on, button, link.\""),
      .passes(
        """
        screen: Article
        children:
          - {type: button, text: Read on, traits: button}
          - {type: image, element: true, label: Map, traits: [image, button]}
          - {type: text, text: News, traits: [header, link]}
          - {type: button, text: Like, traits: [button, selected]}
        """),
      .fails(
        """
        screen: Article
        children:
          - {type: text, text: More, ⟪traits: [staticText, button]⟫}
          - {type: text, text: "3", ⟪traits: [staticText, updatesFrequently]⟫}
          - {type: view, element: true, label: Zoom, ⟪traits: [link, adjustable]⟫}
          - {type: button, text: Save, ⟪traits: [none, button]⟫}
        """, "The first is a warning, the others are notes."),
      .fails(
        """
        screen: Tabs
        children:
          - {type: view, element: true, label: Sections, ⟪traits: tabBar⟫}
        """, "The tab bar trait belongs on a container, whose children are the tabs."),
      .passes(
        """
        screen: List
        children:
          - {type: text, text: Milk, traits: "0x0202000000000040"}
          - {type: text, text: Bread, traits: [none, "0x0202000000000000"]}
          - {type: keyboard, children: [{type: key, label: a, traits: [keyboardKey, button]}]}
        """, "A dump has the bits that a list lends to its rows; keys are the system's.",
        documented: false),
      .passes(
        """
        screen: Article
        children:
          - {type: text, text: More, traits: [staticText, button]}
        """, options: ["pairs": .texts(["button+staticText=off"])]),
    ])

  let options: Options

  struct Options: RuleOptions {
    var pairs: [String] = []

    static let fields: [OptionField<Options>] = [
      .texts(
        "pairs", \.pairs,
        "how bad a pair is: off, note, warning or error, as in button+staticText=off")
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    tree.nodes(.ownTraits).compactMap { index in
      guard tree.silences[index] == .none || tree.silences[index] == .notElement,
        tree.element(index).kind != .key
      else { return nil }
      return finding(at: index, in: tree)
    }
  }

  private func finding(at index: Int, in tree: AccessibilityTree) -> Finding? {
    // What a container lends to its elements is nobody's mistake.
    let traits = tree.traits[index].subtracting(.inherited)
    // Most sets have one trait, which contradicts nothing.
    let isSingle = traits.rawValue & (traits.rawValue &- 1) == 0
    if isSingle, !traits.contains(.tabBar), !tree.element(index).marks.contains(.noneTrait) {
      return nil
    }
    if traits.contains(.tabBar), tree.has(.exposed, index) {
      return violation(
        "the tab bar trait is on an element, so its tabs are out of reach",
        help: "Put the trait on the container, and let its tabs be the elements.", of: index,
        in: tree, at: .traits)
    }
    let severities = PairSeverities(options.pairs)
    let found = TraitConflict.all.filter { $0.exists(in: traits) }.compactMap { conflict in
      severities.severity(of: conflict.names, conflict.severity).map { (conflict, $0) }
    }
    guard let worst = found.map(\.1).max() else { return noneBeside(traits, at: index, in: tree) }
    let names = found.map { "\($0.0.names.0) and \($0.0.names.1)" }
    let heard = tree.utterance(of: index).map { "; VoiceOver says “\($0)”" } ?? ""
    return violation(
      "the traits contradict each other: \(names.joined(separator: ", "))\(heard)",
      help: "Keep the one that says what the element is.", of: index, in: tree, at: .traits,
      severity: worst)
  }

  private func noneBeside(
    _ traits: TraitSet, at index: Int, in tree: AccessibilityTree
  ) -> Finding? {
    guard tree.element(index).marks.contains(.noneTrait), !traits.isEmpty else { return nil }
    return violation(
      "the traits name none beside \(traits.names.joined(separator: ", ")), so none is ignored",
      help: "Remove `none`.", of: index, in: tree, at: .traits, severity: .note,
      fixes: [.traits(traits, of: index, .safe)])
  }
}
