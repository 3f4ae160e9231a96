import ScreenModel

/// Finds controls that are named by punctuation or symbols alone.
struct SpeechSymbolOnlyLabel: Rule {
  static let info = RuleInfo(
    id: "speech-symbol-only-label",
    title: "A control is named by words, not by symbols alone",
    category: .speech,
    severity: .warning,
    criteria: [.wcag("4.1.2")],
    restsOn: [.label],
    why: """
      Marks such as "…" are not spoken at all, so the button has no name; "×" is heard as "times" \
      and not as "Close".
      """,
    how: """
      Keep the symbol on the screen, and say in a label what the control does and to what.
      """,
    uiKit: #"""
      button.setTitle("…", for: .normal)
      button.accessibilityLabel = "More options for \(person.name)"
      """#,
    swiftUI: #"""
      Button("…") { showOptions() }
        .accessibilityLabel("More options for \(person.name)")
      """#,
    traps: [
      "Keys of keyboards and calculators, where \"+\" is the name.",
      "A symbol under a label of words: the label is what is heard.",
      "Emoji, whose names may do.",
      "Prompts of fields.",
      "In Interface Builder a control that code can reach may get a label, so it asks for a look.",
    ],
    examples: [
      .fails(
        """
        screen: Contacts
        children:
          - {type: button, ⟪text: "…"⟫}
          - {type: button, ⟪text: "×"⟫}
          - {type: button, ⟪label: ">>"⟫, image: system:forward.end}
        """, "VoiceOver says \"times, button\"."),
      .passes(
        """
        screen: Contacts
        children:
          - {type: button, text: "…", label: More options for Ana}
          - {type: button, text: "×", label: Close}
          - {type: key, text: "+"}
          - {type: text, text: "—"}
        """),
      .passes(
        """
        screen: Calculator
        children:
          - {type: button, text: "7"}
          - {type: button, text: "8"}
          - {type: button, text: "9"}
          - {type: button, text: "÷"}
          - {type: button, text: "+"}
          - {type: button, text: "±"}
        """, documented: false),
      .passes(
        """
        screen: Traps
        children:
          - {type: button, text: "👍"}
          - {type: button, text: "А+"}
          - {type: button, text: "次"}
          - {type: text, text: "?"}
        """, documented: false),
      .passes(
        """
        screen: Editor
        children:
          - {type: button, text: "#"}
          - {type: button, text: "{}"}
        """, options: ["operators": .texts(["#", "{}"])]),
    ])

  let options: Options

  struct Options: RuleOptions {
    var operators: [String] = []

    static let fields: [OptionField<Options>] = [
      .texts("operators", \.operators, "symbols that may be names wherever they are")
    ]
  }

  /// The keys of calculators.
  private static let operators: Set<String> = [
    "+", "-", "−", "–", "×", "*", "÷", "/", "=", "%", "±", "+/-", "+/−", "√", "^", ".", ",", "(",
    ")", "⌫", "!", "²", "³",
  ]

  func findings(in tree: AccessibilityTree) -> [Finding] {
    var calculators: [Int32: Bool] = [:]
    return tree.nodes([.exposed, .interactive]).compactMap { index in
      let source = tree.nameSources[index]
      // A control may be named by the one sign that it holds.
      guard tree.has(.symbols, index) || source == .children,
        [.label, .text, .children].contains(source),
        let name = tree.name(of: index).value?.text, name.utf8.count <= Self.longest,
        SymbolText.isSymbolsOnly(name),
        !options.operators.contains(name), !isKey(index, in: tree)
      else { return nil }
      if Self.operators.contains(name) {
        let screen = tree.element(index).screen
        let isCalculator = calculators[screen] ?? hasDigitKeys(onScreenOf: index, in: tree)
        calculators[screen] = isCalculator
        if isCalculator { return nil }
      }
      return finding(name, source.key, of: index, in: tree)
    }
  }

  /// The longest name that is signs alone, in bytes.
  private static let longest = 40

  private func finding(
    _ name: String, _ key: AttributeKey?, of index: Int, in tree: AccessibilityTree
  ) -> Finding {
    let message =
      "\(Quoted.text(name)) names this \(Wording.noun(tree.element(index).kind)) without a word, "
      + "so VoiceOver says “\(tree.utterance(of: index) ?? "")”"
    let help = "Say in an accessibility label what it does and to what."
    let isOpen = tree.element(index).mayChangeInCode
    return isOpen
      ? review(message, help: help, of: index, in: tree, at: key)
      : violation(message, help: help, of: index, in: tree, at: key)
  }

  private func isKey(_ index: Int, in tree: AccessibilityTree) -> Bool {
    tree.element(index).kind == .key || tree.traits[index].contains(.keyboardKey)
  }

  /// Whether a screen has controls for single digits, as calculators and number pads have.
  private func hasDigitKeys(onScreenOf index: Int, in tree: AccessibilityTree) -> Bool {
    let root = tree.screen(of: index).root
    var count = 0
    for index in root..<Int(tree.element(root).next)
    where tree.has([.exposed, .interactive], index) {
      guard let key = tree.nameSources[index].key,
        let attribute = tree.interface.attribute(key, of: index)
      else { continue }
      let isDigit = tree.interface.look(at: attribute) { $0.count == 1 && $0[0] &- 0x30 < 10 }
      if isDigit == true { count += 1 }
      if count == 3 { return true }
    }
    return false
  }
}
