import ScreenModel

/// Finds icons of controls that are too much like what is behind them.
struct NontextContrast: Rule {
  static let info = RuleInfo(
    id: "nontext-contrast",
    title: "The icon of a control stands out from its background",
    category: .visual,
    severity: .warning,
    criteria: [.wcag("1.4.11")],
    restsOn: [.background, .text, .enabled],
    why: """
      A control that is nothing but a pale icon is not found by people with low vision. WCAG asks \
      for a contrast of 3 to 1 of whatever it takes to make out a control.
      """,
    how: """
      Give the icon a darker or lighter tint, or one of the system's label colours.
      """,
    uiKit: #"""
      closeButton.tintColor = .label
      """#,
    swiftUI: #"""
      Button("Close", systemImage: "xmark", action: close).tint(.primary)
      """#,
    traps: [
      "Controls that show words, which `text-contrast` judges.",
      "Disabled controls, and pictures that nobody operates.",
      "Sliders, switches and other controls that the system draws in several colours.",
      "Pictures of an asset catalogue, which may have colours of their own (that needs a look).",
      "Icons on pictures, bars, lists and cells whose look the file does not tell.",
    ],
    examples: [
      .fails(
        """
        screen: Mail
        children:
          - type: view
            background: "#FFF"
            children:
              - {type: button, label: Delete, image: system:trash, ⟪color: "#CCC"⟫}
        """, "The contrast is 1.6; #949494 has 3.03."),
      .passes(
        """
        screen: Mail
        children:
          - type: view
            background: "#FFF"
            children:
              - {type: button, label: Delete, image: system:trash, color: "#949494"}
        """),
      .needsReview(
        """
        screen: Mail
        children:
          - type: view
            background: "#FFF"
            children:
              - {type: button, label: Delete, image: bin, ⟪color: "#CCC"⟫}
        """, "The picture may have colours of its own.", documented: false),
      .passes(
        """
        screen: Mail
        children:
          - type: view
            background: "#FFF"
            children:
              - {type: button, text: Delete, image: system:trash, color: "#595959"}
              - {type: button, label: Archive, image: system:archivebox, color: "#CCC",
                 enabled: false}
              - {type: image, label: Attachment, image: system:paperclip, color: "#CCC"}
              - {type: switch, label: Notify, on: true, color: "#CCC"}
              - type: cell
                onTap: open
                traits: button
                color: "#CCC"
                image: system:envelope
                children: [{type: text, text: First mail}]
          - type: view
            background: "#222"
            children:
              - {type: image, image: sky, label: Sky, frame: [0, 0, 390, 400]}
              - {type: button, label: Share, image: system:square.and.arrow.up, color: "#333",
                 frame: [16, 16, 44, 44]}
        """, "Words, disabled, not a control, drawn by the system, a cell, on a picture."),
      .passes(
        """
        screen: Mail
        children:
          - type: view
            background: "#FFF"
            children:
              - {type: button, label: Delete, image: system:trash, color: "#CCC"}
        """, options: ["ratio": .number(1.5)], documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var ratio = 3.0

    static let fields: [OptionField<Options>] = [
      .number("ratio", \.ratio, 1...21, "the contrast that an icon needs")
    ]
  }

  /// How many parts of a control are looked through for words.
  private static let maximumParts = 40

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.uses(.color), tree.hasAny([.interactive]) else { return [] }
    let icons = tree.nodes([.interactive]).filter { isIcon($0, in: tree) }
    let search = ContrastSearch(tree)
    return Dictionary(grouping: icons) { tree.element($0).screen }.sorted { $0.key < $1.key }
      .flatMap { _, icons -> [Finding] in
        let found = search.shortfalls(among: icons) { _ in options.ratio - 0.01 }
        return ContrastGroup.groups(of: found, in: tree) { isSymbol($0.index, in: tree) }
          .compactMap { finding($0, in: tree) }
      }
  }

  private func isIcon(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    guard element.has(.color), tree.interface.says(.image, index), !showsWords(index, in: tree),
      !tree.screen(of: index).isLaunchScreen
    else { return false }
    switch element.kind {
    case .button, .barButton, .backButton, .tab, .link, .image, .view, .popupButton, .key:
      return true
    default: return false
    }
  }

  private func showsWords(_ index: Int, in tree: AccessibilityTree) -> Bool {
    if tree.interface.says([.text, .draws], index) { return true }
    let end = min(Int(tree.element(index).next), index + 1 + Self.maximumParts)
    return (index + 1..<max(end, index + 1)).contains { tree.interface.says(.text, $0) }
  }

  /// Whether the picture is a symbol of the system, which has the tint and nothing else.
  private func isSymbol(_ index: Int, in tree: AccessibilityTree) -> Bool {
    tree.interface.text(.image, of: index)?.hasPrefix("system:") == true
  }

  private func finding(_ group: ContrastGroup, in tree: AccessibilityTree) -> Finding? {
    let first = group.first
    let message = message(group, in: tree)
    let near = first.front.nearest(reaching: options.ratio, on: first.back)
    let help =
      near.map { "Use \($0.hexadecimal), the nearest tint that will do, or one beyond it." }
      ?? "Change the background as well: no colour has that contrast with it."
    switch group.reason {
    case .none:
      return violation(
        message, help: help, of: first.index, in: tree, at: .color, notes: group.notes(in: tree),
        fixes: near.map { [.set(.color, of: first.index, to: $0.hexadecimal, .shownOnly)] } ?? [])
    case .size where tree.screen(of: first.index).has(.canvasPlaces), .equal, .picture, .beside,
      .notSaid:
      return nil
    default:
      return review(
        message, help: help, of: first.index, in: tree, at: .color, notes: group.notes(in: tree))
    }
  }

  private func message(_ group: ContrastGroup, in tree: AccessibilityTree) -> String {
    let first = group.first
    let noun = Wording.noun(tree.element(first.index).kind)
    let more = group.others.isEmpty ? "" : ", and so for \(group.others.count) more"
    let doubt =
      switch group.reason {
      case .size: ", if the tint is the colour of the picture"
      case .strengthened: ", unless “Increase Contrast” is on"
      case .appearance: " \(first.appearance.phrase)"
      default: ""
      }
    return "the icon of this \(noun) is \(first.front.hexadecimal) on \(first.back.hexadecimal)"
      + ", a contrast of \(first.text) where "
      + "\(Points.text(options.ratio)) is needed\(doubt)\(more)"
  }
}
