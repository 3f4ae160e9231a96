/// Finds sets of traits that contradict one another.
struct ConflictingTraits: Rule {
  static let info = RuleInfo(
    id: "conflicting-traits",
    title: "The traits of an element do not contradict one another",
    category: .traits,
    severity: .error,
    criteria: [.wcag("4.1.2"), .wcag("2.1.1")],
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

  private struct Conflict {
    let first: TraitSet
    let second: TraitSet
    let severity: Severity
  }

  private static let conflicts: [Conflict] = {
    let roles: [TraitSet] = [.button, .link, .searchField, .keyboardKey]
    var conflicts: [Conflict] = []
    for (place, role) in roles.enumerated() {
      for other in roles[(place + 1)...] {
        conflicts.append(Conflict(first: role, second: other, severity: .error))
      }
    }
    conflicts += [
      Conflict(first: .button, second: .adjustable, severity: .error),
      Conflict(first: .header, second: .adjustable, severity: .error),
    ]
    for other: TraitSet in [.button, .link, .adjustable, .searchField, .keyboardKey] {
      conflicts.append(Conflict(first: .staticText, second: other, severity: .warning))
    }
    return conflicts + [
      Conflict(first: .staticText, second: .updatesFrequently, severity: .note),
      Conflict(first: .link, second: .adjustable, severity: .note),
    ]
  }()

  func findings(in tree: AccessibilityTree) -> [Finding] {
    tree.nodes(.ownTraits).compactMap { index in
      guard tree.silences[index] == .none || tree.silences[index] == .notElement,
        tree.element(index).kind != .key
      else { return nil }
      return finding(at: index, in: tree)
    }
  }

  private func finding(at index: Int, in tree: AccessibilityTree) -> Finding? {
    let traits = tree.traits[index]
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
    let found = Self.conflicts.filter {
      traits.isSuperset(of: [$0.first, $0.second]) && severity(of: $0) != nil
    }
    guard let worst = found.compactMap(severity).max() else {
      return noneBeside(traits, at: index, in: tree)
    }
    let names = found.map { "\(name($0.first)) and \(name($0.second))" }
    let heard = tree.utterance(of: index).map { "; VoiceOver says “\($0)”" } ?? ""
    return violation(
      "the traits contradict one another: \(names.joined(separator: ", "))\(heard)",
      help: "Keep the one that says what the element is.", of: index, in: tree, at: .traits,
      severity: worst)
  }

  private func noneBeside(
    _ traits: TraitSet, at index: Int, in tree: AccessibilityTree
  ) -> Finding? {
    guard tree.element(index).marks.contains(.noneTrait), !traits.isEmpty else { return nil }
    return violation(
      "the traits name none beside \(traits.names.joined(separator: ", ")), so none is ignored",
      help: "Remove `none`.", of: index, in: tree, at: .traits, severity: .note)
  }

  /// How bad a conflict is, as configured; nil where it is off.
  private func severity(of conflict: Conflict) -> Severity? {
    let names = [name(conflict.first), name(conflict.second)]
    let spellings = [names.joined(separator: "+"), names.reversed().joined(separator: "+")]
    for pair in options.pairs {
      let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
      if parts.count == 2, spellings.contains(parts[0]) { return Severity(rawValue: parts[1]) }
    }
    return conflict.severity
  }

  private func name(_ trait: TraitSet) -> String { trait.names.joined() }
}
