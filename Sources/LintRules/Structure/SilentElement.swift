import ScreenModel

/// Finds elements that VoiceOver stops at and says nothing.
struct SilentElement: Rule {
  static let info = RuleInfo(
    id: "silent-element",
    title: "An accessibility element says something",
    category: .structure,
    severity: .error,
    criteria: [.wcag("4.1.2"), .wcag("1.1.1")],
    isCore: true,
    restsOn: [.label, .text, .value, .hint, .traits, .element],
    why: """
      Somebody made one element of a view, and what it holds is not read any more. Without words \
      of its own, VoiceOver stops there and is silent: the content is lost.
      """,
    how: """
      Give it a label and a value, let it combine what it holds, or let it not be an element.
      """,
    uiKit: #"""
      rating.isAccessibilityElement = true
      rating.accessibilityLabel = String(localized: "Four of five stars")
      """#,
    swiftUI: #"""
      HStack { Text("Ana"); Text("Online") }
        .accessibilityElement(children: .combine)
      StarsView(rating: 4)
        .accessibilityElement()
        .accessibilityLabel("Four of five stars")
      """#,
    traps: [
      "Views that code may name.",
      "An element with traits of its own, which are heard.",
      "Images and controls have rules of their own.",
    ],
    examples: [
      .fails(
        """
        screen: Profile
        children:
          - {type: view, ⟪element: true⟫, id: stars}
          - {type: text, text: Ana}
        """),
      .passes(
        """
        screen: Profile
        children:
          - {type: view, element: true, label: Four of five stars}
          - type: view
            element: true
            children:
              - {type: text, text: Ana}
              - {type: text, text: Online}
          - {type: view, element: true, value: Online}
          - {type: view, element: false}
        """),
      .fails(
        """
        struct RatingView: View {
          var body: some View {
            HStack { Image("star"); Image("star") }
              .⟪accessibilityElement⟫()
          }
        }
        """, path: Example.swiftUIPath),
      .passes(
        """
        struct RatingView: View {
          var body: some View {
            HStack { Image("star"); Image("star") }
              .accessibilityElement()
              .accessibilityLabel("Two stars")
            HStack { Text("Ana"); Text("Online") }
              .accessibilityElement(children: .combine)
            Chart(data).accessibilityElement(children: .ignore).accessibilityLabel(summary)
          }
        }
        """, path: Example.swiftUIPath),
    ])

  let options: NoOptions

  func findings(in tree: AccessibilityTree) -> NodeFindings {
    tree.nodes([.exposed, .explicitElement]).findings { index in
      guard isPlain(tree.element(index).kind), tree.nameSources[index] == .none,
        tree.traits[index].isEmpty, !tree.element(index).has(.label),
        !tree.interface.says([.value, .hint], index), !tree.element(index).has(.value),
        !tree.has(.interactive, index), !tree.element(index).mayChangeInCode
      else { return nil }
      return violation(
        "this \(Wording.noun(tree.element(index).kind)) is an element, "
          + "and VoiceOver says nothing at it",
        help: "Give it a label, or let it combine what it holds.", of: index, in: tree,
        at: .element)
    }
  }

  private func isPlain(_ kind: ElementKind) -> Bool {
    [.view, .stack, .scroll, .group, .list, .grid].contains(kind)
  }
}
