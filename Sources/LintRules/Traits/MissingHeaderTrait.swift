import ScreenModel

/// Finds texts that are drawn like headings and are none for VoiceOver.
struct MissingHeaderTrait: Rule {
  static let info = RuleInfo(
    id: "missing-header-trait",
    title: "What looks like a heading is one for VoiceOver",
    category: .traits,
    severity: .warning,
    criteria: [.wcag("1.3.1"), .wcag("2.4.6")],
    restsOn: [.type, .traits],
    why: """
      With the rotor, VoiceOver users go from heading to heading as others skim the large print. A \
      title without the trait is a text among others, so there is nothing to go to.
      """,
    how: "Add the header trait to texts that begin a screen or a section.",
    uiKit: #"""
      titleLabel.accessibilityTraits = .header
      """#,
    swiftUI: #"""
      Text("Sights").font(.title2).accessibilityAddTraits(.isHeader)
      """#,
    traps: [
      "Titles in navigation bars, which are headings already.",
      "Prices, counters and other numbers in large print; in SwiftUI source texts in `title3` that "
        + "are made when the app runs.",
      "A text after which nothing else comes on its screen.",
      "Texts in rows, cells, controls, bars and alerts, and texts that react to a tap.",
      "Sentences, several lines, texts that begin with a small letter, and texts of more than 120 "
        + "characters.",
      "In SwiftUI source texts with parts that change, texts in a secondary colour, and what is in "
        + "views that are called rows or cells.",
      "Where most texts of a screen are set like headings, a person has to look.",
      "A large or bold font alone only asks for a look, and a label that code can reach may get "
        + "the trait there.",
    ],
    examples: [
      .fails(
        """
        screen: City
        children:
          - {⟪type: text⟫, text: Marvale, font: title1}
          - {type: text, text: A town by the sea.}
          - {type: text, text: Sights, font: {style: title2}, ⟪traits: staticText⟫}
          - {type: button, text: See all sights}
          - {type: header, text: News, ⟪traits: staticText⟫}
          - {type: text, text: The bridge is closed}
        """, "VoiceOver says \"Marvale.\""),
      .passes(
        """
        screen: City
        children:
          - {type: text, text: Marvale, font: title1, traits: header}
          - {type: text, text: 24 °C, font: largeTitle}
          - {type: text, text: A town by the sea., font: body}
          - {type: header, text: News}
          - {type: text, text: The bridge is closed}
        """),
      .passes(
        """
        screen: Trips
        children:
          - type: navigationBar
            children:
              - {type: text, text: Trips, font: largeTitle}
          - type: list
            children:
              - type: cell
                children:
                  - {type: text, text: Porto, font: title3, element: true}
                  - {type: text, text: 3 nights}
          - {type: text, text: More trips, font: title3, onTap: showMore, traits: button}
          - {type: text, text: You have seen it all. Come back soon!, font: title2}
          - {type: text, text: "Two\\nlines", font: title2}
          - type: text
            font: title2
            text: >-
              Porto and Lisbon and Faro and Braga and Coimbra and Aveiro and Guarda and Viseu and
              Evora and Beja and all the others
          - {type: alert, children: [{type: text, text: Sorry, font: title2}]}
          - {type: text, text: The end, font: title2}
        """, "In a bar, a row or an alert, a button, sentences, lines, and what comes last.",
        documented: false),
      .needsReview(
        """
        screen: City
        children:
          - {⟪type: text⟫, text: Marvale, font: {size: 24}}
          - {⟪type: text⟫, text: Sights, font: {size: 20, weight: bold}}
          - {type: text, text: The old bridge, font: {size: 17}}
          - {type: text, text: The lighthouse, font: {size: 17}}
          - {type: text, text: The museum, font: {size: 17, weight: bold}}
          - {type: text, text: The fish market, font: {size: 17}}
        """, "Much larger than the other texts, or larger and bold."),
      .needsReview(
        """
        screen: Checkout
        children:
          - {⟪type: text⟫, text: Address, font: {size: 22, weight: bold}}
          - {type: text, text: "12 High Street, Leeds"}
        """, "The other text has the size of any label.", documented: false),
      .fails(
        """
        screen: Settings
        children:
          - type: list
            children:
              - {⟪type: text⟫, text: Sounds, font: headline}
              - {type: cell, children: {type: text, text: Ringtone}}
              - {type: text, text: Heard through the speaker, font: footnote}
        """, "The style of headings, before the rows of a list."),
      .needsReview(
        """
        screen: Settings
        children:
          - type: list
            children:
              - {⟪type: text⟫, text: Sounds}
              - {type: cell, children: {type: text, text: Ringtone}}
              - {type: text, text: Heard through the speaker.}
              - {type: cell, children: {type: text, text: Volume}}
        """, "A text that stands before the rows of a list."),
      .needsReview(
        """
        screen: Sights
        children:
          - {⟪type: text⟫, text: Bridge, font: title3}
          - {⟪type: text⟫, text: Lighthouse, font: title3}
          - {⟪type: text⟫, text: Museum, font: title3}
          - {⟪type: text⟫, text: Fish market, font: title3}
          - {type: button, text: Show more}
        """, documented: false),
      .passes(
        """
        screen: City
        children:
          - {type: text, text: Marvale, font: title1}
          - {type: text, text: A town by the sea.}
        """, options: ["styles": .texts(["largeTitle"])]),
      .passes(
        """
        screen: City
        children:
          - {type: text, text: Sights, font: {size: 24, weight: bold}}
          - {type: text, text: The old bridge, font: {size: 17}}
          - {type: text, text: The lighthouse, font: {size: 17}}
          - {type: text, text: The museum, font: {size: 17}}
        """, options: ["ratio": .number(1.5), "boldRatio": .number(1.5)], documented: false),
      .fails(
        """
        struct NewsView: View {
          var body: some View {
            ScrollView {
              ⟪Text⟫("Today").font(.largeTitle)
              Text("It rains in Porto, and the trams are late.")
            }
          }
        }
        """, path: Example.swiftUIPath),
      .passes(
        """
        struct NewsView: View {
          var body: some View {
            ScrollView {
              Text("Today").font(.largeTitle).accessibilityAddTraits(.isHeader)
              Text("It rains in Porto, and the trams are late.").font(.body)
            }
          }
        }
        """, path: Example.swiftUIPath),
      .passes(
        """
        struct ScoreView: View {
          var body: some View {
            VStack {
              Text("\\(score) of 10").font(.title)
              Text("No games yet").font(.title2).foregroundStyle(.secondary)
              Text("or").font(.title2)
              Text("Start a game and come back.")
            }
          }
        }
        """, "A text that changes, two quiet ones.", documented: false,
        path: Example.swiftUIPath),
    ])

  let options: Options

  struct Options: RuleOptions {
    var styles = ["extraLargeTitle", "largeTitle", "title", "title1", "title2", "title3"]
    var ratio = 1.2
    var boldRatio = 1.15

    static let fields: [OptionField<Options>] = [
      .texts("styles", \.styles, "the text styles that make a heading"),
      .number(
        "ratio", \.ratio, 1...10,
        "how many times the screen's usual size a text has to have to look like a heading"),
      .number("boldRatio", \.boldRatio, 1...10, "the same for a bold text"),
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    var usualSizes: [Int32: Double] = [:]
    var lastStops: [Int32: Int] = [:]
    var crowds: [Int32: Bool] = [:]
    // It takes 4 % of a run on Interface Builder files, most of whose texts have fonts.
    return tree.nodes([.exposed]).compactMap { index in
      let element = tree.element(index)
      guard element.kind == .header || element.kind == .text,
        !tree.traits[index].contains(.header), !tree.has(.interactive, index)
      else { return nil }
      if element.kind == .header { return lostHeader(index, in: tree) }
      let headsRows = headsRows(index, in: tree)
      guard headsRows || element.has(.font) else { return nil }
      let font = TextSize.font(of: index, in: tree)
      let look: Finding?
      if let style = font?.style, options.styles.contains(style) || headsRows && style == "headline"
      {
        guard mayBeTitle(index, style, in: tree) else { return nil }
        let isCrowd = crowds[element.screen] ?? isCrowd(onScreenOf: index, in: tree)
        crowds[element.screen] = isCrowd
        look = styled(index, style, isOneOfMany: isCrowd, in: tree)
      } else if headsRows {
        look = sectionTitle(index, in: tree)
      } else if let font, let name = headingName(of: font, index, in: tree) {
        look = named(index, name, in: tree)
      } else if let font, font.style == nil {
        let usual = usualSizes[element.screen] ?? TextSize.median(onScreenOf: index, in: tree)
        usualSizes[element.screen] = usual
        // The texts of a part of a screen may all be small.
        let isWhole = tree.screen(of: index).has(.wholeScreens)
        look = large(
          index, font, usual: isWhole ? usual : max(usual, TextSize.usual), in: tree)
      } else {
        look = nil
      }
      guard let look, stands(alone: index, in: tree) else { return nil }
      let last = lastStops[element.screen] ?? lastStop(onScreenOf: index, in: tree)
      lastStops[element.screen] = last
      return last > index || HeadingFont.isTitle(tree.screen(of: index).name) ? look : nil
    }
  }

  /// A section header whose own traits have replaced the trait of its class.
  private func lostHeader(_ index: Int, in tree: AccessibilityTree) -> Finding? {
    guard tree.has(.ownTraits, index), tree.nameSources[index] != .none else { return nil }
    return finding(
      "this section header is not a heading for VoiceOver, which says “\(heard(index, in: tree))”",
      at: index, in: tree)
  }

  /// Whether a style makes a title of a text. In a part of a screen, those whose words are made
  /// when the app runs are often values, which the smallest of these styles fits as well.
  private func mayBeTitle(_ index: Int, _ style: String, in tree: AccessibilityTree) -> Bool {
    if tree.screen(of: index).has(.wholeScreens) { return true }
    return (style != "title3" || tree.nameSources[index] != .unknown)
      && tree.element(index).marks.isDisjoint(with: [.secondary, .pieced])
      && !HeadingFont.isRow(tree.screen(of: index).name ?? "")
  }

  private func styled(
    _ index: Int, _ style: String, isOneOfMany: Bool, in tree: AccessibilityTree
  ) -> Finding? {
    guard mayBeHeading(index, in: tree) else { return nil }
    let heard = heard(index, in: tree)
    let message =
      "this text is set in the style "
      + "\(Quoted.bare(tree.words(for: index).textStyle(style))), but "
      + (heard.isEmpty ? "it is not a heading for VoiceOver" : "VoiceOver says only “\(heard)”")
    if isOneOfMany {
      return review(
        message, help: "If it begins a section, add the header trait.", of: index, in: tree,
        at: .traits)
    }
    guard tree.element(index).mayChangeInCode || tree.nameSources[index] == .unknown else {
      return finding(message, at: index, in: tree)
    }
    return review(
      message, help: "Check that code adds the header trait.", of: index, in: tree, at: .traits)
  }

  /// The name of a font that headings have in the project, or the style of what begins a group.
  private func headingName(of font: Font, _ index: Int, in tree: AccessibilityTree) -> String? {
    let isPart = !tree.screen(of: index).has(.wholeScreens)
    guard isPart, mayBeTitle(index, "title3", in: tree) else { return nil }
    guard font.style == "headline" else { return HeadingFont.name(of: font) }
    guard HeadingFont.beginsGroup(index, in: tree) else { return nil }
    return tree.words(for: index).textStyle("headline")
  }

  private func named(_ index: Int, _ font: String, in tree: AccessibilityTree) -> Finding? {
    guard mayBeHeading(index, in: tree) else { return nil }
    return perhaps(
      "this text is set in the font \(Quoted.bare(font)), as headings are, but VoiceOver says "
        + "only “\(heard(index, in: tree))”", at: index, in: tree)
  }

  /// Whether most texts of a screen are set like headings, so that few of them can be.
  private func isCrowd(onScreenOf index: Int, in tree: AccessibilityTree) -> Bool {
    let root = tree.screen(of: index).root
    var large = 0
    var all = 0
    for index in root..<Int(tree.element(root).next)
    where tree.element(index).kind == .text && tree.has(.exposed, index) {
      all += 1
      let style = TextSize.font(of: index, in: tree)?.style
      if let style, options.styles.contains(style) { large += 1 }
    }
    return large > 3 && large * 2 > all
  }

  private func large(
    _ index: Int, _ font: Font, usual: Double, in tree: AccessibilityTree
  ) -> Finding? {
    guard let size = TextSize.points(of: font), usual > 0, !tree.element(index).mayChangeInCode,
      !heard(index, in: tree).isEmpty
    else { return nil }
    let isBold = TextSize.isBold(font)
    let ratio = isBold ? min(options.boldRatio, options.ratio) : options.ratio
    guard size >= usual * ratio, mayBeHeading(index, in: tree) else { return nil }
    return perhaps(
      "this text looks like a heading: \(isBold ? "bold and " : "")\(Points.text(size)) pt, at "
        + "least \(Points.text(ratio)) times the usual \(Points.text(usual)) pt; but VoiceOver "
        + "says only “\(heard(index, in: tree))”", at: index, in: tree)
  }

  /// Whether a text lies directly in a list, and a row follows it.
  private func headsRows(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    let parent = tree.element(Int(element.parent))
    guard parent.kind == .list, Int(element.next) < Int(parent.next) else { return false }
    return tree.element(Int(element.next)).kind == .cell
  }

  private func sectionTitle(_ index: Int, in tree: AccessibilityTree) -> Finding? {
    guard !tree.element(index).mayChangeInCode, mayBeHeading(index, in: tree),
      case let heard = heard(index, in: tree), !heard.isEmpty
    else { return nil }
    return perhaps(
      "this text stands before rows, as the title of a section does; but VoiceOver says only "
        + "“\(heard)”", at: index, in: tree)
  }

  private func perhaps(_ message: String, at index: Int, in tree: AccessibilityTree) -> Finding {
    let help = "If it begins a section, \(tree.words(for: index).add(trait: "header"))."
    return review(message, help: help, of: index, in: tree, at: .traits)
  }

  private func finding(_ message: String, at index: Int, in tree: AccessibilityTree) -> Finding {
    let traits = tree.traits[index].union(.header)
    let help = Wording.sentence(tree.words(for: index).add(trait: "header")) + "."
    return violation(
      message, help: help, of: index, in: tree, at: .traits,
      after: tree.utterance(of: index, changing: UtteranceChange(traits: traits)),
      fixes: [.traits(traits, of: index, .unsafe)])
  }

  private func heard(_ index: Int, in tree: AccessibilityTree) -> String {
    tree.utterance(of: index) ?? ""
  }

  /// The last element of a screen at which VoiceOver stops.
  private func lastStop(onScreenOf index: Int, in tree: AccessibilityTree) -> Int {
    let root = tree.screen(of: index).root
    return (root..<Int(tree.element(root).next)).last { tree.mayStop($0) } ?? root
  }

  /// Whether a text is part of nothing that says otherwise what it is.
  private func stands(alone index: Int, in tree: AccessibilityTree) -> Bool {
    if tree.screen(of: index).isLaunchScreen { return false }
    var parent = Int(tree.element(index).parent)
    while parent >= 0 {
      switch tree.element(parent).kind {
      case .cell, .gridCell, .tableCell, .navigationBar, .toolbar, .tabBar, .alert, .toast,
        .keyboard, .picker, .button, .link, .menu:
        return false
      default:
        if tree.has(.tap, parent) { return false }
        parent = Int(tree.element(parent).parent)
      }
    }
    return true
  }

  /// Whether a text is short, on one line, no sentence, and mostly words.
  private func mayBeHeading(_ index: Int, in tree: AccessibilityTree) -> Bool {
    // Code gives the text of a label that has none here; as a rule it is worth a look all the same.
    guard let name = tree.name(of: index).value else {
      return tree.nameSources[index] == .unknown
    }
    let text = name.text
    let longest = 120
    guard text.utf8.count <= longest * 4, text.count <= longest,
      !text.contains(where: \.isNewline), let last = text.last(where: { !$0.isWhitespace }),
      !".!?:,;".contains(last), text.first(where: { !$0.isWhitespace })?.isLowercase == false
    else { return false }
    return text.count(where: \.isLetter) > 2 * text.count(where: \.isNumber)
  }
}
