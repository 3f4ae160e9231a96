import ScreenModel

/// Finds texts in fonts of the app's own that are not scaled.
struct CustomFontUnscaled: Rule {
  static let info = RuleInfo(
    id: "custom-font-unscaled",
    title: "Custom fonts are scaled with the text size",
    category: .visual,
    severity: .warning,
    criteria: [.wcag("1.4.4")],
    clauses: ["11.7"],
    isHabit: true,
    restsOn: [.type, .adjustsFont],
    why: """
      A font that is loaded by its name has the size that the code gives it, and no other. Users \
      who ask for larger text get the system's texts larger, and those of the app as they were.
      """,
    how: """
      Scale the font by the metrics of the text style that it stands for, and let the text adjust \
      itself. Interface Builder cannot do this; code has to.
      """,
    uiKit: #"""
      label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: acme)
      label.adjustsFontForContentSizeCategory = true
      """#,
    swiftUI: #"""
      Text(name).font(.custom("Acme", size: 17, relativeTo: .body))
      """#,
    traps: [
      "A named font of which the file does not say whether it is scaled, and texts that code may "
        + "set in another font: a person has to look.",
      "Icon fonts, whose letters are pictures, and texts over a game or a drawing.",
      "Bars, tabs and segments, which have the large content viewer instead.",
      "The system's font under one of its names; `fixed-font-size` looks at it.",
    ],
    examples: [
      .fails(
        """
        screen: Article
        children:
          - {type: text, text: The old bridge, ⟪font: {name: Acme-Bold, size: 20, scaled: false}⟫}
          - {type: text, text: It has six arches., font: {name: Acme, size: 16, scaled: false}}
        """, "One finding for the whole screen."),
      .passes(
        """
        screen: Article
        children:
          - {type: text, text: The old bridge, font: {name: Acme-Bold, size: 20, scaled: true}}
          - {type: text, text: It has six arches., font: {name: Acme, style: body}}
        """),
      .needsReview(
        """
        screen: Article
        children:
          - {type: text, text: It has six arches., ⟪font: {name: Acme, size: 16}⟫}
        """, "The file does not say whether the font is scaled."),
      .passes(
        """
        screen: Article
        children:
          - {type: text, text: "A", label: Menu, font: {name: AcmeIcons, size: 20, scaled: false}}
          - type: toolbar
            children:
              - {type: button, text: Share, font: {name: Acme, size: 12, scaled: false}}
          - type: canvas
            children:
              - {type: text, text: Level 3, font: {name: Acme, size: 20, scaled: false}}
          - {type: text, text: It has six arches., font: {name: Acme, size: 16}, adjustsFont: true}
        """, "An icon, a bar, a text over a game; and a text that adjusts itself.",
        documented: false),
      .passes(
        """
        screen: Article
        children:
          - {type: text, text: It has six arches., font: {name: SFProText-Bold, size: 17}}
        """, "The system's font by its name.", documented: false),
    ])

  let options: NoOptions

  func findings(in tree: AccessibilityTree) -> [Finding] {
    TextGroup.groups(tree.shared(StyledTexts.self).all, perScreen: true, in: tree) {
      certainty(of: $0, in: tree)
    }.compactMap { finding($0, in: tree) }
  }

  private func certainty(of text: StyledText, in tree: AccessibilityTree) -> Certainty? {
    let growth = TextGrowth.of(text.font)
    guard growth != .follows, !text.isSystemFont, !text.isIcon(in: tree),
      !text.isInBar(in: tree), !text.isOverCanvas(in: tree)
    else { return nil }
    let element = tree.element(text.index)
    if growth == .unknown, element.flag(.adjustsFont) == true { return nil }
    return growth == .unknown || element.mayChangeInCode ? .needsReview : .violation
  }

  private func finding(_ group: TextGroup, in tree: AccessibilityTree) -> Finding? {
    guard let first = group.texts.first else { return nil }
    let isOne = group.texts.count == 1
    let fonts = group.distinct { name(of: $0) }.joined(separator: ", ")
    let fault =
      "\(group.subject(in: tree)) \(isOne ? "is" : "are") set in "
      + "\(isOne ? "a font that keeps its size" : "fonts that keep their sizes") "
      + "when the user asks for larger text\(group.rest): \(fonts)"
    let notes = group.notes(in: tree) { "another, in \(name(of: $0))" }
    let style = TextSize.nearestStyle(to: first.font) ?? "body"
    let how = "scale the font in code, as with `UIFontMetrics(forTextStyle: .\(style))`."
    guard group.isShown else {
      return review(
        "unless code scales the font, \(fault)",
        help: "Check how the text is set at run time; if it is not scaled, \(how)",
        of: first.index, in: tree, at: .font, notes: notes)
    }
    return violation(
      fault, help: how.prefix(1).uppercased() + how.dropFirst(), of: first.index, in: tree,
      at: .font, notes: notes)
  }

  private func name(of text: StyledText) -> String {
    let size = text.font.size.map { " \(Points.text($0)) pt" } ?? ""
    return Quoted.text(text.font.name ?? "") + size
  }
}
