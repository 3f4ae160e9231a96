import ScreenModel

/// Finds text fields that are filled in by turning a wheel.
struct PickerInputNeedsAlternative: Rule {
  static let info = RuleInfo(
    id: "picker-input-needs-alternative",
    title: "A field that opens a wheel can be set without it",
    category: .values,
    severity: .note,
    criteria: [],
    restsOn: [.traits, .enabled],
    why: """
      A wheel in place of the keyboard lies at the other end of the screen: VoiceOver users have \
      to find it, turn it, find "done" and find their way back, for every field.
      """,
    how: """
      While VoiceOver runs, make the field itself adjustable, so that swiping up and down chooses; \
      or open a menu.
      """,
    uiKit: #"""
      field.inputView = UIAccessibility.isVoiceOverRunning ? nil : picker
      field.accessibilityTraits.insert(.adjustable)
      """#,
    swiftUI: #"""
      Picker("Country", selection: $country) { CountryRows() }.pickerStyle(.menu)
      """#,
    traps: [
      "A date picker, which opens as a calendar.",
      "A field that is adjustable already, or for which another control stands in.",
      "A screen that has a variant for VoiceOver.",
      "A field that is disabled.",
    ],
    examples: [
      .fails(
        """
        screen: Address
        children:
          - {type: textField, label: Country, text: Norway, ⟪inputView: picker⟫}
        """, "VoiceOver says \"Country, Norway, text field.\""),
      .passes(
        """
        screen: Address
        children:
          - {type: popupButton, text: Norway, label: Country, value: Norway}
        """),
      .passes(
        """
        screen: Address
        children:
          - {type: textField, label: Born, text: 5 May, inputView: datePicker}
          - {type: textField, label: Country, text: Norway, inputView: picker, traits: adjustable,
             implements: [increment, decrement]}
          - {type: textField, label: Region, enabled: false, inputView: picker}
          - {type: textField, id: city, label: City, text: Bergen, inputView: picker}
          - {type: button, text: Choose a city, substituteFor: city}
        """, "A date picker, an adjustable field, a disabled one, one with a substitute."),
      .passes(
        """
        screen: Address
        variant: {voiceOver: false}
        children:
          - {type: textField, label: Country, text: Norway, inputView: picker}
        """, "There is another variant for VoiceOver.", documented: false),
      .passes(
        """
        screen: Address
        children:
          - {type: textField, label: Country, text: Norway, inputView: picker}
        ---
        screen: Address
        variant: {voiceOver: true}
        children:
          - {type: popupButton, label: Country, text: Norway, value: Norway}
        """, documented: false),
      .fails(
        """
        screen: Address
        variant: {voiceOver: true}
        children:
          - {type: textField, label: Country, text: Norway, ⟪inputView: picker⟫}
        """, documented: false),
    ])

  let options: NoOptions

  func findings(in tree: AccessibilityTree) -> [Finding] {
    var substituted: [Int32: Set<String>] = [:]
    var adapted: Set<String?>?
    return tree.nodes(.exposed, ifAnyHas: .inputView).compactMap { index in
      let element = tree.element(index)
      guard element.has(.inputView), tree.interface.text(.inputView, of: index) == "picker",
        tree.traits[index].isDisjoint(with: [.adjustable, .notEnabled]),
        tree.interface.variant(of: tree.screen(of: index))?.voiceOver != false
      else { return nil }
      let names = adapted ?? adaptedScreens(in: tree)
      adapted = names
      if names.contains(tree.screen(of: index).name),
        tree.interface.variant(of: tree.screen(of: index))?.voiceOver != true
      {
        return nil
      }
      let known = substituted[element.screen] ?? substitutes(onScreenOf: index, in: tree)
      substituted[element.screen] = known
      if let id = tree.interface.text(.id, of: index), known.contains(id) { return nil }
      let traits = tree.traits[index].union(.adjustable)
      return violation(
        "at “\(tree.utterance(of: index) ?? "")” a wheel opens at the other end of the screen",
        help: "Make the field adjustable while VoiceOver runs, or open a menu.", of: index,
        in: tree, at: .inputView,
        after: tree.utterance(of: index, changing: UtteranceChange(traits: traits)))
    }
  }

  /// The ids of the elements of a screen for which an exposed control stands in.
  private func substitutes(onScreenOf index: Int, in tree: AccessibilityTree) -> Set<String> {
    let root = tree.screen(of: index).root
    let stops = (root..<Int(tree.element(root).next)).filter { tree.has(.exposed, $0) }
    return Set(
      stops.flatMap { stop -> [String] in
        var ids: [String] = []
        if let id = tree.interface.text(.substituteFor, of: stop) { ids.append(id) }
        if case .alternative(let other)? = tree.interface.value(.alternativeFor, of: stop) {
          ids.append(other.id)
        }
        return ids
      })
  }

  /// The names of the screens that have a variant for VoiceOver.
  private func adaptedScreens(in tree: AccessibilityTree) -> Set<String?> {
    Set(
      tree.interface.screens.filter { tree.interface.variant(of: $0)?.voiceOver == true }.map(
        \.name))
  }
}
