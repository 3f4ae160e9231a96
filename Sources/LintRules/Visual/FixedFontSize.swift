import DocumentSyntax
import ScreenModel

/// Finds texts whose size does not follow the user's setting.
struct FixedFontSize: Rule {
  static let info = RuleInfo(
    id: "fixed-font-size",
    title: "Text grows when the user asks for larger text",
    category: .visual,
    severity: .warning,
    criteria: [.wcag("1.4.4")],
    clauses: ["11.7"],
    isHabit: true,
    restsOn: [.type, .adjustsFont],
    why: """
      One user in four has changed the text size. A font of a fixed size ignores the setting: \
      those who need larger letters cannot read the text, and nothing in the app helps them.
      """,
    how: """
      Think in text styles, not in points: choose the style that comes nearest, and let the text \
      adjust itself. A size of one's own can be scaled with `UIFontMetrics`.
      """,
    uiKit: #"""
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      """#,
    swiftUI: #"""
      Text(name).font(.body)
      """#,
    traps: [
      "Bars, tabs and segments, which have the large content viewer instead.",
      "Icon fonts, whose letters are pictures, and texts over a game or a drawing.",
      "Single letters, such as initials and logos, and text of 60 pt or more, which is large "
        + "already.",
      "Fonts of the app's own, which `custom-font-unscaled` looks at.",
      "A size of which the file does not say whether it is scaled, and texts that code may set in "
        + "another font: a person has to look.",
      "Launch screens, televisions and Macs.",
      "A limit in SwiftUI source that ends at a size for accessibility, and one on a view that is "
        + "shown enlarged on a long press.",
    ],
    examples: [
      .fails(
        """
        screen: Article
        children:
          - {type: text, text: The old bridge, ⟪font: {size: 20, scaled: false}⟫}
          - {type: text, text: It has six arches., font: {size: 17, scaled: false}}
          - {type: button, text: Show map, font: {size: 15, scaled: false}}
        """, "One finding for the whole screen, with the styles that come nearest."),
      .passes(
        """
        screen: Article
        children:
          - {type: text, text: The old bridge, font: title3, adjustsFont: true, traits: header}
          - {type: text, text: It has six arches., font: {size: 17, scaled: true}}
          - {type: button, text: Show map}
        """),
      .needsReview(
        """
        screen: Article
        children:
          - {type: text, text: It has six arches., ⟪font: {size: 17}⟫}
        """, "The file does not say whether the font is scaled."),
      .passes(
        """
        screen: Game
        children:
          - type: tabBar
            children:
              - {type: tab, text: Play, font: {size: 10, scaled: false}}
          - {type: text, text: "\\uE001", label: Lives, font: {size: 20, scaled: false}}
          - {type: text, text: "A", label: Menu, font: {name: FontAwesome, size: 20, scaled: false}}
          - type: canvas
            children:
              - {type: text, text: Level 3, font: {size: 20, scaled: false}}
          - {type: text, text: Gone, hidden: true, font: {size: 20, scaled: false}}
        """, "A tab, icons, a text over a game, and one that nobody sees.", documented: false),
      .fails(
        """
        screen: Article
        children:
          - {type: text, text: The old bridge, ⟪font: {size: 20, scaled: false}⟫}
          - {type: text, text: It has six arches., ⟪font: {size: 17, scaled: false}⟫}
          - {type: text, text: It is old., ⟪font: {style: body, scaled: false}⟫}
        """, options: ["aggregate": .flag(false)], documented: false),
      .fails(
        """
        screen: Article
        children:
          - {type: tabBar, children: [{type: tab, text: Play, ⟪font: {size: 10, scaled: false}⟫}]}
          - {type: text, text: "\\uE001", label: Lives, font: {size: 20, scaled: false}}
        """, options: ["exempt": .texts(["iconFonts"])], documented: false),
      .passes(
        """
        screen: Channels
        idiom: tv
        children:
          - {type: text, text: It has six arches., font: {size: 29, scaled: false}}
        """, documented: false),
      .fails(
        """
        struct PriceView: View {
          var body: some View {
            Text("12 euros").⟪font(.system(size: 15)⟫)
          }
        }
        """, path: Example.swiftUIPath),
      .fails(
        """
        struct PriceView: View {
          var body: some View {
            VStack {
              Text("12 euros").⟪dynamicTypeSize(.large⟫)
              HStack { Text("Fee") }.⟪dynamicTypeSize(...DynamicTypeSize.xxxLarge⟫)
              Text("Tax").dynamicTypeSize(.xSmall ... .accessibility3)
              Text("Sum").dynamicTypeSize(.large...)
              Text("Tip").dynamicTypeSize(size)
            }
          }
        }
        """, "Two limits; a range that ends late enough, one without an end, a size of the app.",
        path: Example.swiftUIPath),
      .passes(
        """
        struct PriceView: View {
          var body: some View {
            Text("12 euros").font(.subheadline)
            Text("Fee").font(.system(.body, design: .rounded))
            Text("Tax").font(.custom("Avenir", size: 15, relativeTo: .body))
            Text("Sum").font(.system(size: size))
            Text("A").font(.system(size: 15))
            Text("18:30").font(.system(size: 72))
          }
        }
        """, path: Example.swiftUIPath),
    ])

  let options: Options

  struct Options: RuleOptions {
    var exempt = ["bars", "iconFonts"]
    var aggregate = true

    static let fields: [OptionField<Options>] = [
      .texts("exempt", \.exempt, "what may keep its size: `bars`, `iconFonts`"),
      .flag("aggregate", \.aggregate, "gives one finding for all such texts of a screen"),
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    let groups = TextGroup.groups(
      tree.shared(StyledTexts.self).all, perScreen: options.aggregate, in: tree
    ) {
      certainty(of: $0, in: tree)
    }
    return groups.compactMap { finding($0, in: tree) } + limits(in: tree)
  }

  /// The findings about limits that keep all texts of a view from growing.
  private func limits(in tree: AccessibilityTree) -> [Finding] {
    guard tree.interface.anyScreen(has: .composition) else { return [] }
    var met: Set<Int> = []
    return (0..<tree.count).compactMap { index in
      let element = tree.element(index)
      guard element.flag(.adjustsFont) == false, tree.screen(of: index).has(.composition),
        !element.has(.largeContentViewer), holdsText(index, in: tree),
        let start = tree.interface.attribute(.adjustsFont, of: index)?.range.start,
        met.insert(start).inserted
      else { return nil }
      return violation(
        (element.kind == .text
          ? "this text stops"
          : "the texts of this "
            + "\(Wording.noun(element.kind)) stop")
          + " growing before the sizes that people with low vision set",
        help: "Remove the limit, or let the range end at `accessibility3` or later.",
        of: index, in: tree, at: .adjustsFont)
    }
  }

  /// Whether something in an element has words, or may have.
  private func holdsText(_ index: Int, in tree: AccessibilityTree) -> Bool {
    (index..<Int(tree.element(index).next)).contains { inner in
      let element = tree.element(inner)
      return [.text, .header, .button, .link, .switch].contains(element.kind)
        || element.marks.contains(.customClass)
    }
  }

  private func certainty(of text: StyledText, in tree: AccessibilityTree) -> Certainty? {
    let growth = TextGrowth.of(text.font)
    guard growth != .follows, let size = TextSize.points(of: text.font), size < Self.large,
      text.isSystemFont,
      !isExempt(text, in: tree)
    else { return nil }
    let element = tree.element(text.index)
    if growth == .unknown, element.flag(.adjustsFont) == true { return nil }
    return growth == .unknown || element.mayChangeInCode ? .needsReview : .violation
  }

  /// Text of this size, in pt, is larger than the largest body text.
  private static let large = 60.0

  private func isExempt(_ text: StyledText, in tree: AccessibilityTree) -> Bool {
    options.exempt.contains("bars") && text.isInBar(in: tree)
      || options.exempt.contains("iconFonts") && text.isIcon(in: tree)
      || text.isOverCanvas(in: tree)
  }

  private func finding(_ group: TextGroup, in tree: AccessibilityTree) -> Finding? {
    guard let first = group.texts.first else { return nil }
    let isOne = group.texts.count == 1
    let subject = group.subject(in: tree)
    let keeps = isOne ? "keeps its size" : "keep their sizes"
    let styles = group.distinct { text in
      TextSize.nearestStyle(to: text.font).map { style in
        let words = tree.words(for: text.index).textStyle(style)
        return "\(size(of: text)) → `\(Quoted.bare(words))`"
      }
    }
    let fault =
      "\(subject) \(keeps) when the user asks for larger text\(group.rest); "
      + "nearest text style\(styles.count == 1 ? "" : "s"): \(styles.joined(separator: ", "))"
    let notes = group.notes(in: tree) { "another, of \(size(of: $0))" }
    let how = tree.words(for: first.index).scaleFont + "."
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

  private func size(of text: StyledText) -> String {
    "\(Points.text(TextSize.points(of: text.font) ?? 0)) pt"
  }
}
