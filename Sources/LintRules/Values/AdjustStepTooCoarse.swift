import ScreenModel

/// Finds adjustable elements that a swipe takes too far, or hardly anywhere.
struct AdjustStepTooCoarse: Rule {
  static let info = RuleInfo(
    id: "adjust-step-too-coarse",
    title: "A swipe reaches every value, in a number of swipes that people can make",
    category: .values,
    severity: .warning,
    criteria: [.wcag("2.1.1")],
    clauses: ["11.5.2.11"],
    restsOn: [.implements],
    why: """
      A swipe moves a slider of the system by a tenth of its range: from 42 years to 52, and never \
      to 43. Where a step is tiny instead, hundreds of swipes lie between the ends.
      """,
    how: """
      Override increment and decrement so that a swipe moves by the smallest step that matters, \
      or by a larger one where there would be too many.
      """,
    uiKit: #"""
      override func accessibilityIncrement() {
        value += 1
        sendActions(for: .valueChanged)
      }
      """#,
    swiftUI: #"""
      Slider(value: $age, in: 0...100, step: 1) { Text("Age") }
        .accessibilityAdjustableAction { age += $0 == .increment ? 1 : -1 }
      """#,
    traps: [
      "A slider that moves continuously, in a unit that is measured, and a share in per cent.",
      "The position in a song or film: a tenth of it is a good step.",
      "Fewer than fifteen steps: a swipe goes on to the next of them.",
      "A class of the project's own may move by a step of its own, where the file does not say.",
    ],
    examples: [
      .fails(
        """
        screen: Profile
        children:
          - type: slider
            label: Age
            value: 42 years old
            unit: years
            ⟪range: {min: 0, max: 100, value: 42, step: 1}⟫
          - {type: slider, label: Guests, unit: people, value: 4 people,
             ⟪range: {min: 0, max: 40, value: 4}⟫}
        """, "A swipe moves the age by ten years."),
      .passes(
        """
        screen: Profile
        children:
          - type: slider
            label: Age
            value: 42 years old
            unit: years
            range: {min: 0, max: 100, value: 42, step: 1}
            implements: [increment, decrement]
        """),
      .needsReview(
        """
        screen: Profile
        children:
          - type: slider
            class: AgeSlider
            label: Age
            value: 42 years old
            ⟪range: {min: 0, max: 100, value: 42, step: 1}⟫
        """, documented: false),
      .fails(
        """
        screen: Price
        children:
          - type: slider
            label: Price
            value: 250 euros
            ⟪range: {min: 0, max: 1000, value: 250, step: 1}⟫
            implements: [increment, decrement]
        """, "A note: a thousand swipes from one end to the other."),
      .passes(
        """
        screen: Price
        children:
          - type: slider
            label: Price
            value: 250 euros
            range: {min: 0, max: 1000, value: 250, step: 1}
            implements: [increment, decrement]
        """, options: ["maxSwipes": .number(1000)]),
      .passes(
        """
        screen: Player
        children:
          - {type: slider, label: Volume, range: {min: 0, max: 1, value: 0.5}}
          - {type: slider, label: Gain, value: 3 decibels, unit: dB,
             range: {min: 0, max: 12, value: 3}}
          - {type: slider, label: Balance, unit: "%", range: {min: 0, max: 100, value: 50, step: 1}}
          - {type: slider, label: Position, value: 2 minutes, meaning: duration,
             range: {min: 0, max: 300, value: 120, step: 1}}
          - {type: slider, label: Rating, value: 3 of 5, range: {min: 1, max: 5, value: 3, step: 1}}
        """, "Continuous, a share, a position in a song, few steps."),
    ])

  let options: Options

  struct Options: RuleOptions {
    var maxSwipes = 100.0

    static let fields: [OptionField<Options>] = [
      .number(
        "maxSwipes", \.maxSwipes, 10...10_000, "more swipes from end to end are too many")
    ]
  }

  /// The share of its range by which a swipe moves a slider of the system.
  private static let nativeShare = 0.1
  /// Captions of places in something that plays.
  private static let positions = WordPack([
    "en": """
    position progress elapsed playback seek scrubber scrub timeline track song movie video audio \
    opacity brightness volume
    """,
    "de": """
    position fortschritt wiedergabe zeitleiste titel lied film video deckkraft helligkeit \
    lautstärke
    """,
    "fr": "position progression lecture piste chanson film vidéo opacité luminosité volume",
    "es": "posición progreso reproducción pista canción película vídeo opacidad brillo volumen",
  ])
  /// Units that come in whole numbers.
  private static let counted = WordPack([
    "en": """
    year years month months week weeks day days night nights hour hours minute minutes people \
    persons guests adults children items pieces rooms pages points players copies tickets seats
    """,
    "de": """
    jahr jahre monate wochen tage nächte stunden minuten personen leute gäste erwachsene kinder \
    stück zimmer seiten punkte spieler karten plätze
    """,
    "fr": """
    ans années mois semaines jours nuits heures minutes personnes adultes enfants articles \
    pièces pages points places
    """,
    "es": """
    años meses semanas días noches horas minutos personas adultos niños artículos piezas páginas \
    puntos plazas
    """,
  ])
  private static let shares: Set<String> = ["%", "percent", "percentage", "ratio"]

  func findings(in tree: AccessibilityTree) -> [Finding] {
    tree.adjustables.compactMap { index in
      guard let range = tree.valueRange(of: index), let low = range.min, let high = range.max,
        high > low, (high - low).isFinite, !isContinuous(index, in: tree)
      else { return nil }
      let goesByItself = implementsBoth(index, in: tree)
      if tree.element(index).kind == .slider, !goesByItself {
        return coarse(index, range, span: high - low, in: tree)
      }
      guard goesByItself, let step = range.step, step > 0 else { return nil }
      return fine(index, step: step, span: high - low, in: tree)
    }
  }

  private func implementsBoth(_ index: Int, in tree: AccessibilityTree) -> Bool {
    guard tree.element(index).has(.implements) else { return false }
    let names = tree.interface.texts(.implements, of: index).map(\.value)
    return names.contains("increment") && names.contains("decrement")
  }

  /// Whether nobody minds where exactly it stands.
  private func isContinuous(_ index: Int, in tree: AccessibilityTree) -> Bool {
    if let unit = tree.interface.text(.unit, of: index), Self.shares.contains(unit.lowercased()) {
      return true
    }
    let meaning = tree.interface.text(.meaning, of: index)
    if meaning == "duration" || meaning == "time" || meaning == "ratio" { return true }
    guard let words = Self.positions[tree.language(of: index)] else { return true }
    return Caption.words(of: index, in: tree).contains(where: words.contains)
  }

  /// The smallest difference between two values that matters.
  private func granularity(_ index: Int, _ range: ValueRange, in tree: AccessibilityTree) -> Double?
  {
    if let step = range.step { return step > 0 ? step : nil }
    guard let unit = tree.interface.text(.unit, of: index)?.lowercased(),
      Self.counted[tree.language(of: index)]?.contains(unit) == true,
      [range.min, range.max, range.value].allSatisfy({ $0.map { $0 == $0.rounded() } ?? true })
    else { return nil }
    return 1
  }

  private func coarse(
    _ index: Int, _ range: ValueRange, span: Double, in tree: AccessibilityTree
  ) -> Finding? {
    guard let step = granularity(index, range, in: tree),
      // A slider whose code rounds goes on by one where a swipe is nearer to one than to two.
      span * Self.nativeShare >= step * 1.5
    else { return nil }
    let swipe = Quantity.text(span * Self.nativeShare)
    let message =
      "a swipe moves this slider by \(swipe), a tenth of its range, though its values are "
      + "\(Quantity.text(step)) apart; VoiceOver says “\(tree.utterance(of: index) ?? "")”"
    let help = "Override increment and decrement to move by \(Quantity.text(step))."
    // A class of the project's own may move by a step of its own.
    let element = tree.element(index)
    let isOpen = element.mayChangeInCode || element.has(.class) && !element.has(.implements)
    return isOpen
      ? review(message, help: help, of: index, in: tree, at: .range)
      : violation(message, help: help, of: index, in: tree, at: .range)
  }

  private func fine(
    _ index: Int, step: Double, span: Double, in tree: AccessibilityTree
  ) -> Finding? {
    let swipes = (span / step).rounded()
    guard swipes.isFinite, swipes > options.maxSwipes else { return nil }
    return violation(
      "it takes \(Quantity.text(swipes)) swipes from end to end, more than "
        + Quantity.text(options.maxSwipes),
      help: "Let a swipe move by more than \(Quantity.text(step)).", of: index, in: tree,
      at: .range, severity: .note)
  }
}
