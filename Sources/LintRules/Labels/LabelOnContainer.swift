import ScreenModel

/// Finds labels in SwiftUI source that replace those of all views in a container.
struct LabelOnContainer: Rule {
  static let info = RuleInfo(
    id: "label-on-container",
    title: "A label of SwiftUI belongs to one element",
    category: .labels,
    severity: .warning,
    criteria: [.wcag("4.1.2"), .wcag("1.3.1")],
    restsOn: [.element, .type],
    why: """
      A stack is not an accessibility element. SwiftUI gives a label on it to every view in it, in \
      the place of their own words: VoiceOver reads the same label again and again, and what the \
      texts say is lost.
      """,
    how: """
      Make the stack one element first, or put the label on the view that it is meant for.
      """,
    uiKit: #"""
      card.isAccessibilityElement = true
      card.accessibilityLabel = String(localized: "Trip to Porto")
      """#,
    swiftUI: #"""
      VStack { Text(trip.name); Text(trip.date) }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("\(trip.name), \(trip.date)")
      """#,
    traps: [
      "A stack with `.accessibilityElement(children:)` of any kind.",
      "A stack that holds one view.",
      "Trees and storyboards, where `label-on-non-element` speaks.",
    ],
    examples: [
      .fails(
        """
        struct TripView: View {
          var body: some View {
            VStack {
              Text("Porto")
              Text("Friday")
            }
            .⟪accessibilityLabel("Trip to Porto"⟫)
          }
        }
        """, path: Example.swiftUIPath),
      .fails(
        """
        struct TourView: View {
          var body: some View {
            TabView {
              Text("Find your trips here.")
              Text("Share them with friends.")
            }
            .⟪accessibilityLabel("Tour"⟫)
          }
        }
        """, "As one element, the tab view would hide its pages, so that the fix makes it a group.",
        path: Example.swiftUIPath),
      .passes(
        """
        struct TripView: View {
          var body: some View {
            VStack {
              Text("Porto")
              Text("Friday")
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Trip to Porto")
            HStack { Text("Porto") }
              .accessibilityLabel("Porto by night")
          }
        }
        """, path: Example.swiftUIPath),
    ])

  let options: NoOptions

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.interface.anyScreen(has: .composition) else { return [] }
    return (0..<tree.count).compactMap { index in
      let element = tree.element(index)
      guard element.has(.label), tree.screen(of: index).has(.composition),
        isContainer(element.kind), !tree.has(.exposed, index), element.flag(.element) != true,
        !element.mayChangeInCode, tree.holdsSeveralStops(index)
      else { return nil }
      let name = tree.interface.text(.label, of: index).map { " " + Quoted.text($0) } ?? ""
      let words = tree.words(for: index)
      let contain = words.set(.childrenMode, to: .text(ChildrenMode.contain.rawValue))
      return violation(
        "the label\(name) is on a container that is not an element: VoiceOver says it for each of "
          + "its views, in the place of their words",
        help: Wording.sentence(contain) + " before the label, so that it names the group and the "
          + "views keep their words, or make it one element that leaves out what it holds, so that "
          + "VoiceOver says the label alone.",
        of: index, in: tree, at: .label,
        fixes: [.set(.childrenMode, of: index, to: ChildrenMode.contain.rawValue, .unsafe)])
    }
  }

  private func isContainer(_ kind: ElementKind) -> Bool {
    [.view, .stack, .scroll, .list, .grid].contains(kind)
  }
}
