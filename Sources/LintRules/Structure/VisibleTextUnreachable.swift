import ScreenModel

/// Finds texts on the screen that VoiceOver neither stops at nor says anywhere else.
struct VisibleTextUnreachable: Rule {
  static let info = RuleInfo(
    id: "visible-text-unreachable",
    title: "VoiceOver says what can be read on the screen",
    category: .structure,
    severity: .warning,
    criteria: [.wcag("1.3.1"), .wcag("4.1.2")],
    clauses: ["11.5.2.10"],
    restsOn: [.type, .label, .element, .elements, .background, .frame],
    why: """
      A text that is not an accessibility element, and whose words stand in no label, is there for \
      those who see it only.
      """,
    how: """
      Put its words into the label or value of the element that it belongs to; or let it be an \
      element.
      """,
    uiKit: #"""
      priceLabel.isAccessibilityElement = false
      cell.accessibilityLabel = "\(name), \(price)"
      """#,
    swiftUI: #"""
      Text(price).accessibilityHidden(true)
      Text(name).accessibilityLabel("\(name), \(price)")
      """#,
    traps: [
      "Texts whose words VoiceOver says anywhere on the screen, also where a text is cut off.",
      "Texts that another element stands in for.",
      "Decorative texts, and watermarks that are hardly opaque.",
      "Prompts in the place of a text field, whose label says what is to be put in.",
      "Symbols, single letters, and numbers beside an element with a label of its own.",
      "Texts that something in front covers.",
      "What is inside an element or left out of a list is the business of other rules.",
      "A text of a plain view, and labels in Interface Builder files: a person has to look.",
    ],
    examples: [
      .fails(
        """
        screen: Offer
        children:
          - type: cell
            children:
              - {type: text, text: Trip to Porto}
              - {type: text, text: 120 euros, ⟪element: false⟫}
        """, "VoiceOver says \"Trip to Porto.\" and nothing of the price."),
      .passes(
        """
        screen: Offer
        children:
          - type: cell
            label: "Trip to Porto, 120 euros"
            children:
              - {type: text, text: Trip to Porto}
              - {type: text, text: 120 euros, element: false}
        """),
      .passes(
        """
        screen: Offer
        children:
          - {type: text, text: Trip to Porto and on to Faro}
          - {type: text, text: Trip to Porto and o…, element: false}
          - {type: text, text: Draft, element: false, decorative: true}
          - {type: text, text: Sample, element: false, alpha: 0.2}
          - {type: text, text: ">>", element: false}
          - {type: text, text: x, element: false}
          - {type: text, id: fee, text: No fee, element: false}
          - {type: view, element: true, label: Free of charge, substituteFor: fee}
          - type: view
            children:
              - {type: textField, label: Passenger}
              - {type: text, text: Your name, element: false}
          - type: view
            children:
              - {type: view, element: true, label: a quarter past ten}
              - {type: text, text: "10:15", element: false}
          - {type: text, text: Old price, element: false, frame: [16, 600, 100, 24]}
          - {type: view, background: "#FFFFFF", frame: [0, 590, 200, 60]}
        """, "Cut off, decorative, a watermark, symbols, replaced, a prompt, a number, covered.",
        documented: false),
      .needsReview(
        """
        screen: Offer
        children:
          - {type: text, text: Trip to Porto}
          - {type: view, ⟪text: 120 euros⟫}
        """, "A plain view is not an element, unless its class makes it one."),
      .passes(
        """
        screen: Offer
        children:
          - {type: text, text: Trip to Porto}
          - {type: text, text: Sold, element: false}
        """, options: ["minChars": .number(5)], documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var minChars = 2

    static let fields: [OptionField<Options>] = [
      .count("minChars", \.minChars, 1...100, "texts with fewer letters and digits are left alone")
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.uses(.text) else { return [] }
    var search = UnheardTexts(tree, minimum: options.minChars)
    return search.all().compactMap { finding(at: $0, in: tree) }
  }

  private func finding(at index: Int, in tree: AccessibilityTree) -> Finding? {
    guard let text = tree.interface.text(.text, of: index) else { return nil }
    let element = tree.element(index)
    let help = "Put its words into the label of what it belongs to, or let it be an element."
    let key: AttributeKey =
      element.flag(.elementsHidden) == true ? .elementsHidden : .element
    let noun = Wording.noun(element.kind)
    let around = tree.stop(around: index).flatMap { tree.utterance(of: $0) }
    let said = around.map { "; around it VoiceOver says “\($0)”" } ?? ""
    guard element.has(key), element.kind == .text else {
      return review(
        "this \(noun) shows \(Quoted.text(text)), but is not an element unless its class makes it "
          + "one",
        help: help, of: index, in: tree, at: .text)
    }
    let message =
      "the text \(Quoted.text(text)) stands on the screen, and VoiceOver never says it\(said)"
    if tree.screen(of: index).has(.completedElsewhere) {
      return review(message + ", unless code adds it", help: help, of: index, in: tree, at: key)
    }
    return violation(message, help: help, of: index, in: tree, at: key)
  }
}

/// Finds texts that are seen and not heard.
struct UnheardTexts {
  private let tree: AccessibilityTree
  private let minimum: Int
  private let substitutes: Substitutes
  private var heard: HeardWords
  /// The layers of the screen; worked out for the first text that something may cover.
  private var layers: ScreenLayers?

  /// A search for texts of at least so many letters and digits.
  init(_ tree: AccessibilityTree, minimum: Int) {
    self.tree = tree
    self.minimum = minimum
    substitutes = Substitutes(tree)
    heard = HeardWords(tree)
  }

  /// The texts, in document order.
  mutating func all() -> [Int] {
    var found: [Int] = []
    var index = 0
    while index < tree.count {
      if tree.silences[index] == .none {
        index += 1
        continue
      }
      let element = tree.element(index)
      if element.flag(.decorative) == true {
        index = Int(element.next)
        continue
      }
      if isCandidate(index, element), isUnheard(index) { found.append(index) }
      index += 1
    }
    return found
  }

  /// Elements of other rules: those that can be operated, and those with labels that nobody hears.
  private static let elsewhere: NodeFacts = [.interactive, .label]

  /// Whether an element shows a text and is not a stop, by its bits alone.
  private func isCandidate(_ index: Int, _ element: Element) -> Bool {
    guard tree.interface.says(.text, index), tree.facts[index].isDisjoint(with: Self.elsewhere)
    else { return false }
    switch (tree.silences[index], element.kind) {
    case (.notElement, .text): return element.flag(.element) == false
    case (.notElement, .view), (.notElement, .gridCell):
      return element.flag(.element) != true && !element.has(.elements)
    case (.elementsHidden, .text):
      return element.flag(.elementsHidden) == true
        && tree.silences[Int(element.parent)] != .elementsHidden
    default: return false
    }
  }

  private mutating func isUnheard(_ index: Int) -> Bool {
    guard let text = tree.interface.text(.text, of: index),
      text.count(where: { $0.isLetter || $0.isNumber }) >= minimum,
      !isWatermark(index), !tree.screen(of: index).isLaunchScreen,
      !substitutes.exist(for: index, in: tree), !heard.contain(text, onScreenOf: index)
    else { return false }
    let isNumber = !text.contains(where: \.isLetter)
    return !isCovered(index) && !isBesidePart(index, orderly: isNumber)
      && !isCaptionOfParts(index, text) && !isLeftToCode(index)
  }

  /// Whether a text is hardly drawn, or not at all.
  private func isWatermark(_ index: Int) -> Bool {
    let element = tree.element(index)
    if element.has(.color), tree.interface.text(.color, of: index) == "clear" { return true }
    return element.has(.alpha) && tree.interface.number(.alpha, of: index) ?? 1 <= 0.3
  }

  /// The most siblings that a look around a text takes in.
  private static let reach = 20

  /// Whether a text stands beside a field whose prompt it may be; or, for a number, beside or
  /// inside something with words of its own, which may say it in letters.
  private func isBesidePart(_ index: Int, orderly isNumber: Bool) -> Bool {
    let parent = Int(tree.element(index).parent)
    if isNumber, let stop = tree.stop(around: index), tree.has(.label, stop) { return true }
    var sibling = parent + 1
    for _ in 0..<Self.reach where sibling < Int(tree.element(parent).next) {
      if sibling != index {
        if tree.traits[sibling].contains(.textEntry), mayMeet(sibling, index) { return true }
        if isNumber, tree.has([.exposed, .label], sibling) { return true }
      }
      sibling = Int(tree.element(sibling).next)
    }
    return false
  }

  /// Whether a control beside a text that has only parts as stops, such as a date picker, has its
  /// words for a label: what a listener gets of it is up to the control.
  private func isCaptionOfParts(_ index: Int, _ text: String) -> Bool {
    let parent = Int(tree.element(index).parent)
    var sibling = parent + 1
    for _ in 0..<Self.reach where sibling < Int(tree.element(parent).next) {
      if !tree.has(.exposed, sibling), tree.mayStop(sibling),
        let label = tree.interface.text(.label, of: sibling), Words.isContained(text, in: label)
      {
        return true
      }
      sibling = Int(tree.element(sibling).next)
    }
    return false
  }

  private func mayMeet(_ a: Int, _ b: Int) -> Bool {
    guard let first = tree.readingFrame(of: a), let second = tree.readingFrame(of: b) else {
      // Without places, only neighbours may lie on one another.
      return abs(Int(tree.element(a).position) - Int(tree.element(b).position)) == 1
    }
    return first.meets(second)
  }

  /// Whether something opaque lies over a text.
  private mutating func isCovered(_ index: Int) -> Bool {
    guard tree.has(.placed, index) else { return false }
    let layers = layers ?? tree.shared(ScreenLayers.self)
    self.layers = layers
    let frame = tree.screenFrames[index]
    var sibling = Int(tree.element(index).next)
    let parent = tree.element(index).parent
    for _ in 0..<Self.reach where sibling < tree.count && tree.element(sibling).parent == parent {
      if let cover = Cover(sibling, in: tree, layers), cover.isOpaque, cover.frame.contains(frame) {
        return true
      }
      sibling = Int(tree.element(sibling).next)
    }
    return false
  }

  /// Whether code writes a text, or the label of what it stands in.
  private func isLeftToCode(_ index: Int) -> Bool {
    guard tree.screen(of: index).has(.completedElsewhere) else { return false }
    var index = index
    // Labels stand a few views deep in their cell.
    for _ in 0..<6 where index >= 0 {
      if tree.element(index).mayChangeInCode { return true }
      index = Int(tree.element(index).parent)
    }
    return false
  }
}
