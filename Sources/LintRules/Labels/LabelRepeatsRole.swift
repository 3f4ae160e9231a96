import ScreenModel

/// Finds labels that end or begin with the role that VoiceOver adds.
struct LabelRepeatsRole: Rule {
  static let info = RuleInfo(
    id: "label-repeats-role",
    title: "A label leaves the role to VoiceOver",
    category: .labels,
    severity: .warning,
    criteria: [],
    why: """
      VoiceOver adds the role, so a listener hears "Save button, button" at every visit. Voice \
      Control users have to say the longer name.
      """,
    how: "Leave the word for the role out of the label.",
    uiKit: #"""
      saveButton.accessibilityLabel = String(localized: "Save")
      """#,
    swiftUI: #"""
      Button(action: save) { Image("disk") }.accessibilityLabel("Save")
      """#,
    traps: [
      "A visible title that has the word.",
      "The word in the middle or on its own, and other words that begin with it.",
      "Things that are called so, such as a radio button or a profile picture.",
      "What an action is done to: \"Copy link\", \"Add photo\".",
      "Roles that VoiceOver does not say, and languages without a list of words.",
      "The word comes first only in languages where it does, and in \"Image of a lake\".",
    ],
    examples: [
      .fails(
        """
        screen: Editor
        children:
          - {type: button, image: disk, ⟪label: Save button⟫}
          - {type: button, text: Sign in, ⟪label: Sign in button⟫}
          - {type: switch, on: true, ⟪label: Wi-Fi switch⟫}
          - {type: searchField, ⟪label: Search field⟫}
          - {type: image, element: true, traits: image, ⟪label: Mountain picture⟫}
          - {type: image, element: true, traits: image, ⟪label: Image of a lake⟫}
        """, "VoiceOver says \"Save button, button.\"; for an image this is a note."),
      .passes(
        """
        screen: Editor
        children:
          - {type: button, image: disk, label: Save}
          - {type: switch, on: true, label: Wi-Fi}
          - {type: searchField, label: Search}
          - {type: image, element: true, traits: image, label: Mountain at sunset}
        """),
      .fails(
        """
        screen: Éditeur
        language: fr
        children:
          - {type: button, image: disk, ⟪label: Bouton Enregistrer⟫}
        """, "In French the word comes first."),
      .fails(
        """
        screen: Editor
        language: ja
        children:
          - {type: button, image: disk, ⟪label: 保存ボタン⟫}
        """, documented: false),
      .passes(
        """
        screen: Editor
        children:
          - {type: button, text: Panic button, label: Panic button now}
          - {type: button, text: Mute button, label: Mute button}
          - {type: button, label: Button size}
          - {type: button, label: Buttonhole}
          - {type: button, label: Radio button}
          - {type: image, element: true, traits: image, label: Photo library}
          - {type: image, element: true, traits: image, label: Profile picture}
          - {type: link, label: Copy link}
          - {type: button, label: Copy link}
          - {type: text, text: Push this button}
          - {type: button, label: Button Save}
          - {type: button, label: Press this button}
        """, "A title, other places, things, objects, and a role that is not spoken.",
        documented: false),
      .passes(
        """
        screen: Éditeur
        language: cy
        children:
          - {type: button, image: disk, label: Save button}
        """, "There is no list of Welsh words.", documented: false),
      .passes(
        """
        screen: Editor
        children:
          - {type: button, label: Button}
        """, options: ["words": .texts(["pushbutton"])], documented: false),
      .fails(
        """
        screen: Editor
        children:
          - {type: button, ⟪label: Button Save⟫}
        """, options: ["positions": .text("both")]),
      .fails(
        """
        screen: Editor
        children:
          - {type: button, ⟪label: Save pushbutton⟫}
        """, options: ["words": .texts(["pushbutton"])], documented: false),
      .fails(
        """
        struct MessageView: View {
          var body: some View {
            Button { delete() } label: {
              Image(systemName: "trash").accessibilityLabel(⟪"Delete button"⟫)
            }
            Image("ana").⟪accessibilityLabel("Portrait of Ana image"⟫)
          }
        }
        """, "A label inside the button is that of the button.", path: Example.swiftUIPath),
      .needsReview(
        """
        struct MessageView: View {
          var body: some View {
            Button(⟪"Delete button"⟫) { delete() }
          }
        }
        """, "A title is the label, and the thing may be called so.", path: Example.swiftUIPath),
      .passes(
        """
        struct MessageView: View {
          var body: some View {
            Button { delete() } label: { Image(systemName: "trash") }
              .accessibilityLabel("Delete")
            Button("Add radio button") { add() }
            Toggle("Show the translate button", isOn: $isShown)
            Toggle("Close button", isOn: $hasClose)
            Text("Press the red button")
          }
        }
        """, path: Example.swiftUIPath),
    ])

  let options: Options

  struct Options: RuleOptions {
    var positions = RepeatedRole.Positions.byLanguage
    var words: [String] = []

    static let fields: [OptionField<Options>] = [
      .word(
        "positions", \.positions, "where in the label a word for the role counts"),
      .texts("words", \.words, "more words that count as any role"),
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.hasAny([.exposed, .label]) || tree.interface.anyScreen(has: .namesItself) else {
      return []
    }
    return tree.shared(NameIndex.self).elements {
      options.words.isEmpty ? RepeatedRole.phrases(in: $0, options.positions) : .anything
    }.compactMap { finding(at: $0, in: tree) ?? titleFinding(at: $0, in: tree) }
  }

  /// The finding about the title of a button that names itself: there the title is the label.
  private func titleFinding(at index: Int, in tree: AccessibilityTree) -> Finding? {
    guard tree.screen(of: index).has(.namesItself), tree.nameSources[index] == .text,
      tree.traits[index].contains(.button), tree.interface.says(.text, index),
      let title = tree.interface.text(.text, of: index), title.utf8.count <= 400,
      let repeated = RepeatedRole(
        in: title, roles: roles(at: index, in: tree), language: tree.language(of: index),
        positions: .end, extra: []), repeated.role == .button, repeated.isClean
    else { return nil }
    return review(
      "the title says \(Quoted.text(repeated.word)), and VoiceOver adds the role: "
        + "“\(tree.utterance(of: index) ?? "")”",
      help: "Write \(Quoted.text(repeated.rest)), unless the thing is called so.", of: index,
      in: tree, at: .text, severity: .note)
  }

  private func finding(at index: Int, in tree: AccessibilityTree) -> Finding? {
    guard tree.has(.label, index) else { return nil }
    let roles = roles(at: index, in: tree)
    guard !roles.isEmpty, tree.nameSources[index] == .label,
      let name = WrittenName(index, in: tree, upTo: 400),
      let repeated = RepeatedRole(
        in: name.text, roles: roles, language: tree.language(of: index),
        positions: options.positions, extra: options.words),
      !isVisible(repeated.word, at: index, in: tree)
    else { return nil }
    let heard = tree.utterance(of: index) ?? ""
    let after =
      repeated.isClean
      ? tree.utterance(of: index, changing: UtteranceChange(name: .some(repeated.rest))) : nil
    let word = Quoted.text(repeated.word)
    return violation(
      "the label says \(word), and VoiceOver adds the role: “\(heard)”",
      help: repeated.isClean
        ? "Write \(Quoted.text(repeated.rest))." : "Write the label without \(word).",
      of: index, in: tree, at: .label, severity: repeated.role == .image ? .note : nil,
      after: after,
      fixes: repeated.isClean ? [.set(.label, of: index, to: repeated.rest, .safe)] : [])
  }

  /// The roles that VoiceOver says here; of a picture that is operated, the label may speak.
  private func roles(at index: Int, in tree: AccessibilityTree) -> [RoleVocabulary.Role] {
    let traits = tree.traits[index]
    let isOperated = tree.has(.interactive, index)
    let roles = RoleVocabulary.roles(of: isOperated ? traits.subtracting(.image) : traits)
    // A setting "Close button" is about a button, and is a switch.
    return tree.element(index).kind == .switch ? roles.filter { $0 != .button } : roles
  }

  /// Whether the word is drawn, so that the label repeats what can be seen.
  private func isVisible(_ word: String, at index: Int, in tree: AccessibilityTree) -> Bool {
    if let text = tree.interface.text(.text, of: index), Words.isContained(word, in: text) {
      return true
    }
    guard tree.has(.parent, index) else { return false }
    return (index + 1..<Int(tree.element(index).next)).contains { child in
      tree.interface.says(.text, child)
        && tree.interface.text(.text, of: child).map { Words.isContained(word, in: $0) } == true
    }
  }
}
