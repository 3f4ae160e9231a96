import ScreenModel

/// Finds boxes of a fixed height around texts that grow.
struct FixedSizeTextContainer: Rule {
  static let info = RuleInfo(
    id: "fixed-size-text-container",
    title: "Boxes grow with the text in them",
    category: .visual,
    severity: .note,
    criteria: [.wcag("1.4.4")],
    restsOn: [.type],
    why: """
      A row or card of a fixed height holds its texts at the usual size. When they grow, they run \
      into each other or out of the box, and who asked for larger text reads half a line.
      """,
    how: """
      Give the box a least height in place of a fixed one, tie its edges to the texts, or let what \
      is in it scroll.
      """,
    uiKit: #"""
      card.heightAnchor.constraint(greaterThanOrEqualToConstant: 60).isActive = true
      """#,
    swiftUI: #"""
      VStack { title; subtitle }.frame(minHeight: 60)
      """#,
    traps: [
      "Boxes that have room enough, and boxes that scroll.",
      "An icon and its caption, as in a tab, and bars.",
      "Texts of which the file does not say that they grow.",
      "Texts that are fixed themselves; `text-may-truncate` looks at them.",
      "Texts of which only a canvas tells that they stand one above another: a person has to look.",
    ],
    examples: [
      .fails(
        """
        screen: Orders
        children:
          - type: view
            frame: [16, 100, 358, 60]
            ⟪fixedHeight: true⟫
            children:
              - {type: text, text: Three books, font: body, frame: [12, 8, 300, 22]}
              - {type: text, text: Arrive on Monday, font: subheadline, frame: [12, 32, 300, 20]}
        """, "Twice 22 and twice 20 points do not go into 60."),
      .passes(
        """
        screen: Orders
        children:
          - type: view
            frame: [16, 100, 358, 60]
            children:
              - {type: text, text: Three books, font: body, frame: [12, 8, 300, 22]}
              - {type: text, text: Arrive on Monday, font: subheadline, frame: [12, 32, 300, 20]}
        """),
      .passes(
        """
        screen: Orders
        children:
          - type: view
            frame: [16, 100, 358, 60]
            fixedHeight: true
            children:
              - {type: text, text: Three books, font: body, frame: [12, 8, 150, 22]}
              - {type: text, text: Monday, font: subheadline, frame: [180, 8, 150, 22]}
          - type: scroll
            frame: [16, 200, 358, 30]
            fixedHeight: true
            children:
              - {type: text, text: Two pens, font: body}
          - type: view
            element: true
            label: Home
            traits: button
            onTap: home
            frame: [16, 300, 60, 44]
            fixedHeight: true
            children:
              - {type: image, image: house, decorative: true}
              - {type: text, text: Home, font: title1}
              - {type: text, text: Home, font: {size: 40, scaled: false}, hidden: true}
        """, "Side by side there is room; what scrolls; an icon and its caption.",
        documented: false),
      .fails(
        """
        screen: Orders
        children:
          - type: view
            frame: [16, 100, 358, 60]
            ⟪fixedHeight: true⟫
            children:
              - {type: text, text: Three books, font: body}
        """, options: ["scale": .number(3.1)]),
      .needsReview(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <objects>
            <view id="v">
              <rect key="frame" x="0" y="0" width="358" height="60"/>
              <subviews>
                <label text="Three books" numberOfLines="0" id="a" \
        adjustsFontForContentSizeCategory="YES" translatesAutoresizingMaskIntoConstraints="NO">
                  <rect key="frame" x="12" y="8" width="300" height="22"/>
                  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                </label>
                <label text="Arrive on Monday" numberOfLines="0" id="b" \
        adjustsFontForContentSizeCategory="YES" translatesAutoresizingMaskIntoConstraints="NO">
                  <rect key="frame" x="12" y="32" width="300" height="20"/>
                  <fontDescription key="fontDescription" style="UICTFontTextStyleSubhead"/>
                </label>
              </subviews>
              <constraints>
                ⟪<constraint firstAttribute="height" constant="60" id="c"/>⟫
              </constraints>
            </view>
          </objects>
        </document>
        """, "Only the canvas tells that one stands above the other.", documented: false,
        path: "Order.xib"),
    ])

  let options: Options

  struct Options: RuleOptions {
    var scale = 2.0

    static let fields: [OptionField<Options>] = [
      .number("scale", \.scale, 1...5, "how many times its usual size a text has to fit in")
    ]
  }

  /// How far up a box is looked for.
  private static let reach = 8

  func findings(in tree: AccessibilityTree) -> [Finding] {
    var texts: [Int: [StyledText]] = [:]
    var boxes: [Int] = []
    for text in tree.shared(StyledTexts.self).all {
      guard let box = box(around: text, in: tree) else { continue }
      if texts[box] == nil { boxes.append(box) }
      texts[box, default: []].append(text)
    }
    return boxes.sorted().compactMap { finding($0, texts[$0] ?? [], in: tree) }
  }

  /// The box of a fixed height that a text has to grow in; nil where it may go on growing.
  private func box(around text: StyledText, in tree: AccessibilityTree) -> Int? {
    let element = tree.element(text.index)
    guard TextGrowth.of(text.font) == .follows, element.flag(.fixedHeight) != true,
      element.kind != .textView
    else { return nil }
    var place = Int(element.parent)
    var steps = 0
    while place >= 0, steps < Self.reach {
      let around = tree.element(place)
      switch around.kind {
      case .scroll, .list, .grid, .textView, .navigationBar, .toolbar, .tabBar, .tab, .canvas,
        .screen:
        return nil
      default: break
      }
      if around.flag(.fixedHeight) == true { return around.has(.frame) ? place : nil }
      place = Int(around.parent)
      steps += 1
    }
    return nil
  }

  private func finding(
    _ box: Int, _ texts: [StyledText], in tree: AccessibilityTree
  ) -> Finding? {
    let height = tree.element(box).frame.height
    let heights = texts.compactMap { lineHeight(of: $0) }
    guard height > 0, let tallest = heights.max(), !isIconWithCaption(box, texts, in: tree) else {
      return nil
    }
    let isCertain = tallest * options.scale > height
    let rows = Rows(texts, in: tree, lineHeight: lineHeight)
    let needed = max(rows.height, tallest) * options.scale
    guard needed > height else { return nil }
    let element = tree.element(box)
    let subject = texts.count == 1 ? "text" : "\(texts.count) texts"
    let message =
      "the height of this \(Wording.noun(element.kind)) is fixed to \(Points.text(height)) pt, and "
      + "at \(Points.text((options.scale * 100).rounded())) percent the \(subject) in it "
      + "take\(texts.count == 1 ? "s" : "") about \(Points.text(needed.rounded(.up))) pt"
    let help = "Give it a least height, or none, in place of a fixed one."
    let notes = texts.prefix(1).map {
      Finding.Note(message: "the first text in it", range: $0.range(in: tree))
    }
    let isOpen = !isCertain && rows.isDrawn || element.mayChangeInCode
    return isOpen
      ? review(message, help: help, of: box, in: tree, at: .fixedHeight, notes: notes)
      : violation(message, help: help, of: box, in: tree, at: .fixedHeight, notes: notes)
  }

  /// The height of a line of a text at its usual size.
  private func lineHeight(of text: StyledText) -> Double? {
    TextSize.points(of: text.font).flatMap {
      TextFit.sizes.contains($0) ? TextFit("", points: $0).lineHeight : nil
    }
  }

  private func isIconWithCaption(
    _ box: Int, _ texts: [StyledText], in tree: AccessibilityTree
  ) -> Bool {
    guard texts.count == 1 else { return false }
    return tree.interface.children(of: box).prefix(8).contains { tree.element($0).kind == .image }
  }

  /// How texts stand one above another.
  private struct Rows {
    /// The heights of a line of each row, together.
    var height = 0.0
    /// Whether a canvas alone tells.
    var isDrawn = false

    init(
      _ texts: [StyledText], in tree: AccessibilityTree, lineHeight: (StyledText) -> Double?
    ) {
      var places: [(frame: Rect, line: Double)] = []
      for text in texts {
        guard let frame = tree.readingFrame(of: text.index),
          let line = lineHeight(text)
        else { continue }
        if !tree.has(.placed, text.index) { isDrawn = true }
        places.append((frame, line))
      }
      places.sort { $0.frame.y < $1.frame.y }
      var bottom = -Double.infinity
      var line = 0.0
      for place in places {
        if place.frame.y >= bottom - 1 {
          height += line
          line = 0
        }
        line = max(line, place.line)
        bottom = max(bottom, place.frame.maxY)
      }
      height += line
    }
  }
}
