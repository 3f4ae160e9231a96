import ScreenModel

/// Finds hints that say nothing that is not heard anyway.
struct HintRepeatsLabel: Rule {
  static let info = RuleInfo(
    id: "hint-repeats-label",
    title: "A hint adds something to the label",
    category: .labels,
    severity: .warning,
    criteria: [],
    why: """
      Every word that is heard twice costs time at every visit. VoiceOver itself says how to \
      operate a switch or a slider; a hint that repeats it is heard right before that.
      """,
    how: "Remove the hint, or say in it what happens that the label does not tell.",
    uiKit: #"""
      saveButton.accessibilityLabel = String(localized: "Save")
      saveButton.accessibilityHint = nil
      """#,
    swiftUI: #"""
      Button("Save", action: save)
      """#,
    traps: [
      "A hint with at least one word of its own that is more than an article or a role.",
      "Hints of text fields, in whose place VoiceOver says its own.",
      "Words of a label that code may set.",
    ],
    examples: [
      .fails(
        """
        screen: Note
        children:
          - {type: button, text: Save, ⟪hint: Save⟫}
          - {type: button, label: Delete the note, ⟪hint: Deletes the note.⟫}
          - {type: switch, label: Sync, on: true, ⟪hint: Double tap to toggle setting.⟫}
          - {type: button, label: Text size, value: large, ⟪hint: Large text size⟫}
        """, "VoiceOver says \"Save, button. Save.\""),
      .passes(
        """
        screen: Note
        children:
          - {type: button, text: Save, hint: Saves a copy in the cloud}
          - {type: button, text: Delete, hint: Asks you first}
          - {type: textField, label: Title, hint: Title}
        """),
      .fails(
        """
        screen: Note
        children:
          - {type: button, text: Save, ⟪hint: Push to run⟫}
        """, options: ["defaultHints": .texts(["push to run"])], documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var defaultHints = [
      "double tap to activate", "double tap to toggle", "double tap to select",
      "double tap to edit", "swipe up or down to adjust", "swipe up or down to adjust the value",
      "swipe up or down with one finger to adjust the value",
    ]

    static let fields: [OptionField<Options>] = [
      .texts("defaultHints", \.defaultHints, "what VoiceOver says by itself at controls")
    ]
  }

  /// Words that add nothing: articles and the like, and roles, which VoiceOver says.
  private static let empty = WordPack([
    "en": """
    a an the this that these those to of in on at for and or is it its your you will be with \
    here button link switch image picture icon tab heading field slider
    """,
    "de": """
    der die das den dem des ein eine einen einem einer dieser diese dieses zu zum zur und oder \
    ist es sie ihr ihre wird mit hier taste schaltfläche link schalter bild reiter feld regler
    """,
    "fr": "le la les un une des du de ce cette ces à au et ou est il votre vous avec ici bouton",
    "es": "el la los las un una unos unas de del al este esta a y o es su con aquí botón enlace",
  ])

  func findings(in tree: AccessibilityTree) -> NodeFindings {
    tree.nodes(.exposed, ifAnyHas: .hint).findings { index in
      SpokenHint.text(of: index, in: tree).flatMap { finding($0, at: index, in: tree) }
    }
  }

  private func finding(_ hint: String, at index: Int, in tree: AccessibilityTree) -> Finding? {
    guard hint.utf8.count < 300 else { return nil }
    let words = Words.normalized(hint)
    guard !words.isEmpty else { return nil }
    let isBuiltIn = isBuiltIn(words, at: index, in: tree)
    guard isBuiltIn || isHeard(words, at: index, in: tree) else { return nil }
    let after = tree.utterance(of: index, changing: UtteranceChange(hint: ""))
    let fixes = [Fix.remove(.hint, of: index, .safe)]
    let help = "Remove the hint, or say in it what else happens."
    let quoted = Quoted.text(hint)
    let message =
      isBuiltIn
      ? "the hint \(quoted) is what VoiceOver tells its users anyway"
      : "the hint \(quoted) repeats what is heard before it: "
        + "“\(tree.utterance(of: index, changing: UtteranceChange()))”"
    // The words of the label may be a stand-in for what code sets.
    let isOpen = !isBuiltIn && tree.nameSources[index] == .text
    if isOpen, tree.element(index).mayChangeInCode {
      return review(
        message, help: help, of: index, in: tree, at: .hint, after: after, fixes: fixes)
    }
    return violation(
      message, help: help, of: index, in: tree, at: .hint, after: after, fixes: fixes)
  }

  private func isBuiltIn(_ words: [String], at index: Int, in tree: AccessibilityTree) -> Bool {
    guard tree.has(.interactive, index) else { return false }
    return SpokenHint.builtIn(of: index, in: tree).contains { Words.normalized($0) == words }
      || options.defaultHints.contains { Words.normalized($0) == words }
  }

  /// Whether the label and the value have every word of a hint that means something.
  private func isHeard(_ words: [String], at index: Int, in tree: AccessibilityTree) -> Bool {
    guard let name = tree.name(of: index).value?.text else { return false }
    let language = tree.language(of: index)
    let value = tree.interface.text(.value, of: index) ?? ""
    let heard = Set(Words.normalized(name) + Words.normalized(value))
    if words.allSatisfy(heard.contains) { return true }
    guard let empty = Self.empty[language] else { return false }
    let meaning = words.filter { !empty.contains($0) }
    guard !meaning.isEmpty else { return true }
    let isEnglish = language.hasPrefix("en")
    return meaning.allSatisfy { word in
      heard.contains(word) || isEnglish && heard.contains { isForm(word, of: $0) }
    }
  }

  /// Whether an English word is the third person of another one, as "saves" is of "save".
  private func isForm(_ word: String, of verb: String) -> Bool {
    word.hasSuffix("s") && ThirdPerson.statement(verb)?.lowercased() == word
  }
}
