import ScreenModel

/// Finds adjustable elements that do not say what they are set to.
struct AdjustableMissingValue: Rule {
  static let info = RuleInfo(
    id: "adjustable-missing-value",
    title: "An adjustable element says its present value",
    category: .values,
    severity: .error,
    criteria: [.wcag("4.1.2")],
    clauses: ["11.5.2.7"],
    restsOn: [.value, .label],
    why: """
      VoiceOver says the name and "adjustable", but not where the setting stands; and after each \
      swipe it says the new value, which is nothing.
      """,
    how: """
      Set the accessibility value whenever the setting changes, in the words of a listener: \
      "3 of 5 stars".
      """,
    uiKit: #"""
      override var accessibilityValue: String? {
        get { String(localized: "\(rating) of 5 stars") }
        set {}
      }
      """#,
    swiftUI: #"""
      StarsView(rating: rating).accessibilityValue("\(rating) of 5 stars")
      """#,
    traps: [
      "Sliders, page controls and pickers of the system say a value of their own.",
      "A text field that is empty has no value to say.",
      "Beside the button or header trait nobody can tell which is meant: see `conflicting-traits`.",
      "An option that is said as the label is heard, so this is a note; a number in the label is "
        + "the business of `value-in-label`.",
      "An element that an outlet leads to, or of a custom class, may get its value in code.",
      "A value that SwiftUI source makes when the app runs.",
    ],
    examples: [
      .fails(
        """
        screen: Review
        children:
          - {⟪type: view⟫, element: true, label: Rating, traits: adjustable}
        """, "VoiceOver says \"Rating, adjustable.\""),
      .passes(
        """
        screen: Review
        children:
          - {type: view, element: true, label: Rating, value: 3 of 5, traits: adjustable}
        """),
      .fails(
        """
        screen: Calendar
        children:
          - {type: view, element: true, ⟪label: Monday⟫, traits: adjustable}
          - type: view
            element: true
            ⟪label: Large⟫
            traits: adjustable
            children:
              - {type: text, text: Small}
              - {type: text, text: Large}
        """, "The option is heard as a label. That is a note: it should be the value."),
      .passes(
        """
        screen: Calendar
        children:
          - {type: view, element: true, label: Monday, traits: adjustable}
        """, options: ["optionInLabel": .text("off")]),
      .fails(
        """
        screen: Radio
        children:
          - {type: view, element: true, ⟪label: Channel 4⟫, traits: adjustable}
        """, "A name with a number: a note.", documented: false),
      .passes(
        """
        screen: Radio
        children:
          - {type: slider, label: Volume}
          - {type: pageControl}
          - {type: textField, label: Country, traits: adjustable}
        """),
      .passes(
        """
        screen: Radio
        children:
          - {type: text, text: Chapter 3, traits: [header, adjustable]}
          - {type: view, element: true, label: Volume 40, traits: adjustable}
        """, options: ["optionInLabel": .text("error")], documented: false),
      .passes(
        """
        struct RatingView: View {
          var body: some View {
            HStack { Text("Rating") }
              .accessibilityElement()
              .accessibilityLabel("Rating")
              .accessibilityValue(String(rating))
              .accessibilityAdjustableAction { change($0) }
          }
        }
        """, documented: false, path: Example.swiftUIPath),
    ])

  let options: Options

  struct Options: RuleOptions {
    var optionInLabel = "note"

    static let fields: [OptionField<Options>] = [
      .choice(
        "optionInLabel", \.optionInLabel, ["off", "note", "warning", "error"],
        "how bad it is where the label says the option")
    ]
  }

  /// Labels that are one of several by themselves.
  private static let optionWords = WordPack([
    "en": """
    monday tuesday wednesday thursday friday saturday sunday january february march april may \
    june july august september october november december today tomorrow yesterday
    """,
    "de": """
    montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag januar februar märz \
    april mai juni juli august september oktober november dezember heute morgen gestern
    """,
    "fr": """
    lundi mardi mercredi jeudi vendredi samedi dimanche janvier février mars avril mai juin \
    juillet août septembre octobre novembre décembre
    """,
    "es": """
    lunes martes miércoles jueves viernes sábado domingo enero febrero marzo abril mayo junio \
    julio agosto septiembre octubre noviembre diciembre
    """,
  ])

  func findings(in tree: AccessibilityTree) -> [Finding] {
    tree.adjustables.compactMap { finding(at: $0, in: tree) }
  }

  private func finding(at index: Int, in tree: AccessibilityTree) -> Finding? {
    let traits = tree.traits[index]
    guard traits.isDisjoint(with: [.textEntry, .toggle, .button, .header]),
      !NumberInLabel.hasNativeValue(index, in: tree), tree.spokenValue(of: index) == nil,
      !isMadeAtRunTime(index, in: tree)
    else { return nil }
    let name = tree.name(of: index)
    let heard = tree.utterance(of: index) ?? ""
    if let name = name.value {
      // That is one cause, and the other rule says what to do about it.
      if NumberInLabel.changing(in: name, at: index, in: tree) != nil { return nil }
      if saysOption(name.text, at: index, in: tree) {
        return optionFinding(name, at: index, in: tree, heard: heard)
      }
    }
    let help = "Set its accessibility value whenever the setting changes."
    if case .unknown = name { return review(index, heard, help, tree) }
    if tree.element(index).mayChangeInCode { return review(index, heard, help, tree) }
    return violation(
      "this \(Wording.noun(tree.element(index).kind)) can be adjusted but has no value, so "
        + "VoiceOver says only “\(heard)”",
      help: help, of: index, in: tree, at: .value)
  }

  /// Whether there is a value that the app makes when it runs.
  private func isMadeAtRunTime(_ index: Int, in tree: AccessibilityTree) -> Bool {
    tree.unknown(.value, of: index) == .madeAtRunTime
  }

  private func review(
    _ index: Int, _ heard: String, _ help: String, _ tree: AccessibilityTree
  ) -> Finding {
    review(
      "unless code sets a value, VoiceOver says only “\(heard)”", help: help, of: index, in: tree)
  }

  private func optionFinding(
    _ name: AccessibleName, at index: Int, in tree: AccessibilityTree, heard: String
  ) -> Finding? {
    guard let severity = Severity(rawValue: options.optionInLabel) else { return nil }
    return violation(
      "the label says the option, and no value does: VoiceOver says “\(heard)”",
      help: "Let the label name the setting, and the value say the option.", of: index, in: tree,
      at: name.source.key, severity: severity)
  }

  /// Whether a name says what the element is set to, and not only what it is.
  private func saysOption(_ name: String, at index: Int, in tree: AccessibilityTree) -> Bool {
    guard name.utf8.count <= 200 else { return false }
    if name.contains(where: { $0.isASCII && $0.isNumber }) { return true }
    let words = Words.normalized(name)
    if words.count == 1, let known = Self.optionWords[tree.language(of: index)],
      known.contains(words[0])
    {
      return true
    }
    // "Day: Monday" says both.
    if let colon = name.firstIndex(of: ":"), name[colon...].contains(where: \.isLetter) {
      return true
    }
    return isOneOfSeveral(words, inside: index, in: tree)
  }

  /// Whether the element holds several texts, and is named by one of them.
  private func isOneOfSeveral(
    _ words: [String], inside index: Int, in tree: AccessibilityTree
  ) -> Bool {
    guard tree.nameSources[index] == .label else { return false }
    var count = 0
    var isFound = false
    for child in tree.interface.children(of: index).prefix(40) {
      guard let text = tree.interface.text(.text, of: child), text.utf8.count <= 100 else {
        continue
      }
      count += 1
      if Words.normalized(text) == words { isFound = true }
    }
    return isFound && count > 1
  }
}
