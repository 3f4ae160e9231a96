import ScreenModel

/// Finds controls whose label lacks the words that are drawn on them.
struct VisibleTextNotInLabel: Rule {
  static let info = RuleInfo(
    id: "visible-text-not-in-label",
    title: "A control is called what is written on it",
    category: .labels,
    severity: .warning,
    criteria: [.wcag("2.5.3")],
    restsOn: [.type, .value],
    why: """
      Users of Voice Control say what they see: "tap Send". Where the label is "Submit form", \
      nothing happens. Those who see and hear the screen are told two different things.
      """,
    how: """
      Begin the label with the drawn words, and add to them: "Send form". Or give Voice Control \
      the drawn words as an input label.
      """,
    uiKit: #"""
      sendButton.accessibilityLabel = String(localized: "Send form")
      """#,
    swiftUI: #"""
      Button("Send", action: send)
        .accessibilityLabel("Send form")
      """#,
    traps: [
      "Symbols such as \"×\", numbers alone and single letters.",
      "Short forms, acronyms, numbers and durations that the label spells out.",
      "Other capitals and punctuation, and words that are written together.",
      "An input label that has the drawn words.",
      "Controls that hold several texts, of which a label makes a sentence.",
      "Texts in another script than the label, and codes of two letters, as of languages.",
      "A label that has the drawn words together with the value.",
      "The keys of a keyboard.",
      "Words that stand in the label, but not at its beginning, are a note.",
    ],
    examples: [
      .fails(
        """
        screen: Form
        children:
          - {type: button, text: Send, ⟪label: Submit form⟫}
          - {type: button, text: Send form, ⟪label: Send this⟫}
        """, "VoiceOver says \"Submit form, button.\""),
      .passes(
        """
        screen: Form
        children:
          - {type: button, text: Send, label: Send form}
        """),
      .passes(
        """
        screen: Form
        children:
          - {type: button, text: ×, label: Close}
          - {type: button, text: B, label: Bold}
          - {type: button, text: "3", label: Unread messages}
          - {type: button, text: 10 min, label: 10 minutes}
          - {type: button, text: "Wait 2h", label: Wait two hours}
          - {type: button, text: FAQ, label: Frequently asked questions}
          - {type: button, text: LOG IN…, label: Login}
        """, "Symbols, short forms and other spellings."),
      .passes(
        """
        screen: Form
        children:
          - {type: button, text: Send, label: Submit form, inputLabels: [Send]}
          - {type: button, text: OK, label: Готово}
          - {type: button, text: DE, label: German}
          - {type: button, text: "Size: large", label: Size, value: large}
          - {type: key, text: abc, label: Letters}
          - type: view
            element: true
            traits: button
            label: Ana wrote yesterday
            children:
              - {type: text, text: Yesterday}
              - {type: text, text: Ana}
        """, documented: false),
      .fails(
        """
        screen: Form
        children:
          - {type: button, text: Order, ⟪label: Cancel order⟫}
          - type: view
            element: true
            traits: button
            ⟪label: Proceed⟫
            children:
              - {type: text, text: Continue}
        """, "The first is a note: the word is there, further on."),
      .passes(
        """
        screen: Form
        children:
          - {type: button, text: Order, label: Cancel order}
          - {type: button, text: Fwd. doc, label: Forward documentation}
        """,
        options: ["requirePrefix": .text("ignore"), "expansions": .texts(["doc=documentation"])],
        documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var requirePrefix = "note"
    var expansions: [String] = []

    static let fields: [OptionField<Options>] = [
      .choice(
        "requirePrefix", \.requirePrefix, ["note", "warning", "ignore"],
        "what to do where the label has the drawn words, but not at its beginning"),
      .texts("expansions", \.expansions, "more short forms, as in qty=quantity"),
    ]
  }

  /// Longer texts are read, not called.
  private static let maximumLength = 200

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.hasAny([.exposed, .label]) else { return [] }
    let expansions = expansions
    return tree.nodes([.exposed, .interactive, .label]).compactMap {
      finding(at: $0, expansions, in: tree)
    } + hiddenTexts(in: tree)
  }

  private func finding(
    at index: Int, _ expansions: ShortForms, in tree: AccessibilityTree
  ) -> Finding? {
    guard tree.traits[index].isDisjoint(with: [.textEntry, .keyboardKey]),
      let (drawn, holder) = drawn(on: index, in: tree),
      drawn.utf8.count <= Self.maximumLength, let label = tree.interface.text(.label, of: index),
      drawn != label, let words = DrawnWords(drawn, expansions: expansions),
      let match = match(drawn, words, label, index, expansions, in: tree),
      !hasInputLabel(words, index, in: tree)
    else { return nil }
    let severity = severity(of: match)
    guard let severity else { return nil }
    let quoted = Quoted.text(drawn)
    let heard = "VoiceOver says “\(tree.utterance(of: index) ?? "")”"
    let message =
      match == .inside
      ? "the label does not begin with \(quoted), which is drawn on it: \(heard)"
      : "\(quoted) is drawn here, but \(heard), and Voice Control does not know what is drawn"
    let help = "Begin the label with the drawn words."
    let isOpen = tree.element(index).mayChangeInCode || tree.element(holder).mayChangeInCode
    if isOpen {
      return review(message, help: help, of: index, in: tree, at: .label, severity: severity)
    }
    return violation(message, help: help, of: index, in: tree, at: .label, severity: severity)
  }

  /// Texts that the app makes when it runs, in the place of which labels are said that never
  /// change.
  private func hiddenTexts(in tree: AccessibilityTree) -> [Finding] {
    guard tree.interface.screens.contains(where: { $0.has(.composition) }) else { return [] }
    return tree.nodes([.exposed, .label]).compactMap { hiddenText(at: $0, in: tree) }
  }

  private func hiddenText(at index: Int, in tree: AccessibilityTree) -> Finding? {
    let element = tree.element(index)
    guard element.kind == .text, element.has(.text), !element.has(.value),
      !tree.interface.says(.text, index), let shown = tree.interface.sketch(.text, of: index),
      let label = tree.name(of: index).value, tree.nameSources[index].key == .label
    else { return nil }
    return review(
      "the label \(Quoted.text(label.text)) never changes, and VoiceOver says it in the place of "
        + "\(shown)",
      help: "Put what is shown into the label, or take the label away.", of: index, in: tree,
      at: .label)
  }

  private func severity(of match: DrawnWords.Match) -> Severity? {
    switch match {
    case .start: nil
    case .inside:
      options.requirePrefix == "ignore"
        ? nil : options.requirePrefix == "warning" ? .warning : .note
    case .some: .warning
    case .none: .error
    }
  }

  private var expansions: ShortForms {
    guard !options.expansions.isEmpty else { return DrawnWords.abbreviations }
    var all = DrawnWords.abbreviations
    for pair in options.expansions {
      let words = pair.lowercased().split(separator: "=").map(String.init)
      if words.count == 2 { all.add(words[0], for: words[1]) }
    }
    return all
  }

  /// How the label has the drawn words, as they are written or as they are heard.
  private func match(
    _ drawn: String, _ words: DrawnWords, _ label: String, _ index: Int,
    _ expansions: ShortForms, in tree: AccessibilityTree
  ) -> DrawnWords.Match? {
    guard let match = words.match(in: label) else { return nil }
    guard match == .some || match == .none else { return match }
    // What is drawn may be the value, or the label with the value.
    if let value = tree.interface.text(.value, of: index),
      words.match(in: label + " " + value) == .start || words.match(in: value) == .start
    {
      return .start
    }
    let voice = tree.voice(of: index, language: tree.language(of: index))
    let (heard, heardLabel) = (voice.spoken(drawn), voice.spoken(label))
    // What is read as it is written says no more.
    if heard == drawn, heardLabel == label { return match }
    guard let other = DrawnWords(heard, expansions: expansions)?.match(in: heardLabel),
      other == .start || other == .inside
    else { return match }
    return other
  }

  /// The text that is drawn on a control, and the element that draws it; nil where there are
  /// several.
  private func drawn(on index: Int, in tree: AccessibilityTree) -> (text: String, holder: Int)? {
    if tree.interface.says(.text, index) {
      return tree.interface.text(.text, of: index).map { ($0, index) }
    }
    if tree.interface.says(.draws, index) {
      return tree.interface.text(.draws, of: index).map { ($0, index) }
    }
    guard tree.has(.parent, index) else { return nil }
    var holder: Int?
    for child in index + 1..<Int(tree.element(index).next)
    where tree.silences[child] == .insideElement && tree.interface.says(.text, child) {
      if holder != nil { return nil }
      holder = child
    }
    guard let holder, tree.element(holder).kind == .text else { return nil }
    return tree.interface.text(.text, of: holder).map { ($0, holder) }
  }

  private func hasInputLabel(_ words: DrawnWords, _ index: Int, in tree: AccessibilityTree) -> Bool
  {
    guard tree.element(index).has(.inputLabels) else { return false }
    return tree.interface.texts(.inputLabels, of: index).contains {
      let match = words.match(in: $0.value)
      return match == .start || match == .inside
    }
  }
}
