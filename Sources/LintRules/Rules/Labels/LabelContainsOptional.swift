/// Finds values that were turned into text without being unwrapped or checked.
struct LabelContainsOptional: Rule {
  static let info = RuleInfo(
    id: "label-contains-optional",
    title: "Spoken texts have the value, not how it is stored",
    category: .labels,
    severity: .error,
    criteria: [.wcag("4.1.2")],
    why: """
      A value that was put into a text without being unwrapped is heard as "optional Ana", and a \
      missing one as "nil". On the screen nobody sees it, since only the label is built that way.
      """,
    how: "Unwrap the value before it goes into the text, and leave the text out without one.",
    uiKit: #"""
      row.accessibilityLabel = [person.name, person.city].compactMap(\.self)
        .joined(separator: ", ")
      """#,
    swiftUI: #"""
      Row(person).accessibilityLabel(person.name ?? String(localized: "No name"))
      """#,
    traps: [
      "\"(optional)\" behind the name of a field.",
      "\"Nil\" and \"null\" as words of a sentence, a result or a name.",
      "Only a person can tell about \"nil\" between commas or behind a colon.",
    ],
    examples: [
      .fails(
        """
        screen: Profile
        children:
          - {type: text, text: Ana, label: 'Name: ⟪Optional("Ana")⟫'}
          - {type: button, label: Call, value: ⟪(null)⟫}
          - {type: button, label: ⟪undefined⟫}
          - {type: text, text: "⟪NaN⟫ kilometres"}
        """, "VoiceOver says \"Name: Optional Ana.\""),
      .passes(
        """
        screen: Profile
        children:
          - {type: text, text: Ana, label: "Name: Ana"}
          - {type: textField, label: Phone (optional)}
        """),
      .passes(
        """
        screen: Result
        children:
          - {type: text, text: It ended two nil}
          - {type: text, text: Nil}
          - {type: text, text: The null hypothesis}
          - {type: text, text: The result is undefined}
        """, documented: false),
      .needsReview(
        """
        screen: Profile
        children:
          - {type: text, text: "City: ⟪nil⟫"}
          - {type: text, text: "⟪nil⟫, Berlin"}
        """, "This may be a word."),
      .fails(
        """
        screen: Profile
        children:
          - {type: text, text: "City: ⟪<none>⟫"}
          - {type: text, text: NaN}
        """, options: ["tokens": .texts(["<none>"])], documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var tokens = MissingValue.usualTokens

    static let fields: [OptionField<Options>] = [
      .texts(
        "tokens", \.tokens, "what a missing value is written as; words count where they stand alone"
      )
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.hasAny(.spoken) else { return [] }
    let isUsual = options.tokens == MissingValue.usualTokens
    let search = isUsual ? .usual : MissingValue(tokens: options.tokens)
    var findings: [Finding] = []
    for index in tree.nodes(.spoken)
    where SpokenBytes.anyText(of: index, in: tree, { search.mayBeFound(in: $0) }) {
      findings += SpokenText.all(of: index, in: tree).compactMap {
        finding(in: $0, search, of: tree)
      }
    }
    return findings
  }

  private func finding(
    in spoken: SpokenText, _ search: MissingValue, of tree: AccessibilityTree
  ) -> Finding? {
    if let wrapped = search.wrapped(in: spoken.text) {
      return finding(about: wrapped, in: spoken, of: tree)
    }
    let isGerman = tree.language(of: spoken.element).hasPrefix("de")
    guard let missing = search.missing(in: spoken.text),
      !(isGerman && spoken.text[missing.range] == "null")
    else { return nil }
    let token = Quoted.text(String(spoken.text[missing.range]))
    let heard = tree.utterance(of: spoken.element).map { ": VoiceOver says “\($0)”" } ?? ""
    let help = "Leave the text out, or say that there is nothing."
    let range = spoken.range(of: missing.range)
    if !missing.isCertain || isOpen(spoken, in: tree) {
      return review(
        "\(token) may stand for a value that is missing\(heard)", help: help, of: spoken.element,
        in: tree, range: range)
    }
    return violation(
      "\(token) stands where a value is missing\(heard)", help: help, of: spoken.element,
      in: tree, range: range)
  }

  private func finding(
    about wrapped: MissingValue.Wrapped, in spoken: SpokenText, of tree: AccessibilityTree
  ) -> Finding {
    let whole = spoken.text.startIndex..<spoken.text.endIndex
    let after = wrapped.unwrapped.flatMap {
      spoken.speech(replacing: whole, with: $0, in: tree)
    }
    let fixes = wrapped.unwrapped.map { text in
      spoken.key == .inputLabels
        ? [] : [Fix.set(spoken.key, of: spoken.element, to: text, .safe)]
    }
    let token = Quoted.text(String(spoken.text[wrapped.range]))
    let heard = tree.utterance(of: spoken.element).map { ", so VoiceOver says “\($0)”" } ?? ""
    let message = "\(token) is a value that nobody unwrapped\(heard)"
    let help = "Unwrap the value before it goes into the text."
    let range = spoken.range(of: wrapped.range)
    if isOpen(spoken, in: tree) {
      return review(
        message, help: help, of: spoken.element, in: tree, range: range, after: after,
        fixes: fixes ?? [])
    }
    return violation(
      message, help: help, of: spoken.element, in: tree, range: range, after: after,
      fixes: fixes ?? [])
  }

  /// In Interface Builder the text of an element that code can reach is often a stand-in.
  private func isOpen(_ spoken: SpokenText, in tree: AccessibilityTree) -> Bool {
    spoken.key == .text && tree.element(spoken.element).mayChangeInCode
  }
}
