import ScreenModel

/// Finds pictures with a label that do not say that they are pictures.
struct ImageTraitMissing: Rule {
  static let info = RuleInfo(
    id: "image-trait-missing",
    title: "A described picture says that it is one",
    category: .traits,
    severity: .note,
    criteria: [.wcag("4.1.2")],
    restsOn: [.type, .traits],
    why: """
      "Revenue by month" may be a heading, a text or a chart. With the trait VoiceOver adds \
      "image", and offers to describe or explore it.
      """,
    how: "Add the image trait to what is drawn as a picture and described by its label.",
    uiKit: #"""
      chartView.accessibilityTraits = .image
      """#,
    swiftUI: #"""
      ChartCanvas().accessibilityLabel("Revenue by month").accessibilityAddTraits(.isImage)
      """#,
    traps: [
      "Pictures that are buttons, links, headings or anything else that is operated.",
      "Image views without traits of their own, which UIKit gives the trait.",
      "Views that hold other elements, of which a picture is only the background.",
    ],
    examples: [
      .fails(
        """
        screen: Report
        children:
          - {type: image, element: true, label: Revenue, image: chart, ⟪traits: staticText⟫}
          - {type: view, element: true, ⟪image: map.png⟫, label: Our shops}
        """, "VoiceOver says \"Revenue.\""),
      .passes(
        """
        screen: Report
        children:
          - {type: image, element: true, label: Revenue, image: chart, traits: image}
          - {type: image, element: true, label: Our shops, image: map}
          - {type: image, element: true, label: Show, image: map, traits: button, onTap: show}
          - {type: image, element: true, label: Acme, image: logo, traits: header}
          - {type: image, element: true, label: Ana, image: ana, traits: link, onTap: showAna}
          - type: view
            element: true
            label: Porto
            image: porto.jpg
            children: [{type: text, text: Porto}]
        """),
    ])

  let options: NoOptions

  /// Traits that say something else of a picture than that it is one.
  private static let otherRoles: TraitSet = [.image, .header, .summaryElement, .tabBar]

  func findings(in tree: AccessibilityTree) -> NodeFindings {
    tree.nodes([.exposed, .label]).findings { index in
      guard isPicture(index, in: tree), tree.traits[index].isDisjoint(with: Self.otherRoles),
        !tree.has(.interactive, index)
      else { return nil }
      let traits = tree.traits[index].subtracting(.staticText).union(.image)
      return violation(
        "this is a picture, but VoiceOver says only “\(tree.utterance(of: index) ?? "")”",
        help: "Add the image trait.", of: index, in: tree,
        at: tree.has(.ownTraits, index) ? .traits : .image,
        after: tree.utterance(of: index, changing: UtteranceChange(traits: traits)),
        fixes: [.traits(traits, of: index, .unsafe)])
    }
  }

  private func isPicture(_ index: Int, in tree: AccessibilityTree) -> Bool {
    switch tree.element(index).kind {
    case .image: true
    case .view, .stack, .canvas, .group: tree.has(.image, index) && !tree.has(.parent, index)
    default: false
    }
  }
}
