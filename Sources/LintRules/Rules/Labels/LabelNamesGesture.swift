/// Finds names of controls that tell how to touch them.
struct LabelNamesGesture: Rule {
  static let info = RuleInfo(
    id: "label-names-gesture",
    title: "A name says what happens, not how to touch",
    category: .labels,
    severity: .note,
    criteria: [],
    restsOn: [.type, .label],
    why: """
      With VoiceOver it is a double tap, with Switch Control a switch and with Voice Control a \
      word; "Tap to open the menu" fits none of them, and the purpose comes last.
      """,
    how: "Name the control by its purpose. VoiceOver adds how to activate it.",
    uiKit: #"""
      menuButton.accessibilityLabel = String(localized: "Menu")
      """#,
    swiftUI: #"""
      Button(action: openMenu) { Image("menu") }.accessibilityLabel("Menu")
      """#,
    traps: [
      "Nouns such as \"Tap water\" and \"Press review\".",
      "Texts, which may teach a gesture or a game.",
      "\"Click here\" on a link is the business of `link-purpose-unclear`.",
      "Languages without a list of words.",
    ],
    examples: [
      .fails(
        """
        screen: Map
        children:
          - {type: button, image: menu, ⟪label: Tap to open the menu⟫}
          - {type: button, image: map, ⟪label: Double-tap here⟫}
          - {type: button, ⟪text: Press and hold to talk⟫}
        """),
      .passes(
        """
        screen: Map
        children:
          - {type: button, image: menu, label: Menu}
          - {type: button, image: map, label: Map}
        """),
      .passes(
        """
        screen: Map
        children:
          - {type: button, label: Tap water}
          - {type: button, label: Press review}
          - {type: text, text: Tap to place a pin}
          - {type: button, label: "Tap to chwilio", language: cy}
        """, documented: false),
      .passes(
        """
        screen: Map
        children:
          - {type: link, text: Click here}
        """, options: ["verbs": .texts(["smash"])], documented: false),
      .fails(
        """
        screen: Map
        children:
          - {type: button, ⟪label: Smash to win⟫}
        """, options: ["verbs": .texts(["smash"])], documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var verbs: [String] = []

    static let fields: [OptionField<Options>] = [
      .texts("verbs", \.verbs, "more verbs of touching, which count before \"to\" or \"here\"")
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.hasAny([.exposed, .interactive]) else { return [] }
    var filter = PerLanguage(GesturePhrases.filter)
    return tree.writtenNames(of: [.exposed, .interactive], upTo: 300) { index in
      tree.interface.elements[index].kind != .cell
    } pass: { index, name in
      filter.turn(to: index, in: tree)
      return filter.value.mayMatch(name.hashes) || !options.verbs.isEmpty
    }.compactMap { finding(at: $0, in: tree) }
  }

  private func finding(at index: Int, in tree: AccessibilityTree) -> Finding? {
    let kind = tree.element(index).kind
    guard kind != .text || tree.has(.ownTraits, index), kind != .cell,
      let name = WrittenName(index, in: tree, upTo: 300)
    else { return nil }
    let language = tree.language(of: index)
    guard
      let found = GesturePhrases.beginning(of: name.text, in: language, extra: options.verbs),
      !tree.traits[index].contains(.link) || !LinkPhrases.isUnclear(name.text, in: language)
    else { return nil }
    let heard = tree.utterance(of: index) ?? ""
    let change = found.purpose.map { UtteranceChange(name: .some($0)) }
    return violation(
      "the name begins with the gesture \(Quoted.text(found.gesture)): “\(heard)”",
      help: found.purpose.map { "Say the purpose, such as \(Quoted.text($0))." }
        ?? "Say what it is for.",
      of: index, in: tree, at: name.key,
      after: change.map { tree.utterance(of: index, changing: $0) },
      fixes: found.purpose.map { [.set(.label, of: index, to: $0, .shownOnly)] } ?? [])
  }
}
