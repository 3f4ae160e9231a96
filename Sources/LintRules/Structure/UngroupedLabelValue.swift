import DocumentSyntax
import ScreenModel

/// Finds captions and values that are two stops though they are one piece of information.
struct UngroupedLabelValue: Rule {
  static let info = RuleInfo(
    id: "ungrouped-label-value",
    title: "A caption and its value are one stop",
    category: .structure,
    severity: .warning,
    criteria: [.wcag("1.3.1")],
    clauses: ["11.5.2.8"],
    restsOn: [.type, .element, .label, .frame],
    why: """
      Somebody who comes to \"4\" from below, or explores the screen with a finger, hears a number \
      without a meaning. Two stops for one piece of information also make every list twice as long.
      """,
    how: """
      Make one element of the two, with a label that says both, and let the other be none.
      """,
    uiKit: #"""
      pointsView.isAccessibilityElement = true
      pointsView.accessibilityLabel = "\(captionLabel.text ?? ""), \(valueLabel.text ?? "")"
      """#,
    swiftUI: #"""
      HStack { Text("Points"); Text("\(points)") }
        .accessibilityElement(children: .combine)
      """#,
    traps: [
      "Rows, controls and views that already read their texts as one.",
      "Groups with a label, and the cells of tables.",
      "Columns of figures, and rows of more than two texts.",
      "Texts farther apart than `maxGap`, but for the rows of a form in a capture.",
      "Long texts, headings, and texts that react to a tap.",
      "The pieces of a stepper, which `stepper-split-elements` reports.",
      "Views that code can reach: a person has to look.",
    ],
    examples: [
      .fails(
        """
        screen: Game
        children:
          - type: stack
            children:
              - {⟪type: text⟫, text: "Points:"}
              - {type: text, text: "4"}
        """, "Two stops: \"Points:\" and \"four\"."),
      .fails(
        """
        screen: Profile
        children:
          - type: stack
            children:
              - {⟪type: text⟫, text: "Home town:"}
              - {type: text, text: Porto}
        """, "A caption with a colon has any short text for its value.", documented: false),
      .passes(
        """
        screen: Game
        children:
          - type: stack
            element: true
            label: "Points: 4"
            children:
              - {type: text, text: "Points:"}
              - {type: text, text: "4"}
        """),
      .fails(
        """
        screen: Bill
        children:
          - {⟪type: text⟫, text: Subtotal, frame: [16, 100, 100, 22]}
          - {type: text, text: 12 €, frame: [130, 102, 60, 20]}
          - {type: text, text: Delivery, frame: [16, 130, 100, 22]}
          - {type: text, text: 3 €, frame: [130, 132, 60, 20]}
        """, "Side by side; one finding for all pairs of a view."),
      .passes(
        """
        screen: Bill
        children:
          - type: cell
            children:
              - {type: text, text: Subtotal}
              - {type: text, text: 12 €}
          - type: group
            label: Bill
            children:
              - {type: text, text: "Subtotal:"}
              - {type: text, text: 12 €}
          - {type: text, text: "2010", frame: [16, 100, 60, 22]}
          - {type: text, text: "520", frame: [90, 100, 60, 22]}
          - {type: text, text: Porto, frame: [16, 140, 60, 22]}
          - {type: text, text: "14", frame: [90, 140, 40, 22]}
          - {type: text, text: "31", frame: [140, 140, 40, 22]}
          - {type: text, text: What you have paid us so far, frame: [16, 180, 60, 22]}
          - {type: text, text: 12 €, frame: [90, 180, 40, 22]}
          - {type: text, text: Total, traits: header, frame: [16, 220, 60, 22]}
          - {type: text, text: 12 €, frame: [90, 220, 40, 22]}
          - {type: text, text: Tip, frame: [16, 260, 60, 22]}
          - {type: text, text: 2 €, frame: [300, 260, 40, 22]}
          - {type: text, text: Coupon, frame: [16, 300, 60, 22]}
          - {type: text, text: 2 €, frame: [16, 330, 40, 22]}
        """, "A row, a group, figures, three columns, a long text, a heading; far apart.",
        documented: false),
      .passes(
        """
        screen: Trip
        children:
          - type: table
            children:
              - {type: text, text: "Goals:", header: row, row: 0}
              - {type: text, text: "14", row: 0, column: 1}
        """, documented: false),
      .fails(
        """
        screen: Game
        children:
          - type: stack
            children:
              - {⟪type: text⟫, text: "120", frame: [0, 0, 60, 20]}
              - {type: text, text: Followers, frame: [0, 22, 60, 20]}
        """, documented: false),
      .passes(
        """
        screen: Game
        children:
          - type: stack
            children:
              - {type: text, text: "120"}
              - {type: text, text: Followers}
        """, options: ["requireColon": .flag(true)], documented: false),
      .passes(
        """
        screen: Bill
        children:
          - {type: text, text: "Subtotal:", frame: [16, 100, 100, 22]}
          - {type: text, text: 12 €, frame: [130, 102, 60, 20]}
        """, options: ["maxGap": .number(10)], documented: false),
      .needsReview(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
            targetRuntime="iOS.CocoaTouch">
          <scenes><scene sceneID="s"><objects>
            <viewController id="vc" customClass="GameController">
              <view key="view" id="root">
                <rect key="frame" x="0" y="0" width="393" height="852"/>
                <subviews>
                  <stackView id="st">
                    <subviews>
                      ⟪<label⟫ text="Points:" id="l"/>
                      <label text="4" id="v"/>
                    </subviews>
                  </stackView>
                </subviews>
              </view>
              <connections><outlet property="points" destination="v" id="o"/></connections>
            </viewController>
          </objects></scene></scenes>
        </document>
        """, documented: false, path: "Game.storyboard"),
    ])

  let options: Options

  struct Options: RuleOptions {
    var maxGap = 24.0
    var requireColon = false

    static let fields: [OptionField<Options>] = [
      .number(
        "maxGap", \.maxGap, 0...1000, "texts farther apart in a row, in points, are not a pair"),
      .flag("requireColon", \.requireColon, "whether only captions with a colon count"),
    ]
  }

  /// The findings. They take 6 % of a run on Interface Builder files, where many texts lie side by
  /// side: each is compared with the next one.
  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.hasAny(.exposed) else { return [] }
    let search = LabelValueSearch(
      tree, maxGap: options.maxGap, requiresColon: options.requireColon)
    let pairs = search.pairs()
    guard !pairs.isEmpty else { return [] }
    let steppers = Set(SplitStepper.all(in: tree, maxGap: options.maxGap).flatMap(\.elements))
    var groups: [Int: [LabelValueSearch.Pair]] = [:]
    for pair in pairs where !steppers.contains(pair.first) && !steppers.contains(pair.second) {
      groups[place(of: pair, in: tree), default: []].append(pair)
    }
    return groups.keys.sorted().compactMap { groups[$0].flatMap { finding($0, in: tree) } }
  }

  /// The view that holds the pair, or the one that holds many of its sort.
  private func place(of pair: LabelValueSearch.Pair, in tree: AccessibilityTree) -> Int {
    let parent = Int(tree.element(pair.first).parent)
    let around = Int(tree.element(parent).parent)
    return around >= 0 ? around : parent
  }

  private func finding(_ pairs: [LabelValueSearch.Pair], in tree: AccessibilityTree) -> Finding? {
    guard let pair = pairs.first, let first = tree.utterance(of: pair.first),
      let second = tree.utterance(of: pair.second)
    else { return nil }
    let others = pairs.count > 1 ? ", and \(pairs.count - 1) more beside them" : ""
    let message =
      "a caption and its value are two stops, “\(first)” and “\(second)”\(others)"
    let help = "Make one element of the two, with a label that says both."
    var notes = [Finding.Note(message: "its other half", range: tree.element(pair.second).anchor)]
    for other in pairs.dropFirst().prefix(5) {
      notes.append(Finding.Note(message: "another pair", range: tree.element(other.first).anchor))
    }
    let after = joined(pair, in: tree).map { tree.utterance(words: $0, of: pair.first) }
    let parent = Int(tree.element(pair.first).parent)
    let mayChange = [pair.first, pair.second, parent].contains {
      tree.element($0).mayChangeInCode
    }
    let (index, key) = place(of: pair, in: tree)
    if mayChange {
      return review(
        message + " unless code joins them", help: help, of: index, in: tree, at: key,
        notes: notes, after: after)
    }
    return violation(
      message, help: help, of: index, in: tree, at: key, notes: notes, after: after)
  }

  /// The half that a finding points at. In a view of the project it is one that the use says, since
  /// the view alone does not tell that the texts are a caption and its value.
  private func place(
    of pair: LabelValueSearch.Pair, in tree: AccessibilityTree
  ) -> (index: Int, key: AttributeKey?) {
    for index in [pair.first, pair.second] {
      let element = tree.element(index)
      if element.marks.contains(.writtenElsewhere), let key = tree.nameSources[index].key,
        let name = tree.interface.attribute(key, of: index), name.valueRange != element.anchor
      {
        return (index, key)
      }
    }
    return (pair.first, nil)
  }

  /// The utterance of one element for both.
  private func joined(_ pair: LabelValueSearch.Pair, in tree: AccessibilityTree) -> String? {
    guard let caption = tree.name(of: pair.caption).value?.text,
      let value = tree.name(of: pair.value).value?.text
    else { return nil }
    return caption.hasSuffix(":") ? "\(caption) \(value)" : "\(caption), \(value)"
  }
}
