import ScreenModel

/// Finds values that say another number than the one that is drawn or set.
struct StaleAccessibilityValue: Rule {
  static let info = RuleInfo(
    id: "stale-accessibility-value",
    title: "The value that is heard is the value that is shown",
    category: .values,
    severity: .warning,
    criteria: [.wcag("4.1.2")],
    clauses: ["11.5.2.7"],
    why: """
      An accessibility value is set once and what is drawn changes later, so VoiceOver goes on \
      saying the old number. Somebody who cannot see the screen has no way to notice.
      """,
    how: """
      Set the accessibility value wherever the number changes, or compute it from the model each \
      time that VoiceOver asks.
      """,
    uiKit: #"""
      override var accessibilityValue: String? {
        get { formatter.string(from: count) }
        set {}
      }
      """#,
    swiftUI: #"""
      CounterView(count: count).accessibilityValue("\(count)")
      """#,
    traps: [
      "Rounded numbers, and numbers in another unit.",
      "Durations: \"1:05\" and \"1 minute 5 seconds\" are equal.",
      "Dates, times of day, codes, versions and phone numbers are not compared.",
      "A text that VoiceOver says as the name may have a value of another sort.",
      "What is drawn has words that neither the label nor the value has.",
      "Between variants of a screen, values that say what is drawn in neither or in both.",
    ],
    examples: [
      .needsReview(
        """
        screen: Counter
        children:
          - {type: text, label: Count, text: "5", ⟪value: "4"⟫}
          - {type: canvas, element: true, label: Time left, draws: "1:05", ⟪value: 2 minutes⟫}
          - {type: slider, label: Age, ⟪value: 30 years old⟫, range: {min: 0, max: 99, value: 42},
             implements: [increment, decrement]}
          - type: view
            element: true
            label: Adults
            ⟪value: "2"⟫
            traits: adjustable
            children:
              - {type: text, text: Adults}
              - {type: text, text: "3"}
        """),
      .passes(
        """
        screen: Counter
        children:
          - {type: text, label: Count, text: "5", value: "5"}
          - {type: canvas, element: true, label: Left, draws: "1:05", value: 1 minute 5 seconds}
          - type: slider
            label: Age
            value: 42 years old
            range: {min: 0, max: 99, value: 42}
            implements: [increment, decrement]
        """),
      .passes(
        """
        screen: Counter
        children:
          - {type: text, label: Rating, text: "4.5", value: 4.46 of 5}
          - {type: text, label: Distance, text: 5 km, value: 3.1 miles}
          - {type: text, label: Day, text: "06/14/03", value: "June 14, 2003", meaning: date}
          - {type: text, text: Chapter 3, value: 12 minutes}
          - {type: text, label: Contents, text: 4 of our best songs, value: 12 minutes}
          - {type: slider, label: Upload, range: {min: 0, max: 1, value: 0.4}, value: 40 percent}
          - {type: text, label: Paid, text: "$4.50", value: 4 dollars 50 cents}
          - {type: text, label: Walk, text: 65 min, value: 1 hour 5 minutes}
        """, "The same numbers in other words, and numbers of other things."),
      .needsReview(
        """
        screen: Counter
        children:
          - {type: text, label: Rating, text: "4.5", ⟪value: 4.46 of 5⟫}
        """, options: ["tolerance": .text("exact")]),
      .needsReview(
        """
        screens:
          - screen: Timer
            variant: {state: stopped}
            children:
              - {type: canvas, id: lamp, element: true, label: State, draws: Stopped,
                 value: Stopped}
          - screen: Timer
            variant: {state: running}
            children:
              - {type: canvas, id: lamp, element: true, label: State, draws: Running,
                 ⟪value: Stopped⟫}
        """, "Another variant draws another text, and the value stays."),
      .passes(
        """
        screens:
          - screen: Timer
            variant: {state: stopped}
            children:
              - {type: canvas, id: lamp, element: true, label: State, draws: Stopped,
                 value: Stopped}
              - {type: canvas, id: fan, element: true, label: Fan, draws: Off, value: Quiet}
          - screen: Timer
            variant: {state: running}
            children:
              - {type: canvas, id: lamp, element: true, label: State, draws: Running,
                 value: Running}
              - {type: canvas, id: fan, element: true, label: Fan, draws: On, value: Quiet}
        """, "A value that was never what is drawn.", documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var tolerance = "rounding"

    static let fields: [OptionField<Options>] = [
      .choice(
        "tolerance", \.tolerance, ["rounding", "exact"],
        "whether a rounded number is the same number")
    ]
  }

  private static let codes: Set<String> = ["code", "phone", "date", "time", "version"]
  /// The most texts inside an element that are compared with its value.
  private static let maximumTexts = 40

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.uses(.value) else { return [] }
    let found = tree.nodes([.exposed]).compactMap { index in
      isJudged(index, in: tree) ? finding(at: index, in: tree) : nil
    }
    return found + variantFindings(in: tree, beside: found)
  }

  private func isJudged(_ index: Int, in tree: AccessibilityTree) -> Bool {
    tree.interface.says(.value, index) && !tree.traits[index].contains(.toggle)
      && mayDisagree(index, in: tree)
  }

  // MARK: Variants

  /// The values that stay the same where another variant of the screen shows something else.
  private func variantFindings(
    in tree: AccessibilityTree, beside found: [Finding]
  ) -> [Finding] {
    guard let variants = ScreenVariants(tree.interface) else { return [] }
    let pairs = variants.pairs(apartIn: \.state)
    guard !pairs.isEmpty else { return [] }
    var known = Set(found.compactMap(\.element))
    return pairs.flatMap { pair in
      variants.elements(of: pair).compactMap { first, second in
        guard let (stale, other) = stale(first, second, in: tree), !known.contains(second),
          known.insert(stale).inserted
        else { return nil }
        return finding(at: stale, beside: other, in: tree)
      }
    }
  }

  /// Of two states of an element whose drawn text changes and whose value does not, the one where
  /// the value no longer says what is drawn, and the one where it does.
  private func stale(
    _ first: Int, _ second: Int, in tree: AccessibilityTree
  ) -> (stale: Int, other: Int)? {
    guard isJudged(first, in: tree), isJudged(second, in: tree), tree.has(.exposed, first),
      tree.has(.exposed, second), let value = tree.interface.text(.value, of: first),
      value == tree.interface.text(.value, of: second)
    else { return nil }
    let said = Words.normalized(value)
    let isFirst = drawnTexts(at: first, in: tree).contains { Words.normalized($0) == said }
    let isSecond = drawnTexts(at: second, in: tree).contains { Words.normalized($0) == said }
    if isFirst == isSecond { return nil }
    let pair = isFirst ? (stale: second, other: first) : (stale: first, other: second)
    return drawnTexts(at: pair.stale, in: tree).isEmpty ? nil : pair
  }

  private func finding(at index: Int, beside other: Int, in tree: AccessibilityTree) -> Finding {
    let drawn = drawnTexts(at: index, in: tree).first ?? ""
    return review(
      "the value says \(Quoted.text(tree.interface.text(.value, of: index) ?? "")) in both "
        + "variants, but what is drawn here says \(Quoted.text(drawn)); \(spoken(index, tree))",
      help: Self.help, of: index, in: tree, at: .value,
      notes: [
        Finding.Note(
          message: "the variant whose text the value says", range: tree.element(other).anchor)
      ],
      after: tree.utterance(of: index, changing: UtteranceChange(value: drawn)))
  }

  /// Whether anything beside the value may show a number.
  private func mayDisagree(_ index: Int, in tree: AccessibilityTree) -> Bool {
    tree.interface.says([.text, .draws], index) || tree.element(index).has(.range)
      || tree.has(.parent, index)
  }

  private func finding(at index: Int, in tree: AccessibilityTree) -> Finding? {
    guard let value = tree.interface.text(.value, of: index),
      value.contains(where: { $0.isASCII && $0.isNumber }),
      !Self.codes.contains(tree.interface.text(.meaning, of: index) ?? ""),
      let heard = QuantityReader.quantities(of: value, language: tree.language(of: index)),
      !heard.isEmpty
    else { return nil }
    if let drawn = drawnText(at: index, beside: value, heard, in: tree) {
      return review(
        "the value says \(Quoted.text(value)), but what is drawn says \(Quoted.text(drawn)); "
          + spoken(index, tree),
        help: Self.help, of: index, in: tree, at: .value,
        after: tree.utterance(of: index, changing: UtteranceChange(value: drawn)))
    }
    if let number = presentNumber(of: index, against: heard, in: tree) {
      return review(
        "the value says \(Quoted.text(value)), but the present number is \(number); "
          + spoken(index, tree),
        help: Self.help, of: index, in: tree, at: .value)
    }
    return nil
  }

  private static let help = "Set the value whenever the number changes."

  private func spoken(_ index: Int, _ tree: AccessibilityTree) -> String {
    "VoiceOver says “\(tree.utterance(of: index) ?? "")”"
  }

  // MARK: What is drawn

  /// A text of the element that shows another number than the value says.
  private func drawnText(
    at index: Int, beside value: String, _ heard: [Quantity], in tree: AccessibilityTree
  ) -> String? {
    let texts = drawnTexts(at: index, in: tree).filter { text in
      text.utf8.count <= 100 && text.contains { $0.isASCII && $0.isNumber }
    }
    // Of several numbers nobody can tell which one the value stands for.
    guard texts.count == 1 else { return nil }
    let words = Set(
      Words.normalized(value) + Words.normalized(tree.name(of: index).value?.text ?? ""))
    let others = Words.normalized(texts[0]).filter { word in
      word.contains(where: \.isLetter) && !words.contains(word)
    }
    guard others.count <= 1,
      let drawn = QuantityReader.quantities(of: texts[0], language: tree.language(of: index)),
      Quantity.disagree(heard, drawn, exactly: options.tolerance == "exact")
    else { return nil }
    return texts[0]
  }

  private func drawnTexts(at index: Int, in tree: AccessibilityTree) -> [String] {
    var texts: [String] = []
    if tree.nameSources[index] != .text, let text = tree.interface.text(.text, of: index) {
      texts.append(text)
    }
    if tree.interface.says(.draws, index), let text = tree.interface.text(.draws, of: index) {
      texts.append(text)
    }
    guard tree.has(.parent, index) else { return texts }
    let end = min(Int(tree.element(index).next), index + 1 + Self.maximumTexts)
    for child in index + 1..<max(end, index + 1)
    where tree.element(child).kind == .text && tree.silences[child] == .insideElement
      && tree.element(child).flag(.hidden) != true
    {
      if let text = tree.interface.text(.text, of: child) { texts.append(text) }
    }
    return texts
  }

  // MARK: The present number

  /// The number that the file says is set, where the value says another one.
  private func presentNumber(
    of index: Int, against heard: [Quantity], in tree: AccessibilityTree
  ) -> String? {
    guard let range = tree.valueRange(of: index), let value = range.value else { return nil }
    var present = Quantity(value)
    if let unit = tree.interface.text(.unit, of: index) {
      present =
        QuantityReader.quantities(of: Quantity.text(value) + " " + unit, language: "en")?.first
        ?? present
    }
    let exactly = options.tolerance == "exact"
    let others = otherReadings(of: value, in: range, isOfSeveral: heard.count > 1)
    let isSaid = heard.contains { one in
      one.matches(present, exactly: exactly)
        || others.contains { one.matches($0, exactly: exactly) }
    }
    if isSaid || !heard.contains(where: { $0.isComparable(to: present) }) { return nil }
    return Quantity.text(value)
  }

  /// Other forms of a number in a value: its share, the rest, its place from 1 as in "3 of
  /// 5", and a duration in minutes or hours.
  private func otherReadings(
    of value: Double, in range: ValueRange, isOfSeveral: Bool
  ) -> [Quantity] {
    var readings = [
      Quantity([value], unit: .time), Quantity([value * 60], unit: .time),
      Quantity([value * 3600], unit: .time),
    ]
    let low = range.min ?? 0
    if isOfSeveral { readings += [Quantity(value + 1), Quantity(value - low + 1)] }
    guard let high = range.max, high > low else { return readings }
    let left = high - value
    let share = (value - low) / (high - low) * 100
    readings += [
      Quantity(left), Quantity([left], unit: .time), Quantity([left * 60], unit: .time),
      Quantity([share], unit: .percent), Quantity([100 - share], unit: .percent),
    ]
    return readings
  }
}
