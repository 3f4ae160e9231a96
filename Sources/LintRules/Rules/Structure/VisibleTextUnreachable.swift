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
      A text that is no accessibility element, and whose words stand in no label, is there for \
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
        """, "A plain view is no element, unless its class makes it one."),
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
        "this \(noun) shows \(Quoted.text(text)), but is no element unless its class makes it one",
        help: help, of: index, in: tree, at: .text)
    }
    let message =
      "the text \(Quoted.text(text)) stands on the screen, and VoiceOver never says it\(said)"
    if tree.screen(of: index).isFromInterfaceBuilder {
      return review(message + ", unless code adds it", help: help, of: index, in: tree, at: key)
    }
    return violation(message, help: help, of: index, in: tree, at: key)
  }
}
