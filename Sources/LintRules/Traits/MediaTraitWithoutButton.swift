import ScreenModel

/// Finds traits about playing sound on elements that nobody can activate.
struct MediaTraitWithoutButton: Rule {
  static let info = RuleInfo(
    id: "media-trait-without-button",
    title: "The traits about sound are on something that can be activated",
    category: .traits,
    severity: .note,
    criteria: [],
    restsOn: [.type, .onTap, .gestures],
    why: """
      The traits about sound and media tell VoiceOver to be quiet after a double tap. On an \
      element that says no role nobody double taps, as nothing tells that it plays anything.
      """,
    how: "Put the trait on the control that plays, together with the button trait; or remove it.",
    uiKit: #"""
      playButton.accessibilityTraits = [.button, .startsMediaSession]
      """#,
    swiftUI: #"""
      Button("Play", action: play).accessibilityAddTraits(.startsMediaSession)
      """#,
    traps: [
      "Turning pages belongs to what is read, so that trait needs no button.",
      "Elements that react to a tap: see `interactive-missing-role-trait`.",
      "An outlet or a custom class may make it react: a person has to look.",
    ],
    examples: [
      .fails(
        """
        screen: Birds
        children:
          - {type: image, element: true, label: Robin, ⟪traits: [image, playsSound]⟫}
          - {type: text, text: Song, ⟪traits: startsMediaSession⟫}
        """, "VoiceOver says \"Robin, image.\""),
      .passes(
        """
        screen: Birds
        children:
          - {type: button, text: Play, traits: [button, startsMediaSession]}
          - {type: text, text: The robin sings in winter, traits: causesPageTurn}
          - {type: image, element: true, label: Robin, traits: image}
          - type: image
            element: true
            label: Wren
            traits: [image, button, playsSound]
            gestures: {type: tap, action: sing}
        """),
    ])

  let options: NoOptions

  func findings(in tree: AccessibilityTree) -> NodeFindings {
    tree.nodes([.exposed, .ownTraits]).findings { index in
      let met = tree.traits[index].intersection([.playsSound, .startsMediaSession])
      guard !met.isEmpty, !tree.has(.interactive, index), !RoleTraits.speaksRole(index, in: tree)
      else { return nil }
      let message =
        "the trait \(met.names.joined(separator: " and ")) is on something that cannot be "
        + "activated; VoiceOver says “\(tree.utterance(of: index) ?? "")”"
      let help = "Add the button trait where a tap plays something, or remove the trait."
      return tree.element(index).mayChangeInCode
        ? review(message, help: help, of: index, in: tree, at: .traits)
        : violation(
          message, help: help, of: index, in: tree, at: .traits,
          fixes: [.traits(tree.traits[index].subtracting(met), of: index, .unsafe)])
    }
  }
}
