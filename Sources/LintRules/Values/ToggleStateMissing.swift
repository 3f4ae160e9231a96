import ScreenModel

/// Finds switches and checkboxes of the project's own that do not say whether they are on.
struct ToggleStateMissing: Rule {
  static let info = RuleInfo(
    id: "toggle-state-missing",
    title: "A switch or checkbox says whether it is on",
    category: .values,
    severity: .error,
    criteria: [.wcag("4.1.2")],
    clauses: ["11.5.2.7"],
    isCore: true,
    restsOn: [.type, .traits, .value, .selected, .on],
    why: """
      A tick or a colour shows the state, and VoiceOver says only the name. Nobody can tell \
      whether a double tap switches something on or off.
      """,
    how: """
      Use a switch of the system; or give the element the toggle trait and the value "1" or "0", \
      which VoiceOver reads as "on" and "off".
      """,
    uiKit: #"""
      checkbox.accessibilityTraits = [.button, .toggleButton]
      checkbox.accessibilityValue = isOn ? "1" : "0"
      """#,
    swiftUI: #"""
      Toggle("Remember me", isOn: $remembers).toggleStyle(CheckboxStyle())
      """#,
    traps: [
      "The switch of the system says its state by itself.",
      "A button whose label changes with the state, such as Play and Pause, needs no other.",
      "The selected trait tells the state as well.",
      "An element that an outlet leads to, or of a custom class, may get its state in code.",
      "In SwiftUI source a control whose words change with its state, or that says it by a trait, "
        + "a value or a label that is made when the app runs.",
    ],
    examples: [
      .fails(
        """
        screen: Sign in
        children:
          - {⟪type: checkbox⟫, label: Remember me}
          - {type: view, element: true, label: Wi-Fi, ⟪traits: [button, toggle]⟫}
          - {type: button, text: Bluetooth, image: tick, ⟪on: true⟫}
        """, "VoiceOver says \"Remember me, switch button.\""),
      .fails(
        """
        screen: Terms
        children:
          - {type: button, ⟪image: ic_checkbox_on⟫, label: I have read the terms, onTap: accept}
          - {type: button, image: ic_checkbox_on, label: Remind me, value: "on", onTap: remind}
          - {type: button, image: ic_check_circle, label: Done, onTap: finish}
        """, "Only the picture tells that it is ticked."),
      .passes(
        """
        screen: Sign in
        children:
          - {type: checkbox, label: Remember me, on: false}
          - {type: view, element: true, label: Wi-Fi, traits: [button, toggle], value: "1"}
          - {type: button, text: Bluetooth, image: tick, on: true, value: On}
        """),
      .passes(
        """
        screen: Player
        children:
          - {type: switch, label: Shuffle}
          - {type: button, label: Pause, image: pause, on: true}
          - {type: button, text: Bold, on: true, selected: true}
          - {type: view, element: true, label: Italic, traits: [button, toggle, selected]}
          - {type: activityIndicator, on: true}
        """, "A switch of the system, labels that change with the state, the selected trait."),
      .fails(
        """
        struct RecipeView: View {
          var body: some View {
            VStack {
              ⟪Button⟫ { isFavourite.toggle() } label: {
                Image(systemName: isFavourite ? "heart.fill" : "heart")
              }
              .accessibilityLabel("Favourite")
              ⟪Text⟫("Vegan").foregroundStyle(isVegan ? .green : .gray)
                .onTapGesture { withAnimation { isVegan.toggle() } }
                .accessibilityAddTraits(.isButton)
            }
          }
        }
        """, "VoiceOver says \"Favourite, button\" in both states.", path: Example.swiftUIPath),
      .needsReview(
        """
        struct TermsView: View {
          var body: some View {
            ⟪Button⟫ { agrees.toggle() } label: {
              HStack { Image(systemName: agrees ? "checkmark.square" : "square"); Text("I agree") }
            }
          }
        }
        """, "VoiceOver may read the picture with the words.", path: Example.swiftUIPath),
      .passes(
        """
        struct PlayerView: View {
          var body: some View {
            VStack {
              Button { isOn.toggle() } label: { Image(systemName: isOn ? "heart.fill" : "heart") }
                .accessibilityLabel(isOn ? "Remove from favourites" : "Add to favourites")
              Button { isLoud.toggle() } label: { Image(systemName: isLoud ? "speaker" : "mute") }
                .accessibilityLabel("Sound").accessibilityValue(isLoud ? "on" : "off")
              Button { isBold.toggle() } label: { Image("bold").opacity(isBold ? 1 : 0.5) }
                .accessibilityLabel("Bold").accessibilityAddTraits(isBold ? .isSelected : [])
              Button { isOpen.toggle() } label: {
                Text(isOpen ? "Less" : "More").bold(isOpen)
                Image("arrow").rotationEffect(.degrees(isOpen ? 90 : 0))
              }
              Button("Filters") { showsFilters.toggle() }.scaleEffect(showsFilters ? 1.1 : 1)
              Button("Sort") { sorts.toggle() }.sheet(isPresented: $sorts) { SortView() }
              Toggle("Wi-Fi", isOn: $isWiFi)
            }
          }
        }
        """, path: Example.swiftUIPath),
    ])

  let options: NoOptions

  /// Words that a label has only while its control is in one of two states.
  private static let stateWords = WordPack([
    "en": """
    on off checked unchecked ticked enabled disabled active inactive selected unselected \
    play pause stop start resume mute unmute follow unfollow following like unlike liked save \
    unsave saved show hide expand collapse lock unlock locked unlocked connect disconnect \
    connected subscribe unsubscribe subscribed pin unpin add remove favourite unfavourite \
    favorite unfavorite bookmark record archive
    """,
    "de": """
    an aus ein aktiviert deaktiviert aktiv inaktiv ausgewählt angehakt abspielen pause \
    pausieren stopp start starten anhalten fortsetzen stumm folgen entfolgen anzeigen \
    ausblenden einblenden sperren entsperren verbinden trennen abonnieren hinzufügen entfernen
    """,
    "fr": """
    activé désactivé coché décoché lire lecture pause suivre afficher masquer ajouter supprimer \
    verrouiller déverrouiller
    """,
    "es": """
    activado desactivado marcado reproducir pausa pausar seguir mostrar ocultar añadir quitar \
    bloquear desbloquear
    """,
  ])

  func findings(in tree: AccessibilityTree) -> NodeFindings {
    tree.nodes([.exposed, .interactive]).findings { index in
      guard hasTwoStates(index, in: tree), !tellsState(index, in: tree) else { return nil }
      return finding(at: index, in: tree)
    }
  }

  private func hasTwoStates(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    switch element.kind {
    case .switch, .activityIndicator, .menuItem, .segment, .tab, .key: return false
    case .checkbox: return true
    default:
      return tree.traits[index].contains(.toggle) || element.has(.on)
        || showsBox(index, in: tree) || SeenState.isOnlySeen(.looksTellSwitch, element)
    }
  }

  /// Whether a button with a label shows a box or a circle that is ticked or empty.
  private func showsBox(_ index: Int, in tree: AccessibilityTree) -> Bool {
    // Where one state of many is shown, the picture changes when the app runs.
    guard tree.traits[index].contains(.button), tree.has(.image, index),
      tree.screen(of: index).has(.wholeScreens),
      tree.nameSources[index] == .label || tree.nameSources[index] == .text,
      let image = tree.interface.text(.image, of: index)
    else { return false }
    let words = Set(Words.normalized(AssetName.spoken(image)))
    return Self.boxes.contains { words.isSuperset(of: $0) } && !isOneOfMany(index, in: tree)
  }

  /// Whether an option beside an element says that it is the selected one, so that the element says
  /// by its silence that it is not.
  private func isOneOfMany(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let parent = Int(tree.element(index).parent)
    var sibling = parent + 1
    for _ in 0..<Self.reach where sibling < Int(tree.element(parent).next) {
      if tree.traits[sibling].contains(.selected) { return true }
      sibling = Int(tree.element(sibling).next)
    }
    return false
  }

  /// The most siblings that are looked at.
  private static let reach = 20

  /// Words of the names of such pictures.
  private static let boxes: [Set<String>] = [
    ["checkbox"], ["check", "box"], ["radio", "button"],
    ["radio", "on"], ["radio", "off"], ["unchecked"], ["toggle", "on"], ["toggle", "off"],
  ]

  private func tellsState(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let traits = tree.traits[index]
    if traits.contains(.selected) || tree.element(index).has(.selected) { return true }
    if tree.element(index).has(.expanded) || tree.interface.isMadeAtRunTime(.value, index) {
      return true
    }
    if traits.contains(.toggle) { return tree.spokenValue(of: index) != nil }
    return tree.interface.says(.value, index)
  }

  private func finding(at index: Int, in tree: AccessibilityTree) -> Finding? {
    let name = tree.name(of: index)
    if SeenState.isOnlySeen(.looksTellSwitch, tree.element(index)) {
      return onlySeen(at: index, in: tree)
    }
    if !tree.traits[index].contains(.toggle), let text = name.value?.text,
      changes(text, language: tree.language(of: index))
    {
      return nil
    }
    let element = tree.element(index)
    let noun = Wording.noun(element.kind)
    let heard = tree.utterance(of: index) ?? ""
    let state = element.flag(.on).map { $0 ? "on" : "off" }
    let help = "Give it the toggle trait and the value \"1\" or \"0\"."
    var isOpen = element.mayChangeInCode
    if case .unknown = name { isOpen = true }
    if isOpen {
      return review(
        "unless code sets the state, VoiceOver says only “\(heard)”", help: help, of: index,
        in: tree, at: key(of: element))
    }
    if !element.has(.on), !tree.traits[index].contains(.toggle), element.kind != .checkbox {
      return violation(
        "the picture of this \(noun) shows whether it is ticked, and VoiceOver says only "
          + "“\(heard)”", help: help, of: index, in: tree, at: .image)
    }
    let message =
      state.map { "this \(noun) is \($0), but VoiceOver says only “\(heard)”" }
      ?? "whether this \(noun) is on is not said: VoiceOver says only “\(heard)”"
    let after = state.map { _ in
      tree.utterance(
        of: index,
        changing: UtteranceChange(traits: tree.traits[index].union([.button, .toggle])))
    }
    return violation(
      message, help: help, of: index, in: tree, at: key(of: element), after: after)
  }

  /// The finding about a control of SwiftUI source whose state is seen and not said.
  private func onlySeen(at index: Int, in tree: AccessibilityTree) -> Finding {
    let noun = Wording.noun(tree.element(index).kind)
    let heard = tree.utterance(of: index) ?? ""
    let words = tree.words(for: index)
    let help =
      Wording.sentence(words.set(.value)) + " that says the state, or "
      + words.add(trait: "selected") + " while it is on."
    if SeenState.mayBeHeard(at: index, in: tree) {
      return review(
        "unless its words tell, only the looks of this \(noun) say whether it is on, and VoiceOver "
          + "says “\(heard)” in both states", help: help, of: index, in: tree)
    }
    return violation(
      "only its looks say whether this \(noun) is on: VoiceOver says “\(heard)” in both states",
      help: help, of: index, in: tree)
  }

  private func key(of element: Element) -> AttributeKey? {
    element.has(.on) ? .on : element.has(.traits) ? .traits : nil
  }

  /// Whether a name says the state, or is one of a pair that takes turns.
  private func changes(_ name: String, language: String) -> Bool {
    guard let words = Self.stateWords[language] else { return true }
    let own = Words.normalized(name)
    return own.first.map(words.contains) == true || own.last.map(words.contains) == true
  }
}
