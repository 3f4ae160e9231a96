import ScreenModel

/// Finds controls of which VoiceOver says no more than the role.
struct ControlMissingLabel: Rule {
  static let info = RuleInfo(
    id: "control-missing-label",
    title: "Every control that can be operated has a name",
    category: .labels,
    severity: .error,
    criteria: [.wcag("4.1.2"), .wcag("1.3.1"), .wcag("3.3.2")],
    clauses: ["11.5.2.5"],
    isCore: true,
    restsOn: [.label, .type],
    why: """
      A VoiceOver user hears only the role, such as "switch button, on", and has to guess what it \
      switches. Voice Control users have nothing to call it by.
      """,
    how: """
      Give the control an accessibility label that says what it is for, in a word or two. A \
      caption beside it is not a label: VoiceOver reads the two apart.
      """,
    uiKit: #"""
      slider.accessibilityLabel = String(localized: "Age")
      """#,
    swiftUI: #"""
      Slider(value: $age, in: 0...100) { Text("Age") }
      """#,
    traps: [
      "Buttons with a picture are the business of `icon-button-missing-label`, and labels that are "
        + "there but blank of `label-blank`.",
      "A field that only its placeholder names is the business of `placeholder-as-label`.",
      "The system names back buttons, page controls, keyboard keys and system bar items.",
      "A switch or field that directly follows a text in a table cell is named by the cell.",
      "An element that an outlet leads to, or of a custom class, may get its label in code, and a "
        + "text view may only show its text: a person has to look.",
      "Rows of Interface Builder files, whose texts code fills in, and elements that a runtime "
        + "attribute of the project labels.",
    ],
    examples: [
      .fails(
        """
        screen: Settings
        children:
          - {type: text, text: Wi-Fi}
          - {⟪type: switch⟫, on: true}
        """, "VoiceOver says \"Switch button, on.\""),
      .passes(
        """
        screen: Settings
        children:
          - {type: text, text: Wi-Fi, element: false}
          - {type: switch, on: true, label: Wi-Fi}
        """),
      .fails(
        """
        screen: Volume
        children:
          - {⟪type: slider⟫, range: {min: 0, max: 100, value: 30}}
        """, "A percentage does not say of what."),
      .fails(
        """
        screen: Card
        children:
          - {⟪type: view⟫, element: true, traits: button}
        """, "A view that was made a button needs a name of its own."),
      .passes(
        """
        screen: Card
        children:
          - type: view
            element: true
            traits: button
            label: Continue
            children:
              - {type: text, text: Continue}
        """),
      .passes(
        """
        screen: Settings
        children:
          - type: cell
            children:
              - {type: text, text: Wi-Fi}
              - {type: switch, on: true}
          - {type: cell, text: Bluetooth, children: {type: switch, on: true}}
          - {type: backButton}
          - {type: pageControl, index: 1, count: 3}
          - {type: text, id: age, text: Age}
          - {type: slider, labelledBy: age}
        """, "Named by the cell, by the system, by its caption."),
      .passes(
        """
        screen: Form
        children:
          - {type: slider}
        """, options: ["exemptTypes": .texts(["slider"])], documented: false),
      .fails(
        """
        screen: Form
        children:
          - {⟪type: slider⟫}
        """, options: ["trustOutlets": .flag(false)], documented: false),
      .passes(
        """
        screen: Form
        children:
          - {type: button, label: " "}
          - {type: textField, placeholder: City}
        """, options: ["trustOutlets": .flag(true)], documented: false),
      .needsReview(
        """
        screen: Notes
        children:
          - {⟪type: textView⟫, text: Notes so far}
        """, "The view may show the text without taking any."),
      .passes(
        """
        screen: Form
        children:
          - {type: slider, hidden: true}
          - {type: slider, element: false}
          - type: button
            children:
              - {type: text, text: Save}
        """, "Hidden, no element, named by the text inside."),
      .fails(
        """
        struct AlarmView: View {
          var body: some View {
            ⟪Toggle⟫("", isOn: $isOn)
            ⟪Slider⟫(value: $volume)
            ⟪Stepper⟫("", value: $minutes)
          }
        }
        """, path: Example.swiftUIPath),
      .passes(
        """
        struct AlarmView: View {
          var body: some View {
            Toggle("Alarm", isOn: $isOn).labelsHidden()
            Toggle(title, isOn: $isOn)
            Slider(value: $volume) { Text("Volume") }
            Slider(value: $balance).accessibilityLabel("Balance")
            Stepper("Minutes", value: $minutes)
            Toggle(isOn: $isOn) { Text("Snooze") }
          }
        }
        """, path: Example.swiftUIPath),
    ])

  let options: Options

  struct Options: RuleOptions {
    var exemptTypes: [String] = []
    var trustOutlets = true

    static let fields: [OptionField<Options>] = [
      .texts("exemptTypes", \.exemptTypes, "types that are never reported"),
      .flag(
        "trustOutlets", \.trustOutlets,
        "whether an outlet may set the label, so that a person has to look"),
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    tree.nodes([.exposed, .interactive]).compactMap { finding(at: $0, in: tree) }
      + steppers(in: tree)
  }

  /// Steppers and date pickers that should name themselves and have no title: their parts say
  /// "Increment" or a date, and nothing else.
  private func steppers(in tree: AccessibilityTree) -> [Finding] {
    guard tree.interface.anyScreen(has: .namesItself),
      ![.stepper, .datePicker].allSatisfy({ (kind: ElementKind) in
        options.exemptTypes.contains(kind.rawValue)
      })
    else { return [] }
    return (0..<tree.count).compactMap { index in
      let element = tree.element(index)
      guard element.kind == .stepper || element.kind == .datePicker,
        !options.exemptTypes.contains(element.kind.rawValue),
        tree.screen(of: index).has(.namesItself), !element.has(.label),
        !tree.isOutOfSight(index), tree.stop(around: index) == nil, !element.mayChangeInCode
      else { return nil }
      let isStepper = element.kind == .stepper
      return violation(
        isStepper
          ? "this stepper has no name, so VoiceOver says only what its buttons do"
          : "this date picker has no name, so VoiceOver says only the date",
        help: isStepper
          ? "Give it a title that says what it changes."
          : "Give it a title that says what the date is for.", of: index, in: tree)
    }
  }

  private func finding(at index: Int, in tree: AccessibilityTree) -> Finding? {
    let element = tree.element(index)
    guard tree.nameSources[index] == .none || tree.nameSources[index] == .unknown,
      !tree.has(.image, index) || tree.traits[index].isDisjoint(with: [.button, .link]),
      !options.exemptTypes.contains(element.kind.rawValue), !isNamedByCell(index, in: tree),
      !isFilledInCode(index, in: tree), !isPicture(index, in: tree),
      !BlankLabel.isWritten(at: index, in: tree),
      !HintAlone.speaks(at: index, in: tree)
    else { return nil }
    let noun = Wording.noun(element.kind)
    let heard = "VoiceOver says only “\(tree.utterance(of: index) ?? "")”"
    let help = Wording.sentence(tree.words(for: index).title("what it is for")) + "."
    if case .unknown(let reason) = tree.name(of: index) {
      // A project that labels by runtime attributes of its own has thought of a label here.
      if reason.isPresent || reason == .filledInCode { return nil }
      return review(
        "whether this \(noun) has a name cannot be told here: \(reason.reason)",
        help: "Check that its label says what it is for.", of: index, in: tree)
    }
    if mayBeNamedElsewhere(index, in: tree) {
      return review(
        "this \(noun) has no label here, so unless code sets one \(heard)", help: help, of: index,
        in: tree)
    }
    return violation(
      "this \(noun) has no name, so \(heard)", help: help, of: index, in: tree, at: .label,
      fixes: [.template(.label, of: index, "what it is for")])
  }

  /// Whether an outlet leads here or a class of the project's own draws it, so that code may name
  /// it; or whether it is a text view that may only show its text.
  private func mayBeNamedElsewhere(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    if element.kind == .textView, tree.interface.says([.text, .value], index) { return true }
    return options.trustOutlets && element.mayChangeInCode
  }

  /// Whether it is a picture that may bring a name, of which `icon-button-missing-label` speaks.
  private func isPicture(_ index: Int, in tree: AccessibilityTree) -> Bool {
    tree.element(index).kind == .image
      && tree.interface.attribute(.image, of: index)?.form == .unknown
  }

  /// Whether it is a row whose texts code fills in.
  private func isFilledInCode(_ index: Int, in tree: AccessibilityTree) -> Bool {
    tree.element(index).kind == .cell && tree.screen(of: index).has(.completedElsewhere)
  }

  /// Whether a switch or field is read together with its cell: the cell has words of its own, or a
  /// text stands directly before it.
  private func isNamedByCell(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    let kinds: [ElementKind] = [.switch, .checkbox, .textField, .secureField, .textView]
    guard kinds.contains(element.kind), let cell = tree.stop(around: index),
      tree.element(cell).kind == .cell
    else { return false }
    if tree.nameSources[cell] == .label || tree.nameSources[cell] == .text { return true }
    guard let sibling = tree.interface.sibling(before: index) else { return false }
    return tree.element(sibling).kind == .text && tree.nameSources[sibling] != .none
  }
}
