/// A number that a minus and a plus change, where each of the three is a stop of its own.
struct SplitStepper {
  /// The stepper of the system, or the button that takes away.
  let minus: Int
  /// The button that adds; nil for a stepper of the system.
  let plus: Int?
  /// The text that shows the number.
  let count: Int

  /// The elements that make it.
  var elements: [Int] { [minus, count] + (plus.map { [$0] } ?? []) }

  /// All of them in a tree; the number may stand this many points away.
  static func all(in tree: AccessibilityTree, maxGap: Double) -> [SplitStepper] {
    let search = SplitStepperSearch(tree, maxGap: maxGap)
    return search.steppers() + search.pairs()
  }
}
