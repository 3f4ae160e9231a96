import ScreenModel

/// Finds controls that are too small to hit.
struct TouchTargetTooSmall: Rule {
  static let info = RuleInfo(
    id: "touch-target-too-small",
    title: "Touch targets are large enough to hit",
    category: .actions,
    severity: .warning,
    criteria: [.wcag("2.5.8"), .wcag("2.5.5")],
    restsOn: [.type],
    why: """
      People with tremor, limited reach or large fingers miss small targets and hit their \
      neighbours. VoiceOver users meet the size as well, when they explore by touch. Below 24 \
      points a target fails WCAG 2.5.8 (AA); from there to 44 points it falls short of Apple's \
      guidance and of WCAG 2.5.5 (AAA), which is a note, one for all controls of a kind.
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
      "A target below 24 points inside a row or another control that reacts is a warning, not an "
        + "error.",
      "A row or control around it that does the same is the target.",
      "Frames that the layout replaces at run time: a person has to look.",
      "Screens of televisions, watches and Macs.",
      UnarrangedStops.exception,
      CutFrame.exception,
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
        """, "30 points are a note; 20 points are errors."),
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
    var kinds: [SmallKind: [Int]] = [:]
    var order: [SmallKind] = []
    for index in tree.nodes([.exposed, .interactive]) where isPointerTarget(index, in: tree) {
      switch verdict(on: index, in: tree, &neighbours) {
      case .fine: break
      case .finding(let finding): findings.append(finding)
      case .small(let target):
        let kind = SmallKind(
          screen: tree.element(index).screen, kind: tree.element(index).kind,
          side: target.shortSide.rounded(), isFlat: target.height <= target.width)
        if kinds[kind] == nil { order.append(kind) }
        kinds[kind, default: []].append(index)
      }
    }
    findings += order.compactMap { kind in kinds[kind].map { note(on: $0, in: tree) } }
    return findings + framed(in: tree)
  }

  /// Controls of a screen that fall short in the same way.
  private struct SmallKind: Hashable {
    let screen: Int32
    let kind: ElementKind
    let side: Double
    let isFlat: Bool
  }

  private enum Verdict {
    case fine
    case finding(Finding)
    /// A target that is smaller than advised, and no smaller than WCAG asks for.
    case small(Rect)
  }

  /// The controls whose source gives them a frame that is too small.
  private func framed(in tree: AccessibilityTree) -> [Finding] {
    guard tree.interface.screens.contains(where: { $0.has(.composition) }) else { return [] }
    let small = tree.nodes([.exposed, .interactive]).filter {
      tree.element($0).marks.contains(.framedSmall) && TouchTarget.isOne($0, in: tree)
    }
    return small.map { index in
      let (least, advised) = (Points.text(options.wcagMin), Points.text(options.min))
      return violation(
        "this \(Wording.noun(tree.element(index).kind)) is given a frame of less than "
          + "\(least) × \(least) pt, and nothing around it reacts",
        help: "Give what reacts a frame of \(advised) × \(advised) pt, or more padding inside.",
        of: index, in: tree
      ).touching(.wcag("2.5.8"))
    }
  }

  /// One note on all controls of a kind that fall short in the same way.
  private func note(on indices: [Int], in tree: AccessibilityTree) -> Finding {
    let first = indices[0]
    let element = tree.element(first)
    let target = TouchTarget.area(of: first, in: tree, at: element.frame)
    let noun = Wording.noun(element.kind)
    let least = Points.text(options.min)
    let side = Points.text(target.shortSide)
    let dimension = target.height <= target.width ? "high" : "wide"
    let message =
      indices.count == 1
      ? "this \(noun) measures \(Points.size(target)), less than \(least) × \(least) pt"
      : "\(indices.count) \(noun)s are \(side) pt \(dimension), less than \(least) pt"
    return violation(
      message, help: "Enlarge the frame or the hit area to \(least) × \(least) pt.", of: first,
      in: tree, at: element.has(.frame) ? .frame : .accessibilityFrame, severity: .note
    ).touching(.wcag("2.5.5"))
  }

  private func verdict(
    on index: Int, in tree: AccessibilityTree, _ neighbours: inout Neighbours
  ) -> Verdict {
    let element = tree.element(index)
    let target = TouchTarget.area(of: index, in: tree, at: element.frame)
    guard target.shortSide < options.min - Self.tolerance, target.width > 0, target.height > 0,
      applies(to: index, in: tree)
    else { return .fine }
    if touchesEdge(index, in: tree), target.shortSide >= Self.edgeMinimum - Self.tolerance {
      return .fine
    }
    // Of what is smaller than a point, `zero-size-element` speaks.
    guard target.shortSide >= 1, !CutFrame.cutsShortSide(of: index, area: target, in: tree) else {
      return .fine
    }
    let noun = Wording.noun(element.kind)
    let least = Points.text(options.min)
    let help = "Enlarge its frame or its hit area to \(least) × \(least) pt."
    guard tree.has(.sized, index) || !element.has(.frame) else {
      guard target.shortSide < options.wcagMin - Self.tolerance else { return .fine }
      return .finding(
        review(
          "this \(noun) measures \(Points.size(target)) at design time, less than "
            + "\(Points.text(options.wcagMin)) pt",
          help: "Check its size at run time. " + help, of: index, in: tree, at: .frame
        ).touching(.wcag("2.5.8")))
    }
    guard target.shortSide < options.wcagMin - Self.tolerance else { return .small(target) }
    let isCrowded = neighbours.crowd(index, tree.screenFrames[index], radius: options.wcagMin / 2)
    return .finding(
      violation(
        "this \(noun) measures \(Points.size(target)), less than the "
          + "\(Points.text(options.wcagMin)) pt of WCAG 2.5.8"
          + (isCrowded ? ", and has a neighbour at hand" : ""),
        help: help, of: index, in: tree, at: element.has(.frame) ? .frame : .accessibilityFrame,
        severity: standsAlone(index, in: tree) ? .error : .warning
      ).touching(.wcag("2.5.8")))
  }

  /// Whether no row or control around it reacts too.
  private func standsAlone(_ index: Int, in tree: AccessibilityTree) -> Bool {
    var parent = Int(tree.element(index).parent)
    while parent >= 0 {
      if tree.element(parent).kind == .cell || tree.has(.tap, parent) { return false }
      parent = Int(tree.element(parent).parent)
    }
    return true
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
    return !sharesAction(index, in: tree) && !tree.shared(UnarrangedStops.self).holds(index)
  }

  /// Whether an element around it that is large enough itself does the same, whatever its type.
  private func sharesAction(_ index: Int, in tree: AccessibilityTree) -> Bool {
    guard let action = tree.interface.text(.onTap, of: index) else { return false }
    var parent = Int(tree.element(index).parent)
    while parent >= 0 {
      if tree.has(.sized, parent), tree.interface.text(.onTap, of: parent) == action,
        tree.element(parent).frame.shortSide >= options.min - Self.tolerance
      {
        return true
      }
      parent = Int(tree.element(parent).parent)
    }
    return false
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
