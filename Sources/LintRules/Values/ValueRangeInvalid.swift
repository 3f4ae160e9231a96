import ScreenModel

/// Finds bounds, steps and present numbers that do not fit together.
struct ValueRangeInvalid: Rule {
  static let info = RuleInfo(
    id: "value-range-invalid",
    title: "The bounds, the step and the present number fit together",
    category: .values,
    severity: .error,
    criteria: [.wcag("4.1.2")],
    clauses: ["11.5.2.7"],
    restsOn: [.enabled],
    why: """
      VoiceOver makes a percentage of the bounds and the present number. Where they contradict one \
      another it says a wrong one or none, and swipes up and down do nothing.
      """,
    how: """
      Let the minimum be below the maximum, keep the present number between them, and choose a \
      step above zero that leads from one to the other.
      """,
    uiKit: #"""
      slider.minimumValue = 1
      slider.maximumValue = 5
      slider.value = min(max(rating, 1), 5)
      """#,
    swiftUI: #"""
      Slider(value: $rating, in: 1...5, step: 1) { Text("Rating") }
      """#,
    traps: [
      "A bound that the file does not give is unknown: nothing is said about it.",
      "A step that does not lead exactly to the other bound is a note.",
      "Numbers that differ by the rounding of single precision are equal.",
      "A control that is disabled may have nothing to choose from.",
      "In Interface Builder code may set the numbers of a control that an outlet leads to.",
    ],
    examples: [
      .fails(
        """
        screen: Review
        children:
          - {type: slider, label: Rating, value: 3 stars, ⟪range: {min: 5, max: 1, value: 3}⟫}
          - {type: slider, label: Volume, ⟪range: {min: 0, max: 100, value: 120}⟫}
          - {type: stepper, ⟪range: {min: 0, max: 9, value: 2, step: 0}⟫}
          - {type: pageControl, ⟪index: 3⟫, count: 3}
        """,
        "Swapped bounds, a number beyond them, a step of 0, page four of three."
      ),
      .passes(
        """
        screen: Review
        children:
          - {type: slider, label: Rating, value: 3 stars, range: {min: 1, max: 5, value: 3}}
          - {type: slider, label: Volume, range: {min: 0, max: 100, value: 100}}
          - {type: stepper, range: {min: 0, max: 9, value: 2, step: 1}}
          - {type: pageControl, index: 2, count: 3}
        """),
      .fails(
        """
        screen: Timer
        children:
          - type: slider
            label: Length
            value: 15 minutes
            implements: [increment, decrement]
            ⟪range: {min: 0, max: 100, step: 15}⟫
        """, "A note: from 90 the next step leads beyond 100."),
      .passes(
        """
        screen: Timer
        children:
          - {type: slider, label: Volume, range: {value: 40}}
          - {type: slider, label: Brightness, range: {min: 0, value: 40}}
          - {type: progress, label: Upload, range: {min: 0, max: 1, value: 1.0000001}}
          - {type: slider, label: Opacity, range: {min: 0, max: 1, value: 0.3, step: 0.1}}
          - {type: slider, label: Bass, enabled: false, range: {min: 0, max: 0, value: 0}}
        """, "Unknown bounds, rounding, and nothing to choose from."),
    ])

  let options: NoOptions

  func findings(in tree: AccessibilityTree) -> [Finding] {
    let steppers = tree.nodes([.nativeRole]).filter { !tree.systemParts(of: $0).isEmpty }
    return tree.nodes([.exposed]).compactMap { anyFinding(at: $0, in: tree) }
      + steppers.compactMap { anyFinding(at: $0, in: tree) }
  }

  private func anyFinding(at index: Int, in tree: AccessibilityTree) -> Finding? {
    if tree.element(index).kind == .pageControl { return pageFinding(at: index, in: tree) }
    guard tree.element(index).has(.range), let range = tree.valueRange(of: index),
      let problem = problem(of: range, isDisabled: tree.element(index).flag(.enabled) == false)
    else { return nil }
    return finding(problem, at: index, in: tree)
  }

  private func finding(
    _ problem: Problem, at index: Int, in tree: AccessibilityTree
  ) -> Finding {
    let message = problem.message + heard(at: index, in: tree)
    return tree.element(index).mayChangeInCode
      ? review(
        message, help: problem.help, of: index, in: tree, at: .range, severity: problem.severity)
      : violation(
        message, help: problem.help, of: index, in: tree, at: .range, severity: problem.severity)
  }

  /// A page beyond the last one.
  private func pageFinding(at index: Int, in tree: AccessibilityTree) -> Finding? {
    guard let page = tree.interface.number(.index, of: index),
      let count = tree.interface.number(.count, of: index), count > 0, page >= count
    else { return nil }
    let message =
      "the page with the index \(Quantity.text(page)) is beyond the last one"
      + heard(at: index, in: tree)
    let help = "Count pages from zero, up to one less than their number."
    return tree.element(index).mayChangeInCode
      ? review(message, help: help, of: index, in: tree, at: .index)
      : violation(message, help: help, of: index, in: tree, at: .index)
  }

  private struct Problem {
    let message: String
    let help: String
    var severity = Severity.error
  }

  private func heard(at index: Int, in tree: AccessibilityTree) -> String {
    guard tree.has(.exposed, index), let heard = tree.utterance(of: index) else { return "" }
    return "; VoiceOver says “\(heard)”"
  }

  private func problem(of range: ValueRange, isDisabled: Bool) -> Problem? {
    if let low = range.min, let high = range.max, low >= high {
      if low == high, isDisabled { return nil }
      return Problem(
        message: "the minimum \(Quantity.text(low)) is not below the maximum "
          + Quantity.text(high),
        help: low > high ? "Swap the two." : "Give it two bounds, or disable it.")
    }
    return outside(range) ?? wrongStep(range)
  }

  private func outside(_ range: ValueRange) -> Problem? {
    guard let value = range.value else { return nil }
    let span = (range.max ?? value) - (range.min ?? value)
    let slack = max(1, span.magnitude) * 1e-6
    if let high = range.max, value > high + slack {
      return Problem(
        message: "the present number \(Quantity.text(value)) is above the maximum "
          + Quantity.text(high),
        help: "Raise the maximum, or keep the number below it.")
    }
    if let low = range.min, value < low - slack {
      return Problem(
        message: "the present number \(Quantity.text(value)) is below the minimum "
          + Quantity.text(low),
        help: "Lower the minimum, or keep the number above it.")
    }
    return nil
  }

  private func wrongStep(_ range: ValueRange) -> Problem? {
    guard let step = range.step else { return nil }
    guard step > 0 else {
      return Problem(
        message: "a step of \(Quantity.text(step)) leads nowhere",
        help: "Give it a step above zero.")
    }
    guard let low = range.min, let high = range.max else { return nil }
    let steps = (high - low) / step
    let isWhole = (steps - steps.rounded()).magnitude <= 1e-4 * max(1, steps.magnitude)
    if isWhole || !steps.isFinite { return nil }
    return Problem(
      message: "steps of \(Quantity.text(step)) do not lead from \(Quantity.text(low)) to "
        + Quantity.text(high),
      help: "Choose a step that divides the range.", severity: .note)
  }
}
