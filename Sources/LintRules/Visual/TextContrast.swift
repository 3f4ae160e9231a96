import ScreenModel

/// Finds texts that are too much like what is behind them.
struct TextContrast: Rule {
  static let info = RuleInfo(
    id: "text-contrast",
    title: "Text stands out from its background",
    category: .visual,
    severity: .error,
    criteria: [.wcag("1.4.3"), .wcag("1.4.6")],
    isCore: true,
    restsOn: [.background, .font, .enabled],
    why: """
      Pale text is lost on people with low vision, and on everybody in sunlight. WCAG asks for a \
      contrast of 4.5 to 1, or 3 to 1 where the text has at least 18 points, or 14 in bold.
      """,
    how: """
      Take a darker or lighter colour, or one of the system's label colours, which follow the dark \
      appearance and "Increase Contrast".
      """,
    uiKit: #"""
      caption.textColor = .label
      caption.backgroundColor = .systemBackground
      """#,
    swiftUI: #"""
      Text(caption).foregroundStyle(.primary)
      """#,
    traps: [
      "Disabled controls, decorative elements, logos, single characters and clear text.",
      "Text in the colour of its background, which is probably hidden (that needs a look).",
      "Text over a picture, a map or a gradient: one look for each screen.",
      "Bars, lists, cells and classes of the project's own without a background in the file: what "
        + "they look like is not known.",
      "System colours that reach the ratio with \"Increase Contrast\", and fixed colours that "
        + "fall short in the dark alone: one look for each screen.",
      "A text of unknown size whose contrast would do for a large one.",
      "In Interface Builder files, colours of asset catalogues, and elements that code may change.",
    ],
    examples: [
      .fails(
        """
        screen: Order
        children:
          - type: view
            background: "#FFF"
            children:
              - {type: text, text: Paid on 3 May, font: {style: body}, ⟪color: "#999"⟫}
        """, "The contrast is 2.85; #767676 has 4.54."),
      .passes(
        """
        screen: Order
        children:
          - type: view
            background: "#FFF"
            children:
              - {type: text, text: Paid on 3 May, font: {style: body}, color: "#767676"}
        """),
      .fails(
        """
        screen: Order
        children:
          - {type: view, frame: [0, 0, 390, 400], background: "#FFF"}
          - {type: text, text: Paid, frame: [16, 20, 200, 24], font: {size: 17},
             ⟪color: "#00000066"⟫}
          - type: view
            background: "#FFF"
            children:
              - type: view
                alpha: 0.5
                children: [{type: text, text: Total, font: {size: 17}, ⟪color: "#000"⟫}]
        """, "Translucent black on a white view painted beneath; a view that fades.",
        documented: false),
      .passes(
        """
        screen: Order
        children:
          - type: view
            background: "#FFF"
            children:
              - {type: text, text: Thank you, font: {size: 18}, color: "#8E8E93"}
              - {type: text, text: Your order, font: {size: 14, weight: bold}, color: "#8E8E93"}
              - {type: button, text: Cancel, enabled: false, color: "#CCC"}
              - {type: text, text: Acme, id: logo, color: "#CCC"}
              - {type: text, text: "5", color: "#CCC"}
              - {type: text, text: Draft, hidden: true, color: "#CCC"}
              - {type: text, text: Watermark, decorative: true, element: false, color: "#EEE"}
              - {type: text, text: Typed, element: false, color: clear}
              - {type: view, background: "#000", children: [{type: text, text: Paid,
                 color: "#999"}]}
        """, "Large text; what is disabled, a logo, one character, hidden, decorative or clear."),
      .needsReview(
        """
        screen: Trip
        children:
          - type: view
            frame: [0, 0, 390, 300]
            background: "#FFF"
            children:
              - {type: image, image: beach, label: A beach, frame: [0, 0, 390, 300]}
              - {type: text, text: Lisbon, frame: [16, 240, 200, 40], ⟪color: "#FFF"⟫}
              - {type: text, text: From 120 euros, frame: [16, 270, 200, 24], color: "#FFF"}
        """, "Nobody can tell how light the picture is."),
      .needsReview(
        """
        screen: Order
        children:
          - type: view
            background: "#FFF"
            children:
              - {type: text, text: Secret, font: {style: body}, ⟪color: "#FFFFFF"⟫}
              - {type: text, text: Paid on 3 May, ⟪color: "#808080"⟫}
        """, "The colour of the background; a text that would do if it were large.",
        documented: false),
      .needsReview(
        """
        screen: Order
        children:
          - {type: text, text: Paid on 3 May, font: {style: body}, ⟪color: "#AAA"⟫}
        """, "The file gives no background; on white it would be too pale.", documented: false),
      .needsReview(
        """
        screen: Order
        children:
          - type: view
            background: systemBackground
            children:
              - {type: text, text: Paid, font: {style: body}, ⟪color: secondaryLabel⟫}
              - {type: text, text: Total, font: {style: body}, ⟪color: "#333"⟫}
              - {type: text, text: Name, font: {style: body}, color: label}
        """, "The system's secondary label, and a dark grey that stays so in the dark."),
      .fails(
        """
        screen: Order
        variant: {appearance: dark}
        children:
          - type: view
            background: systemBackground
            children:
              - {type: text, text: Total, font: {style: body}, ⟪color: "#333"⟫}
              - {type: text, text: Name, font: {style: body}, color: label}
        """, "The variant in the dark is judged as it is.", documented: false),
      .fails(
        """
        screen: Order
        children:
          - type: view
            background: "#FFF"
            children:
              - {type: text, text: Total, font: {style: body}, ⟪color: "#767676"⟫}
              - {type: text, text: Name, font: {style: body}, color: "#595959"}
        """, options: ["level": .text("AAA")], documented: false),
      .passes(
        """
        screen: Order
        children:
          - type: view
            background: systemBackground
            children:
              - {type: text, text: Total, font: {style: body}, color: "#333"}
              - {type: text, text: Name, font: {style: body}, color: "#777"}
        """, options: ["appearances": .text("light"), "tolerance": .number(0.1)],
        documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var level = Level.AA
    var appearances = Appearances.all
    var tolerance = 0.01

    static let fields: [OptionField<Options>] = [
      .word("level", \.level, "the level of WCAG: 4.5 and 3 to 1 for AA, 7 and 4.5 to 1 for AAA"),
      .word("appearances", \.appearances, "the appearances in which colours are compared"),
      .number("tolerance", \.tolerance, 0...1, "how much a ratio may fall short"),
    ]
  }

  /// The level of conformance that is asked for.
  enum Level: String, CaseIterable { case AA, AAA }

  /// The appearances that are looked at.
  enum Appearances: String, CaseIterable {
    case all, light, dark, highContrast

    var list: [Appearance] {
      switch self {
      case .all: Appearance.allCases
      case .light: [.light]
      case .dark: [.dark]
      case .highContrast: [.lightHighContrast, .darkHighContrast]
      }
    }
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.uses(.color) else { return [] }
    let search = ContrastSearch(tree, appearances: options.appearances.list)
    return tree.interface.screens.indices.flatMap { place -> [Finding] in
      let screen = tree.interface.screens[place]
      guard !screen.isLaunchScreen else { return [] }
      let texts = ColoredText.indices(onScreen: screen, in: tree)
      let found = search.shortfalls(among: texts) { limit(of: $0, in: tree) - options.tolerance }
      return ContrastGroup.groups(of: found, in: tree) {
        ColoredText.isSizeKnown($0, in: tree) || $0.ratio < smallestLimit - options.tolerance
      }.map { finding($0, in: tree) }
    }
  }

  private var smallestLimit: Double { options.level == .AA ? 3 : 4.5 }

  /// The ratio that a text has to reach; one of unknown size is taken for a small one.
  private func limit(of index: Int, in tree: AccessibilityTree) -> Double {
    let isLarge = ColoredText.isLarge(index, in: tree) == true
    return isLarge ? smallestLimit : options.level == .AA ? 4.5 : 7
  }

  // MARK: What is said

  private func finding(_ group: ContrastGroup, in tree: AccessibilityTree) -> Finding {
    let first = group.first
    let limit = limit(of: first.index, in: tree)
    let message = message(group, limit, in: tree)
    guard group.reason == .none else {
      return review(
        message, help: help(group, limit), of: first.index, in: tree, at: .color,
        notes: group.notes(in: tree))
    }
    return violation(
      message, help: help(group, limit), of: first.index, in: tree, at: .color,
      notes: group.notes(in: tree), fixes: fixes(first, limit, in: tree))
  }

  private func message(_ group: ContrastGroup, _ limit: Double, in tree: AccessibilityTree)
    -> String
  {
    let first = group.first
    let text = ColoredText.quoted(first.index, in: tree)
    let more = group.others.isEmpty ? "" : ", and so for \(group.others.count) more"
    let colors = "\(first.front.hexadecimal) on \(first.back.hexadecimal)"
    let ratio = "a contrast of \(first.text)"
    let needed = "where \(Points.text(limit)) is needed"
    switch group.reason {
    case .none, .changeable: return "\(text) is \(colors), \(ratio) \(needed)\(more)"
    case .size: return "\(text) is \(colors), \(ratio) \(needed) unless it is large\(more)"
    case .beside:
      return "\(text) is \(colors), \(ratio) \(needed) unless the picture beside it lies behind it"
        + more
    case .equal: return "\(text) has the colour of its background, \(first.back.hexadecimal)\(more)"
    case .strengthened:
      return "\(text) is \(colors) in the system's colours, \(ratio) \(needed)\(more)"
    case .appearance:
      return "\(text) is \(colors) \(first.appearance.phrase), \(ratio) \(needed)\(more)"
    case .picture:
      return "\(text) stands on a picture or drawing whose colours are not known\(more)"
    case .notSaid:
      return "the file gives no background for \(text); on \(first.back.hexadecimal) it has "
        + "\(ratio) \(needed)\(more)"
    }
  }

  private func help(_ group: ContrastGroup, _ limit: Double) -> String {
    let first = group.first
    switch group.reason {
    case .equal: return "Give it another colour, or hide it if it is not meant to be seen."
    case .picture: return "Look at it in every picture; put a darker or lighter layer between."
    case .strengthened:
      return "Use the colour of labels where the text matters: the system strengthens this one "
        + "only for those who turn on “Increase Contrast”."
    case .appearance: return "Use colours that both change with the appearance, or both stay."
    default:
      guard let near = first.front.nearest(reaching: limit, on: first.back) else {
        return "Change the background as well: no colour has that contrast with it."
      }
      return "Use \(near.hexadecimal), the nearest colour that will do, or one beyond it."
    }
  }

  private func fixes(_ contrast: Contrast, _ limit: Double, in tree: AccessibilityTree) -> [Fix] {
    guard let near = contrast.front.nearest(reaching: limit, on: contrast.back) else { return [] }
    return [.set(.color, of: contrast.index, to: near.hexadecimal, .shownOnly)]
  }
}

/// Texts that have a colour of their own and are there to be read.
enum ColoredText {
  /// The texts of a screen whose colour the file tells.
  static func indices(onScreen screen: Screen, in tree: AccessibilityTree) -> [Int] {
    (screen.root + 1..<max(screen.root + 1, Int(tree.element(screen.root).next))).filter {
      tree.element($0).has(.color) && isRead($0, in: tree)
    }
  }

  /// Whether an element shows words in its colour.
  static func hasWords(_ index: Int, in tree: AccessibilityTree) -> Bool {
    tree.interface.says([.text, .draws], index) && isWritten(tree.element(index).kind)
  }

  private static func isRead(_ index: Int, in tree: AccessibilityTree) -> Bool {
    guard hasWords(index, in: tree), let text = text(of: index, in: tree), text.utf8.count > 1,
      text.contains(where: { $0.isLetter || $0.isNumber }), text.count > 1
    else { return false }
    return !isLogo(index, in: tree)
  }

  /// Whether the colour of a kind of element is that of its words.
  private static func isWritten(_ kind: ElementKind) -> Bool {
    switch kind {
    case .image, .slider, .stepper, .switch, .checkbox, .segmentedControl, .pageControl, .progress,
      .activityIndicator, .picker, .datePicker, .map, .web, .chart, .screen:
      false
    default:
      true
    }
  }

  /// The words that an element shows.
  static func text(of index: Int, in tree: AccessibilityTree) -> String? {
    if tree.interface.says(.text, index) { return tree.interface.text(.text, of: index) }
    guard let drawn = tree.interface.text(.draws, of: index), drawn != "true" else { return nil }
    return drawn
  }

  /// The words that an element shows, as messages repeat them.
  static func quoted(_ index: Int, in tree: AccessibilityTree) -> String {
    Quoted.text(text(of: index, in: tree) ?? "")
  }

  private static func isLogo(_ index: Int, in tree: AccessibilityTree) -> Bool {
    [AttributeKey.id, .class, .label].contains { key in
      tree.element(index).has(key)
        && tree.interface.text(key, of: index)?.hasLetters("logo") == true
    }
  }

  // MARK: Size

  /// Whether a text is large for WCAG: 18 points, or 14 in bold; nil where its size is not known.
  static func isLarge(_ index: Int, in tree: AccessibilityTree) -> Bool? {
    guard let font = TextSize.font(of: index, in: tree), let size = TextSize.points(of: font) else {
      return nil
    }
    return size >= 18 || size >= 14 && TextSize.isBold(font)
  }

  /// Whether the size of a text is known.
  static func isSizeKnown(_ contrast: Contrast, in tree: AccessibilityTree) -> Bool {
    isLarge(contrast.index, in: tree) != nil
  }
}
