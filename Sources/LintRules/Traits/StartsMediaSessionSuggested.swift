import ScreenModel

/// Finds controls that start sound while VoiceOver still speaks.
struct StartsMediaSessionSuggested: Rule {
  static let info = RuleInfo(
    id: "starts-media-session-suggested",
    title: "VoiceOver is quiet once a control has started sound",
    category: .traits,
    severity: .note,
    criteria: [],
    isOptIn: true,
    restsOn: [.traits],
    why: """
      After a double tap VoiceOver repeats the control, and talks over the first seconds of the \
      music or the voice that it has started.
      """,
    how: """
      Add the trait for starting a media session. It silences announcements too, so leave it out \
      where something has to be said at that moment.
      """,
    uiKit: #"""
      playButton.accessibilityTraits = [.button, .startsMediaSession]
      """#,
    swiftUI: #"""
      Button("Play", action: play).accessibilityAddTraits(.startsMediaSession)
      """#,
    traps: [
      "Short sounds, which the trait for playing sound stands for.",
      "Elements that play without being operated.",
    ],
    examples: [
      .fails(
        """
        screen: Player
        children:
          - {⟪type: button⟫, text: Play, playsAudio: true}
          - {type: image, element: true, label: Robin, ⟪traits: button⟫, playsAudio: true}
        """),
      .passes(
        """
        screen: Player
        children:
          - {type: button, text: Play, playsAudio: true, traits: [button, startsMediaSession]}
          - {type: button, text: Honk, playsAudio: true, traits: [button, playsSound]}
          - {type: text, text: Now playing, playsAudio: true}
        """),
    ])

  let options: NoOptions

  func findings(in tree: AccessibilityTree) -> NodeFindings {
    tree.nodes([.exposed, .interactive]).findings { index in
      guard tree.element(index).flag(.playsAudio) == true,
        tree.traits[index].isDisjoint(with: [.startsMediaSession, .playsSound])
      else { return nil }
      return violation(
        "this \(Wording.noun(tree.element(index).kind)) starts sound, and VoiceOver says "
          + "“\(tree.utterance(of: index) ?? "")” over it",
        help: "Add the trait startsMediaSession.", of: index, in: tree, at: .traits,
        fixes: [.traits(tree.traits[index].union(.startsMediaSession), of: index, .unsafe)])
    }
  }
}
