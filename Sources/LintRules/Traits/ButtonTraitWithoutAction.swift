import ScreenModel

/// Finds elements that are announced as buttons or links and do nothing.
struct ButtonTraitWithoutAction: Rule {
  static let info = RuleInfo(
    id: "button-trait-without-action",
    title: "What is announced as a button or a link can be activated",
    category: .traits,
    severity: .error,
    criteria: [.wcag("4.1.2"), .wcag("2.1.1")],
    clauses: ["11.5.2.11"],
    restsOn: [.type, .gestures, .actions, .implements, .opens, .opensURL, .activationPoint],
    why: """
      VoiceOver says \"button\", so the user double taps, and nothing happens. There is no way to \
      tell whether the app is broken, busy, or never meant it.
      """,
    how: "Remove the trait, or make the element do what it promises.",
    uiKit: #"""
      badgeLabel.accessibilityTraits = .staticText
      """#,
    swiftUI: #"""
      Badge(text).accessibilityRemoveTraits(.isButton)
      """#,
    traps: [
      "Native controls, and elements that are disabled.",
      "Elements of which the file does not say what a tap does.",
      "Gestures, an `activate` of the element's own, and a screen or page that it opens.",
      "A view or row around it that reacts to the tap, or a control inside that does; and an "
        + "activation point, which may lie on one.",
      "In SwiftUI source the views of a body itself, which get an action where the view is used, "
        + "and what has a modifier that is not known to leave touches alone.",
      "In Interface Builder files code may attach the action, so a person has to look; and an "
        + "outlet or a custom class is taken for that code.",
    ],
    examples: [
      .fails(
        """
        screen: Profile
        children:
          - {type: text, text: Gold member, ⟪traits: button⟫, onTap: none}
          - {type: image, element: true, label: Our shops, ⟪traits: [image, link]⟫, onTap: none}
        """, "VoiceOver says \"Gold member, button.\""),
      .passes(
        """
        screen: Profile
        children:
          - {type: text, text: Gold member, onTap: none}
          - {type: text, text: Silver member, traits: button, onTap: showBenefits}
          - {type: text, text: Bronze member, traits: button}
          - {type: button, text: Join, onTap: none}
        """),
      .passes(
        """
        screen: Profile
        children:
          - {type: text, text: Gold, traits: [button, notEnabled], onTap: none, enabled: false}
          - {type: text, text: Silver, traits: button, onTap: none, gestures: tap}
          - {type: text, text: Bronze, traits: button, onTap: none, implements: activate}
          - {type: text, text: Shops, traits: button, onTap: none, opens: Shops}
          - {type: text, text: Zinc, traits: button, onTap: none, activationPoint: [20, 20]}
        """, "Something else reacts.", documented: false),
      .passes(
        """
        screen: Profile
        children:
          - type: view
            gestures: {type: tap, action: open}
            children:
              - {type: text, text: Iron, traits: button, onTap: none}
          - type: view
            element: true
            label: Tin
            traits: button
            onTap: none
            children:
              - {type: button, text: Tin, onTap: open}
        """, "A view around it, or a control inside.", options: ["ibActions": .text("off")],
        documented: false),
      .fails(
        """
        struct BadgeView: View {
          var body: some View {
            VStack {
              Text("Gold member").padding().⟪accessibilityAddTraits⟫(.isButton)
              Text("Points").onTapGesture { show() }.accessibilityAddTraits(.isButton)
            }
          }
        }
        """, path: Example.swiftUIPath),
      .passes(
        """
        struct BadgeView: View {
          var body: some View {
            VStack {
              HStack { Text("Gold").accessibilityAddTraits(.isButton) }.onTapGesture { show() }
              Text("Silver").accessibilityAddTraits(.isButton).onPress { show() }
              Text("Iron").accessibilityAddTraits(.isButton).accessibilityAction { show() }
              Card { Text("Tin").accessibilityAddTraits(.isButton) }
            }
          }
        }
        """, "Something else operates them, or may.", path: Example.swiftUIPath),
    ])

  let options: Options

  struct Options: RuleOptions {
    var ibActions = "review"

    static let fields: [OptionField<Options>] = [
      .choice(
        "ibActions", \.ibActions, ["review", "off"],
        "what to do where code that the file does not show may attach the action")
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    tree.nodes([.exposed, .interactive]).filter {
      tree.has(.ownTraits, $0) || tree.element($0).has(.addTraits)
    }.compactMap { finding(at: $0, in: tree) }
  }

  private func finding(at index: Int, in tree: AccessibilityTree) -> Finding? {
    let traits = tree.traits[index]
    let role: TraitSet = traits.contains(.button) ? .button : .link
    guard traits.contains(role), !traits.contains(.notEnabled), !tree.has(.nativeRole, index),
      tree.element(index).flag(.enabled) != false, mayBeIdle(index, in: tree),
      !reactsElsewhere(index, in: tree)
    else { return nil }
    let message =
      "nothing happens on a double tap, but VoiceOver says "
      + "“\(tree.utterance(of: index) ?? "")”"
    let help = "Remove the trait, or give it an action."
    if tree.screen(of: index).has(.completedElsewhere) {
      return review(
        "unless code attaches an action, " + message, help: help, of: index, in: tree, at: .traits)
    }
    let isAdded = !tree.has(.ownTraits, index)
    return violation(
      message, help: help, of: index, in: tree, at: isAdded ? .addTraits : .traits,
      after: tree.utterance(
        of: index, changing: UtteranceChange(traits: traits.subtracting([.button, .link]))),
      fixes: isAdded ? [] : [.traits(traits.subtracting([.button, .link]), of: index, .unsafe)])
  }

  /// Whether the file says that a tap does nothing; or, where code adds actions, that there is
  /// nothing to do and nobody to do it.
  private func mayBeIdle(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    guard tree.facts[index].isDisjoint(with: [.tap, .gestures]), !element.has(.opens),
      !element.has(.opensURL), !element.has(.actions), !element.has(.swipeActions),
      !element.has(.substituteFor), !element.has(.activationPoint),
      !tree.interface.texts(.implements, of: index).contains(where: { $0.value == "activate" })
    else { return false }
    if element.marks.contains(.unoperated) { return true }
    guard tree.screen(of: index).has(.completedElsewhere) else { return element.has(.onTap) }
    return options.ibActions == "review" && !element.marks.contains(.hasAction)
      && !element.mayChangeInCode && element.kind != .cell && element.kind != .gridCell
  }

  /// Whether a view around it takes the tap, or a control inside it does.
  private func reactsElsewhere(_ index: Int, in tree: AccessibilityTree) -> Bool {
    var parent = Int(tree.element(index).parent)
    while parent >= 0 {
      let element = tree.element(parent)
      if !tree.facts[parent].isDisjoint(with: [.tap, .gestures]) || element.kind == .cell
        || element.kind == .gridCell || element.marks.contains(.customClass)
        || ClassDefaults.of(element.kind).isControl
      {
        return true
      }
      parent = Int(element.parent)
    }
    let inside = index + 1..<max(index + 1, Int(tree.element(index).next))
    return inside.contains { tree.has(.interactive, $0) }
  }
}
