import ScreenModel

/// Finds sound that begins by itself and that nobody can stop.
struct MediaAutoplay: Rule {
  static let info = RuleInfo(
    id: "media-autoplay",
    title: "Sound begins when somebody asks for it",
    category: .visual,
    severity: .warning,
    criteria: [.wcag("1.4.2")],
    restsOn: [.type],
    why: """
      Sound that plays by itself drowns out VoiceOver, which then cannot be heard saying where the \
      control is that would stop it.
      """,
    how: """
      Start paused, or muted; or put a control that stops the sound at the beginning of the screen.
      """,
    uiKit: #"""
      player.isMuted = UIAccessibility.isVoiceOverRunning
        || !UIAccessibility.isVideoAutoplayEnabled
      """#,
    swiftUI: #"""
      VideoPlayer(player: player).onAppear { player.isMuted = true }
      """#,
    traps: [
      "Sound that is known to be muted, and sound of three seconds at most.",
      "A control on the screen that stops, pauses or mutes, and media that react to a tap.",
      "Media of which the file does not say whether there is any sound (those need a look).",
    ],
    examples: [
      .fails(
        """
        screen: Welcome
        children:
          - {type: view, id: film, element: true, label: Welcome film, ⟪autoplays: true⟫,
             playsAudio: true}
          - {type: button, text: Continue}
        """, "It talks over \"Continue, button.\""),
      .passes(
        """
        screen: Welcome
        children:
          - {type: button, text: Pause the film}
          - {type: view, id: film, element: true, label: Welcome film, autoplays: true,
             playsAudio: true}
        """),
      .passes(
        """
        screen: Welcome
        children:
          - {type: view, element: true, label: Clouds, autoplays: true, playsAudio: false}
          - {type: view, element: true, label: Jingle, autoplays: true, playsAudio: true,
             duration: 3}
          - {type: view, label: Film, autoplays: true, playsAudio: true, hidden: true}
        """, "Muted, short, hidden."),
      .passes(
        """
        screen: Welcome
        children:
          - {type: button, label: Film, traits: [button, startsMediaSession], autoplays: true,
             playsAudio: true, onTap: pause}
        """, "A tap stops it.", documented: false),
      .needsReview(
        """
        screen: Welcome
        children:
          - {type: view, element: true, label: Welcome film, ⟪autoplays: true⟫}
          - {type: button, text: Continue}
        """, "The file does not say whether there is sound.", documented: false),
      .passes(
        """
        screen: Welcome
        children:
          - {type: view, element: true, label: Jingle, autoplays: true, playsAudio: true,
             duration: 8}
        """, options: ["seconds": .number(10)], documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var seconds = 3.0

    static let fields: [OptionField<Options>] = [
      .number("seconds", \.seconds, 0...60, "how long sound may play by itself")
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.uses(.autoplays) else { return [] }
    // A control stops all that plays on a screen, so each screen is looked through once.
    var stoppable: [Int32: Bool] = [:]
    return (0..<tree.count).compactMap { index in
      let element = tree.element(index)
      guard element.flag(.autoplays) == true, element.flag(.playsAudio) != false,
        tree.silences[index] != .hidden, isLong(index, in: tree), !tree.has(.interactive, index)
      else { return nil }
      let isStoppable = stoppable[element.screen] ?? MediaControls.exist(for: index, in: tree)
      stoppable[element.screen] = isStoppable
      return isStoppable ? nil : finding(at: index, in: tree)
    }
  }

  private func isLong(_ index: Int, in tree: AccessibilityTree) -> Bool {
    tree.interface.number(.duration, of: index).map { $0 > options.seconds } ?? true
  }

  private func finding(at index: Int, in tree: AccessibilityTree) -> Finding {
    let help = "Start paused or muted, or put a control that stops the sound before it."
    let heard = tree.utterance(of: index).map { "“\($0)”" } ?? "what VoiceOver says"
    if tree.element(index).flag(.playsAudio) == true {
      return violation(
        "sound begins by itself, drowns out \(heard), and nothing on this screen stops it",
        help: help, of: index, in: tree, at: .autoplays)
    }
    return review(
      "this plays by itself, and if it has sound, that drowns out \(heard) and nothing stops it",
      help: tree.words(for: index).hasFacts
        ? help + " If it is silent, say `playsAudio: false`." : help, of: index, in: tree,
      at: .autoplays)
  }
}
