import ScreenModel

/// Finds big pictures of which nobody has said whether they mean anything.
struct ImageDecisionMissing: Rule {
  static let info = RuleInfo(
    id: "image-decision-missing",
    title: "A picture is described or declared decorative",
    category: .labels,
    severity: .note,
    criteria: [.wcag("1.1.1")],
    restsOn: [.element, .label],
    why: """
      An image view is not an accessibility element unless somebody makes it one, so a photo that \
      matters is skipped just as a pattern is. The file does not say which of them this is.
      """,
    how: """
      Ask what would be missing without the picture. If something is, make it an element with a \
      label; if nothing is, say so.
      """,
    uiKit: #"""
      portrait.isAccessibilityElement = true
      portrait.accessibilityLabel = String(localized: "Portrait of Ana")
      """#,
    swiftUI: #"""
      Image("ana").accessibilityLabel("Portrait of Ana")
      Image(decorative: "pattern")
      """#,
    traps: [
      "Pictures with a label, declared decorative, or declared not to be an element.",
      "Pictures inside of a control or row that has words.",
      "Small pictures, separators, and icons beside a text.",
      "Backgrounds that fill what they lie in.",
      "Launch screens.",
      "Pictures of which the file does not tell the size.",
    ],
    examples: [
      .needsReview(
        """
        screen: Profile
        children:
          - {type: image, ⟪image: avatar.png⟫, frame: [16, 100, 96, 96]}
          - {type: image, image: avatar.png, frame: [16, 300, 96, 96]}
        """, "The same picture is reported once a screen."),
      .passes(
        """
        screen: Profile
        children:
          - {type: image, image: a.png, frame: [16, 100, 96, 96], element: true, label: Ana}
          - {type: image, image: b.png, frame: [16, 200, 96, 96], decorative: true}
          - {type: image, image: c.png, frame: [16, 300, 96, 96], element: false}
        """),
      .passes(
        """
        screen: Profile
        size: [390, 844]
        children:
          - {type: image, image: sky.png, frame: [0, 0, 390, 844]}
          - type: button
            label: Play
            frame: [0, 0, 200, 100]
            children:
              - {type: image, image: play.png, frame: [16, 0, 96, 96]}
          - type: cell
            frame: [0, 200, 390, 120]
            children:
              - {type: text, text: Milk, frame: [120, 0, 100, 30]}
              - {type: image, image: milk.png, frame: [16, 10, 96, 96]}
          - {type: text, text: Settings, frame: [80, 400, 200, 30]}
          - {type: image, image: gear.png, frame: [16, 400, 52, 52]}
          - {type: image, image: line.png, frame: [0, 500, 390, 1]}
          - {type: image, image: unknown.png}
        """,
        "A background, inside a control and a row, beside a text, a line; and of no known size.",
        documented: false),
      .needsReview(
        """
        screen: Profile
        children:
          - {type: slider, label: Zoom}
          - {type: image, ⟪image: dot.png⟫, frame: [16, 100, 20, 20]}
          - {type: image, ⟪image: dot.png⟫, frame: [16, 300, 20, 20]}
        """, options: ["minSide": .number(16), "reportOnceFor": .text("none")]),
    ])

  let options: Options

  struct Options: RuleOptions {
    var minSide = 48.0
    var reportOnceFor = "asset"

    static let fields: [OptionField<Options>] = [
      .number("minSide", \.minSide, 1...1000, "pictures with a shorter side are left alone, in pt"),
      .choice(
        "reportOnceFor", \.reportOnceFor, ["asset", "none"],
        "whether a picture that a screen shows several times is reported once"),
    ]
  }

  /// A picture on a screen.
  private struct Showing: Hashable {
    let screen: Int32
    let image: String
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    var seen: Set<Showing> = []
    return tree.nodes([.image]).compactMap { index in
      let element = tree.element(index)
      guard element.kind == .image, isUndecided(index, in: tree),
        isLargeEnough(element, in: tree),
        !isBackground(index, in: tree), !isBesideText(index, in: tree),
        !tree.screen(of: index).isLaunchScreen, tree.stop(around: index) == nil,
        !isInRow(index, in: tree), let image = tree.interface.text(.image, of: index)
      else { return nil }
      if options.reportOnceFor == "asset",
        !seen.insert(Showing(screen: element.screen, image: image)).inserted
      {
        return nil
      }
      return review(
        "the picture \(Quoted.text(image)) is neither described nor declared decorative, "
          + "so VoiceOver skips it",
        help: "Make it an element with a label if it matters, else declare it decorative.",
        of: index, in: tree, at: .image)
    }
  }

  /// Whether it is not a mere ornament by its size; formats without any layout leave that open.
  private func isLargeEnough(_ element: Element, in tree: AccessibilityTree) -> Bool {
    if element.has(.frame) { return element.frame.shortSide >= options.minSide }
    return tree.interface.screens[Int(element.screen)].unsaid.contains(.frame)
  }

  /// Whether VoiceOver skips a picture by default alone, and nobody says that it should.
  private func isUndecided(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    return tree.silences[index] == .notElement && element.flag(.element) == nil
      && !element.has(.label) && element.flag(.decorative) != true && !tree.has(.interactive, index)
  }

  /// Whether it covers nearly all that it lies in, and more is drawn above it.
  private func isBackground(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    let parent = tree.element(Int(element.parent))
    guard element.next < parent.next else { return false }
    let around = parent.has(.frame) ? parent.frame : tree.screen(of: index).size
    guard let around, around.width > 0, around.height > 0 else { return false }
    return element.frame.width * element.frame.height >= 0.8 * around.width * around.height
  }

  /// The longest short side of an icon, in points.
  private static let iconSide = 64.0

  /// Whether it is small enough for an icon and stands beside a text.
  private func isBesideText(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    guard element.frame.shortSide <= Self.iconSide else { return false }
    if let before = tree.interface.sibling(before: index), tree.element(before).kind == .text {
      return true
    }
    let next = Int(element.next)
    return next < tree.count && tree.element(next).parent == element.parent
      && tree.element(next).kind == .text
  }

  private func isInRow(_ index: Int, in tree: AccessibilityTree) -> Bool {
    var parent = Int(tree.element(index).parent)
    while parent >= 0 {
      if tree.element(parent).kind == .cell { return true }
      parent = Int(tree.element(parent).parent)
    }
    return false
  }
}
