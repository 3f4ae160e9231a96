import ScreenModel

/// Finds views that draw their content by themselves and hand out no elements for it.
struct CustomDrawnContentSilent: Rule {
  static let info = RuleInfo(
    id: "custom-drawn-content-silent",
    title: "What a view draws by itself has elements that say it",
    category: .structure,
    severity: .error,
    criteria: [.wcag("1.1.1"), .wcag("4.1.2")],
    clauses: ["11.5.2.10"],
    restsOn: [.type, .label, .element, .elements, .implements, .draws, .frame],
    why: """
      VoiceOver knows views, not pixels. A text that `draw(_:)` puts on the screen, or a game that \
      Metal renders, does not exist for it: nothing is read, and nothing can be found by touch.
      """,
    how: """
      Make the view an element with a label and a value; or, where it shows several things, give \
      it an accessibility element for each of them.
      """,
    uiKit: #"""
      dial.isAccessibilityElement = true
      dial.accessibilityLabel = String(localized: "Time left")
      dial.accessibilityValue = spokenDuration(secondsLeft)
      """#,
    swiftUI: #"""
      Canvas { context, size in draw(context, size) }
        .accessibilityLabel("Time left").accessibilityValue(spokenDuration)
      """#,
    traps: [
      "What is decorative, hidden, or inside an element.",
      "Views that hand out elements, that hold some, or that another element stands in for.",
      "Drawn texts that are heard from something else.",
      "What takes taps and says nothing is the business of `gesture-only-interaction`.",
      "A drawing of unknown content, and a chart, which may speak by itself: a person has to look.",
      "A drawing behind what is in front of it, as large as all of it.",
    ],
    examples: [
      .fails(
        """
        screen: Timer
        children:
          - {type: canvas, ⟪draws: "24:10"⟫}
          - {type: button, text: Start}
        """, "The time is seen and never heard."),
      .passes(
        """
        screen: Timer
        children:
          - {type: canvas, draws: "24:10", element: true, label: Time left, value: 24 minutes}
          - {type: button, text: Start}
        """),
      .fails(
        """
        screen: Map
        children:
          - {⟪type: canvas⟫, gestures: pan}
          - {type: text, text: Drag the map}
        """, "Nobody knows that there is something to drag.", documented: false),
      .passes(
        """
        screen: Timer
        children:
          - {type: canvas, draws: rays, decorative: true}
          - {type: canvas, draws: "10", hidden: true}
          - {type: canvas, draws: "11", elements: [{label: Eleven}]}
          - {type: canvas, draws: "12", implements: [elements]}
          - type: canvas
            draws: "13"
            children:
              - {type: text, text: Thirteen}
          - {type: canvas, id: hand, draws: "14"}
          - {type: view, element: true, label: Fourteen, substituteFor: hand}
          - {type: canvas, draws: Rain}
          - {type: text, text: Rain until four}
          - {type: view, element: true, label: Wind, children: [{type: canvas, draws: SW}]}
          - {type: view, draws: true}
        """,
        "Decorative, hidden, with elements, replaced, heard elsewhere, inside an element; "
          + "and a plain view that may draw no more than a shadow.", documented: false),
      .passes(
        """
        screen: Timer
        size: [390, 844]
        children:
          - {type: canvas, frame: [0, 0, 390, 844]}
          - {type: text, text: Ten minutes, frame: [16, 100, 358, 40]}
        """, "A background.", documented: false),
      .needsReview(
        """
        screen: Steps
        children:
          - {⟪type: chart⟫}
          - {⟪type: view⟫, class: SKView}
          - {type: text, text: This week}
        """, "What a chart or a game shows is not in the file."),
      .passes(
        """
        screen: Steps
        children:
          - {type: chart}
          - {type: text, text: This week}
        """, options: ["types": .texts(["canvas"])], documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var types = ["canvas", "metal", "scene", "game", "chart"]

    static let fields: [OptionField<Options>] = [
      .texts("types", \.types, "what counts as drawn: canvas, metal, scene, game, chart")
    ]
  }

  /// The classes that render by themselves, by what they render.
  private static let classes = [
    "MTKView": "metal", "GLKView": "metal", "CAMetalLayer": "metal", "SCNView": "scene",
    "ARSCNView": "scene", "ARView": "scene", "RealityView": "scene", "SKView": "game",
    "ARSKView": "game", "SpriteView": "game", "Chart": "chart", "Canvas": "canvas",
  ]

  func findings(in tree: AccessibilityTree) -> [Finding] {
    var heard = HeardWords(tree)
    let substitutes = Substitutes(tree)
    var findings: [Finding] = []
    for index in 0..<tree.count
    where tree.silences[index] == .notElement && mayDraw(tree.element(index)) {
      if !substitutes.exist(for: index, in: tree),
        let finding = finding(at: index, in: tree, &heard)
      {
        findings.append(finding)
      }
    }
    return findings
  }

  /// Whether an element is of a kind that may draw by itself; a look at its bits alone.
  private func mayDraw(_ element: Element) -> Bool {
    switch element.kind {
    case .canvas, .chart: true
    case .view, .image, .group, .stack: element.has(.draws) || element.has(.class)
    default: element.has(.draws)
    }
  }

  private func finding(
    at index: Int, in tree: AccessibilityTree, _ heard: inout HeardWords
  ) -> Finding? {
    let text = drawnText(of: index, in: tree)
    guard text != nil || isDrawing(index, in: tree), !isDescribed(index, in: tree) else {
      return nil
    }
    let noun = Wording.noun(tree.element(index).kind)
    let help = "Make it an element with a label, or give it an element for each thing it shows."
    if let text {
      guard !heard.contain(text, onScreenOf: index) else { return nil }
      let message = "this \(noun) draws \(Quoted.text(text)), which VoiceOver never says"
      return finding(message, help, at: index, .draws, in: tree)
    }
    let gestures = tree.interface.gestures(of: index).filter(\.enabled)
    if gestures.isEmpty {
      guard !isBackground(index, in: tree) else { return nil }
      return review(
        "this \(noun) draws by itself, and VoiceOver knows nothing of what it shows",
        help: "Check what it shows. " + help, of: index, in: tree, severity: .warning)
    }
    guard !gestures.contains(where: \.isTapLike), !tree.has(.tap, index) else { return nil }
    let message =
      "this \(noun) draws by itself and takes gestures, but VoiceOver knows nothing of it"
    return finding(message, help, at: index, nil, in: tree)
  }

  private func finding(
    _ message: String, _ help: String, at index: Int, _ key: AttributeKey?,
    in tree: AccessibilityTree
  ) -> Finding {
    if tree.element(index).mayChangeInCode {
      return review(
        message + " unless code sees to it", help: help, of: index, in: tree, at: key)
    }
    return violation(message, help: help, of: index, in: tree, at: key)
  }

  /// The text that an element draws, where the file has it.
  private func drawnText(of index: Int, in tree: AccessibilityTree) -> String? {
    guard tree.element(index).has(.draws), let text = tree.interface.text(.draws, of: index),
      !["true", "false", "yes", "no", ""].contains(text.lowercased())
    else { return nil }
    return text
  }

  /// Whether an element is of one of the types that render by themselves.
  private func isDrawing(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    if element.kind == .chart { return options.types.contains("chart") }
    if element.has(.class), let name = tree.interface.text(.class, of: index),
      let type = Self.classes[name]
    {
      return options.types.contains(type)
    }
    return element.kind == .canvas && options.types.contains("canvas")
  }

  /// Whether somebody has seen to it that the content is heard, or needs not be.
  private func isDescribed(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    if element.flag(.element) == false && !element.has(.draws) { return true }
    if element.flag(.decorative) == true || element.has(.label) || element.has(.elements)
      || element.has(.implements) || tree.screen(of: index).isLaunchScreen
    {
      return true
    }
    return (index + 1..<max(index + 1, Int(element.next))).contains { tree.mayStop($0) }
  }

  /// Whether it covers nearly all that it lies in, and more is drawn above it.
  private func isBackground(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    let parent = tree.element(Int(element.parent))
    guard element.next < parent.next, element.has(.frame) else { return false }
    let around = parent.has(.frame) ? parent.frame : tree.screen(of: index).size
    guard let around, around.area > 0 else { return false }
    return element.frame.area >= 0.8 * around.area
  }
}
