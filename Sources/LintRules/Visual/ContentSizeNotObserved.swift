import ScreenModel

/// Finds screens that set their fonts by hand and do not hear of a new text size.
struct ContentSizeNotObserved: Rule {
  static let info = RuleInfo(
    id: "content-size-not-observed",
    title: "Screens that set fonts by hand observe the text size",
    category: .visual,
    severity: .note,
    criteria: [.wcag("1.4.4")],
    restsOn: [.observes, .adjustsFont],
    why: """
      A font that code asks for once keeps its size. Without an observer, a screen shows the old \
      size until it is made again, and users who try a larger one see nothing happen.
      """,
    how: """
      Let each text adjust itself, or observe the content size category and set the fonts again.
      """,
    uiKit: #"""
      registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
        (screen: Self, _) in screen.setFonts()
      }
      """#,
    swiftUI: #"""
      @Environment(\.dynamicTypeSize) private var size
      """#,
    traps: [
      "Screens of which the file does not say what they observe.",
      "Texts that adjust themselves.",
      "Texts that are said not to; `dynamic-type-not-adjusting` looks at them.",
    ],
    examples: [
      .fails(
        """
        screen: Article
        ⟪observes: [reduceMotion]⟫
        children:
          - {type: text, text: It has six arches., font: body}
        """),
      .passes(
        """
        screen: Article
        observes: [contentSize]
        children:
          - {type: text, text: It has six arches., font: body}
        """),
      .passes(
        """
        screen: Article
        observes: [reduceMotion]
        children:
          - {type: text, text: It has six arches., font: body, adjustsFont: true}
          - {type: button, text: Show map}
        """, "The text adjusts itself."),
      .passes(
        """
        screen: Article
        children:
          - {type: text, text: It has six arches., font: body}
        """, "Nobody knows what the screen observes.", documented: false),
    ])

  let options: NoOptions

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.hasAny([.font]) else { return [] }
    let roots = tree.interface.screens.map(\.root).filter {
      ContentSize.isObserved(byScreen: $0, in: tree) == false
    }
    guard !roots.isEmpty else { return [] }
    let byHand = tree.shared(StyledTexts.self).all.filter { isSetByHand($0, in: tree) }
    let counts = Dictionary(grouping: byHand) { tree.element($0.index).screen }
    return roots.compactMap { root in
      counts[tree.element(root).screen].flatMap { finding($0, onScreen: root, in: tree) }
    }
  }

  private func isSetByHand(_ text: StyledText, in tree: AccessibilityTree) -> Bool {
    TextGrowth.of(text.font) == .follows && !tree.element(text.index).has(.adjustsFont)
  }

  private func finding(
    _ texts: [StyledText], onScreen root: Int, in tree: AccessibilityTree
  ) -> Finding? {
    guard let first = texts.first else { return nil }
    let subject =
      texts.count == 1
      ? "a text that does not adjust itself" : "\(texts.count) texts that do not adjust themselves"
    return violation(
      "this screen has \(subject), and does not observe the text size",
      help: Wording.sentence(tree.words(for: first.index).set(.adjustsFont))
        + " on the texts, or observe the content size and set the fonts again.",
      of: root, in: tree, at: .observes,
      notes: [Finding.Note(message: "the first of them", range: first.range(in: tree))])
  }
}
