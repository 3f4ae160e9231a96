import ScreenModel

/// Finds tokens of formats and templates that nobody has filled in.
struct LabelUnresolvedPlaceholder: Rule {
  static let info = RuleInfo(
    id: "label-unresolved-placeholder",
    title: "Formats and templates are filled in before they are spoken",
    category: .labels,
    severity: .error,
    criteria: [],
    reportsPlaceholders: true,
    isCore: true,
    why: """
      VoiceOver reads "percent d items" or "open brace name close brace". The value that the \
      token stands for is what the listener came for.
      """,
    how: "Fill the format in before it becomes the text.",
    uiKit: #"""
      cart.accessibilityLabel = String(localized: "\(count) items")
      """#,
    swiftUI: #"""
      CartIcon().accessibilityLabel("\(count) items")
      """#,
    traps: [
      "Percentages, such as \"50 %\" and \"100% done\".",
      "Amounts of money, and names of shares such as \"$AAPL\".",
      "Brackets around words of a sentence, and prompts of text fields in SwiftUI source.",
      "A text of an Interface Builder file that code can reach may be filled in: a person has to "
        + "look.",
      "Files that are templates themselves: with the option `templates` a person has to look.",
    ],
    examples: [
      .fails(
        """
        screen: Cart
        children:
          - {type: text, text: "⟪%d⟫ items"}
          - {type: button, text: Pay, label: "Pay ⟪{{amount}}⟫"}
          - {type: button, text: Call, hint: "Calls ⟪${name}⟫"}
          - {type: button, label: "Remove ⟪%1$@⟫"}
          - {type: text, text: 'By ⟪\\(author)⟫'}
          - {type: text, text: "⟪{0}⟫ of {1}"}
          - {type: text, text: "About ⟪$PRODUCT_NAME⟫"}
          - {type: button, text: "⟪#Accept#⟫"}
        """, "VoiceOver says \"%d items.\""),
      .passes(
        """
        screen: Cart
        children:
          - {type: text, text: 3 items}
          - {type: text, text: "50 %"}
          - {type: text, text: 100% done}
          - {type: text, text: 100 %d'accord}
          - {type: text, text: $5 and $AAPL}
          - {type: text, text: "Pick one {or more}"}
          - {type: text, text: "#swift #ios, C# and F#"}
        """),
      .needsReview(
        """
        screen: Cart
        children:
          - {type: text, text: "⟪{count}⟫ items"}
        """, options: ["templates": .flag(true)]),
      .needsReview(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
          <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="o"><connections>
              <outlet property="sizes" destination="s" id="c"/>
            </connections></placeholder>
            <view id="v"><subviews><segmentedControl id="s"><segments>
              <segment title="Small"/><segment title="⟪{size}⟫"/>
            </segments></segmentedControl></subviews></view>
          </objects>
        </document>
        """, "Code may set the segments of a control that an outlet leads to.", documented: false,
        path: "Sizes.xib"),
    ])

  let options: Options

  struct Options: RuleOptions {
    var templates = false

    static let fields: [OptionField<Options>] = [
      .flag(
        "templates", \.templates, "whether the files are templates, so that tokens may be filled in"
      )
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    var findings: [Finding] = []
    var standIns: [Int32: [SpokenText]] = [:]
    for index in tree.nodes([.spoken, .marks])
    where SpokenBytes.anyText(of: index, in: tree, { TemplateToken.mayOccur(in: $0) }) {
      for spoken in SpokenText.all(of: index, in: tree) {
        if isStandIn(spoken, in: tree) {
          if TemplateToken.first(in: spoken.text) != nil {
            standIns[tree.element(index).screen, default: []].append(spoken)
          }
        } else if let finding = finding(in: spoken, of: tree) {
          findings.append(finding)
        }
      }
    }
    return findings
      + standIns.sorted { $0.key < $1.key }.compactMap { review(of: $0.value, in: tree) }
  }

  /// Whether code writes a text for which this one stands in: projects that mark such texts mark
  /// all of them.
  private func isStandIn(_ spoken: SpokenText, in tree: AccessibilityTree) -> Bool {
    spoken.key == .text && tree.element(spoken.element).mayChangeInCode
      && tree.screen(of: spoken.element).has(.completedElsewhere)
  }

  /// One review for the texts of a screen that code writes.
  private func review(of texts: [SpokenText], in tree: AccessibilityTree) -> Finding? {
    let parts = texts.compactMap { spoken in
      TemplateToken.first(in: spoken.text).map {
        (text: Quoted.text(String(spoken.text[$0])), range: spoken.range(of: $0))
      }
    }
    guard let first = parts.first else { return nil }
    let more = parts.count > 1 ? ", and so for \(parts.count - 1) more" : ""
    return review(
      "\(first.text) is to be filled in, and if code does not, it is spoken\(more)",
      help: "Check that code fills in each.", of: texts[0].element, in: tree, range: first.range,
      notes: parts.dropFirst().prefix(Self.named).map {
        Finding.Note(message: $0.text, range: $0.range)
      })
  }

  /// The most texts that a review names.
  private static let named = 10

  private func finding(in spoken: SpokenText, of tree: AccessibilityTree) -> Finding? {
    guard let token = TemplateToken.first(in: spoken.text) else { return nil }
    let index = spoken.element
    // Beside a title, a prompt shows an example of what to type.
    if spoken.key == .placeholder, tree.screen(of: index).has(.namesItself) { return nil }
    let quoted = Quoted.text(String(spoken.text[token]))
    let heard = tree.utterance(of: index).map { ", so VoiceOver says “\($0)”" } ?? ""
    let help = "Fill in the value before it becomes the text."
    let range = spoken.range(of: token)
    if spoken.key == .text, tree.element(index).mayChangeInCode {
      return review(
        "\(quoted) is to be filled in, and if code does not, it is spoken", help: help, of: index,
        in: tree, range: range)
    }
    if options.templates {
      return review(
        "\(quoted) is to be filled in, or else it is spoken", help: help, of: index, in: tree,
        range: range)
    }
    return violation(
      "\(quoted) was never filled in\(heard)", help: help, of: index, in: tree, range: range)
  }
}
