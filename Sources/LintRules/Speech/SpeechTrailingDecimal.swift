import ScreenModel

/// Finds whole numbers that are written with a fraction of zeros.
struct SpeechTrailingDecimal: Rule {
  static let info = RuleInfo(
    id: "speech-trailing-decimal",
    title: "Whole numbers are spoken without a fraction",
    category: .speech,
    severity: .note,
    criteria: [],
    restsOn: [.label],
    why: """
      "1.0" is heard as "one point zero", which takes three words for a count that has no parts.
      """,
    how: """
      Format counts as whole numbers; a stepper's value is a floating-point number, so round it.
      """,
    uiKit: "label.text = Int(stepper.value).formatted()",
    swiftUI: #"""
      Stepper("Guests", value: $guests, step: 1)
      Text(guests, format: .number.precision(.fractionLength(0)))
      """#,
    traps: [
      "Versions, such as \"iOS 17.0\".",
      "Measurements, whose zeros tell how exact they are.",
      "Numbers that nothing shows to be counts: no whole step, no word such as \"guests\".",
    ],
    examples: [
      .fails(
        """
        screen: Booking
        children:
          - {type: text, text: "Guests: ⟪2.0⟫"}
          - type: view
            element: true
            label: Rooms
            value: "⟪1.0⟫"
            traits: adjustable
            range: {min: 1, max: 9, value: 1, step: 1}
        """, "VoiceOver says \"two point zero\"."),
      .passes(
        """
        screen: Booking
        children:
          - {type: text, text: "Guests: 2"}
          - {type: text, text: "Rating 4.0"}
        """),
      .passes(
        """
        screen: Traps
        children:
          - {type: text, text: "Requires iOS 17.0"}
          - {type: text, text: "2.0 kg"}
          - {type: text, text: "Guests", value: "2.0", unit: kg}
          - {type: slider, label: Zoom, value: "1.0", range: {min: 0, max: 5, step: 0.5}}
          - {type: slider, label: Focus, value: "1.0"}
        """, documented: false),
      .fails(
        """
        screen: Booking
        children:
          - {type: text, text: "⟪1.0⟫"}
          - {type: stepper, label: Nights, range: {min: 1, max: 9, step: 1}}
        """, "The text beside a stepper of whole steps.", documented: false),
    ])

  let options: NoOptions

  func findings(in tree: AccessibilityTree) -> [Finding] {
    NumberClaims.all(.decimal, in: tree).flatMap { spoken, claims in
      claims.compactMap { finding($0, in: spoken, of: tree) }
    }
  }

  private func finding(
    _ claim: NumberClaims.Claim, in spoken: SpokenText, of tree: AccessibilityTree
  ) -> Finding? {
    guard let isPoint = claim.written.firstIndex(of: "."), spoken.voice(in: tree).isEnglish,
      !claim.isTouched(in: spoken.text), isCount(spoken, in: tree)
    else { return nil }
    let whole = String(claim.written[..<isPoint])
    return finding(
      "\(Quoted.text(claim.written)) is read as “\(claim.reading.spoken)”",
      help: "Write \(Quoted.text(whole)), without the fraction.", at: spoken, claim.part, in: tree,
      after: spoken.speech(replacing: claim.part, with: whole, in: tree),
      fixes: spoken.key == .inputLabels
        ? []
        : [
          .set(
            spoken.key, of: spoken.element, to: spoken.replacing(claim.part, with: whole),
            spoken.key == .text ? .unsafe : .safe)
        ])
  }

  /// Whether the file shows that the number counts something.
  private func isCount(_ spoken: SpokenText, in tree: AccessibilityTree) -> Bool {
    let index = spoken.element
    if tree.element(index).has(.unit) { return false }
    if let meaning = tree.interface.text(.meaning, of: index), meaning != "quantity" {
      return false
    }
    if let isWhole = hasWholeSteps(index, in: tree) { return isWhole }
    let words = NumberCaptions.words(around: spoken, in: tree)
    guard !words.contains(where: NumberCaptions.names.contains) else { return false }
    if words.count <= NumberCaptions.most, let counts = NumberCaptions.counts["en"],
      words.contains(where: counts.contains)
    {
      return true
    }
    return spoken.text.allSatisfy { !$0.isLetter } && isBesideStepper(index, in: tree)
  }

  /// Whether an element goes in whole steps; nil where it has no steps.
  private func hasWholeSteps(_ index: Int, in tree: AccessibilityTree) -> Bool? {
    guard case .range(let range)? = tree.interface.value(.range, of: index), let step = range.step
    else { return nil }
    return step >= 1 && step == step.rounded()
  }

  private func isBesideStepper(_ index: Int, in tree: AccessibilityTree) -> Bool {
    guard tree.element(index).kind == .text else { return false }
    let next = Int(tree.element(index).next)
    let after = next < tree.count && tree.element(next).parent == tree.element(index).parent
    let neighbours = [tree.interface.sibling(before: index), after ? next : nil]
    return neighbours.contains { neighbour in
      guard let neighbour, tree.element(neighbour).kind == .stepper else { return false }
      return hasWholeSteps(neighbour, in: tree) ?? true
    }
  }
}
