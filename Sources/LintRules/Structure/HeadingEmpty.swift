import ScreenModel

/// Finds headings in which there is nothing to hear.
struct HeadingEmpty: Rule {
  static let info = RuleInfo(
    id: "heading-empty",
    title: "A heading says what comes after it",
    category: .structure,
    severity: .error,
    criteria: [.wcag("1.3.1")],
    restsOn: [.label, .value],
    why: """
      Somebody who goes from heading to heading stops here and hears \"heading\" and nothing else. \
      Nobody can tell what the section is about, or whether there is one.
      """,
    how: """
      Give the heading its words, or take the header trait away; what only keeps sections apart \
      should not be an accessibility element.
      """,
    uiKit: """
      sectionLabel.accessibilityTraits.remove(.header)
      sectionLabel.isAccessibilityElement = false
      """,
    swiftUI: """
      Text(section.title).accessibilityAddTraits(.isHeader)
      spacer.accessibilityHidden(true)
      """,
    traps: [
      "Section headers that say nothing by any key: they only keep sections apart.",
      "Pictures and controls with the trait, whose missing name is another rule's.",
      "Headings that a value or the texts inside them name.",
      "Words that code may set: a person has to look.",
    ],
    examples: [
      .fails(
        """
        screen: City
        children:
          - {type: text, text: Marvale, traits: header}
          - {type: header, ⟪text: ""⟫}
          - {⟪type: view⟫, element: true, traits: header}
          - {type: text, element: true, traits: header, ⟪label: " "⟫}
        """, "VoiceOver says \"Heading.\""),
      .passes(
        """
        screen: City
        children:
          - {type: text, text: Marvale, traits: header}
          - {type: header, text: Sights}
          - {type: text, text: The old bridge}
          - {type: header, frame: [0, 200, 390, 24]}
          - {type: text, text: The lighthouse}
        """, "The second section header is an empty strip between two sections."),
      .passes(
        """
        screen: City
        children:
          - {type: view, element: true, traits: header, value: Marvale}
          - type: header
            children:
              - {type: text, text: Sights}
          - {type: image, image: crest, element: true, traits: [header, image], label: Crest}
          - {type: button, text: More sights, traits: [button, header]}
          - {type: text, text: The old bridge}
        """, documented: false),
      .needsReview(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
            targetRuntime="iOS.CocoaTouch">
          <scenes><scene sceneID="s"><objects>
            <viewController id="vc" customClass="CityController">
              <view key="view" id="root">
                <rect key="frame" x="0" y="0" width="393" height="852"/>
                <subviews>
                  ⟪<view⟫ customClass="SectionTitleView" id="title">
                    <accessibility key="accessibilityConfiguration">
                      <accessibilityTraits key="traits" header="YES"/>
                      <bool key="isElement" value="YES"/>
                    </accessibility>
                  </view>
                </subviews>
              </view>
            </viewController>
          </objects></scene></scenes>
        </document>
        """, "A view of the project's own may have a name that code gives it.",
        documented: false, path: "City.storyboard"),
    ])

  let options: NoOptions

  func findings(in tree: AccessibilityTree) -> NodeFindings {
    tree.nodes([.exposed]).findings { index in
      guard tree.traits[index].contains(.header), EmptyHeading.isOne(index, in: tree) else {
        return nil
      }
      return finding(at: index, in: tree)
    }
  }

  private func finding(at index: Int, in tree: AccessibilityTree) -> Finding {
    let element = tree.element(index)
    let message =
      "this heading has no words, so VoiceOver says only “\(tree.utterance(of: index) ?? "")”"
    let help = "Give it words, or take the header trait away."
    let key = [AttributeKey.label, .text].first { element.has($0) }
    if element.mayChangeInCode {
      return review(
        message + " unless code sets them", help: help, of: index, in: tree, at: key)
    }
    let rest = tree.traits[index].subtracting(.header)
    return violation(
      message, help: help, of: index, in: tree, at: key,
      fixes: [
        .traits(rest, of: index, .safe), .set(.element, of: index, to: false, .unsafe),
      ])
  }
}
