import ScreenModel

/// Finds elements whose activation touches something else.
struct ActivationPointOutsideFrame: Rule {
  static let info = RuleInfo(
    id: "activation-point-outside-frame",
    title: "A double tap arrives at the element that VoiceOver reads",
    category: .actions,
    severity: .error,
    criteria: [.wcag("2.1.1"), .wcag("2.5.8")],
    restsOn: [.type, .activationPoint, .implements, .onTap],
    needs: .hitAreas,
    why: """
      To activate an element, VoiceOver touches its activation point, by default the middle of its \
      frame. If that lies elsewhere, or under another control, a double tap does nothing or \
      something else than was announced.
      """,
    how: """
      Leave the activation point to the system, or put it on a free part of the element, in screen \
      coordinates; or implement `accessibilityActivate()`.
      """,
    uiKit: #"""
      override var accessibilityActivationPoint: CGPoint {
        get { UIAccessibility.convertToScreenCoordinates(thumbFrame, in: self).center }
        set {}
      }
      """#,
    swiftUI: #"""
      Card().accessibilityActivationPoint(.init(x: 0.2, y: 0.5))
      """#,
    traps: [
      "Elements with an activation of their own, and those that are adjusted.",
      "Elements whose place on the screen is not known.",
      "A point on a part of the element, or on a control that VoiceOver skips: it is meant.",
      "A point on another control that VoiceOver stops at: a person has to look.",
      "A control over the middle that is not known to be opaque: a person has to look.",
      "Controls that do the same, and those of different bars or panels.",
      "Controls that lie on the same spot: see `duplicate-activation-area`; or share a part of "
        + "it: see `controls-overlap`.",
    ],
    examples: [
      .fails(
        """
        screen: Library
        children:
          - type: button
            text: Open
            frame: [16, 100, 120, 44]
            ⟪activationPoint: [0, 0]⟫
          - {⟪type: button⟫, text: Summer songs, onTap: open, frame: [16, 200, 300, 200]}
          - type: button
            label: Play
            image: play
            opaque: true
            onTap: play
            frame: [136, 270, 60, 60]
        """, "A point in the corner of the screen; and a double tap on the songs plays them."),
      .passes(
        """
        screen: Library
        children:
          - {type: button, text: Open, frame: [16, 100, 120, 44]}
          - type: button
            text: Summer songs
            onTap: open
            frame: [16, 200, 300, 200]
            activationPoint: [60, 220]
          - type: button
            label: Play
            image: play
            opaque: true
            onTap: play
            frame: [136, 270, 60, 60]
        """),
      .passes(
        """
        screen: Library
        children:
          - type: button
            text: Open
            implements: activate
            frame: [16, 100, 120, 44]
            activationPoint: [0, 0]
          - {type: button, text: Somewhere, activationPoint: [0, 0]}
          - {type: button, text: Wide, frame: [16, 600, 44, 44], activationPoint: [60.4, 620]}
          - type: view
            element: true
            label: Wi-Fi
            value: "on"
            traits: toggle
            frame: [16, 500, 200, 44]
            activationPoint: [320, 520]
          - {type: switch, element: false, frame: [300, 500, 51, 31]}
          - {type: slider, label: Volume, value: half, frame: [16, 200, 300, 44]}
          - {type: button, text: Mute, opaque: true, frame: [140, 200, 60, 44]}
          - type: button
            text: Songs
            onTap: open
            frame: [16, 300, 300, 100]
            accessibilityFrame: [16, 300, 300, 100]
          - {type: button, text: All, opaque: true, onTap: open, frame: [136, 320, 60, 60]}
        """,
        "An activation of its own, an unknown place, a hair's breadth, a switch that is meant, a "
          + "slider, two that do the same.", documented: false),
      .needsReview(
        """
        screen: Library
        children:
          - {type: button, text: Open, frame: [16, 100, 120, 44], ⟪activationPoint: [300, 120]⟫}
          - {type: button, text: Delete, frame: [280, 100, 100, 44]}
          - {⟪type: button⟫, text: Songs, onTap: open, frame: [16, 300, 300, 100]}
          - {type: button, label: Play, image: play, onTap: play, frame: [136, 320, 60, 60]}
        """, "The point lies on another button; the button over the middle may let touches through."
      ),
      .passes(
        """
        screen: Library
        children:
          - {type: button, text: Open, frame: [16, 100, 120, 44], activationPoint: [140, 120]}
        """, options: ["tolerance": .number(5)], documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var tolerance = 0.5

    static let fields: [OptionField<Options>] = [
      .number(
        "tolerance", \.tolerance, 0...50, "how far outside the point may lie, in points")
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    strayPoints(in: tree) + tree.shared(ControlPairs.self).all.compactMap { covered($0, in: tree) }
  }

  // MARK: Points outside

  private func strayPoints(in tree: AccessibilityTree) -> [Finding] {
    guard tree.uses(.activationPoint) else { return [] }
    var targets: TargetsAtPoints?
    return tree.nodes(.exposed).compactMap { index in
      guard tree.element(index).has(.activationPoint),
        case .point(let point)? = tree.interface.value(.activationPoint, of: index),
        let frame = frame(of: index, in: tree), frame.area > 0,
        !frame.contains(point, tolerance: options.tolerance), !implementsActivate(index, in: tree)
      else { return nil }
      let known = targets ?? TargetsAtPoints(tree)
      targets = known
      return stray(point, frame, at: index, known.all(at: point, besides: index), in: tree)
    }
  }

  private func stray(
    _ point: Point, _ frame: Rect, at index: Int, _ hit: [Int], in tree: AccessibilityTree
  ) -> Finding? {
    let noun = Wording.noun(tree.element(index).kind)
    let place = "(\(Points.text(point.x)), \(Points.text(point.y)))"
    let message = "a double tap on this \(noun) touches \(place), which lies outside it"
    guard hit.isEmpty else {
      guard let other = hit.first(where: { tree.has(.exposed, $0) }), hit.count < 2 else {
        return nil
      }
      return review(
        message + ", on “\(tree.utterance(of: other) ?? "")”",
        help: "Check that the other control is meant.", of: index, in: tree, at: .activationPoint,
        severity: .warning,
        notes: [Finding.Note(message: "is touched", range: tree.element(other).anchor)])
    }
    let isOrigin = point.x == 0 && point.y == 0
    return violation(
      message, help: "Remove the activation point, or give it in screen coordinates.", of: index,
      in: tree, at: .activationPoint,
      fixes: isOrigin ? [.remove(.activationPoint, of: index, .safe)] : [])
  }

  /// Where VoiceOver sees an element, and touches reach it.
  private func frame(of index: Int, in tree: AccessibilityTree) -> Rect? {
    if case .rect(let heard)? = tree.interface.value(.accessibilityFrame, of: index) {
      return tree.has(.placed, index) ? heard.union(tree.screenFrames[index]) : heard
    }
    guard tree.has(.placed, index) else { return nil }
    return TouchTarget.area(of: index, in: tree, at: tree.screenFrames[index])
  }

  // MARK: Middles covered

  private func covered(_ pair: ControlPairs.Pair, in tree: AccessibilityTree) -> Finding? {
    let (back, front) = (pair.back, pair.front)
    guard !pair.isScrolled, pair.isContained, !pair.areEqual(tolerance: 1),
      isTouchedInTheMiddle(back, in: tree),
      let middle = tree.readingFrame(of: back)?.center,
      pair.frontFrame.contains(middle, tolerance: -1), !doTheSame(back, front, in: tree)
    else { return nil }
    let noun = Wording.noun(tree.element(back).kind)
    let other = tree.utterance(of: front) ?? ""
    let help = "Set an activation point on a free part, implement activation, or move them apart."
    let notes = [Finding.Note(message: "in front", range: tree.element(front).anchor)]
    if pair.isOpaque, pair.isPinned {
      return violation(
        "a double tap on this \(noun) arrives at “\(other)”, which covers its middle", help: help,
        of: back, in: tree, notes: notes)
    }
    return review(
      "a double tap on this \(noun) may arrive at “\(other)”, which lies over its middle",
      help: help, of: back, in: tree, severity: .warning, notes: notes)
  }

  private func isTouchedInTheMiddle(_ index: Int, in tree: AccessibilityTree) -> Bool {
    !tree.traits[index].contains(.adjustable) && !tree.element(index).has(.activationPoint)
      && !implementsActivate(index, in: tree)
  }

  private func implementsActivate(_ index: Int, in tree: AccessibilityTree) -> Bool {
    tree.element(index).has(.implements)
      && tree.interface.texts(.implements, of: index).contains { $0.value == "activate" }
  }

  private func doTheSame(_ a: Int, _ b: Int, in tree: AccessibilityTree) -> Bool {
    guard let target = ControlTarget(of: a, in: tree) else { return false }
    return target == ControlTarget(of: b, in: tree)
  }
}

/// Looks up what takes the touch at a point of a screen, whether VoiceOver stops at it or not.
struct TargetsAtPoints {
  private let tree: AccessibilityTree
  private let targets: [Int]
  private let index: RectIndex

  /// The most targets that are looked at in one place.
  private static let maximum = 64

  init(_ tree: AccessibilityTree) {
    self.tree = tree
    targets = tree.nodes([.interactive, .placed]).filter { index in
      tree.screenFrames[index].area > 0 && tree.element(index).flag(.userInteraction) != false
    }
    index = RectIndex(targets.map { tree.screenFrames[$0] })
  }

  /// Elements that take touches at a point on the screen of an element, besides those around it.
  func all(at point: Point, besides element: Int) -> [Int] {
    index.positions(
      within: 0.01, of: Rect(x: point.x, y: point.y, width: 0, height: 0), limit: Self.maximum
    )
    .map { targets[$0] }
    .filter { target in
      target != element && tree.element(target).screen == tree.element(element).screen
        && !tree.isInside(element, target) && isShown(target)
    }
  }

  private func isShown(_ index: Int) -> Bool {
    switch tree.silences[index] {
    case .hidden, .transparent, .outsideModal, .zeroSize: false
    case .none, .elementsHidden, .insideElement, .notListed, .notElement: true
    }
  }
}
