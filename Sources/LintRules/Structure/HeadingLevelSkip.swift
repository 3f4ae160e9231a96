import ScreenModel

/// Finds headings that are more than one level below the heading before them.
struct HeadingLevelSkip: Rule {
  static let info = RuleInfo(
    id: "heading-level-skip",
    title: "Heading levels go down one at a time",
    category: .structure,
    severity: .note,
    criteria: [.wcag("1.3.1")],
    restsOn: [.headingLevel],
    why: """
      VoiceOver says the level of a heading where one is set, and people make their picture of a \
      long text from it. Where a level is left out, a part seems to be missing.
      """,
    how: "Give each heading the level of the one before it, a higher one, or the next lower one.",
    uiKit: """
      titleLabel.accessibilityAttributedLabel = NSAttributedString(
        string: title, attributes: [.accessibilityTextHeadingLevel: 2])
      """,
    swiftUI: """
      Text("Sights").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
      """,
    traps: [
      "The first heading of a screen: what is checked may be part of a larger one.",
      "Headings without a level: whatever comes after one of them may be right.",
      "Levels of texts that are not headings for VoiceOver.",
      "Going up again: from level 3 to 1 is the end of a part.",
    ],
    examples: [
      .fails(
        """
        screen: Guide
        children:
          - {type: text, text: Marvale, traits: header, headingLevel: 1}
          - {type: text, text: A town by the sea.}
          - {type: text, text: Sights, traits: header, ⟪headingLevel: 3⟫}
          - {type: text, text: The old bridge}
        """, "From level 1 to level 3."),
      .passes(
        """
        screen: Guide
        children:
          - {type: text, text: Marvale, traits: header, headingLevel: 1}
          - {type: text, text: Sights, traits: header, headingLevel: 2}
          - {type: text, text: The old bridge, traits: header, headingLevel: 3}
          - {type: text, text: Built in 1782}
          - {type: text, text: Getting there, traits: header, headingLevel: 2}
          - {type: text, text: By boat}
        """),
      .passes(
        """
        screen: Guide
        children:
          - {type: text, text: Sights, traits: header, headingLevel: 3}
          - {type: text, text: The old bridge, traits: header}
          - {type: text, text: Built in 1782, traits: header, headingLevel: 5}
          - {type: text, text: Open all day, headingLevel: 1}
          - {type: text, text: Getting there, traits: header, headingLevel: 1}
          - {type: text, text: By boat}
        """, "A part that begins at level 3; a heading of no level; a level on a plain text.",
        documented: false),
    ])

  let options: NoOptions

  func findings(in tree: AccessibilityTree) -> [Finding] {
    var counts: [Int32: Int] = [:]
    for index in tree.nodes([.exposed]) where isLevelled(index, in: tree) {
      counts[tree.element(index).screen, default: 0] += 1
    }
    return counts.filter { $0.value > 1 }.keys.sorted().flatMap {
      findings(onScreen: Int($0), in: tree)
    }
  }

  private func isLevelled(_ index: Int, in tree: AccessibilityTree) -> Bool {
    tree.element(index).has(.headingLevel) && tree.traits[index].contains(.header)
  }

  private func findings(onScreen screen: Int, in tree: AccessibilityTree) -> [Finding] {
    var before: (index: Int, level: Double)?
    return tree.readingOrder(ofScreen: screen).stops.compactMap { stop in
      let index = stop.element
      guard stop.part == .whole, tree.traits[index].contains(.header) else { return nil }
      let last = before
      before = tree.interface.number(.headingLevel, of: index).map { (index, $0) }
      guard let last, let here = before, here.level > last.level + 1 else { return nil }
      return finding(index, here.level, after: last, in: tree)
    }
  }

  private func finding(
    _ index: Int, _ level: Double, after last: (index: Int, level: Double),
    in tree: AccessibilityTree
  ) -> Finding {
    let name = OrderWords.moniker(last.index, in: tree)
    return violation(
      "this heading has level \(Points.text(level)), but the one before it, \(name), has level "
        + Points.text(last.level),
      help: "Give it level \(Points.text(last.level + 1)), or the heading that is left out.",
      of: index, in: tree, at: .headingLevel,
      notes: [
        Finding.Note(message: "the heading before it", range: tree.element(last.index).anchor)
      ])
  }
}
