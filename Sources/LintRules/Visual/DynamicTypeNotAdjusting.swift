import ScreenModel

/// Finds texts in a text style that do not follow when the user changes the size.
struct DynamicTypeNotAdjusting: Rule {
  static let info = RuleInfo(
    id: "dynamic-type-not-adjusting",
    title: "Text in a text style adjusts itself",
    category: .visual,
    severity: .warning,
    criteria: [.wcag("1.4.4")],
    clauses: ["11.7"],
    isHabit: true,
    restsOn: [.observes],
    why: """
      A text style is asked for its size once. Somebody who then changes the text size, as from \
      the Control Centre, sees some texts grow and others stay as they were until the app starts \
      again.
      """,
    how: """
      Set `adjustsFontForContentSizeCategory`; in Interface Builder it is "Automatically Adjusts \
      Font". Or observe the content size, and set the fonts again.
      """,
    uiKit: #"""
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      """#,
    swiftUI: #"""
      Text(name).font(.body)  // adjusts itself
      """#,
    traps: [
      "Trees that do not say whether a text adjusts itself, as those of SwiftUI, where all do.",
      "Screens that observe the content size.",
      "Buttons in Interface Builder files: theirs cannot be set there.",
      "Labels that an outlet leads to, or of a custom class: a person has to look.",
    ],
    examples: [
      .fails(
        """
        screen: Article
        children:
          - {type: text, text: The old bridge, font: title3, ⟪adjustsFont: false⟫, traits: header}
          - {type: text, text: It has six arches., font: body, adjustsFont: false}
        """, "One finding for the whole screen."),
      .passes(
        """
        screen: Article
        children:
          - {type: text, text: It has six arches., font: body, adjustsFont: true}
          - {type: text, text: It is of stone., font: body}
          - {type: text, text: It is old., font: {size: 17, scaled: true}, adjustsFont: true}
        """),
      .passes(
        """
        screen: Article
        observes: contentSize
        children:
          - {type: text, text: It has six arches., font: body, adjustsFont: false}
        """, "The screen sets its fonts again by itself."),
      .fails(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch">
          <objects>
            <view id="v">
              <subviews>
                ⟪<label⟫ text="It has six arches." numberOfLines="0" id="l">
                  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                </label>
                <button id="b">
                  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                  <state key="normal" title="Show map"/>
                </button>
              </subviews>
            </view>
          </objects>
        </document>
        """, "What Interface Builder does not write is off.", documented: false,
        path: "Article.xib"),
    ])

  let options: NoOptions

  func findings(in tree: AccessibilityTree) -> [Finding] {
    TextGroup.groups(tree.shared(StyledTexts.self).all, perScreen: true, in: tree) {
      certainty(of: $0, in: tree)
    }.compactMap { finding($0, in: tree) }
  }

  private func certainty(of text: StyledText, in tree: AccessibilityTree) -> Certainty? {
    let element = tree.element(text.index)
    guard element.flag(.adjustsFont) == false, TextGrowth.of(text.font) == .follows,
      !ContentSize.isObserved(onScreenOf: text.index, in: tree)
    else { return nil }
    return element.mayChangeInCode ? .needsReview : .violation
  }

  private func finding(_ group: TextGroup, in tree: AccessibilityTree) -> Finding? {
    guard let first = group.texts.first else { return nil }
    let isOne = group.texts.count == 1
    let styles = group.distinct { $0.font.style.map { "`\(Quoted.bare($0))`" } }
    let place = styles.isEmpty ? "" : " set in \(styles.joined(separator: ", "))"
    let fault =
      "\(group.subject(in: tree))\(place) \(isOne ? "does" : "do") not follow when the user "
      + "changes the text size\(group.rest)"
    let notes = group.notes(in: tree) { _ in "another" }
    guard group.isShown else {
      return review(
        "unless code lets it adjust, \(fault)",
        help: "Check that code sets `adjustsFontForContentSizeCategory`.", of: first.index,
        in: tree, at: .adjustsFont, notes: notes)
    }
    return violation(
      fault,
      help: Wording.sentence(
        tree.words(for: first.index).set(.adjustsFont, to: .flag(true))) + ".",
      of: first.index, in: tree, at: .adjustsFont, notes: notes, fixes: [fix(group.shown)])
  }

  private func fix(_ texts: [StyledText]) -> Fix {
    Fix(
      title: "Set `adjustsFont` to true" + (texts.count > 1 ? " on \(texts.count) texts" : ""),
      safety: .safe,
      changes: texts.map { Fix.Change(element: $0.index, key: .adjustsFont, value: .flag(true)) })
  }
}
