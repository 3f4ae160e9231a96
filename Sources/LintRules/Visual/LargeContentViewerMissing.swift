import ScreenModel

/// Finds items of one's own in bars whose small text nobody can enlarge.
struct LargeContentViewerMissing: Rule {
  static let info = RuleInfo(
    id: "large-content-viewer-missing",
    title: "Bar items that cannot grow show their large content",
    category: .visual,
    severity: .note,
    criteria: [.wcag("1.4.4")],
    isOptIn: true,
    restsOn: [.largeContentViewer],
    why: """
      Bars do not grow with the text size. The system's own items make up for it: a long press \
      shows them large in the middle of the screen. Items of one's own stay small.
      """,
    how: "Switch the large content viewer on for each item, and add its interaction to the bar.",
    uiKit: #"""
      tab.showsLargeContentViewer = true
      tab.largeContentTitle = title
      tabBar.addInteraction(UILargeContentViewerInteraction())
      """#,
    swiftUI: #"""
      TabItem(title).accessibilityShowsLargeContentViewer()
      """#,
    traps: [
      "The system's own tabs and bar buttons, which do it by themselves.",
      "Items whose text grows, or may grow for all that the file says.",
      "Items of which the file does not say whether the viewer is on: a person has to look.",
    ],
    examples: [
      .fails(
        """
        screen: Home
        children:
          - type: view
            traits: tabBar
            children:
              - type: view
                ⟪largeContentViewer: false⟫
                element: true
                label: Trips
                traits: button
                onTap: trips
                children:
                  - {type: text, text: Trips, font: {size: 10, scaled: false}}
        """),
      .passes(
        """
        screen: Home
        children:
          - type: view
            traits: tabBar
            children:
              - type: view
                largeContentViewer: true
                element: true
                label: Trips
                traits: button
                onTap: trips
                children:
                  - {type: text, text: Trips, font: {size: 10, scaled: false}}
          - type: toolbar
            children:
              - {type: barButton, text: Share, font: {size: 12, scaled: false}}
              - {type: button, text: Sort, font: caption1}
        """),
      .needsReview(
        """
        screen: Home
        children:
          - type: toolbar
            children:
              - {⟪type: button⟫, text: Share, font: {size: 12, scaled: false}}
        """, "The file does not say whether the viewer is on."),
    ])

  let options: NoOptions

  /// How far up an item and its bar are looked for.
  private static let reach = 10

  func findings(in tree: AccessibilityTree) -> [Finding] {
    var seen: Set<Int> = []
    return tree.shared(StyledTexts.self).all.compactMap { text in
      guard TextGrowth.of(text.font) == .fixed, let item = item(of: text, in: tree),
        seen.insert(item).inserted
      else { return nil }
      return finding(item, in: tree)
    }
  }

  /// The item of one's own in a bar that a text belongs to; nil where the viewer is on.
  private func item(of text: StyledText, in tree: AccessibilityTree) -> Int? {
    var item: Int?
    var place = text.index
    var steps = 0
    while place >= 0, steps < Self.reach {
      let element = tree.element(place)
      switch element.kind {
      case .tab, .barButton, .backButton, .segment, .segmentedControl, .textField, .searchField,
        .keyboard:
        return nil
      case .navigationBar, .toolbar, .tabBar: return item
      default: break
      }
      if element.flag(.largeContentViewer) == true { return nil }
      if place != text.index, tree.traits[place].contains(.tabBar) { return item }
      if item == nil, tree.has([.exposed, .interactive], place) { item = place }
      place = Int(element.parent)
      steps += 1
    }
    return nil
  }

  private func finding(_ item: Int, in tree: AccessibilityTree) -> Finding {
    let element = tree.element(item)
    let message =
      "this \(Wording.noun(element.kind)) in a bar has text of a fixed size, and a long press "
      + "does not show it enlarged"
    let help = Wording.sentence(tree.words(for: item).showLargeContent) + "."
    guard element.has(.largeContentViewer) else {
      return review(
        "unless code switches the large content viewer on, " + message, help: help, of: item,
        in: tree)
    }
    return violation(
      message, help: help, of: item, in: tree, at: .largeContentViewer,
      fixes: [.set(.largeContentViewer, of: item, to: true, .unsafe)])
  }
}
