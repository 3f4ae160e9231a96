import ScreenModel

/// Finds buttons and tappable images that show a picture and say nothing of it.
struct IconButtonMissingLabel: Rule {
  static let info = RuleInfo(
    id: "icon-button-missing-label",
    title: "Icon buttons have labels",
    category: .labels,
    severity: .error,
    criteria: [.wcag("4.1.2"), .wcag("1.1.1")],
    isCore: true,
    restsOn: [.label],
    why: """
      Without a label VoiceOver falls back on the name of the picture's file, such as "ic \
      close", or says nothing but "button". That name is not translated, and often not even a \
      word.
      """,
    how: "Give the button an accessibility label that says what it does, not what it shows.",
    uiKit: #"""
      shareButton.accessibilityLabel = String(localized: "Share the profile")
      """#,
    swiftUI: #"""
      Button("Share the profile", systemImage: "square.and.arrow.up", action: share)
        .labelStyle(.iconOnly)
      """#,
    traps: [
      "Bar buttons of a system item are named by the system.",
      "A text inside the button names it, and a picture under a title is decoration.",
      "An SF Symbol that the system can describe is a warning: the derived name may be right.",
      "An element that an outlet leads to may get its label in code: a person has to look.",
      "A label that is there but blank is the business of `label-blank`.",
    ],
    examples: [
      .fails(
        """
        screen: Profile
        children:
          - {type: button, ⟪image: ic_star⟫, frame: [16, 40, 44, 44]}
        """, "VoiceOver says \"Ic star, button.\""),
      .passes(
        """
        screen: Profile
        children:
          - {type: button, image: ic_star, label: Add to favourites}
        """),
      .fails(
        """
        screen: List
        children:
          - {type: button, ⟪image: system:trash⟫}
          - {type: image, element: true, traits: button, ⟪image: cross.png⟫, onTap: close}
        """, "The system calls the first one Delete; that is a warning."),
      .passes(
        """
        screen: List
        children:
          - {type: button, image: background.png, text: Continue}
          - type: button
            image: tick
            children:
              - {type: text, text: Done}
          - {type: image, image: hero.png}
        """, "A title, a text inside; and a picture that nobody operates."),
      .passes(
        """
        screen: List
        children:
          - {type: button, image: system:trash}
        """, options: ["systemSymbolNames": .text("allow")]),
      .fails(
        """
        screen: List
        children:
          - {type: button, ⟪image: ic_star⟫}
        """, options: ["trustOutlets": .flag(false)], documented: false),
      .passes(
        """
        screen: List
        children:
          - {type: button, image: ic_star, label: ""}
        """, options: ["trustOutlets": .flag(true)], documented: false),
      .fails(
        """
        struct ProfileView: View {
          var body: some View {
            Button(action: share) { Image(⟪"ic_share"⟫) }
            NavigationLink {
              SettingsView()
            } label: {
              Image(systemName: ⟪"gearshape"⟫)
                .font(.title)
            }
          }
        }
        """, "VoiceOver reads the name of the asset, or Apple's words for the symbol.",
        path: Example.swiftUIPath),
      .passes(
        """
        struct ProfileView: View {
          var body: some View {
            Button(action: share) { Image("ic_share") }
              .accessibilityLabel("Share the profile")
            Button { edit() } label: {
              Image(systemName: "pencil").accessibilityLabel("Edit the profile")
            }
            Button("Delete", systemImage: "trash") { delete() }
              .labelStyle(.iconOnly)
            Button { follow() } label: {
              HStack {
                Image(systemName: "plus")
                Text("Follow")
              }
            }
            Button { open() } label: { icon }
            Button(action: close) { CloseIcon() }
          }
        }
        """, "Labels, titles, and content that other code decides.", path: Example.swiftUIPath),
    ])

  let options: Options

  struct Options: RuleOptions {
    var systemSymbolNames = "warn"
    var trustOutlets = true

    static let fields: [OptionField<Options>] = [
      .choice(
        "systemSymbolNames", \.systemSymbolNames, ["warn", "error", "allow"],
        "what to do where the system can describe the symbol"),
      .flag(
        "trustOutlets", \.trustOutlets,
        "whether an outlet may set the label, so that a person has to look"),
    ]
  }

  /// Controls whose picture is not what they are about.
  private static let others: TraitSet = [.adjustable, .textEntry, .searchField]

  func findings(in tree: AccessibilityTree) -> NodeFindings {
    tree.nodes([.exposed, .interactive]).findings { index in
      tree.has(.image, index) ? finding(at: index, in: tree) : numberAlone(at: index, in: tree)
    }
  }

  /// The finding about a control with an icon that only a number names, as a count of likes.
  private func numberAlone(at index: Int, in tree: AccessibilityTree) -> Finding? {
    guard tree.nameSources[index] == .children, tree.screen(of: index).has(.composition),
      let name = tree.name(of: index).value?.text, name.utf8.count < 5,
      name.allSatisfy({ $0.isNumber || $0 == "+" }),
      (1...3).contains(name.count(where: \.isNumber)),
      (index + 1..<Int(tree.element(index).next)).contains(where: {
        tree.element($0).kind == .image && !tree.isOutOfSight($0)
      })
    else { return nil }
    let noun = Wording.noun(tree.element(index).kind)
    return review(
      "a number is all that names this icon \(noun): VoiceOver says "
        + "“\(tree.utterance(of: index) ?? "")”",
      help: Wording.sentence(tree.words(for: index).describe("what it does"))
        + ", and give the number as its value.",
      of: index, in: tree)
  }

  private func finding(at index: Int, in tree: AccessibilityTree) -> Finding? {
    let source = tree.nameSources[index]
    guard source == .asset || source == .none || source == .unknown,
      tree.traits[index].isDisjoint(with: Self.others),
      !BlankLabel.isWritten(at: index, in: tree), !HintAlone.speaks(at: index, in: tree)
    else { return nil }
    let element = tree.element(index)
    let noun = Wording.noun(element.kind)
    if case .unknown(let reason) = tree.name(of: index) {
      // A project that labels by runtime attributes of its own has thought of a label here.
      if reason.isPresent { return nil }
      return review(
        "whether this \(noun) has a label cannot be told here: \(reason.reason)",
        help: "Check that its label says what it does.", of: index, in: tree)
    }
    if tree.interface.attribute(.image, of: index)?.form == .unknown {
      return review(
        "this icon \(noun) has no label: unless its image brings one, VoiceOver says only its role",
        help: Wording.sentence(tree.words(for: index).describe("what it does")) + ".",
        of: index, in: tree, at: .image)
    }
    let image = tree.interface.text(.image, of: index) ?? ""
    let description = AssetName.systemDescription(image)
    if description != nil, options.systemSymbolNames == "allow" { return nil }
    let heard = tree.utterance(of: index) ?? ""
    let isSymbol = image.hasPrefix(AssetName.systemPrefix)
    // Many symbols have words of Apple's own that no table has.
    let isGuess =
      isSymbol
      && (options.systemSymbolNames == "warn" || tree.screen(of: index).has(.namesItself))
    let origin =
      isSymbol
      ? "uses the system's name for the symbol"
      : source == .asset ? "reads the asset name" : "says only"
    let help = Wording.sentence(tree.words(for: index).describe("what it does")) + "."
    if options.trustOutlets, element.mayChangeInCode {
      return review(
        "this icon \(noun) has no label: unless code sets one, VoiceOver says “\(heard)”",
        help: help, of: index, in: tree, at: .image, severity: isGuess ? .warning : .error)
    }
    let says =
      image == AssetName.systemPrefix
      ? "uses the system's name for whichever symbol it shows" : "\(origin), “\(heard)”"
    return violation(
      "this icon \(noun) has no label: VoiceOver \(says)",
      help: help, of: index, in: tree, at: .image, severity: isGuess ? .warning : .error,
      fixes: [.template(.label, of: index, "what it does")])
  }
}
