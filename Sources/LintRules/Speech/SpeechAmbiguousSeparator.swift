import ScreenModel

/// Finds thousands that are grouped with the mark that the language takes for the decimal sign.
struct SpeechAmbiguousSeparator: Rule {
  static let info = RuleInfo(
    id: "speech-ambiguous-separator",
    title: "Thousands are grouped as the language groups them",
    category: .speech,
    severity: .warning,
    criteria: [],
    restsOn: [.label],
    why: """
      An English voice reads "6.000" as "six point zero zero zero": a listener is told six where \
      a reader sees six thousand.
      """,
    how: """
      Format numbers for the user's language and region rather than by hand: "6,000" in English.
      """,
    uiKit: "label.text = count.formatted(.number)",
    swiftUI: "Text(count, format: .number)",
    traps: [
      "Versions, coordinates and addresses.",
      "Quantities with three decimals: with a unit, or with a step below one.",
      "Three digits behind the mark that are not zeros, unless words such as \"population\" tell "
        + "that things are counted.",
      "Languages whose decimal sign is not known.",
    ],
    examples: [
      .fails(
        """
        screen: City
        children:
          - {type: text, text: "⟪6.000⟫ seats"}
          - {type: text, text: "Population: ⟪520.215⟫"}
          - {type: text, text: "⟪1.234.567⟫"}
          - {type: text, text: "€⟪6.000⟫"}
        """, "VoiceOver says \"six point zero zero zero seats\"."),
      .passes(
        """
        screen: City
        children:
          - {type: text, text: "6,000 seats"}
          - {type: text, text: "Pi is 3.142"}
          - {type: text, text: "6.000 Plätze", language: de}
        """),
      .fails(
        """
        screen: Stadt
        language: de
        children:
          - {type: text, text: "⟪6,000⟫ Plätze"}
        """, "In German the comma is the decimal sign."),
      .passes(
        """
        screen: Traps
        children:
          - {type: text, text: "Version 6.000"}
          - {type: text, text: "v6.000"}
          - {type: text, text: "Latitude 52.000"}
          - {type: text, text: "Weight 72.000"}
          - {type: text, text: "192.168.100.200"}
          - {type: text, text: "6.000 kg"}
          - {type: text, text: "Fuel €1.459"}
          - {type: text, text: "6.000", unit: kg}
          - {type: slider, label: Distance, value: "6.000", range: {min: 6, max: 6.01, step: 0.001}}
          - {type: text, text: "0.000"}
          - {type: text, text: "6.000", language: eo}
        """, documented: false),
      .passes(
        """
        screen: City
        children:
          - {type: text, text: "6.000 seats"}
        """, options: ["locale": .text("comma")]),
    ])

  let options: Options

  struct Options: RuleOptions {
    var locale = "document"

    static let fields: [OptionField<Options>] = [
      .choice(
        "locale", \.locale, ["document", "point", "comma"],
        "which sign is the decimal one: that of the text's language, or always this one")
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    NumberClaims.all(.separator, in: tree).flatMap { spoken, claims in
      claims.compactMap { finding($0, in: spoken, of: tree) }
    }
  }

  private func finding(
    _ claim: NumberClaims.Claim, in spoken: SpokenText, of tree: AccessibilityTree
  ) -> Finding? {
    guard let isPoint = isPointDecimal(tree.language(of: spoken.element)),
      isGrouping(claim, isPoint ? "." : ",", in: spoken, of: tree)
    else { return nil }
    let better = String(claim.written.map { $0 == "." ? "," : $0 == "," ? "." : $0 })
    let heard =
      isPoint && spoken.voice(in: tree).isEnglish
      ? "as “\(claim.reading.spoken)”" : "with a decimal \(isPoint ? "point" : "comma")"
    return finding(
      "\(Quoted.text(claim.written)) is read \(heard), not as thousands",
      help: "Write \(Quoted.text(better)), as the language groups thousands.", at: spoken,
      claim.part, in: tree,
      after: spoken.speech(replacing: claim.part, with: better, in: tree))
  }

  /// Whether the point is the decimal sign; nil for languages of which that is not known.
  private func isPointDecimal(_ language: String) -> Bool? {
    switch options.locale {
    case "point": return true
    case "comma": return false
    default: return DecimalSign.isPoint(language)
    }
  }

  /// Whether a decimal sign groups thousands.
  private func isGrouping(
    _ claim: NumberClaims.Claim, _ sign: Character, in spoken: SpokenText,
    of tree: AccessibilityTree
  ) -> Bool {
    guard !claim.isTouched(in: spoken.text), claim.written.contains(sign),
      !claim.written.contains(sign == "." ? "," : "."),
      !isPrecise(spoken.element, in: tree)
    else { return false }
    let meaning = tree.interface.text(.meaning, of: spoken.element)
    if let meaning { return meaning == "quantity" || meaning == "currency" }
    let words = NumberCaptions.words(around: spoken, in: tree)
    guard !words.contains(where: NumberCaptions.names.contains) else { return false }
    if claim.written.count(where: { $0 == sign }) > 1 || claim.written.hasSuffix("000") {
      return true
    }
    guard words.count <= NumberCaptions.most else { return false }
    let counts = NumberCaptions.counts[tree.language(of: spoken.element)]
    return counts.map { counts in words.contains(where: counts.contains) } ?? false
  }

  /// Whether the file says that the number is measured or goes in small steps.
  private func isPrecise(_ index: Int, in tree: AccessibilityTree) -> Bool {
    if tree.element(index).has(.unit) { return true }
    guard case .range(let range)? = tree.interface.value(.range, of: index) else { return false }
    return range.step.map { $0 < 1 } ?? false
  }
}
