/// Finds labels into which somebody typed a state.
struct LabelContainsState: Rule {
  static let info = RuleInfo(
    id: "label-contains-state",
    title: "A label leaves the state to traits and value",
    category: .labels,
    severity: .warning,
    criteria: [.wcag("4.1.2")],
    restsOn: [.text],
    why: """
      A state in the label stays when the state changes, or is heard twice. VoiceOver announces \
      changes of traits and values, and not of labels; and Voice Control wants the label spoken.
      """,
    how: "Keep the label the same in every state, and say the state by a trait or the value.",
    uiKit: #"""
      muteButton.accessibilityLabel = String(localized: "Mute")
      muteButton.accessibilityTraits.insert(.selected)
      """#,
    swiftUI: #"""
      Toggle("Mute", isOn: $isMuted).toggleStyle(.button)
      """#,
    traps: [
      "\"On\" and \"off\" count only at the end, and not where the label names an action, such as "
        + "\"Turn sound off\".",
      "Actions on what is selected, such as \"Delete selected\".",
      "Rows of a table, whose labels tell everything in them, unless `cells` is set.",
      "The visible title, which changes with the state.",
      "Languages without a list of words.",
    ],
    examples: [
      .fails(
        """
        screen: Call
        children:
          - {type: button, image: mic, ⟪label: "Mute, on"⟫}
          - {type: switch, on: true, ⟪label: Speaker on⟫}
          - {type: tab, selected: true, ⟪label: Calls selected⟫}
          - {type: button, image: pad, ⟪label: "Keypad (disabled)"⟫, enabled: false}
        """),
      .passes(
        """
        screen: Call
        children:
          - {type: button, image: mic, label: Mute, value: "On"}
          - {type: switch, on: true, label: Speaker}
          - {type: tab, selected: true, label: Calls}
          - {type: button, image: pad, label: Keypad, enabled: false}
        """),
      .passes(
        """
        screen: Call
        children:
          - {type: button, image: mic, label: Turn sound off}
          - {type: switch, on: true, label: Keep screen on}
          - {type: switch, on: true, label: Always on}
          - {type: button, image: bin, label: Delete selected}
          - type: cell
            onTap: open
            traits: button
            label: "Ana, selected"
          - {type: button, text: "Wi-Fi: On"}
          - {type: button, image: mic, label: On hold}
          - {type: button, image: mic, label: "Sain, on", language: cy}
        """, documented: false),
      .fails(
        """
        screen: Call
        children:
          - {type: cell, onTap: open, traits: button, ⟪label: "Ana, selected"⟫}
          - {type: button, ⟪label: "Mic, live"⟫}
        """, options: ["cells": .flag(true), "words": .texts(["live"])]),
    ])

  let options: Options

  struct Options: RuleOptions {
    var words: [String] = []
    var cells = false

    static let fields: [OptionField<Options>] = [
      .texts("words", \.words, "more words for states"),
      .flag("cells", \.cells, "whether the labels of table rows are looked at"),
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.hasAny([.exposed, .interactive, .label]) else { return [] }
    var filter = PerLanguage(StateVocabulary.filter)
    return tree.writtenNames(of: [.exposed, .interactive, .label], upTo: 400) { index in
      options.cells || !Self.rows.contains(tree.interface.elements[index].kind)
    } pass: { index, name in
      if tree.has(.marks, index), tree.passes(name, StateInLabel.mayHaveMarks) { return true }
      guard hasState(index, in: tree) else { return false }
      filter.turn(to: index, in: tree)
      return filter.value.mayMatch(name.hashes) || !options.words.isEmpty
    }.compactMap { finding(at: $0, in: tree) }
  }

  private func finding(at index: Int, in tree: AccessibilityTree) -> Finding? {
    guard let name = WrittenName(index, in: tree, upTo: 400),
      name.key == .label,
      let found = StateInLabel(
        name.text, language: tree.language(of: index), hasState: hasState(index, in: tree),
        extra: options.words),
      // What can be seen is said as it is seen.
      tree.interface.text(.text, of: index).map({ Words.isContained(found.word, in: $0) }) != true
    else { return nil }
    let heard = tree.utterance(of: index) ?? ""
    var change = UtteranceChange(name: .some(found.rest))
    if !hasState(index, in: tree) { change.value = LabelWords.capitalized(found.word) }
    return violation(
      "the label has the state \(Quoted.text(found.word)) in it: “\(heard)”",
      help: "Write \(Quoted.text(found.rest)), and say the state by a trait or the value.",
      of: index, in: tree, at: .label, after: tree.utterance(of: index, changing: change))
  }

  private static let rows: [ElementKind] = [.cell, .gridCell, .tableCell]
  private static let stateful: TraitSet = [.toggle, .tabBarItem, .selected, .notEnabled]

  /// Whether an element is of a class or has an attribute that says a state.
  private func hasState(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    return !tree.traits[index].isDisjoint(with: Self.stateful) || element.kind == .segment
      || element.kind == .disclosure || element.has(.on) || element.has(.selected)
      || element.has(.expanded)
  }
}
