import ScreenModel

/// Finds hints that tell which gesture to make.
struct HintNamesGesture: Rule {
  static let info = RuleInfo(
    id: "hint-names-gesture",
    title: "A hint says what happens, not how to touch",
    category: .labels,
    severity: .note,
    criteria: [],
    restsOn: [.type, .gestures],
    why: """
      VoiceOver tells its users how to operate a control, and those of Switch Control or a \
      keyboard make other gestures. "Double tap to save" is wrong for them, and tells only half.
      """,
    how: "Begin with what happens: \"Saves the note\".",
    uiKit: #"""
      saveButton.accessibilityHint = String(localized: "Saves the note")
      """#,
    swiftUI: #"""
      Button("Save", action: save)
        .accessibilityHint("Saves the note")
      """#,
    traps: [
      "Elements with gestures of their own, which somebody has to explain.",
      "Words that only look like a gesture, as in \"Tap water\".",
      "Hints that VoiceOver adds by itself: see `hint-repeats-label`.",
      "Hints of text fields, which are not heard.",
    ],
    examples: [
      .fails(
        """
        screen: Note
        children:
          - {type: button, label: Save, ⟪hint: Double tap to save the note⟫}
          - {type: button, label: Copy, ⟪hint: "Tap here, and the note is copied"⟫}
        """, "VoiceOver says \"Save, button. Double tap to save the note.\""),
      .passes(
        """
        screen: Note
        children:
          - {type: button, label: Save, hint: Saves the note}
          - {type: button, label: Drinks, hint: Tap water is free}
          - type: view
            element: true
            label: Map
            gestures: pinch
            hint: Pinch to zoom
            actions: [Zoom in, Zoom out]
          - {type: textField, label: Title, hint: Tap to change the title}
        """),
      .fails(
        """
        screen: Note
        children:
          - {type: button, label: Save, ⟪hint: Double-tap to save⟫}
          - {type: switch, label: Sync, on: true, hint: Double tap to toggle setting.}
        """, "The second is what VoiceOver says by itself.", documented: false),
      .fails(
        """
        screen: Note
        children:
          - {type: button, label: Save, ⟪hint: Double tap to save the note⟫}
        """, options: ["hintGesture": .text("warning")], documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var hintGesture = "note"

    static let fields: [OptionField<Options>] = [
      .choice("hintGesture", \.hintGesture, ["note", "warning"], "how bad such a hint is")
    ]
  }

  /// Gestures, and with each the words of which one has to follow; none where any word may.
  private static let gestures: [(words: [String], next: Set<String>)] = [
    (["double", "tap"], []), (["doubletap"], []), (["triple", "tap"], []),
    (["long", "press"], []), (["press", "and", "hold"], []), (["tap", "and", "hold"], []),
    (["touch", "and", "hold"], []), (["tap"], direct), (["click"], direct), (["press"], direct),
    (["swipe"], moving), (["flick"], moving), (["drag"], moving), (["pinch"], moving),
  ]
  private static let direct: Set<String> = [
    "to", "here", "twice", "once", "again", "the", "this", "on", "it", "and", "for", "button",
  ]
  private static let moving: Set<String> = [
    "to", "up", "down", "left", "right", "with", "the", "this", "on", "it", "from", "in", "out",
    "across", "between", "vertically", "horizontally",
  ]

  func findings(in tree: AccessibilityTree) -> NodeFindings {
    tree.nodes(.exposed, ifAnyHas: .hint).findings { index in
      SpokenHint.text(of: index, in: tree).flatMap { finding($0, at: index, in: tree) }
    }
  }

  private func finding(_ hint: String, at index: Int, in tree: AccessibilityTree) -> Finding? {
    guard tree.language(of: index).hasPrefix("en"), !needsExplanation(index, in: tree) else {
      return nil
    }
    let words = Words.normalized(String(hint.prefix(200)))
    guard let gesture = Self.gesture(words), !isBuiltIn(words, at: index, in: tree) else {
      return nil
    }
    let better = Self.statement(hint, behind: gesture)
    let after = better.map { tree.utterance(of: index, changing: UtteranceChange(hint: $0)) }
    let fixes = better.map { [Fix.set(.hint, of: index, to: $0, .unsafe)] } ?? []
    let example = better.map { ", as in \(Quoted.text($0))" } ?? ""
    return violation(
      "the hint \(Quoted.text(hint)) tells which gesture to make, and not everybody makes it",
      help: "Begin with what happens\(example).", of: index, in: tree, at: .hint,
      severity: options.hintGesture == "warning" ? .warning : .note, after: after, fixes: fixes)
  }

  /// Whether an element takes gestures that VoiceOver does not tell of by itself.
  private func needsExplanation(_ index: Int, in tree: AccessibilityTree) -> Bool {
    if !tree.traits[index].isDisjoint(with: [.allowsDirectInteraction, .draggable]) { return true }
    guard tree.has(.gestures, index) else { return false }
    return tree.interface.gestures(of: index).contains { $0.kind != .tap }
  }

  /// Whether VoiceOver says the same by itself, so that `hint-repeats-label` has it.
  private func isBuiltIn(_ words: [String], at index: Int, in tree: AccessibilityTree) -> Bool {
    let known = HintRepeatsLabel.Options().defaultHints + SpokenHint.builtIn(of: index, in: tree)
    return tree.has(.interactive, index) && known.contains { Words.normalized($0) == words }
  }

  /// How many words at the beginning of a hint are a gesture; nil where none is.
  private static func gesture(_ words: [String]) -> Int? {
    for (gesture, next) in gestures where words.starts(with: gesture) {
      if next.isEmpty { return gesture.count }
      if words.count > gesture.count, next.contains(words[gesture.count]) { return gesture.count }
    }
    return nil
  }

  /// The purpose that a hint gives behind its gesture, as a statement: "to save" is "Saves".
  private static func statement(_ hint: String, behind gesture: Int) -> String? {
    let parts = hint.split(maxSplits: gesture + 1) { $0 == " " || $0 == "-" }
    guard parts.count == gesture + 2, parts[gesture].lowercased() == "to" else { return nil }
    // It is the user who hears and learns, and not the button.
    let senses = [
      "hear", "see", "listen", "feel", "learn", "know", "discover", "find", "read", "watch", "view",
    ]
    if senses.contains(where: { parts[gesture + 1].lowercased().hasPrefix($0 + " ") }) {
      return nil
    }
    return ThirdPerson.statement(parts[gesture + 1])
  }
}
