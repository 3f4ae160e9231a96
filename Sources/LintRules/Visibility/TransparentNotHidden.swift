import ScreenModel

/// Finds views that are as good as invisible, and that VoiceOver visits.
struct TransparentNotHidden: Rule {
  static let info = RuleInfo(
    id: "transparent-not-hidden",
    title: "What is drawn transparent is hidden from VoiceOver too",
    category: .visibility,
    severity: .warning,
    criteria: [.wcag("1.3.2")],
    restsOn: [.hidden, .elementsHidden],
    why: """
      VoiceOver passes by what has an alpha of zero, but not what is a little above it. It reads \
      texts and offers controls that nobody else knows of.
      """,
    how: """
      Set `hidden` instead of a small alpha, or an alpha of zero.
      """,
    uiKit: #"""
      hint.isHidden = true
      """#,
    swiftUI: #"""
      if isHintShown { Hint() }
      """#,
    traps: [
      "An alpha of zero, which hides from VoiceOver as well.",
      "An invisible element that stands in for a visible one (`substituteFor`).",
      "What animates, or what appears under a condition.",
      "Where code may change the alpha, a person has to look.",
    ],
    examples: [
      .fails(
        """
        screen: Search
        children:
          - {type: text, text: No results, ⟪alpha: 0.01⟫}
          - type: view
            ⟪alpha: 0.02⟫
            children:
              - {type: text, text: Recent}
              - {type: button, text: Clear}
        """, "VoiceOver reads all three."),
      .passes(
        """
        screen: Search
        children:
          - {type: text, text: No results, hidden: true}
          - {type: text, text: Recent, alpha: 0}
          - {type: text, text: Old, alpha: 0.3}
        """),
      .passes(
        """
        screen: Search
        children:
          - {type: view, id: dial, gestures: rotate, element: true, label: Dial,
             traits: adjustable, value: "3"}
          - {type: button, text: Turn the dial, alpha: 0.01, substituteFor: dial}
          - {type: text, text: No results, alpha: 0.01, appearsWhen: nothing is found}
        """, "A substitute, and something that is not there yet."),
      .fails(
        """
        screen: Search
        children:
          - {type: text, text: No results, ⟪color: clear⟫}
          - {type: text, text: Loading, alpha: 0.01, animates: true}
        """, "A transparent colour; what moves by itself may fade in."),
      .fails(
        """
        screen: Search
        children:
          - {type: text, text: No results, ⟪alpha: 0.04⟫}
        """, options: ["alpha": .number(0.05)], documented: false),
      .needsReview(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
          <scenes><scene><objects><viewController id="c">
            <view key="view" id="v">
              <subviews>
                <label text="No results" ⟪alpha="0.01"⟫ id="l"/>
              </subviews>
            </view>
            <connections><outlet property="empty" destination="l" id="o"/></connections>
          </viewController></objects></scene></scenes>
        </document>
        """, "An outlet leads to it.", documented: false, path: "Main.storyboard"),
    ])

  let options: Options

  struct Options: RuleOptions {
    var alpha = 0.02

    static let fields: [OptionField<Options>] = [
      .number("alpha", \.alpha, 0...0.2, "the greatest alpha that counts as invisible")
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.hasAny(.exposed), tree.uses(.alpha) || tree.uses(.color) else { return [] }
    var end = 0
    return tree.interface.elements.indices.compactMap { index -> Finding? in
      let element = tree.element(index)
      guard index >= end, element.has(.alpha) || element.has(.color) && element.kind == .text,
        let key = reason(index, in: tree)
      else { return nil }
      end = Int(element.next)
      return finding(at: index, key, in: tree)
    }
  }

  /// The attribute that makes an element invisible, if one does.
  private func reason(_ index: Int, in tree: AccessibilityTree) -> AttributeKey? {
    let element = tree.element(index)
    guard !element.has(.substituteFor), !element.has(.appearsWhen),
      element.flag(.animates) != true
    else { return nil }
    if let alpha = tree.interface.number(.alpha, of: index), alpha > 0, alpha <= options.alpha {
      return .alpha
    }
    guard element.kind == .text, tree.has(.exposed, index), !tree.has(.label, index),
      let color = tree.interface.text(.color, of: index), Dimmer.density(of: color) == 0
    else { return nil }
    return .color
  }

  private func finding(
    at index: Int, _ key: AttributeKey, in tree: AccessibilityTree
  ) -> Finding? {
    let inside = index..<Int(tree.element(index).next)
    guard let stop = inside.first(where: { tree.has(.exposed, $0) }),
      !inside.contains(where: { tree.element($0).has(.substituteFor) })
    else { return nil }
    let noun = Wording.noun(tree.element(index).kind)
    let message =
      "this \(noun) is drawn transparent, and VoiceOver still says "
      + "“\(tree.utterance(of: stop) ?? "")”"
    let hide = Wording.sentence(tree.words(for: index).set(.hidden, to: .flag(true)))
    let help = "\(hide), or draw it with an alpha of 0."
    let fix = Fix.set(.hidden, of: index, to: true, .unsafe)
    let notes =
      stop == index
      ? [] : [Finding.Note(message: "still visited", range: tree.element(stop).anchor)]
    return tree.element(index).mayChangeInCode
      ? review(message, help: help, of: index, in: tree, at: key, notes: notes, fixes: [fix])
      : violation(message, help: help, of: index, in: tree, at: key, notes: notes, fixes: [fix])
  }
}
