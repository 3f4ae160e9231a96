import ScreenModel

/// Finds labels that hold the number that changes.
struct ValueInLabel: Rule {
  static let info = RuleInfo(
    id: "value-in-label",
    title: "What changes is the value, and the label stays",
    category: .values,
    severity: .warning,
    criteria: [.wcag("4.1.2")],
    clauses: ["11.5.2.7"],
    restsOn: [.value],
    why: """
      After each swipe VoiceOver says the new value, and there is none: the number is in the \
      label, which it does not repeat. Voice Control users have to say a name that keeps changing.
      """,
    how: "Let the label say what it is, and the value what it is set to.",
    uiKit: #"""
      dial.accessibilityLabel = String(localized: "Volume")
      dial.accessibilityValue = "\(volume)"
      """#,
    swiftUI: #"""
      DialView(volume: volume)
        .accessibilityLabel("Volume").accessibilityValue("\(volume)")
      """#,
    traps: [
      "A name that really holds a number: \"Channel 4\", \"Budget 2024\", \"MP3\".",
      "A text that counts is drawn that way, and needs no label.",
      "Where the class says a value, only the present number counts.",
      "Labels in a language that the rule has no words for.",
    ],
    examples: [
      .fails(
        """
        screen: Player
        children:
          - {type: view, element: true, label: Volume ⟪40⟫, traits: adjustable}
          - {type: view, element: true, label: "⟪24⟫ minutes left", traits: updatesFrequently}
          - {type: slider, label: "Bass: ⟪3⟫", range: {min: 0, max: 100, value: 3}}
        """, "VoiceOver says \"Volume forty, adjustable.\""),
      .passes(
        """
        screen: Player
        children:
          - {type: view, element: true, label: Volume, value: "40", traits: adjustable}
          - {type: view, element: true, label: Time left, value: 24 minutes,
             traits: updatesFrequently}
        """),
      .passes(
        """
        screen: Player
        children:
          - {type: slider, label: Channel 4, range: {min: 0, max: 100, value: 50}}
          - {type: text, text: 24 minutes left, traits: updatesFrequently}
          - {type: progress, label: Step 2, range: {min: 0, max: 1, value: 0.4}}
          - {type: view, element: true, label: Budget 2024, traits: updatesFrequently}
          - {type: view, element: true, label: MP3, traits: updatesFrequently}
          - {type: view, element: true, label: Осталось 24, language: ru,
             traits: updatesFrequently}
        """, "Numbers that belong to the name, and a text that counts."),
    ])

  let options: NoOptions

  func findings(in tree: AccessibilityTree) -> NodeFindings {
    tree.nodes([.exposed]).findings { index in
      let isUpdating =
        !tree.traits[index].isDisjoint(with: [.adjustable, .updatesFrequently])
        || tree.element(index).has(.updates)
      guard isUpdating, tree.nameSources[index] == .label || tree.nameSources[index] == .text,
        let name = tree.name(of: index).value,
        let number = NumberInLabel.changing(in: name, at: index, in: tree)
      else { return nil }
      return finding(name, number, at: index, in: tree)
    }
  }

  private func finding(
    _ name: AccessibleName, _ number: Range<String.Index>, at index: Int,
    in tree: AccessibilityTree
  ) -> Finding {
    let range = SpokenText.all(of: index, in: tree).first { $0.key == name.source.key }?
      .range(of: number)
    let split = split(name.text, at: number.lowerBound)
    let heard = tree.utterance(of: index) ?? ""
    let message =
      "the number in the \(name.source == .label ? "label" : "text") changes and should be the "
      + "value; VoiceOver says “\(heard)”"
    let help =
      split.map { "Keep \(Quoted.text($0.name)) as the label, and make the number the value." }
      ?? "Keep the words as the label, and make the number the value."
    let after = split.map {
      tree.utterance(of: index, changing: UtteranceChange(name: $0.name, value: $0.value))
    }
    let fixes = split.map { [fix($0, at: index)] } ?? []
    return tree.element(index).mayChangeInCode
      ? review(
        message, help: help, of: index, in: tree, at: name.source.key, range: range, after: after,
        fixes: fixes)
      : violation(
        message, help: help, of: index, in: tree, at: name.source.key, range: range, after: after,
        fixes: fixes)
  }

  private func fix(_ split: (name: String, value: String), at index: Int) -> Fix {
    Fix(
      title: "Set `label` to \(Quoted.text(split.name)) and `value` to \(Quoted.text(split.value))",
      safety: .unsafe,
      changes: [
        Fix.Change(element: index, key: .label, value: .text(split.name)),
        Fix.Change(element: index, key: .value, value: .text(split.value)),
      ])
  }

  /// The words before a number, and the number with what follows it; nil where nothing is before.
  private func split(_ text: String, at number: String.Index) -> (name: String, value: String)? {
    let name = text[..<number].reversed().drop { !($0.isLetter || $0.isNumber) }.reversed()
    guard name.contains(where: \.isLetter) else { return nil }
    return (String(name), String(text[number...]))
  }
}
