import ScreenModel

/// Finds texts in a size that few can read.
struct TextTooSmall: Rule {
  static let info = RuleInfo(
    id: "text-too-small",
    title: "Text measures at least 11 points",
    category: .visual,
    severity: .note,
    criteria: [],
    restsOn: [.element, .label],
    why: """
      Apple's smallest text style has 11 points. Below that, letters melt into each other even for \
      good eyes, and zooming in for every caption tires everybody.
      """,
    how: "Use `caption2`, the smallest text style, or a larger one.",
    uiKit: #"""
      label.font = .preferredFont(forTextStyle: .caption2)
      """#,
    swiftUI: #"""
      Text(note).font(.caption2)
      """#,
    traps: [
      "Badges, which are numbers of a few digits, and tabs and bars.",
      "Icon fonts, whose letters are pictures, and texts over a game or a drawing.",
      "Texts that VoiceOver does not read either, and texts without a size.",
      "Texts that code may set in another font: a person has to look.",
    ],
    examples: [
      .fails(
        """
        screen: Ticket
        children:
          - {type: text, text: Not valid before nine, ⟪font: {size: 9, scaled: true}⟫}
        """),
      .passes(
        """
        screen: Ticket
        children:
          - {type: text, text: Not valid before nine, font: {size: 11, scaled: true}}
          - {type: text, text: Keep it until the end, font: caption2}
          - {type: tabBar, children: [{type: tab, text: Home, font: {size: 10, scaled: true}}]}
          - {type: text, text: "12", label: 12 new messages, font: {size: 9, scaled: true}}
          - {type: text, text: "\\uE001", label: Tram, font: {size: 8, scaled: true}}
          - type: canvas
            children:
              - {type: text, text: Harbour, font: {size: 8, scaled: true}}
          - type: view
            element: true
            label: Holm Ferries, since ages ago
            children:
              - {type: text, text: Since ages ago, font: {size: 8, scaled: true}}
        """, "Among them a tab, a badge, an icon, a place on a map, and a part of a logo.",
        documented: false),
      .passes(
        """
        screen: Ticket
        children:
          - {type: text, text: Not valid before nine, font: {size: 11, scaled: true}}
        """),
      .passes(
        """
        screen: Ticket
        children:
          - {type: text, text: Not valid before nine, font: {size: 9, scaled: true}}
        """, options: ["min": .number(9)]),
      .needsReview(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch">
          <objects>
            <view id="v">
              <subviews>
                <label text="Not valid before nine" customClass="NoteLabel" id="l">
                  ⟪<fontDescription key="fontDescription" type="system" pointSize="9"/>⟫
                </label>
              </subviews>
            </view>
          </objects>
        </document>
        """, "Code may set another font.", documented: false, path: "Ticket.xib"),
    ])

  let options: Options

  struct Options: RuleOptions {
    var min = 11.0

    static let fields: [OptionField<Options>] = [
      .number("min", \.min, 1...100, "the least size of a text, in pt")
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    tree.shared(StyledTexts.self).all.compactMap { finding(at: $0, in: tree) }
  }

  private func finding(at text: StyledText, in tree: AccessibilityTree) -> Finding? {
    guard let size = text.font.size, size > 0, size < options.min, tree.has(.spoken, text.index),
      !isBadge(text.index, in: tree), !text.isIcon(in: tree), !text.isInBar(in: tree),
      !text.isOverCanvas(in: tree)
    else { return nil }
    let element = tree.element(text.index)
    let message =
      "this \(Wording.noun(element.kind)) measures \(Points.text(size)) pt, less than "
      + "\(Points.text(options.min)) pt"
    let style = tree.words(for: text.index).textStyle("caption2")
    let help = "Use the text style `\(style)`, or a larger one."
    return element.mayChangeInCode
      ? review(message, help: help, of: text.index, in: tree, at: .font)
      : violation(message, help: help, of: text.index, in: tree, at: .font)
  }

  /// Whether a text is a number of a few digits, as badges show.
  private func isBadge(_ index: Int, in tree: AccessibilityTree) -> Bool {
    if tree.element(index).has(.badge) { return true }
    guard let words = tree.interface.text(.text, of: index) else { return false }
    return words.utf8.count <= 4 && !words.unicodeScalars.contains { $0.properties.isAlphabetic }
  }
}
