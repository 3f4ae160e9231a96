import ScreenModel

/// Finds classes that implement a part of the methods by which a container hands out elements.
struct ContainerProtocolIncomplete: Rule {
  static let info = RuleInfo(
    id: "container-protocol-incomplete",
    title: "A container implements all methods that hand out its elements, or none",
    category: .structure,
    severity: .error,
    criteria: [.wcag("4.1.2")],
    restsOn: [.elements],
    why: """
      VoiceOver asks how many elements there are, which one is at a place, and at which place \
      one is. If one answer is missing, it cannot move through the container, or never enters it.
      """,
    how: """
      Assign `accessibilityElements`, which needs no method at all; or implement \
      `accessibilityElementCount`, `accessibilityElement(at:)` and \
      `index(ofAccessibilityElement:)` together, and let the container itself not be an element.
      """,
    uiKit: #"""
      dial.isAccessibilityElement = false
      dial.accessibilityElements = [timeElement, resetElement]
      """#,
    swiftUI: #"""
      Dial().accessibilityChildren { Text(time); Button("Reset", action: reset) }
      """#,
    traps: [
      "Containers that have `elements`: UIKit asks those first.",
      "Views that say nothing of what they implement.",
      "A type that is not one of the tree format may inherit the rest: a person has to look.",
      "An element that holds others is the business of `container-swallows-children`.",
    ],
    examples: [
      .fails(
        """
        screen: Timer
        children:
          - {type: canvas, draws: "10:00", ⟪implements: [elementCount, elementAt]⟫}
          - type: view
            element: true
            label: Dial
            ⟪implements: [elementCount, elementAt, indexOfElement, elements]⟫
        """, "A method is missing; and an element that would be a container."),
      .passes(
        """
        screen: Timer
        children:
          - {type: view, implements: [elementCount, elementAt, indexOfElement, elements]}
          - {type: view, elements: [{label: Ten minutes}], implements: [elementCount]}
          - {type: view, element: true, label: Dial, implements: [escape]}
          - {type: text, text: Ten minutes}
        """),
      .fails(
        """
        screen: Timer
        children:
          - {type: view, ⟪implements: [elementCount, elementAt, indexOfElement]⟫}
        """, "The three methods without the list are a note: newer parts of iOS ask for the list."),
      .passes(
        """
        screen: Timer
        children:
          - {type: view, implements: [elementCount, elementAt, indexOfElement]}
          - {type: text, text: Ten minutes}
        """, options: ["listAccessor": .text("off")], documented: false),
      .needsReview(
        """
        screen: Timer
        children:
          - {type: DialControl, ⟪implements: [elementCount, elementAt]⟫}
        """, "Its superclass may implement the rest.", documented: false),
      .passes(
        """
        screen: Timer
        children:
          - type: view
            element: true
            label: Dial
            implements: [elementCount, elementAt, indexOfElement, elements]
            children:
              - {type: view}
        """, "An element around others.", documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var listAccessor = "note"

    static let fields: [OptionField<Options>] = [
      .choice(
        "listAccessor", \.listAccessor, ["off", "note", "warning", "error"],
        "how bad it is where the three methods are there and the list is not")
    ]
  }

  /// The three methods, by their names in the tree format and in UIKit.
  private static let methods = [
    ("elementCount", "accessibilityElementCount"), ("elementAt", "accessibilityElement(at:)"),
    ("indexOfElement", "index(ofAccessibilityElement:)"),
  ]

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.uses(.implements) else { return [] }
    return (0..<tree.count).compactMap { index in
      guard tree.element(index).has(.implements) else { return nil }
      return finding(at: index, in: tree)
    }
  }

  private func finding(at index: Int, in tree: AccessibilityTree) -> Finding? {
    let members = Set(tree.interface.texts(.implements, of: index).map(\.value))
    let missing = Self.methods.filter { !members.contains($0.0) }
    let hasList = members.contains("elements")
    guard missing.count < Self.methods.count || hasList else { return nil }
    switch tree.silences[index] {
    case .none: return asElement(index, in: tree)
    case .notElement: break
    default: return nil
    }
    guard !hasList, !tree.element(index).has(.elements) else { return nil }
    if missing.isEmpty { return withoutList(index, in: tree) }
    let names = missing.map { "`\($0.1)`" }.joined(separator: " and ")
    let isOne = missing.count == 1
    let message = "this container does not implement \(names), so VoiceOver cannot go through it"
    let help = "Implement \(isOne ? "it" : "them") as well, or assign `accessibilityElements`."
    if tree.element(index).marks.contains(.unknownType) || tree.element(index).mayChangeInCode {
      return review(
        message + " unless its superclass does", help: help, of: index, in: tree, at: .implements)
    }
    return violation(message, help: help, of: index, in: tree, at: .implements)
  }

  /// The finding about a container that is itself an element.
  private func asElement(_ index: Int, in tree: AccessibilityTree) -> Finding? {
    guard tree.has(.explicitElement, index), !tree.has(.parent, index) else { return nil }
    return violation(
      "this view hands out elements but is one itself, so VoiceOver says "
        + "“\(tree.utterance(of: index) ?? "")” and never asks for them",
      help: "Do not make it an element, or do not implement the methods of a container.", of: index,
      in: tree, at: .implements)
  }

  private func withoutList(_ index: Int, in tree: AccessibilityTree) -> Finding? {
    guard let severity = Severity(rawValue: options.listAccessor) else { return nil }
    return violation(
      "this container implements the three methods but not `accessibilityElements`",
      help: "Offer the same elements as `accessibilityElements`; the methods are then superfluous.",
      of: index, in: tree, at: .implements, severity: severity)
  }
}
