import ScreenModel

/// Finds screens that VoiceOver goes on reading behind a drawer, a menu or a dimming view.
struct BackgroundReachable: Rule {
  static let info = RuleInfo(
    id: "background-reachable",
    title: "What is behind a drawer or a dimming view is out of VoiceOver's reach",
    category: .visibility,
    severity: .warning,
    criteria: [.wcag("2.4.3")],
    restsOn: [.type, .modal, .elementsHidden, .hidden, .frame, .userInteraction],
    why: """
      A dimmed screen tells a sighted user that it has to wait. VoiceOver mixes what is in front \
      with what is behind, and nothing says which is which.
      """,
    how: """
      While it is open, make the view in front modal, or set `accessibilityElementsHidden` on what \
      is behind.
      """,
    uiKit: #"""
      content.accessibilityElementsHidden = isDrawerOpen
      """#,
    swiftUI: #"""
      Content().accessibilityHidden(isDrawerOpen)
      """#,
    traps: [
      "Sidebars and split views: nothing is dimmed, and nothing lies under the drawer.",
      "Popovers without a dimming view, and menus of the system.",
      "A modal view in front, and alerts, sheets and dialogs, which `modal-missing-flag` looks at.",
      "What an opaque drawer covers; `overlapped-not-hidden` says so.",
      "Tints: a view that receives no touches, or that has nothing but pictures behind it.",
      "A drawer that is parked beside the screen.",
      "A dimming view without controls in front, or without a known colour, and a menu that "
        + "dims nothing: a person has to look.",
    ],
    examples: [
      .fails(
        """
        screen: Mail
        size: [390, 844]
        children:
          - {type: button, text: Compose, frame: [16, 60, 120, 44]}
          - {type: view, background: "#00000066", frame: [0, 0, 390, 844]}
          - ⟪type: drawer⟫
            frame: [0, 0, 300, 844]
            children:
              - {type: button, text: Sent, frame: [16, 60, 200, 44]}
        """, "After \"Sent\" VoiceOver goes on with \"Compose, button.\""),
      .passes(
        """
        - screen: Mail
          size: [390, 844]
          children:
            - type: view
              elementsHidden: true
              children:
                - {type: button, text: Compose, frame: [16, 60, 120, 44]}
            - {type: view, background: "#00000066", frame: [0, 0, 390, 844]}
            - type: drawer
              frame: [0, 0, 300, 844]
              children:
                - {type: button, text: Sent, frame: [16, 60, 200, 44]}
        """),
      .fails(
        """
        screen: Mail
        children:
          - {type: button, text: Compose}
          - ⟪type: drawer⟫
            children:
              - {type: button, text: Sent}
        """, "An open drawer."),
      .needsReview(
        """
        screen: Mail
        children:
          - {type: button, text: Sort}
          - ⟪type: view⟫
            presents: menu
            children:
              - {type: button, text: By date}
        """, "A menu that dims nothing."),
      .needsReview(
        """
        screen: Mail
        idiom: pad
        children:
          - {type: button, text: Compose}
          - ⟪type: drawer⟫
            children:
              - {type: button, text: Sent}
        """, "On a tablet, a drawer may be a sidebar.", documented: false),
      .needsReview(
        """
        screen: Gallery
        children:
          - {type: text, text: Porto, frame: [16, 60, 300, 44]}
          - {⟪type: view⟫, background: "#00000066", frame: [0, 0, 390, 844]}
          - {type: text, text: Swipe to go on, frame: [16, 400, 300, 44]}
        """, "Nothing in front can be operated.", documented: false),
      .passes(
        """
        screen: Mail
        size: [1024, 768]
        idiom: pad
        children:
          - {type: text, text: First mail, frame: [320, 60, 300, 44]}
          - type: drawer
            frame: [0, 0, 320, 768]
            children:
              - {type: button, text: Sent, frame: [16, 60, 200, 44]}
          - type: popover
            frame: [700, 100, 200, 200]
            children:
              - {type: button, text: Move, frame: [16, 60, 100, 44]}
          - {type: drawer, frame: [1024, 0, 320, 768]}
        """, "A sidebar, a popover, and a drawer that is parked."),
      .passes(
        """
        - screen: Gallery
          size: [390, 844]
          children:
            - {type: image, label: Porto at night, element: true, frame: [0, 0, 390, 844]}
            - {type: view, background: "#00000066", frame: [0, 0, 390, 844]}
            - {type: button, text: Next, frame: [16, 700, 120, 44]}
        """, "A tinted photo.", documented: false),
      .passes(
        """
        screen: Gallery
        size: [390, 844]
        children:
          - {type: text, text: Porto, frame: [16, 60, 300, 44]}
          - {type: view, background: "#00000066", userInteraction: false, frame: [0, 0, 390, 844]}
          - {type: view, background: "#00000066", frame: [0, 0, 390, 400], z: -1}
          - {type: button, text: Next, frame: [16, 700, 120, 44]}
        """, "A tint without touches, and one over half the screen.", documented: false),
      .passes(
        """
        screen: Mail
        size: [390, 844]
        children:
          - {type: view, background: "#00000066", frame: [0, 0, 390, 844], z: -1}
          - {type: button, text: Compose, frame: [16, 60, 120, 44]}
          - {type: button, text: Search, frame: [16, 120, 120, 44], z: -2, hidden: true}
        """, "What dims is drawn first.", documented: false),
      .fails(
        """
        screen: Mail
        size: [390, 844]
        children:
          - {type: view, z: 3, frame: [0, 0, 300, 844], children: [{type: button, text: Sent}]}
          - {⟪type: view⟫, background: "#0000001A", frame: [0, 0, 390, 600], z: 2}
          - {type: button, text: Compose, frame: [16, 60, 120, 44]}
        """, options: ["dimMin": .number(0.1), "cover": .number(0.6)], documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var dimMin = ModalBackground.dimming
    var cover = ModalBackground.cover

    static let fields: [OptionField<Options>] = [
      .number("dimMin", \.dimMin, 0.01...0.97, "how dense a view is that dims, at least"),
      .number("cover", \.cover, 0.3...1, "the share of the screen that it dims, at least"),
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.hasAny(.exposed) else { return [] }
    let isUsual =
      options.dimMin == ModalBackground.dimming && options.cover == ModalBackground.cover
    let background =
      isUsual
      ? tree.shared(ModalBackground.self)
      : ModalBackground(tree, dimming: options.dimMin, cover: options.cover)
    var cover = DrawerCover(tree)
    return background.fronts.compactMap { front -> Finding? in
      guard front.kind == .drawer || front.kind == .dimmer else { return nil }
      let reachable = background.reachable(behind: front, withPictures: front.kind != .dimmer)
      guard !reachable.isEmpty, let isOpen = doubt(front, background, &cover, in: tree) else {
        return nil
      }
      return finding(front, reachable, isOpen: isOpen, in: tree)
    }
  }

  /// Whether a person has to look; nil where there is nothing to say.
  private func doubt(
    _ front: ModalFront, _ background: ModalBackground, _ cover: inout DrawerCover,
    in tree: AccessibilityTree
  ) -> Bool? {
    if tree.element(front.index).mayChangeInCode { return true }
    if let dimmer = front.dimmer {
      return !dimmer.isCertain || !background.isOperable(inFrontOf: dimmer)
    }
    if tree.has(.placed, front.index) {
      guard cover.overlapsOnly(front.index) else { return nil }
    } else if tree.screen(of: front.index).idiom != .phone {
      return true
    }
    return front.presentation == .menu
  }

  private func finding(
    _ front: ModalFront, _ reachable: [Int], isOpen: Bool, in tree: AccessibilityTree
  ) -> Finding {
    let noun = front.presentation?.noun ?? Wording.noun(tree.element(front.index).kind)
    let subject =
      front.kind == .dimmer ? "this \(noun) dims the screen" : "this \(noun) is in front"
    let message =
      "\(subject), and VoiceOver can still reach content behind it"
      + ReachedBehind.words(reachable, in: tree)
    let file = tree.words(for: front.index)
    let help =
      "While it is there, \(file.set(.modal, to: .flag(true))) on what is in front, or "
      + "\(file.set(.elementsHidden, to: .flag(true))) on what is behind."
    let notes = ReachedBehind.notes(reachable, front, in: tree)
    return isOpen
      ? review(message, help: help, of: front.index, in: tree, notes: notes)
      : violation(message, help: help, of: front.index, in: tree, notes: notes)
  }
}

/// How much a drawer that dims nothing lies over, as far as frames tell.
struct DrawerCover {
  /// The most elements that are compared with drawers.
  private static let maximumSteps = 500_000

  private let tree: AccessibilityTree
  private var steps = 0
  /// The layers of the screen; worked out for the first drawer that lies over something.
  private var layers: ScreenLayers?

  init(_ tree: AccessibilityTree) {
    self.tree = tree
  }

  /// Whether a drawer lies over something that VoiceOver visits, and covers nothing for the greater
  /// part; what is covered is the business of `overlapped-not-hidden`.
  mutating func overlapsOnly(_ drawer: Int) -> Bool {
    guard let covered = mostCovered(by: drawer) else { return false }
    if covered < 0.5 { return true }
    let layers = self.layers ?? tree.shared(ScreenLayers.self)
    self.layers = layers
    return Cover(drawer, in: tree, layers) == nil
  }

  /// The greatest share of anything that lies under a drawer; nil where nothing does.
  private mutating func mostCovered(by drawer: Int) -> Double? {
    let frame = tree.screenFrames[drawer]
    var most = 0.0
    for index in tree.screen(of: drawer).root..<drawer where tree.has([.exposed, .placed], index) {
      steps += 1
      guard steps < Self.maximumSteps else { return nil }
      let area = tree.screenFrames[index].area
      guard area > 0 else { continue }
      most = max(most, tree.screenFrames[index].intersection(frame).area / area)
      if most >= 0.5 { break }
    }
    return most > 0 ? most : nil
  }
}
