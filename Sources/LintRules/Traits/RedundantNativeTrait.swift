import ScreenModel

/// Finds traits that only repeat what the class has by itself.
struct RedundantNativeTrait: Rule {
  static let info = RuleInfo(
    id: "redundant-native-trait",
    title: "Nobody repeats the traits of a class",
    category: .traits,
    severity: .note,
    criteria: [],
    isOptIn: true,
    restsOn: [.type, .enabled, .selected],
    why: """
      A button is a button without saying so. Traits that are assigned replace those of the class, \
      and with them the states that UIKit keeps up to date, such as dimmed and selected.
      """,
    how: "Remove the traits, so that the class says its role and its state.",
    uiKit: #"""
      // no saveButton.accessibilityTraits = .button
      let saveButton = UIButton(type: .system)
      """#,
    swiftUI: #"""
      Button("Save", action: save)
      """#,
    traps: [
      "Traits with others beside them: they replace the class's, so the role has to be repeated.",
      "Elements that are not views, which have no class to speak for them.",
      "Disabled and selected elements, where the traits change what is heard.",
    ],
    examples: [
      .fails(
        """
        screen: Form
        children:
          - {type: button, text: Save, ⟪traits: button⟫}
          - {type: slider, label: Volume, range: {min: 0, max: 9, value: 3}, ⟪traits: adjustable⟫}
          - {type: text, text: Name, ⟪traits: staticText⟫}
        """),
      .passes(
        """
        screen: Form
        children:
          - {type: button, text: Save}
          - {type: button, text: Bold, traits: [button, selected]}
          - {type: text, text: Form, traits: [staticText, header]}
          - {type: view, element: true, label: Send, traits: button, onTap: send}
          - {type: view, elements: [{type: button, label: Start, traits: button}]}
        """),
      .passes(
        """
        screen: Form
        children:
          - {type: button, text: Save, traits: button, enabled: false}
        """, documented: false),
    ])

  let options: NoOptions

  func findings(in tree: AccessibilityTree) -> [Finding] {
    replacing(in: tree) + adding(in: tree)
  }

  /// Traits that an element adds to its class's own and that the class has already.
  private func adding(in tree: AccessibilityTree) -> [Finding] {
    guard tree.uses(.addTraits) else { return [] }
    return tree.nodes([.exposed]).compactMap { index in
      guard tree.element(index).has(.addTraits) else { return nil }
      let names = tree.interface.texts(.addTraits, of: index).map(\.value).filter { name in
        TraitSet(named: name).map {
          ClassDefaults.of(tree.element(index).kind).traits.isSuperset(of: $0)
        } == true
      }
      guard !names.isEmpty else { return nil }
      return violation(
        "every \(Wording.noun(tree.element(index).kind)) has the trait "
          + "\(names.joined(separator: ", ")) by itself",
        help: "Remove the trait.", of: index, in: tree, at: .addTraits)
    }
  }

  private func replacing(in tree: AccessibilityTree) -> [Finding] {
    tree.nodes([.exposed, .ownTraits]).compactMap { index in
      let element = tree.element(index)
      guard !element.traits.isEmpty, element.traits == ClassDefaults.of(element.kind).traits,
        !element.marks.contains(.pseudo), element.flag(.enabled) != false,
        element.flag(.selected) != true
      else { return nil }
      let names = element.traits.names.joined(separator: ", ")
      return violation(
        "every \(Wording.noun(element.kind)) has the trait \(names) by itself, and VoiceOver says "
          + "“\(tree.utterance(of: index) ?? "")” without it", help: "Remove the traits.",
        of: index, in: tree, at: .traits, after: tree.utterance(of: index),
        fixes: [.remove(.traits, of: index, .safe)])
    }
  }
}
