import ScreenModel

/// Finds names of controls that tell how to touch them.
struct LabelNamesGesture: Rule {
  static let info = RuleInfo(
    id: "label-names-gesture",
    title: "A name says what happens, not how to touch",
    category: .labels,
    severity: .note,
    criteria: [],
    restsOn: [.type, .label],
    why: """
      With VoiceOver it is a double tap, with Switch Control a switch and with Voice Control a \
      word; "Tap to open the menu" fits none of them, and the purpose comes last.
      """,
    how: "Name the control by its purpose. VoiceOver adds how to activate it.",
    uiKit: #"""
      menuButton.accessibilityLabel = String(localized: "Menu")
      """#,
    swiftUI: #"""
      Button(action: openMenu) { Image("menu") }.accessibilityLabel("Menu")
      """#,
    traps: [
      "Nouns such as \"Tap water\" and \"Press review\".",
      "Texts, which may teach a gesture or a game.",
      "A switch that turns a gesture on, such as \"Pinch to zoom\".",
      "\"Click here\" on a link is the business of `link-purpose-unclear`.",
      "Languages without a list of words.",
    ],
    examples: [
      .fails(
        """
        screen: Map
        children:
          - {type: button, image: menu, ⟪label: Tap to open the menu⟫}
          - {type: button, image: map, ⟪label: Double-tap here⟫}
          - {type: button, ⟪text: Press and hold to talk⟫}
        """),
      .passes(
        """
        screen: Map
        children:
          - {type: button, image: menu, label: Menu}
          - {type: button, image: map, label: Map}
        """),
      .passes(
        """
        screen: Map
        children:
          - {type: button, label: Tap water}
          - {type: button, label: Press review}
          - {type: text, text: Tap to place a pin}
          - {type: switch, label: Pinch to zoom, on: true}
          - {type: button, label: "Tap to chwilio", language: cy}
        """, documented: false),
      .passes(
        """
        screen: Map
        children:
          - {type: link, text: Click here}
        """, options: ["verbs": .texts(["smash"])], documented: false),
      .fails(
        """
        screen: Map
        children:
          - {type: button, ⟪label: Smash to win⟫}
        """, options: ["verbs": .texts(["smash"])], documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var verbs: [String] = []

    static let fields: [OptionField<Options>] = [
      .texts("verbs", \.verbs, "more verbs of touching, which count before \"to\" or \"here\"")
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.hasAny([.exposed, .interactive]) else { return [] }
    return tree.shared(NameIndex.self).elements {
      options.verbs.isEmpty ? GesturePhrases.beginnings(in: $0) : .anything
    }.compactMap { finding(at: $0, in: tree) }
  }

  private func finding(at index: Int, in tree: AccessibilityTree) -> Finding? {
    let kind = tree.element(index).kind
    guard tree.has(.interactive, index), kind != .text || tree.has(.ownTraits, index),
      kind != .cell, kind != .switch, kind != .checkbox,
      let name = WrittenName(index, in: tree, upTo: 300)
    else { return nil }
    let language = tree.language(of: index)
    guard
      let found = GesturePhrases.beginning(of: name.text, in: language, extra: options.verbs),
      !tree.traits[index].contains(.link) || !LinkPhrases.isUnclear(name.text, in: language)
    else { return nil }
    let heard = tree.utterance(of: index) ?? ""
    let change = found.purpose.map { UtteranceChange(name: .some($0)) }
    return violation(
      "the name begins with the gesture \(Quoted.text(found.gesture)): “\(heard)”",
      help: found.purpose.map { "Say the purpose, such as \(Quoted.text($0))." }
        ?? "Say what it is for.",
      of: index, in: tree, at: name.key,
      after: change.map { tree.utterance(of: index, changing: $0) },
      fixes: found.purpose.map { [.set(.label, of: index, to: $0, .unsafe)] } ?? [])
  }
}

/// Beginnings of labels that tell how to touch.
enum GesturePhrases {
  /// Verbs of touching; what follows tells them from nouns.
  private static let verbs = WordPack([
    "en": """
    tap\ndouble tap\ntriple tap\nclick\ndouble click\nswipe\npress\nlong press\ntouch\n\
    tap and hold\npress and hold\ntouch and hold\npinch\nswipe left\nswipe right\nswipe up\n\
    swipe down
    """,
    "de": """
    tippe\ntippen sie\ndoppeltippe\ndoppeltippen\ndoppeltippen sie\ntippen\nklicke\nklicken sie\n\
    klicken\nwische\nwischen sie\ndrücke\ndrücken sie\nberühre\nberühren sie
    """,
    "fr": """
    appuyez\nappuyer\ntouchez\ntoucher\ncliquez\ncliquer\ntapez deux fois\nbalayez\n\
    faites glisser\nappuyez longuement
    """,
    "es": "toca\ntoque\npulsa\npulse\nhaz clic\nhaga clic\npresiona\npresione\ndesliza\ndeslice",
    "pt": "toque\ntoca\nclique\nprime\nprima\npressione\ndeslize",
    "it": "tocca\npremi\nclicca\nfai clic\nscorri", "nl": "tik\ndubbeltik\nklik\nveeg\ndruk",
    "ru": "нажмите\nкоснитесь\nкоснитесь дважды\nкликните\nщелкните\nщёлкните\nсмахните",
  ])

  /// Words that follow such a verb where it is one.
  private static let followers = WordPack([
    "en": "to here twice again on for",
    "de": "hier um zum zur zweimal auf für", "fr": "ici pour deux sur",
    "es": "aquí para dos en", "pt": "aqui para duas em", "it": "qui per due su",
    "nl": "hier om tweemaal op voor", "ru": "здесь чтобы дважды для на",
  ])

  /// All such verbs, which a name may begin with.
  static func beginnings(in language: String) -> NamePhrases {
    NamePhrases([verbs], in: language, at: .start)
  }

  /// The gesture that a label begins with, and where the purpose follows, if it does: "Tap to open
  /// the menu" gives "Tap" and "Open the menu".
  static func beginning(
    of label: String, in language: String, extra: [String]
  ) -> (gesture: String, purpose: String?)? {
    guard let verbs = verbs[language], let followers = followers[language] else { return nil }
    let words = LabelWords(label)
    let extra = Set(extra.map { LabelWords($0).joined })
    for count in stride(from: min(3, words.count - 1), through: 1, by: -1) {
      let verb = words.joined(0..<count)
      guard verbs.contains(verb) || extra.contains(verb), followers.contains(words[count]) else {
        continue
      }
      let gesture = words.written(0..<count)
      let isPurpose = words[count] == "to" && words.count > count + 1
      return (
        gesture, isPurpose ? LabelWords.capitalized(words.text(from: count + 1)) : nil
      )
    }
    return nil
  }
}
