import ScreenModel

/// Finds steppers that are three stops: a minus, a plus, and the number somewhere beside them.
struct StepperSplitElements: Rule {
  static let info = RuleInfo(
    id: "stepper-split-elements",
    title: "A stepper and its number are one adjustable element",
    category: .values,
    severity: .warning,
    criteria: [.wcag("4.1.2"), .wcag("1.3.1")],
    restsOn: [.element, .frame, .label],
    why: """
      VoiceOver stops three times, and pressing "increment" says "increment" again: whoever wants \
      to know the new number has to go and look for it after every press.
      """,
    how: """
      Make the view around them one adjustable element, with the name as label, the number as \
      value, and methods that increment and decrement it.
      """,
    uiKit: #"""
      row.isAccessibilityElement = true
      row.accessibilityLabel = String(localized: "Guests")
      row.accessibilityValue = "\(guests)"
      row.accessibilityTraits = .adjustable
      """#,
    swiftUI: #"""
      Stepper("Guests", value: $guests, in: 1...9)
        .accessibilityValue("\(guests)")
      """#,
    traps: [
      "Inside an adjustable element the three are not stops.",
      "A stepper that is named and announces each new number.",
      "Texts beside it that hold a price, a heading, or a number other than the stepper's.",
      "An outlet or a custom class may make one element of them.",
    ],
    examples: [
      .fails(
        """
        screen: Guests
        children:
          - {type: text, text: "Guests: 2"}
          - {⟪type: stepper⟫, range: {min: 1, max: 9, value: 2}}
        """, "VoiceOver says \"Decrement, button\", \"Increment, button\" and \"Guests: two\"."),
      .passes(
        """
        screen: Guests
        children:
          - type: view
            element: true
            label: Guests
            value: "2"
            traits: adjustable
            implements: [increment, decrement]
            children:
              - {type: text, text: "2"}
              - {type: stepper, range: {min: 1, max: 9, value: 2}}
        """),
      .fails(
        """
        screen: Guests
        children:
          - type: stack
            children:
              - {type: text, text: Adults}
              - {⟪type: button⟫, text: "-", onTap: fewer}
              - {type: text, text: "2"}
              - {type: button, text: "+", onTap: more}
        """, "The same, made by hand."),
      .passes(
        """
        screen: Order
        children:
          - type: view
            label: Quantity
            children:
              - {type: text, text: "2"}
              - {type: stepper, posts: {type: announcement, on: change}}
          - type: view
            children:
              - {type: text, text: Room 12}
              - {type: stepper}
          - type: view
            children:
              - {type: text, text: "$30"}
              - {type: stepper}
          - type: view
            children:
              - {type: text, text: "30"}
              - {type: stepper, range: {min: 1, max: 9, value: 2}}
        """, "Named and announced; texts that do not count."),
      .fails(
        """
        screen: Order
        children:
          - {type: text, text: "2", frame: [16, 100, 30, 32]}
          - {⟪type: stepper⟫, frame: [76, 100, 94, 32]}
        """, options: ["maxGap": .number(40)], documented: false),
      .passes(
        """
        screen: Order
        children:
          - {type: text, text: "2", frame: [16, 100, 30, 32]}
          - {type: stepper, frame: [76, 100, 94, 32]}
        """, "The text stands 30 points away.", documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var maxGap = 24.0

    static let fields: [OptionField<Options>] = [
      .number(
        "maxGap", \.maxGap, 0...500, "how far the number may stand from the control, in points")
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    SplitStepper.all(in: tree, maxGap: options.maxGap).compactMap { stepper in
      let name = name(of: stepper, in: tree)
      if name.isOwn, announces(stepper, in: tree) { return nil }
      return finding(stepper, name: name.text, in: tree)
    }
  }

  private func finding(
    _ stepper: SplitStepper, name: String?, in tree: AccessibilityTree
  ) -> Finding {
    let heard = utterances(of: stepper, in: tree).map { "“\($0)”" }
    let message = "the number and what changes it are three stops: " + heard.joined(separator: " ")
    let help = "Make them one adjustable element with a label and the number as value."
    let notes = stepper.elements.dropFirst().map { index in
      Finding.Note(
        message: index == stepper.count ? "the number" : "the other button",
        range: tree.element(index).anchor)
    }
    let after = after(stepper, name: name, in: tree)
    let parent = Int(tree.element(stepper.minus).parent)
    let isOpen = (stepper.elements + [parent]).contains { tree.element($0).mayChangeInCode }
    return isOpen
      ? review(message, help: help, of: stepper.minus, in: tree, notes: notes, after: after)
      : violation(message, help: help, of: stepper.minus, in: tree, notes: notes, after: after)
  }

  private func utterances(of stepper: SplitStepper, in tree: AccessibilityTree) -> [String] {
    let count = tree.utterance(of: stepper.count) ?? ""
    if let plus = stepper.plus {
      return [tree.utterance(of: stepper.minus) ?? "", count, tree.utterance(of: plus) ?? ""]
    }
    let halves: [Stop.Part] = [.decrement, .increment]
    return halves.map { tree.utterance(of: stepper.minus, part: $0) } + [count]
  }

  /// The utterance of one element, where something names it.
  private func after(
    _ stepper: SplitStepper, name: String?, in tree: AccessibilityTree
  ) -> String? {
    guard let count = tree.name(of: stepper.count).value?.text,
      let first = count.firstIndex(where: { $0.isASCII && $0.isNumber })
    else { return nil }
    // "Guests: 2" holds both.
    let caption = String(
      count[..<first].reversed().drop { !$0.isLetter }.reversed())
    guard let name = caption.isEmpty ? name : caption else { return nil }
    return tree.utterance(
      of: stepper.count,
      changing: UtteranceChange(name: name, value: String(count[first...]), traits: .adjustable))
  }

  /// The name of the number, and whether an accessibility label has it.
  private func name(
    of stepper: SplitStepper, in tree: AccessibilityTree
  ) -> (text: String?, isOwn: Bool) {
    let parent = Int(tree.element(stepper.minus).parent)
    let owners = stepper.plus == nil ? [stepper.minus, parent] : [parent]
    for index in owners where tree.interface.says(.label, index) {
      return (tree.interface.text(.label, of: index), true)
    }
    let first = stepper.elements.min() ?? stepper.minus
    guard let text = Caption.textBefore(first, in: tree),
      !text.contains(where: { $0.isASCII && $0.isNumber })
    else { return (nil, false) }
    return (text, false)
  }

  private func announces(_ stepper: SplitStepper, in tree: AccessibilityTree) -> Bool {
    stepper.elements.contains { index in
      guard case .posts(let posts)? = tree.interface.value(.posts, of: index) else { return false }
      return posts.contains { $0.kind == .announcement }
    }
  }
}
