/// Finds controls that are too small to hit.
struct TouchTargetTooSmall: Rule {
  static let info = RuleInfo(
    id: "touch-target-too-small",
    title: "Touch targets measure at least 44 by 44 points",
    category: .actions,
    severity: .warning,
    criteria: [.wcag("2.5.5"), .wcag("2.5.8")],
    restsOn: [.type],
    why: """
      People with tremor, limited reach or large fingers miss small targets and hit their \
      neighbours. VoiceOver users meet the size as well, when they explore by touch.
      """,
    how: """
      Enlarge the frame, or the area that takes the touch: `hitInsets` here, `point(inside:with:)` \
      or a larger accessibility frame in code. The picture may stay small.
      """,
    uiKit: #"""
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -8, dy: -8).contains(point)
      }
      """#,
    swiftUI: #"""
      Button(action: close) {
        Image(systemName: "xmark").frame(minWidth: 44, minHeight: 44)
      }
      """#,
    traps: [
      "Controls whose size the system fixes: sliders, switches, steppers, text fields.",
      "Bar items, keys, links inside a text, and links of a web view, which stand in its texts.",
      "A target at the edge of the screen needs only 32 points.",
      "A target below 24 points that stands alone is a warning, not an error.",
      "Frames that the layout replaces at run time: a person has to look.",
      "Screens of televisions, watches and Macs.",
    ],
    examples: [
      .fails(
        """
        screen: Player
        size: [390, 844]
        children:
          - {type: button, text: Play, ⟪frame: [100, 100, 30, 30]⟫}
          - {type: button, text: Mute, ⟪frame: [200, 100, 20, 20]⟫}
          - {type: button, text: Skip, ⟪frame: [221, 100, 20, 20]⟫}
        """, "30 points are a warning; 20 points with a neighbour at hand are errors."),
      .passes(
        """
        screen: Player
        size: [390, 844]
        children:
          - {type: button, text: Play, frame: [100, 100, 44, 44]}
          - {type: button, text: Mute, frame: [200, 100, 20, 20], hitInsets: [12, 12, 12, 12]}
          - type: button
            text: Next
            frame: [240, 100, 20, 20]
            accessibilityFrame: [228, 88, 44, 44]
          - {type: slider, label: Volume, frame: [16, 200, 300, 31]}
          - {type: button, text: Menu, frame: [0, 300, 36, 44]}
          - {type: text, text: Song, frame: [16, 400, 100, 20]}
          - {type: button, text: Somewhere}
        """, "Enlarged hit areas, a native slider, a target at the edge, a text, an unknown size."),
      .passes(
        """
        screen: Player
        children:
          - type: cell
            onTap: play
            traits: button
            frame: [0, 0, 390, 60]
            children:
              - {type: text, text: Song, frame: [16, 10, 100, 20]}
              - {type: button, text: Play, onTap: play, frame: [300, 20, 20, 20]}
        """, "The row around the button does the same."),
      .fails(
        """
        screen: Player
        children:
          - {type: button, text: Play, ⟪frame: [100, 100, 50, 50]⟫}
        """, options: ["min": .number(60)]),
      .passes(
        """
        screen: Player
        children:
          - {type: button, text: Play, frame: [100, 100, 30, 30]}
          - {type: link, text: Terms, frame: [100, 200, 60, 20]}
        """,
        options: [
          "min": .number(24), "wcagMin": .number(20), "exemptTypes": .texts(["link"]),
        ]),
    ])

  let options: Options

  struct Options: RuleOptions {
    var min = 44.0
    var wcagMin = 24.0
    var exemptTypes = [
      "slider", "switch", "stepper", "pageControl", "segmentedControl", "segment", "datePicker",
      "picker", "textField", "secureField", "searchField", "textView", "key", "barButton",
      "backButton", "tab",
    ]

    static let fields: [OptionField<Options>] = [
      .number("min", \.min, 1...200, "the advised least side of a target, in pt"),
      .number("wcagMin", \.wcagMin, 1...200, "the least side that WCAG 2.5.8 asks for, in pt"),
      .texts("exemptTypes", \.exemptTypes, "types whose size is not the author's"),
    ]
  }

  /// The points by which a side may fall short of the limit before it counts.
  private static let tolerance = 0.5
  /// The least size of a target at the edge of the screen, in points.
  private static let edgeMinimum = 32.0

  func findings(in tree: AccessibilityTree) -> [Finding] {
    var neighbours = Neighbours(tree)
    var findings: [Finding] = []
    for index in tree.nodes([.exposed, .interactive]) where isPointerTarget(index, in: tree) {
      if let finding = finding(at: index, in: tree, &neighbours) { findings.append(finding) }
    }
    return findings
  }

  private func finding(
    at index: Int, in tree: AccessibilityTree, _ neighbours: inout Neighbours
  ) -> Finding? {
    let element = tree.element(index)
    let target = TouchTarget.area(of: index, in: tree, at: element.frame)
    guard target.shortSide < options.min - Self.tolerance, target.width > 0, target.height > 0,
      applies(to: index, in: tree)
    else { return nil }
    if touchesEdge(index, in: tree), target.shortSide >= Self.edgeMinimum - Self.tolerance {
      return nil
    }
    // Of what is smaller than a point, `zero-size-element` speaks.
    guard target.shortSide >= 1 else { return nil }
    let noun = Wording.noun(element.kind)
    let least = Points.text(options.min)
    let help = "Enlarge its frame or its hit area to \(least) × \(least) pt."
    guard tree.has(.sized, index) || !element.has(.frame) else {
      guard target.shortSide < options.wcagMin - Self.tolerance else { return nil }
      return review(
        "this \(noun) measures \(Points.size(target)) at design time, less than "
          + "\(Points.text(options.wcagMin)) pt",
        help: "Check its size at run time. " + help, of: index, in: tree, at: .frame)
    }
    let isTiny = target.shortSide < options.wcagMin - Self.tolerance
    if isTiny, neighbours.crowd(index, tree.screenFrames[index], radius: options.wcagMin / 2) {
      return violation(
        "this \(noun) measures \(Points.size(target)), less than the "
          + "\(Points.text(options.wcagMin)) pt of WCAG 2.5.8, and has a neighbour at hand",
        help: help, of: index, in: tree, at: .frame, severity: .error)
    }
    return violation(
      "this \(noun) measures \(Points.size(target)), less than \(least) × \(least) pt",
      help: help, of: index, in: tree, at: element.has(.frame) ? .frame : .accessibilityFrame)
  }

  private func applies(to index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    let idiom = tree.screen(of: index).idiom
    guard idiom == .phone || idiom == .pad, !tree.screen(of: index).isLaunchScreen,
      !options.exemptTypes.contains(element.kind.rawValue)
    else { return false }
    var parent = Int(element.parent)
    while parent >= 0 {
      switch tree.element(parent).kind {
      case .navigationBar, .toolbar, .tabBar, .keyboard: return false
      case .text where element.kind == .link, .web where element.kind == .link: return false
      default: break
      }
      parent = Int(tree.element(parent).parent)
    }
    return !sharesAction(index, in: tree)
  }

  /// Whether an exposed element around it, large enough itself, does the same.
  private func sharesAction(_ index: Int, in tree: AccessibilityTree) -> Bool {
    guard let action = tree.interface.text(.onTap, of: index),
      let stop = tree.stop(around: index), tree.has(.sized, stop)
    else { return false }
    return tree.interface.text(.onTap, of: stop) == action
      && tree.element(stop).frame.shortSide >= options.min - Self.tolerance
  }

  /// Whether a finger is meant to hit it, and its size is given.
  private func isPointerTarget(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    return (element.has(.frame) || element.has(.accessibilityFrame))
      && TouchTarget.isOne(index, in: tree)
  }

  private func touchesEdge(_ index: Int, in tree: AccessibilityTree) -> Bool {
    guard let size = tree.screen(of: index).size, tree.has(.placed, index) else { return false }
    let frame = tree.screenFrames[index]
    return frame.x <= 0 || frame.y <= 0 || frame.maxX >= size.width || frame.maxY >= size.height
  }
}

/// Finds targets that stand so close together that a finger can take one for the other.
struct Neighbours {
  /// The targets of one screen.
  private struct Targets {
    let indices: [Int]
    let frames: RectIndex
  }

  /// The most targets around one that are looked at.
  private static let maximumNeighbours = 64

  private let tree: AccessibilityTree
  /// The targets of the screens asked for so far.
  private var targets: [Int32: Targets] = [:]

  init(_ tree: AccessibilityTree) {
    self.tree = tree
  }

  /// Whether a circle around a target's centre meets another target, or a small target's circle.
  mutating func crowd(_ index: Int, _ frame: Rect, radius: Double) -> Bool {
    guard tree.has(.placed, index) else { return false }
    let all = targets(onScreenOf: index)
    let center = frame.center
    let middle = Rect(x: center.x, y: center.y, width: 0, height: 0)
    let indices = all.indices
    let isCrowded = all.frames.contains(
      within: 2 * radius, of: middle, limit: Self.maximumNeighbours
    ) { place in
      let other = indices[place]
      return other != index && Self.meets(tree.screenFrames[other], center, radius)
        && !isRelated(other, index)
    }
    targets[tree.element(index).screen] = all
    return isCrowded
  }

  private static func meets(_ frame: Rect, _ center: Point, _ radius: Double) -> Bool {
    if frame.distance(to: center) < radius { return true }
    guard frame.shortSide < 2 * radius else { return false }
    let across = frame.center.x - center.x
    let down = frame.center.y - center.y
    return across * across + down * down < 4 * radius * radius
  }

  private func isRelated(_ a: Int, _ b: Int) -> Bool { tree.isInside(a, b) || tree.isInside(b, a) }

  private mutating func targets(onScreenOf index: Int) -> Targets {
    let screen = tree.element(index).screen
    if let known = targets[screen] { return known }
    let root = tree.screen(of: index).root
    let indices = (root..<Int(tree.element(root).next)).filter {
      tree.has([.exposed, .interactive, .placed], $0)
    }
    return Targets(
      indices: indices, frames: RectIndex(indices.map { tree.screenFrames[$0] }))
  }
}
