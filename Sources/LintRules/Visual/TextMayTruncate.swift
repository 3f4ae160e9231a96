import ScreenModel

/// Finds texts that are cut off where the user makes them larger.
struct TextMayTruncate: Rule {
  static let info = RuleInfo(
    id: "text-may-truncate",
    title: "Text has room to grow",
    category: .visual,
    severity: .warning,
    criteria: [.wcag("1.4.4"), .wcag("1.4.12")],
    restsOn: [.type],
    why: """
      Text that grows needs more lines and a taller box. A label of one line, or in a box of a \
      fixed size, shows "Your order has be…" to exactly those who asked for larger text.
      """,
    how: """
      Let the text wrap, and let it make its box as tall as it needs: no line limit, and least \
      heights in place of fixed ones.
      """,
    uiKit: #"""
      label.numberOfLines = 0
      box.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
      """#,
    swiftUI: #"""
      Text(status).fixedSize(horizontal: false, vertical: true)
      """#,
    traps: [
      "Texts of which the file does not say that they grow; their fixed fonts are another finding.",
      "Short texts, numbers, and texts in bars.",
      "Texts that fit at twice their size, as far as the width is known.",
      "Text that gets smaller to fit is only worth a note.",
      "What scrolls, such as text views.",
      "Labels that an outlet leads to, whose text code sets; a box of theirs is for a person.",
    ],
    examples: [
      .fails(
        """
        screen: Order
        size: [390, 844]
        children:
          - type: text
            text: Your order has been sent and arrives on Monday
            font: body
            ⟪lines: 1⟫
          - {type: text, text: Arrives, font: body, frame: [16, 80, 200, 24], ⟪fixedHeight: true⟫}
        """, "One line is too little at twice the size, and so are 24 points."),
      .passes(
        """
        screen: Order
        size: [390, 844]
        children:
          - type: text
            text: Your order has been sent and arrives on Monday
            font: body
            lines: 0
          - {type: text, text: Arrives on Monday, font: body, lines: 1}
          - {type: text, text: Arrives, font: body, frame: [16, 80, 200, 24]}
          - {type: text, text: Sent, font: body, frame: [16, 90, 200, 48], fixedHeight: true}
        """),
      .fails(
        """
        screen: Order
        size: [390, 844]
        children:
          - {type: text, text: Delivery, font: body, frame: [16, 9, 70, 24], ⟪fixedWidth: true⟫,
             lines: 1}
          - {type: button, text: Cancel, font: body, frame: [16, 80, 99, 30], ⟪fixedHeight: true⟫}
          - type: text
            text: Your order has been sent and arrives on Monday
            font: body
            ⟪lines: 1⟫
            shrinksText: true
        """, "A fixed width; and a note each for a box that is half full and for a shrinking text.",
        documented: false),
      .passes(
        """
        screen: Order
        size: [390, 844]
        children:
          - {type: text, text: 4929 1234 5678 9012 4929 1234 5678 9012, meaning: code, font: body,
             lines: 1, label: Card}
          - type: navigationBar
            children:
              - {type: header, text: Your order has been sent and arrives on Monday, font: headline,
                 lines: 1}
          - type: text
            text: Your order was sent and arrives on Tuesday
            font: {size: 17, scaled: false}
            lines: 1
            disable: fixed-font-size
          - {type: textView, label: Note, text: Leave it at the door with the red bell, font: body,
             frame: [16, 300, 300, 30], fixedHeight: true, contentType: location}
        """, "A number, the title of a bar, a text that does not grow, and one that scrolls.",
        documented: false),
      .passes(
        """
        screen: Order
        size: [390, 844]
        children:
          - type: text
            text: Your order has been sent and arrives on Monday
            font: body
            lines: 1
          - {type: text, text: Arrives, font: body, frame: [16, 80, 200, 24], fixedHeight: true}
        """, options: ["minChars": .number(60), "scale": .number(1.1), "fill": .number(1)],
        documented: false),
      .needsReview(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch">
          <objects>
            <view id="v" customClass="OrderView">
              <subviews>
                <label text="Arrives" numberOfLines="0" id="l" \
        adjustsFontForContentSizeCategory="YES">
                  <rect key="frame" x="16" y="80" width="200" height="24"/>
                  <constraints>
                    ⟪<constraint firstAttribute="height" constant="24" id="c"/>⟫
                  </constraints>
                  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                </label>
              </subviews>
              <connections><outlet property="arrival" destination="l" id="o"/></connections>
            </view>
          </objects>
        </document>
        """, "Code may set another font.", documented: false, path: "Order.xib"),
      .needsReview(
        """
        struct OrderView: View {
          var body: some View {
            Text("Your order is on the way and will be there tomorrow morning")
              .⟪lineLimit(1⟫)
          }
        }
        """, "How wide the text may be is not known; no phone is wide enough.",
        path: Example.swiftUIPath),
      .passes(
        """
        struct OrderView: View {
          var body: some View {
            Text("Your order is on the way and will be there tomorrow morning").lineLimit(3)
            Text("Your order is on the way and will be there tomorrow morning")
            Text("Order 12").lineLimit(1)
            Text(order.title).lineLimit(1)
          }
        }
        """, path: Example.swiftUIPath),
    ])

  let options: Options

  struct Options: RuleOptions {
    var scale = 2.0
    var fill = 0.7
    var minChars = 20

    static let fields: [OptionField<Options>] = [
      .number("scale", \.scale, 1...5, "how many times its usual size a text has to fit in"),
      .number(
        "fill", \.fill, 0.1...1, "the share of a fixed side from which a text is worth a warning"),
      .count("minChars", \.minChars, 0...1000, "the letters above which a limit of lines counts"),
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    (tree.shared(StyledTexts.self).all + unstyled(in: tree)).compactMap {
      finding(at: $0, in: tree)
    }
  }

  /// The texts with a limit of lines for which composed views say no font, so that it is the body
  /// font.
  private func unstyled(in tree: AccessibilityTree) -> [StyledText] {
    guard tree.uses(.lines), tree.interface.anyScreen(has: .composition) else { return [] }
    return (0..<tree.count).compactMap { index in
      let element = tree.element(index)
      guard element.kind == .text, element.has(.lines), !element.has(.font),
        tree.screen(of: index).has(.composition), StyledText.isRead(index, in: tree)
      else { return nil }
      return StyledText(index: index, font: Font(style: "body", scaled: true))
    }
  }

  private func finding(at text: StyledText, in tree: AccessibilityTree) -> Finding? {
    let element = tree.element(text.index)
    guard mayBeCut(element), TextGrowth.of(text.font) == .follows,
      let points = TextSize.points(of: text.font), TextFit.sizes.contains(points),
      let words = tree.interface.text(.text, of: text.index), !text.isInBar(in: tree)
    else { return nil }
    let fit = TextFit(words, points: points)
    guard fit.hasLetters else { return nil }
    return tallBox(text, fit, in: tree) ?? wideBox(text, fit, in: tree)
      ?? limitedLines(text, fit, words, in: tree)
  }

  /// Whether something limits a text, and it does not scroll.
  private func mayBeCut(_ element: Element) -> Bool {
    guard element.kind != .textView, element.kind != .cell else { return false }
    return element.has(.lines) || element.flag(.fixedHeight) == true
      || element.flag(.fixedWidth) == true
  }

  private var percent: String { "\(Points.text((options.scale * 100).rounded())) percent" }

  // MARK: Boxes

  private func tallBox(_ text: StyledText, _ fit: TextFit, in tree: AccessibilityTree) -> Finding? {
    let element = tree.element(text.index)
    guard element.flag(.fixedHeight) == true, element.has(.frame), element.frame.height > 0 else {
      return nil
    }
    let lines = element.flag(.fixedWidth) == true ? fit.lines(in: element.frame.width, scale: 1) : 1
    let share = Double(lines) * fit.lineHeight / element.frame.height
    let needed = Points.text((Double(lines) * fit.lineHeight * options.scale).rounded(.up))
    return box(text, share: share, at: .fixedHeight, in: tree) {
      "at \(percent) it is about \(needed) pt tall, and its height is fixed to "
        + "\(Points.text(element.frame.height)) pt"
    }
  }

  private func wideBox(_ text: StyledText, _ fit: TextFit, in tree: AccessibilityTree) -> Finding? {
    let element = tree.element(text.index)
    guard element.flag(.fixedWidth) == true, element.has(.frame), element.frame.width > 0,
      element.kind == .button || tree.interface.number(.lines, of: text.index) == 1
    else { return nil }
    let share = fit.width / element.frame.width
    let needed = Points.text((fit.width * options.scale).rounded(.up))
    return box(text, share: share, at: .fixedWidth, in: tree) {
      "at \(percent) it is about \(needed) pt wide, and its width is fixed to "
        + "\(Points.text(element.frame.width)) pt"
    }
  }

  /// A finding about a text that takes a share of a fixed side at its usual size.
  private func box(
    _ text: StyledText, share: Double, at key: AttributeKey, in tree: AccessibilityTree,
    _ reason: () -> String
  ) -> Finding? {
    // What already overflows is not as large as it looks.
    guard share * options.scale > 1, share < 4 else { return nil }
    let element = tree.element(text.index)
    let isLight = share < options.fill || key == .fixedWidth && element.flag(.shrinksText) == true
    let message = "this \(Wording.noun(element.kind)) is cut off when it grows: \(reason())"
    let side = key == .fixedWidth ? "width" : "height"
    let help = "Give it a least \(side), or none, in place of a fixed one."
    let severity: Severity = isLight ? .note : .warning
    return element.mayChangeInCode
      ? review(message, help: help, of: text.index, in: tree, at: key, severity: severity)
      : violation(message, help: help, of: text.index, in: tree, at: key, severity: severity)
  }

  // MARK: Lines

  private func limitedLines(
    _ text: StyledText, _ fit: TextFit, _ words: String, in tree: AccessibilityTree
  ) -> Finding? {
    let element = tree.element(text.index)
    // Code sets the text of a label that an outlet leads to; this one only holds its place.
    guard !element.mayChangeInCode, element.kind != .button, words.count > options.minChars,
      let lines = tree.interface.number(.lines, of: text.index), lines >= 1,
      let width = width(for: text.index, in: tree)
    else { return nil }
    let needed = fit.lines(in: width, scale: options.scale)
    guard Double(needed) > lines else { return nil }
    let isLight = element.flag(.shrinksText) == true
    let room = lines == 1 ? "one line" : "\(Points.text(lines)) lines"
    let loss = isLight ? "gets smaller again instead of growing" : "loses its end when it grows"
    let message =
      "this \(Wording.noun(element.kind)) \(loss): at \(percent) it takes about \(needed) lines, "
      + "and it may have \(room)"
    let remedy = Wording.sentence(tree.words(for: text.index).set(.lines, to: .number(0)))
    let help = "\(remedy), and let the text make its box as tall as it needs."
    let severity: Severity = isLight ? .note : .warning
    // A part of a screen does not tell whether what is cut off is said or shown elsewhere.
    return tree.screen(of: text.index).has(.wholeScreens)
      ? violation(message, help: help, of: text.index, in: tree, at: .lines, severity: severity)
      : review(message, help: help, of: text.index, in: tree, at: .lines, severity: severity)
  }

  /// The width of most phones; the layout of a larger canvas has to fit there.
  private static let phoneWidth = 440.0
  /// How far up a fixed width is looked for.
  private static let reach = 12

  /// The widest that a text can be: the width that something around it is fixed to, or the
  /// screen's.
  private func width(for index: Int, in tree: AccessibilityTree) -> Double? {
    var place = index
    var steps = 0
    while place >= 0, steps < Self.reach {
      let element = tree.element(place)
      if element.kind == .scroll || element.kind == .grid { break }
      if element.flag(.fixedWidth) == true, element.has(.frame) { return element.frame.width }
      place = Int(element.parent)
      steps += 1
    }
    let screen = tree.screen(of: index)
    let isPhone = screen.idiom == .phone
    if screen.has(.canvasPlaces) { return isPhone ? Self.phoneWidth : nil }
    return screen.size?.width ?? (isPhone ? Self.phoneWidth : nil)
  }
}
