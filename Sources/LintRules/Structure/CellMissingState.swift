import ScreenModel

/// Finds rows in which only a picture shows a state.
struct CellMissingState: Rule {
  static let info = RuleInfo(
    id: "cell-missing-state",
    title: "A row says the state that its picture shows",
    category: .structure,
    severity: .warning,
    criteria: [.wcag("1.3.1"), .wcag("1.1.1"), .wcag("1.4.1")],
    restsOn: [.label, .value, .hint, .traits, .selected],
    why: """
      A row reads its texts, and says nothing of its pictures. Whoever listens hears "Milk" and \
      "Bread", and never which of them is done.
      """,
    how: """
      Put the state into the row's label when the row is set up; or, where the tick marks the \
      chosen row, give the row the selected trait.
      """,
    uiKit: #"""
      cell.accessibilityLabel = task.isDone
        ? String(localized: "\(task.name), completed") : task.name
      """#,
    swiftUI: #"""
      TaskRow(task).accessibilityElement(children: .combine)
        .accessibilityValue(task.isDone ? "completed" : "")
      """#,
    traps: [
      "Names of pictures that are about something else too, such as a shield with a check mark.",
      "Chevrons and other signs that are not a state.",
      "Pictures that are elements with labels, hidden or decorative.",
      "Rows with a value, with the selected trait, or whose words say the state.",
      "Rows in languages for which there is no list of states.",
      "Rows of custom classes, and pictures with outlets, in Interface Builder files.",
    ],
    examples: [
      .fails(
        """
        screen: Shopping
        children:
          - ⟪type: cell⟫
            children:
              - {type: text, text: Milk}
              - {type: image, image: ic_tick_green}
          - type: cell
            children:
              - {type: text, text: Bread}
              - {type: image, image: ic_tick_green}
        """, "VoiceOver says \"Milk.\", ticked or not. One finding stands for all rows."),
      .passes(
        """
        screen: Shopping
        children:
          - type: cell
            label: Milk, completed
            children:
              - {type: text, text: Milk}
              - {type: image, image: ic_tick_green}
        """),
      .passes(
        """
        screen: Shopping
        children:
          - type: cell
            children:
              - {type: text, text: Privacy}
              - {type: image, image: system:checkmark.shield}
              - {type: image, image: chevron}
          - type: cell
            selected: true
            children:
              - {type: text, text: Oldest first}
              - {type: image, image: system:checkmark}
          - type: cell
            value: in the basket
            children:
              - {type: text, text: Bread}
              - {type: image, image: tick}
          - type: cell
            children:
              - {type: text, text: Butter}
              - {type: image, image: tick, element: true, label: bought}
          - type: cell
            children:
              - {type: text, text: Salt}
              - {type: image, image: tick, hidden: true}
              - {type: image, image: check, decorative: true}
          - type: cell
            language: pl
            children:
              - {type: text, text: Sól}
              - {type: image, image: tick}
        """, "Other signs; chosen, with a value, described; hidden; another language.",
        documented: false),
      .fails(
        """
        screen: Shopping
        children:
          - ⟪type: cell⟫
            children:
              - {type: text, text: Milk}
              - {type: image, image: yeah}
        """, options: ["stateAssets": .texts(["yeah"])], documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var stateAssets: [String] = []

    static let fields: [OptionField<Options>] = [
      .texts("stateAssets", \.stateAssets, "more names of pictures that show a state")
    ]
  }

  /// The rows of one list that show the same picture.
  private struct Template: Hashable {
    let list: Int32
    let image: String
  }

  /// The most pictures of a row that are looked at.
  private static let mostPictures = 32

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.hasAny(.image), tree.hasAny([.exposed, .parent]) else { return [] }
    var rows: [Template: [Int]] = [:]
    var order: [Template] = []
    for cell in tree.nodes([.exposed, .parent]) where isRow(cell, in: tree) {
      let pictures = pictures(of: cell, in: tree).prefix(Self.mostPictures)
      var said: [String]?
      for picture in pictures {
        guard let image = tree.interface.text(.image, of: picture),
          let state = StatePicture(image, extra: options.stateAssets)
        else { continue }
        let texts = said ?? texts(saidBy: cell, in: tree)
        said = texts
        guard !state.isSaid(in: texts) else { continue }
        let template = Template(list: tree.element(cell).parent, image: image)
        if rows[template] == nil { order.append(template) }
        rows[template, default: []].append(picture)
      }
    }
    return order.map { finding(about: rows[$0] ?? [], image: $0.image, in: tree) }
  }

  private func finding(
    about pictures: [Int], image: String, in tree: AccessibilityTree
  ) -> Finding {
    let row = tree.stop(around: pictures[0]) ?? pictures[0]
    let heard = tree.utterance(of: row) ?? ""
    let count = pictures.count > 1 ? " in \(pictures.count) rows" : ""
    return violation(
      "the picture \(Quoted.text(image)) shows a state\(count), of which VoiceOver says nothing: "
        + "“\(heard)”",
      help: "Say the state in the row's label, as its value, or as the selected trait.",
      of: row, in: tree,
      notes: ElementNotes.notes(pictures, in: tree) { _ in "the picture is here" })
  }

  private func isRow(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    return (element.kind == .cell || element.kind == .gridCell) && !element.mayChangeInCode
      && !element.has(.value) && !tree.traits[index].contains(.selected)
      && tree.nameSources[index] != .unknown
      && WordPack.primary(tree.language(of: index)) == "en"
  }

  /// The pictures of a row that are not stops.
  private func pictures(of cell: Int, in tree: AccessibilityTree) -> [Int] {
    var pictures: [Int] = []
    var index = cell + 1
    let end = Int(tree.element(cell).next)
    while index < end {
      let element = tree.element(index)
      let isPicture = element.kind == .image && tree.has(.image, index)
      if tree.isOutOfSight(index) || element.kind == .cell {
        index = Int(element.next)
        continue
      }
      if isPicture, !tree.has(.exposed, index), !tree.has(.label, index), !element.mayChangeInCode,
        !tree.has(.interactive, index)
      {
        pictures.append(index)
      }
      index += 1
    }
    return pictures
  }

  /// The texts that VoiceOver says of a row.
  private func texts(saidBy cell: Int, in tree: AccessibilityTree) -> [String] {
    var texts = [tree.name(of: cell).value?.text ?? ""]
    if let hint = tree.interface.text(.hint, of: cell) { texts.append(hint) }
    for index in cell + 1..<max(cell + 1, Int(tree.element(cell).next)) {
      texts += HeardWords.heard(at: index, in: tree)
    }
    return texts
  }
}

/// A picture that shows a state, as its name tells.
struct StatePicture {
  /// The words with which somebody would say the state.
  let states: [String]

  /// The state that a name is about; nil where it has any word that is about something else, such
  /// as that of a shield with a check mark.
  init?(_ image: String, extra: [String]) {
    if extra.contains(image) {
      states = []
      return
    }
    var found: [String]?
    for word in Words.normalized(AssetName.spoken(image)) {
      if let states = Self.states[word] {
        if found == nil { found = states }
      } else if !Self.neutral.contains(word), !word.allSatisfy(\.isNumber) {
        return nil
      }
    }
    guard let found else { return nil }
    states = found
  }

  /// Whether a text says the state.
  func isSaid(in texts: [String]) -> Bool {
    let words = texts.flatMap { Words.normalized($0) }
    return words.contains { word in states.contains { word.hasPrefix($0) } }
  }

  private static let done = [
    "done", "complete", "finish", "check", "tick", "select", "chosen", "current", "bought",
    "read", "deliver", "sent", "seen",
  ]
  private static let unread = ["unread", "new", "unseen"]

  /// The words of pictures that are about a state alone, and what would say it.
  private static let states: [String: [String]] = [
    "check": done, "checkmark": done, "checked": done, "tick": done, "ticked": done,
    "done": done, "completed": done, "finished": done,
    "unchecked": ["un", "not", "open", "to"], "unticked": ["un", "not", "open", "to"],
    "unread": unread,
  ]

  /// Words that say of a picture what it looks like, and not what it is about.
  private static let neutral: Set<String> = [
    "ic", "icon", "img", "image", "mark", "symbol", "circle", "square", "fill", "filled", "box",
    "small", "large", "big", "mini", "double", "on", "off", "white", "black", "blue", "green",
    "grey",
    "gray", "red", "dark", "light", "task", "item", "row", "cell", "list", "dot", "badge",
    "indicator", "state", "status", "is",
  ]
}
