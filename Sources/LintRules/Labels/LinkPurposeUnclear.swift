import ScreenModel

/// Finds links whose names say nothing of where they lead.
struct LinkPurposeUnclear: Rule {
  static let info = RuleInfo(
    id: "link-purpose-unclear",
    title: "A link says where it leads",
    category: .labels,
    severity: .warning,
    criteria: [.wcag("2.4.4")],
    restsOn: [.label],
    why: """
      VoiceOver users go from link to link with the rotor and hear them without what stands \
      around: "here, link, more, link, here, link".
      """,
    how: "Name the link by what it opens, such as \"Terms of use\".",
    uiKit: #"""
      termsLink.accessibilityLabel = String(localized: "Terms of use")
      """#,
    swiftUI: #"""
      Link("Terms of use", destination: terms)
      """#,
    traps: [
      "Only the whole name counts: \"See more offers for Porto\" is clear.",
      "Tabs, such as the one for what does not fit into the bar.",
      "\"Continue\" and \"Next\" in a row of steps.",
      "Buttons, unless `roles` names them.",
      "Languages without a list of words.",
    ],
    examples: [
      .fails(
        """
        screen: Sign up
        children:
          - {type: link, ⟪text: here⟫, opensURL: "https://example.com/terms"}
          - {type: link, ⟪text: Learn more⟫}
          - {type: text, ⟪text: Click here to read more⟫, traits: link, onTap: open}
        """),
      .passes(
        """
        screen: Sign up
        children:
          - {type: link, text: Terms of use, opensURL: "https://example.com/terms"}
          - {type: link, text: Learn more, label: Learn more about roaming}
        """),
      .passes(
        """
        screen: Sign up
        children:
          - {type: link, text: See more offers for Porto}
          - {type: link, text: Continue}
          - {type: link, text: Next}
          - {type: tab, text: More}
          - {type: button, text: Learn more}
          - {type: link, text: More, language: cy}
        """, documented: false),
      .fails(
        """
        screen: Sign up
        children:
          - {type: button, ⟪text: Learn more⟫}
        """, options: ["roles": .texts(["link", "button"])]),
    ])

  let options: Options

  struct Options: RuleOptions {
    var roles = ["link"]

    static let fields: [OptionField<Options>] = [
      .texts("roles", \.roles, "the traits whose elements are looked at: `link`, `button`")
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    var traits: TraitSet = []
    if options.roles.contains("link") { traits.insert(.link) }
    if options.roles.contains("button") { traits.insert(.button) }
    return tree.nodes([.exposed, .interactive]).compactMap { index in
      tree.traits[index].isDisjoint(with: traits) ? nil : finding(at: index, in: tree)
    }
  }

  private func finding(at index: Int, in tree: AccessibilityTree) -> Finding? {
    let source = tree.nameSources[index]
    guard source == .label || source == .text || source == .children,
      tree.traits[index].isDisjoint(with: [.tabBarItem, .keyboardKey]),
      let name = tree.name(of: index).value?.text,
      LinkPhrases.isUnclear(name, in: tree.language(of: index))
    else { return nil }
    let heard = tree.utterance(of: index) ?? ""
    let message = "\(Quoted.text(name)) does not say where it leads; VoiceOver says “\(heard)”"
    let help = "Name it by what it opens."
    if source == .text, tree.element(index).mayChangeInCode {
      return review(message, help: help, of: index, in: tree, at: source.key)
    }
    return violation(message, help: help, of: index, in: tree, at: source.key)
  }
}
