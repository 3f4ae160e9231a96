import ScreenModel

/// Finds traits that give a control another role than that of its class, or leave it none.
struct TraitFightsNativeRole: Rule {
  static let info = RuleInfo(
    id: "trait-fights-native-role",
    title: "A control keeps the role that its class gives it",
    category: .traits,
    severity: .error,
    criteria: [.wcag("4.1.2")],
    restsOn: [.enabled, .userInteraction],
    why: """
      A text field with the button trait is announced as both, and a slider with it is not a \
      slider any more: VoiceOver says a role that the control does not play, and leaves out how to \
      use it. A button whose only trait is selected is not a button at all, since traits that are \
      assigned replace those of the class.
      """,
    how: """
      Remove the trait, or add the role of the class to the others. Where another role is meant, \
      use the control that has it: a button that opens the editor, in place of a field that looks \
      like one.
      """,
    uiKit: #"""
      // Traits that are assigned replace those of the class.
      slider.accessibilityTraits = .adjustable
      """#,
    swiftUI: #"""
      Slider(value: $volume, in: 0...10) { Text("Volume") }
      // without .accessibilityAddTraits(.isButton)
      """#,
    traps: [
      "A role that is taken away while another one is added, such as link in the place of button.",
      "A switch with the traits button and toggle, which are its own.",
      "A field that nobody can edit, as it is disabled or takes no touches, may be a text.",
      "A text view that shows a text may not be there for typing: a person has to look.",
      "A class of the project's own in an Interface Builder file may be something else.",
      "Pairs that contradict each other are the business of `conflicting-traits`.",
      "Traits of a stepper or segmented control, which is not a stop itself.",
    ],
    examples: [
      .fails(
        """
        struct PlayerView: View {
          var body: some View {
            Button("Play") { play() }
              .⟪accessibilityRemoveTraits⟫(.isButton)
          }
        }
        """, documented: false, path: Example.swiftUIPath),
      .fails(
        """
        screen: Form
        children:
          - {type: textField, label: City, text: Porto, ⟪traits: button⟫}
          - {type: slider, label: Volume, ⟪traits: [button, selected]⟫}
          - {type: switch, label: Wi-Fi, on: true, ⟪traits: link⟫}
          - {type: button, text: Save, onTap: save, ⟪traits: staticText⟫}
          - {type: button, text: Bold, onTap: bold, ⟪traits: selected⟫}
        """, "VoiceOver says \"City, Porto, button, text field\" and \"Selected: Bold.\""),
      .passes(
        """
        screen: Form
        children:
          - {type: textField, label: City, text: Porto}
          - {type: slider, label: Volume, range: {min: 0, max: 9, value: 3}, traits: adjustable}
          - {type: switch, label: Wi-Fi, on: true, traits: [button, toggle]}
          - {type: button, text: Save, onTap: save, traits: [button, selected]}
          - {type: searchField, label: Search, traits: searchField}
        """),
      .passes(
        """
        screen: Form
        children:
          - {type: textField, label: City, text: Porto, enabled: false, traits: staticText}
          - {type: textField, label: Area, text: North, userInteraction: false, traits: header}
          - {type: stepper, traits: button}
        """, "Fields that nobody can edit, and a control that is not a stop itself.",
        documented: false),
      .passes(
        """
        screen: Form
        children:
          - {type: button, text: Speed, traits: [button, adjustable]}
        """, "Reported by `conflicting-traits`.", options: ["matrix": .texts(["x+y=off"])],
        documented: false),
      .needsReview(
        """
        screen: Form
        children:
          - {type: textView, text: Terms of use, ⟪traits: staticText⟫}
        """, documented: false),
      .passes(
        """
        screen: Form
        children:
          - {type: button, text: Save, onTap: save, traits: staticText}
          - {type: button, text: Bold, onTap: bold, traits: selected}
        """, options: ["matrix": .texts(["button+staticText=off", "button+none=off"])]),
    ])

  let options: Options

  struct Options: RuleOptions {
    var matrix: [String] = []

    static let fields: [OptionField<Options>] = [
      .texts(
        "matrix", \.matrix,
        "how bad a trait of a type is: off, note, warning or error, as in button+staticText=off; "
          + "button+none is a button without any role")
    ]
  }

  /// The traits that a class does not go together with.
  private static func strangers(to kind: ElementKind) -> TraitSet {
    switch kind {
    case .textField, .secureField, .textView, .searchField: [.button, .link, .header, .staticText]
    case .switch, .slider, .stepper, .segmentedControl: [.button, .link]
    case .button, .barButton: [.staticText, .adjustable]
    default: []
    }
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    tree.nodes([.exposed, .ownTraits, .nativeRole]).compactMap { finding(at: $0, in: tree) }
      + takenAway(in: tree)
  }

  /// Controls from which the role of their class was taken away.
  private func takenAway(in tree: AccessibilityTree) -> [Finding] {
    guard tree.uses(.removeTraits) else { return [] }
    return tree.nodes([.exposed, .interactive]).compactMap { index in
      let element = tree.element(index)
      let native = ClassDefaults.of(element.kind).traits
      guard element.has(.removeTraits), !tree.interface.mayHaveOtherTraits(index),
        !native.isDisjoint(with: RoleTraits.activatable),
        tree.traits[index].isDisjoint(with: RoleTraits.activatable),
        let severity = severity(of: "none", on: element.kind)
      else { return nil }
      return violation(
        "the role of this \(Wording.noun(element.kind)) is taken away, so VoiceOver says only "
          + "“\(tree.utterance(of: index) ?? "")”",
        help: "Leave it the trait of its class.", of: index, in: tree, at: .removeTraits,
        severity: severity)
    }
  }

  private func finding(at index: Int, in tree: AccessibilityTree) -> Finding? {
    let element = tree.element(index)
    let own = element.traits
    let met = Self.strangers(to: element.kind).intersection(own)
    if met.isEmpty { return lostRole(at: index, in: tree) }
    guard !(element.kind == .switch && own.contains([.button, .toggle])),
      !TraitConflict.all.contains(where: { $0.exists(in: own) }), !isText(element, met)
    else { return nil }
    let graded = met.names.compactMap { name in
      severity(of: name, on: element.kind).map { (name, $0) }
    }
    guard let worst = graded.map(\.1).max() else { return nil }
    let names = graded.map(\.0).joined(separator: " and ")
    let noun = Wording.noun(element.kind)
    let message =
      "\(Wording.article(noun)) \(noun) has the trait \(names), so VoiceOver says "
      + "“\(tree.utterance(of: index) ?? "")”"
    let help = "Remove the trait, or use the control that has this role."
    if element.marks.contains(.customClass) || mayOnlyShow(index, met, in: tree) {
      return review(message, help: help, of: index, in: tree, at: .traits, severity: worst)
    }
    let (fix, rest) = withoutStrangers(met, at: index, in: tree)
    return violation(
      message, help: help, of: index, in: tree, at: .traits, severity: worst,
      after: tree.utterance(of: index, changing: UtteranceChange(traits: rest)), fixes: [fix])
  }

  private func severity(of trait: String, on kind: ElementKind) -> Severity? {
    PairSeverities(options.matrix).severity(of: (kind.rawValue, trait), .error)
  }

  /// The finding about a control whose own traits have no role.
  private func lostRole(at index: Int, in tree: AccessibilityTree) -> Finding? {
    let element = tree.element(index)
    switch element.kind {
    case .button, .barButton, .popupButton, .link, .slider, .switch: break
    default: return nil
    }
    guard tree.traits[index].isDisjoint(with: RoleTraits.activatable),
      let severity = severity(of: "none", on: element.kind)
    else { return nil }
    let message =
      "the traits of this \(Wording.noun(element.kind)) replace those of its class and have no "
      + "role, so VoiceOver says only “\(tree.utterance(of: index) ?? "")”"
    let help = "Add the trait of the class to the others."
    if element.marks.contains(.customClass) {
      return review(message, help: help, of: index, in: tree, at: .traits, severity: severity)
    }
    let native = ClassDefaults.of(element.kind).traits.intersection(.documented)
    let traits = element.traits.union(native)
    return violation(
      message, help: help, of: index, in: tree, at: .traits, severity: severity,
      after: tree.utterance(of: index, changing: UtteranceChange(traits: traits)),
      fixes: [.traits(traits, of: index, .unsafe)])
  }

  /// Whether a field takes no text, so that it may well be a text or a heading.
  private func isText(_ element: Element, _ met: TraitSet) -> Bool {
    guard ClassDefaults.of(element.kind).traits.contains(.textEntry),
      met.isSubset(of: [.staticText, .header])
    else { return false }
    return element.flag(.enabled) == false || element.flag(.userInteraction) == false
      || element.flag(.respondsToInteraction) == false
  }

  /// Whether it is a text view that may show its text without taking any.
  private func mayOnlyShow(_ index: Int, _ met: TraitSet, in tree: AccessibilityTree) -> Bool {
    tree.element(index).kind == .textView && met.isSubset(of: [.staticText, .header, .link])
      && tree.interface.says(.text, index)
  }

  /// The change that gives the class its role back, and the traits after it.
  private func withoutStrangers(
    _ strangers: TraitSet, at index: Int, in tree: AccessibilityTree
  ) -> (fix: Fix, traits: TraitSet) {
    let element = tree.element(index)
    let native = ClassDefaults.of(element.kind).traits
    let isField = native.contains(.textEntry)
    let rest = element.traits.subtracting(strangers)
    // A field keeps its role whatever is assigned; to others it has to be given back.
    let safety: Fix.Safety = isField && element.flag(.enabled) != false ? .safe : .unsafe
    if rest.isEmpty || rest == native {
      let state: TraitSet = element.flag(.enabled) == false ? .notEnabled : []
      return (.remove(.traits, of: index, safety), native.union(state))
    }
    let kept = isField ? rest : rest.union(native)
    return (.traits(kept, of: index, safety), kept.union(native))
  }
}
