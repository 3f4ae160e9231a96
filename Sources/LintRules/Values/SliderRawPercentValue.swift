import ScreenModel

/// Finds sliders that say a percentage where people think in years, euros or degrees.
struct SliderRawPercentValue: Rule {
  static let info = RuleInfo(
    id: "slider-raw-percent-value",
    title: "A slider says its value in the unit that is meant",
    category: .values,
    severity: .warning,
    criteria: [.wcag("4.1.2"), .wcag("3.3.2")],
    clauses: ["11.5.2.7"],
    restsOn: [.value, .label],
    why: """
      Without a value of its own a slider says how far along it is. "30 percent" is not an age, a \
      price or a temperature, and nobody knows what it amounts to.
      """,
    how: "Set the accessibility value with the number and its unit whenever the slider moves.",
    uiKit: #"""
      slider.accessibilityValue = String(localized: "\(Int(slider.value)) years old")
      """#,
    swiftUI: #"""
      Slider(value: $age, in: 0...100) { Text("Age") }
        .accessibilityValue("\(Int(age)) years old")
      """#,
    traps: [
      "Volume, brightness, opacity, progress and the like are percentages.",
      "A range of 0 to 1 or 0 to 100, where nothing suggests a unit.",
      "A range whose bounds the file does not give.",
      "Captions in a language that the rule has no words for.",
      "In Interface Builder code may set the value of a slider that an outlet leads to.",
    ],
    examples: [
      .fails(
        """
        screen: Profile
        children:
          - {type: slider, label: Age, unit: years, ⟪range: {min: 0, max: 100, value: 30}⟫}
          - {type: slider, label: Rating, ⟪range: {min: 1, max: 5, value: 2}⟫}
          - {type: text, text: Price}
          - {type: slider, label: Most, ⟪range: {min: 0, max: 100, value: 80}⟫}
        """, "VoiceOver says \"Age, thirty percent, adjustable.\""),
      .passes(
        """
        screen: Profile
        children:
          - type: slider
            label: Age
            value: 30 years old
            unit: years
            range: {min: 0, max: 100, value: 30}
            implements: [increment, decrement]
          - {type: slider, label: Rating, value: 2 of 5, range: {min: 1, max: 5, value: 2}}
        """),
      .passes(
        """
        screen: Sound
        children:
          - {type: slider, label: Volume, range: {min: 0, max: 11, value: 5}}
          - {type: slider, label: Fade, range: {min: 0, max: 1, value: 0.5}}
          - {type: slider, label: Echo, unit: "%", range: {min: 0, max: 200, value: 50}}
          - {type: slider, label: Reverb, range: {value: 30}}
          - {type: slider, label: 回声, language: ja, range: {min: 0, max: 9, value: 3}}
        """, "Percentages, and ranges that say nothing of a unit."),
      .passes(
        """
        screen: Synthesizer
        children:
          - {type: slider, label: Drive, range: {min: 0, max: 10, value: 5}}
        """, options: ["percentCaptions": .texts(["drive"])]),
    ])

  let options: Options

  struct Options: RuleOptions {
    var percentCaptions = [
      "volume", "loudness", "brightness", "opacity", "transparency", "contrast", "saturation",
      "intensity", "progress",
    ]

    static let fields: [OptionField<Options>] = [
      .texts(
        "percentCaptions", \.percentCaptions, "words of captions for which a percentage is meant")
    ]
  }

  /// Words for which a percentage is meant, beside those of the option.
  private static let percents = WordPack([
    "en": "percent percentage share ratio",
    "de": """
    lautstärke helligkeit deckkraft transparenz kontrast sättigung intensität fortschritt \
    prozent anteil
    """,
    "fr": "volume luminosité opacité transparence contraste saturation intensité progression",
    "es": "volumen brillo opacidad transparencia contraste saturación intensidad progreso",
  ])
  /// Words for which a unit is meant.
  private static let quantities = WordPack([
    "en": """
    age price cost budget salary income distance radius temperature year years month months week \
    weeks day days hour hours minute minutes seconds duration timer guests people persons adults \
    children quantity altitude mileage
    """,
    "de": """
    alter preis kosten budget gehalt einkommen entfernung abstand umkreis radius temperatur jahr \
    jahre monate wochen tage stunden minuten sekunden dauer gäste personen anzahl menge
    """,
    "fr": """
    âge prix coût budget salaire distance rayon température années mois semaines jours heures \
    minutes secondes durée personnes quantité
    """,
    "es": """
    edad precio coste presupuesto salario distancia radio temperatura años meses semanas días \
    horas minutos segundos duración personas cantidad
    """,
  ])
  private static let percentUnits: Set<String> = ["%", "percent", "percentage", "ratio"]

  func findings(in tree: AccessibilityTree) -> [Finding] {
    tree.adjustables.compactMap { finding(at: $0, in: tree) }
  }

  private func finding(at index: Int, in tree: AccessibilityTree) -> Finding? {
    guard !tree.interface.says(.value, index), saysPercentage(index, in: tree),
      let range = tree.valueRange(of: index), let reason = reason(index, range, in: tree)
    else { return nil }
    let heard = tree.utterance(of: index) ?? ""
    let help = "Set its accessibility value to the number with its unit."
    if tree.element(index).mayChangeInCode {
      return review(
        "unless code sets a value, VoiceOver says a percentage, “\(heard)”, although \(reason)",
        help: help, of: index, in: tree, at: .range)
    }
    return violation(
      "\(reason), but VoiceOver says a percentage: “\(heard)”", help: help, of: index, in: tree,
      at: .range, after: after(index, range, in: tree))
  }

  /// Whether the value that is heard is made of the range.
  private func saysPercentage(_ index: Int, in tree: AccessibilityTree) -> Bool {
    guard let value = tree.spokenValue(of: index) else { return false }
    return value.source == .attribute(.range)
  }

  /// Why a percentage is not what is meant; nil where it may be.
  private func reason(
    _ index: Int, _ range: ValueRange, in tree: AccessibilityTree
  ) -> String? {
    let unit = tree.interface.text(.unit, of: index)
    if let unit, Self.percentUnits.contains(unit.lowercased()) { return nil }
    let language = tree.language(of: index)
    let caption = Caption.words(of: index, in: tree)
    let known = Self.percents[language]
    if caption.contains(where: { isPercent($0, known) }) { return nil }
    if let unit, !unit.isBlank { return "the unit is \(Quoted.text(unit))" }
    if let meaning = tree.interface.text(.meaning, of: index),
      ["duration", "time", "date", "currency"].contains(meaning)
    {
      return "the number is a \(meaning)"
    }
    guard known != nil, let quantities = Self.quantities[language] else { return nil }
    if let word = caption.sorted().first(where: quantities.contains) {
      return "the caption says \(Quoted.text(word))"
    }
    guard let low = range.min, let high = range.max, low != 0 || high != 1 && high != 100 else {
      return nil
    }
    return "the range is \(Quantity.text(low)) to \(Quantity.text(high))"
  }

  private func isPercent(_ word: String, _ known: WordList?) -> Bool {
    options.percentCaptions.contains(word) || known?.contains(word) == true
  }

  /// The utterance with the unit, where the file gives it.
  private func after(_ index: Int, _ range: ValueRange, in tree: AccessibilityTree) -> String? {
    guard let value = range.value, let unit = tree.interface.text(.unit, of: index),
      !unit.isBlank
    else { return nil }
    return tree.utterance(
      of: index, changing: UtteranceChange(value: "\(Quantity.text(value)) \(unit)"))
  }
}
