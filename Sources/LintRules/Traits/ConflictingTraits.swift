import ScreenModel

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
      "A role that SwiftUI source adds to a text, which is static by itself.",
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
      .fails(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
          <objects><view id="v"><subviews><label id="l" text="More">
            <accessibility key="accessibilityConfiguration">
              ⟪<accessibilityTraits key="traits" staticText="YES" button="YES"/>⟫
            </accessibility>
          </label></subviews></view></objects>
        </document>
        """, "Only the button is heard; a note.", documented: false, path: "More.xib"),
      .fails(
        """
        struct Terms: View {
          var body: some View {
            VStack {
              Text("Terms of use").⟪accessibilityAddTraits⟫([.isButton, .isLink])
                .onTapGesture { open() }
            }
          }
        }
        """, path: Example.swiftUIPath),
      .needsReview(
        """
        struct Terms: View {
          var body: some View {
            Button("Licences", action: show).⟪accessibilityAddTraits⟫(.isLink)
          }
        }
        """, path: Example.swiftUIPath),
      .passes(
        """
        struct Terms: View {
          var body: some View {
            VStack {
              Text("Terms of use").accessibilityAddTraits(.isLink).onTapGesture { open() }
              Button("Licences", action: show)
                .accessibilityAddTraits(.isLink).accessibilityRemoveTraits(.isButton)
              Text("News").accessibilityAddTraits([.isHeader, .isButton]).onTapGesture { show() }
              Image("map").accessibilityLabel("Map").accessibilityAddTraits(.isButton)
                .onTapGesture { show() }
            }
          }
        }
        """, path: Example.swiftUIPath),
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
    let found = tree.nodes(.ownTraits).compactMap { index -> Finding? in
      guard tree.silences[index] == .none || tree.silences[index] == .notElement,
        tree.element(index).kind != .key
      else { return nil }
      return finding(at: index, in: tree)
    }
    guard tree.uses(.addTraits) else { return found }
    return found + tree.nodes(.exposed).compactMap { added(at: $0, in: tree) }
  }

  /// Traits that SwiftUI adds to those of a view: two that contradict each other, or one that the
  /// view's own contradicts. Every text is static, and a role is added to it.
  private func added(at index: Int, in tree: AccessibilityTree) -> Finding? {
    let element = tree.element(index)
    guard element.has(.addTraits), !element.has(.traits) else { return nil }
    let added = tree.interface.texts(.addTraits, of: index)
      .reduce(into: TraitSet()) { $0.formUnion(TraitSet(named: $1.value) ?? []) }
    let traits = tree.traits[index]
    let found = contradictions(in: traits).filter { conflict, _ in
      conflict.exists(in: added)
        || conflict.first != .staticText
          && !added.isDisjoint(with: conflict.first.union(conflict.second))
    }
    guard let worst = found.map(\.severity).max() else { return nil }
    let words = words(for: found, heardOf: index, in: tree)
    guard found.contains(where: { $0.conflict.exists(in: added) }) else {
      return review(
        "the added trait contradicts one that the view has by itself: \(words)",
        help: "Take the other trait away, or leave this one out.",
        of: index, in: tree, at: .addTraits, severity: worst)
    }
    return violation(
      "the traits contradict each other: \(words)",
      help: "Keep the one that says what the element is.",
      of: index, in: tree, at: .addTraits, severity: worst)
  }

  /// The pairs of a set that do not go together, each with how bad that is.
  private func contradictions(
    in traits: TraitSet
  ) -> [(conflict: TraitConflict, severity: Severity)] {
    let severities = PairSeverities(options.pairs)
    return TraitConflict.all.filter { $0.exists(in: traits) }.compactMap { conflict in
      severities.severity(of: conflict.names, conflict.severity).map { (conflict, $0) }
    }
  }

  private func words(
    for found: [(conflict: TraitConflict, severity: Severity)], heardOf index: Int,
    in tree: AccessibilityTree
  ) -> String {
    let names = found.map { "\($0.conflict.names.0) and \($0.conflict.names.1)" }
    let heard = tree.utterance(of: index).map { "; VoiceOver says “\($0)”" } ?? ""
    return names.joined(separator: ", ") + heard
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
    let found = contradictions(in: traits)
    guard let worst = found.map(\.severity).max() else {
      return noneBeside(traits, at: index, in: tree)
    }
    if tree.screen(of: index).has(.writtenDefaults), let role = strongerRole(among: found) {
      let words = tree.words(for: index)
      return violation(
        "the trait \(words.trait("staticText")) is set beside \(words.trait(role)), which is all "
          + "that is heard",
        help: "Leave \(words.trait("staticText")) out.", of: index, in: tree, at: .traits,
        severity: options.pairs.isEmpty ? .note : worst,
        fixes: [.traits(traits.subtracting(.staticText), of: index, .safe)])
    }
    return violation(
      "the traits contradict each other: \(words(for: found, heardOf: index, in: tree))",
      help: "Keep the one that says what the element is.", of: index, in: tree, at: .traits,
      severity: worst)
  }

  /// The role beside which a text was left static: VoiceOver says the role, and reads the text.
  private func strongerRole(
    among found: [(conflict: TraitConflict, severity: Severity)]
  ) -> String? {
    let roles: TraitSet = [.button, .keyboardKey]
    guard found.count == 1, found[0].conflict.first == .staticText,
      roles.isSuperset(of: found[0].conflict.second)
    else { return nil }
    return found[0].conflict.names.1
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
