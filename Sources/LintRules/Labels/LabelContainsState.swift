import ScreenModel

/// Finds labels into which somebody typed a state.
struct LabelContainsState: Rule {
  static let info = RuleInfo(
    id: "label-contains-state",
    title: "A label leaves the state to traits and value",
    category: .labels,
    severity: .warning,
    criteria: [.wcag("4.1.2")],
    restsOn: [.text],
    why: """
      A state in the label stays when the state changes, or is heard twice. VoiceOver announces \
      changes of traits and values, and not of labels; and Voice Control wants the label spoken.
      """,
    how: "Keep the label the same in every state, and say the state by a trait or the value.",
    uiKit: #"""
      muteButton.accessibilityLabel = String(localized: "Mute")
      muteButton.accessibilityTraits.insert(.selected)
      """#,
    swiftUI: #"""
      Toggle("Mute", isOn: $isMuted).toggleStyle(.button)
      """#,
    traps: [
      "\"On\" and \"off\" count only at the end, and not where the label names an action, such as "
        + "\"Turn sound off\".",
      "Actions on what is selected, such as \"Delete selected\".",
      "Rows of a table, whose labels tell everything in them, unless `cells` is set.",
      "The visible title, which changes with the state.",
      "Languages without a list of words.",
    ],
    examples: [
      .fails(
        """
        screen: Call
        children:
          - {type: button, image: mic, ⟪label: "Mute, on"⟫}
          - {type: switch, on: true, ⟪label: Speaker on⟫}
          - {type: tab, selected: true, ⟪label: Calls selected⟫}
          - {type: button, image: pad, ⟪label: "Keypad (disabled)"⟫, enabled: false}
        """),
      .passes(
        """
        screen: Call
        children:
          - {type: button, image: mic, label: Mute, value: "On"}
          - {type: switch, on: true, label: Speaker}
          - {type: tab, selected: true, label: Calls}
          - {type: button, image: pad, label: Keypad, enabled: false}
        """),
      .passes(
        """
        screen: Call
        children:
          - {type: button, image: mic, label: Turn sound off}
          - {type: switch, on: true, label: Keep screen on}
          - {type: switch, on: true, label: Always on}
          - {type: button, image: bin, label: Delete selected}
          - type: cell
            onTap: open
            traits: button
            label: "Ana, selected"
          - {type: button, text: "Wi-Fi: On"}
          - {type: button, image: mic, label: On hold}
          - {type: button, image: mic, label: "Sain, on", language: cy}
        """, documented: false),
      .needsReview(
        """
        screen: Song
        children:
          - {type: button, image: "system:heart.fill", ⟪label: Favourite selected⟫}
          - {type: button, image: bin, label: Archive}
        """, "Nothing else here says that the button has states.", documented: false),
      .fails(
        """
        screen: Call
        children:
          - {type: cell, onTap: open, traits: button, ⟪label: "Ana, selected"⟫}
          - {type: button, ⟪label: "Mic, live"⟫}
        """, options: ["cells": .flag(true), "words": .texts(["live"])]),
    ])

  let options: Options

  struct Options: RuleOptions {
    var words: [String] = []
    var cells = false

    static let fields: [OptionField<Options>] = [
      .texts("words", \.words, "more words for states"),
      .flag("cells", \.cells, "whether the labels of table rows are looked at"),
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.hasAny([.exposed, .interactive, .label]) else { return [] }
    let ending = Set(
      tree.shared(NameIndex.self).elements {
        options.words.isEmpty ? StateVocabulary.endings(in: $0) : .anything
      })
    return tree.nodes([.exposed, .interactive, .label]).compactMap { index in
      guard options.cells || !Self.rows.contains(tree.element(index).kind),
        tree.has(.marks, index) || ending.contains(index)
      else { return nil }
      return finding(at: index, in: tree)
    }
  }

  private func finding(at index: Int, in tree: AccessibilityTree) -> Finding? {
    guard let name = WrittenName(index, in: tree, upTo: 400),
      name.key == .label,
      let found = StateInLabel(
        name.text, language: tree.language(of: index), mayEnd: mayEnd(index, in: tree),
        extra: options.words),
      // What can be seen is said as it is seen.
      tree.interface.text(.text, of: index).map({ Words.isContained(found.word, in: $0) }) != true
    else { return nil }
    let heard = tree.utterance(of: index) ?? ""
    if found.isEnding, !hasState(index, in: tree) {
      // "Log on" and "Sign off" are actions.
      let switching = StateVocabulary.switching[tree.language(of: index)]
      guard switching?.contains(found.word.lowercased()) != true else { return nil }
      return review(
        "the label ends with \(Quoted.text(found.word)), which may be a state: “\(heard)”",
        help: "Write \(Quoted.text(found.rest)), and say the state by a trait or the value.",
        of: index, in: tree, at: .label)
    }
    var change = UtteranceChange(name: .some(found.rest))
    if !hasState(index, in: tree) { change.value = LabelWords.capitalized(found.word) }
    return violation(
      "the label has the state \(Quoted.text(found.word)) in it: “\(heard)”",
      help: "Write \(Quoted.text(found.rest)), and say the state by a trait or the value.",
      of: index, in: tree, at: .label, after: tree.utterance(of: index, changing: change))
  }

  /// Whether the last words of a label may be a state without any mark before them: of an element
  /// that has states, or of a button that may get some.
  private func mayEnd(_ index: Int, in tree: AccessibilityTree) -> Bool {
    hasState(index, in: tree) || tree.traits[index].contains(.button) && tree.has(.image, index)
  }

  private static let rows: [ElementKind] = [.cell, .gridCell, .tableCell]
  private static let stateful: TraitSet = [.toggle, .tabBarItem, .selected, .notEnabled]

  /// Whether an element is of a class or has an attribute that says a state.
  private func hasState(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    return !tree.traits[index].isDisjoint(with: Self.stateful) || element.kind == .segment
      || element.kind == .disclosure || element.has(.on) || element.has(.selected)
      || element.has(.expanded)
  }
}

/// A state that somebody typed into a label, and the label without it.
struct StateInLabel {
  /// The state as it is written.
  let word: String
  /// The label without the state.
  let rest: String
  /// Whether it is the last word, and nothing sets it apart.
  let isEnding: Bool

  /// The state in a label: after a mark that sets it apart or, where the element may have states of
  /// its own, as its last words.
  init?(_ label: String, language: String, mayEnd: Bool, extra: [String]) {
    guard mayEnd || Self.mayHaveMarks(label), let states = StateVocabulary.states[language],
      let switching = StateVocabulary.switching[language]
    else { return nil }
    let words = states.adding(extra.map { $0.lowercased() })
    let apart = Self.mayHaveMarks(label) ? Self.apart(label, words, switching) : nil
    let found = apart ?? (mayEnd ? Self.ending(label, words, switching) : nil)
    isEnding = apart == nil
    guard let (word, rest) = found, rest.contains(where: { $0.isLetter || $0.isNumber }) else {
      return nil
    }
    self.word = word
    self.rest = rest
  }

  /// Marks that set a state apart from a name.
  private static func isMark(_ character: Character) -> Bool {
    switch character {
    case ",", ";", ":", "(", ")", "[", "]", "–", "—", "|", "、", "，", "：", "；", "（", "）": true
    default: false
    }
  }

  /// Whether there may be marks in a label, by its bytes.
  private static func mayHaveMarks(_ label: String) -> Bool {
    var last: UInt8 = 0
    for byte in label.utf8 {
      switch byte {
      case 0x28, 0x29, 0x2C, 0x3A, 0x3B, 0x5B, 0x5D, 0x7C: return true
      // A hyphen counts between blanks.
      case 0x2D: if last == 0x20 { return true }
      // Dashes, the marks of Chinese and Japanese, and a Greek one that equals the semicolon.
      case 0x80: if last == 0xE2 || last == 0xE3 { return true }
      case 0xBC: if last == 0xEF { return true }
      case 0xCD: return true
      default: break
      }
      last = byte
    }
    return false
  }

  /// A state between marks; on and off only as the last of them.
  private static func apart(
    _ label: String, _ words: WordList, _ switching: WordList
  ) -> (String, String)? {
    let pieces = pieces(of: label)
    guard pieces.count > 1 else { return nil }
    for position in pieces.indices.dropFirst() {
      let piece = pieces[position]
      let isLast = position == pieces.count - 1
      let lower = piece.lowercased()
      guard words.contains(lower) || isLast && switching.contains(lower) else { continue }
      let before = LabelWords.trimmed(label[..<piece.startIndex])
      let after = isLast ? "" : ", " + label[pieces[position + 1].startIndex...]
      return (String(piece), before + after)
    }
    return nil
  }

  /// The pieces between the punctuation of a label, without blanks around them.
  private static func pieces(of label: String) -> [Substring] {
    label.split(whereSeparator: isMark).flatMap { piece in
      piece.pieces(between: " - ")
    }.compactMap { piece in
      var piece = piece.drop { $0.isWhitespace }
      while piece.last?.isWhitespace == true { piece.removeLast() }
      return piece.isEmpty ? nil : piece
    }
  }

  /// A state at the end, without any mark before it.
  private static func ending(
    _ label: String, _ states: WordList, _ switching: WordList
  ) -> (String, String)? {
    let words = LabelWords(label)
    guard words.count > 1 else { return nil }
    for count in stride(from: min(2, words.count - 1), through: 1, by: -1) {
      let first = words.count - count
      let found = words.joined(first..<words.count)
      let isSwitching = switching.contains(found)
      guard isSwitching || states.contains(found) else { continue }
      let before = words[first - 1]
      // "3 selected" counts, "Turn sound off" is an action, "Always on" a name.
      guard !before.contains(where: \.isNumber), !actions.contains(words[0]),
        !isSwitching || !companions.contains(before)
      else { return nil }
      return (words.written(first..<words.count), words.text(before: first))
    }
    return nil
  }

  /// Words with which an action begins.
  private static let actions: Set<String> = Set(
    """
    turn switch toggle set power put keep carry hold lock log sign show hide delete remove \
    move clear copy share download upload add apply edit mark send stay leave get start stop \
    auto automatically always never when if while
    """.wordList)

  /// Words that make a name together with "on" or "off".
  private static let companions: Set<String> = Set(
    """
    always never add hands sign log turn switch day days time auto power kick take drop cut \
    day carry follow and or hold play is early later what read pick one spin try roll put \
    lights lift sleep shut
    """.wordList)
}

/// The words for states, which a trait or a value says.
enum StateVocabulary {
  /// Words for states that name nothing else; in lower case.
  static let states = WordPack([
    "en": """
    selected\nunselected\ndeselected\nnot selected\nchecked\nunchecked\nnot checked\nticked\n\
    unticked\ndisabled\nenabled\ndimmed\nexpanded\ncollapsed\nswitched on\nswitched off\n\
    turned on\nturned off
    """,
    "de": """
    ausgewählt\nnicht ausgewählt\nabgewählt\nmarkiert\nnicht markiert\naktiviert\n\
    nicht aktiviert\ndeaktiviert\nangekreuzt\nausgegraut\ngrau dargestellt\nerweitert\nreduziert\n\
    aufgeklappt\nzugeklappt\nausgeklappt\neingeklappt\neingeschaltet\nausgeschaltet
    """,
    "fr": """
    sélectionné\nsélectionnée\nnon sélectionné\nnon sélectionnée\ndésélectionné\ndésélectionnée\n\
    coché\ncochée\nnon coché\nnon cochée\ndécoché\ndécochée\nactivé\nactivée\ndésactivé\n\
    désactivée\nestompé\nestompée\ngrisé\ngrisée\ndéveloppé\ndéveloppée\nréduit\nréduite\ndéplié\n\
    dépliée\nreplié\nrepliée
    """,
    "es": """
    seleccionado\nseleccionada\nno seleccionado\nno seleccionada\ndeseleccionado\ndeseleccionada\n\
    marcado\nmarcada\nno marcado\nno marcada\ndesmarcado\ndesmarcada\nactivado\nactivada\n\
    desactivado\ndesactivada\nhabilitado\nhabilitada\ndeshabilitado\ndeshabilitada\natenuado\n\
    atenuada\nexpandido\nexpandida\ncontraído\ncontraída\ndesplegado\ndesplegada\nplegado\nplegada
    """,
    "pt": """
    selecionado\nselecionada\nnão selecionado\nnão selecionada\ndesmarcado\ndesmarcada\nmarcado\n\
    marcada\nativado\nativada\ndesativado\ndesativada\nhabilitado\nhabilitada\ndesabilitado\n\
    desabilitada\nesmaecido\nesmaecida\nexpandido\nexpandida\nrecolhido\nrecolhida\ncontraído\n\
    contraída
    """,
    "it": """
    selezionato\nselezionata\nnon selezionato\nnon selezionata\ndeselezionato\ndeselezionata\n\
    spuntato\nspuntata\nnon spuntato\nnon spuntata\nattivato\nattivata\ndisattivato\ndisattivata\n\
    abilitato\nabilitata\ndisabilitato\ndisabilitata\noscurato\noscurata\nespanso\nespansa\n\
    compresso\ncompressa
    """,
    "nl": """
    geselecteerd\nniet geselecteerd\naangevinkt\nniet aangevinkt\nuitgevinkt\ningeschakeld\n\
    uitgeschakeld\ngedimd\nuitgevouwen\nsamengevouwen\nuitgeklapt\ningeklapt
    """,
    "ru": """
    выбрано\nвыбран\nвыбрана\nне выбрано\nне выбран\nне выбрана\nотмечено\nне отмечено\nвключено\n\
    выключено\nотключено\nнедоступно\nразвернуто\nразвёрнуто\nсвернуто\nсвёрнуто
    """,
    "ja": """
    選択済み\n選択中\n未選択\n選択されています\nチェック済み\n未チェック\n無効\n展開済み\n折りたたみ済み
    """,
    "zh": """
    已选择\n已选中\n未选择\n未选中\n已勾选\n未勾选\n已禁用\n已停用\n已展开\n已折叠\n已开启\n已关闭\n已選取\n未選取\n已選擇\n未選擇\n已勾選\n未勾選\n\
    已展開\n已收合\n已開啟\n已關閉
    """,
  ])

  /// Words for on and off, which name other things too.
  static let switching = WordPack([
    "en": "on off", "de": "an aus ein", "fr": "on off", "es": "encendido apagado",
    "pt": "ligado desligado", "it": "acceso spento", "nl": "aan uit", "ru": "вкл выкл",
    "ja": "オン オフ", "zh": "开 关 開 關",
  ])

  /// All words for states, which a name may end with.
  static func endings(in language: String) -> NamePhrases {
    NamePhrases([states, switching], in: language, at: .end)
  }
}
