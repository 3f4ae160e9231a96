import ScreenModel

/// Finds controls that cover each other in part.
struct ControlsOverlap: Rule {
  static let info = RuleInfo(
    id: "controls-overlap",
    title: "Controls stand apart from one another",
    category: .actions,
    severity: .warning,
    criteria: [.wcag("2.5.8")],
    restsOn: [.type],
    needs: [.hierarchy, .drawingOrder],
    why: """
      In the shared part a finger means one control and hits the other. Whoever explores the \
      screen by touch hears the one in front, and finds less of the other than there is.
      """,
    how: "Move them apart, or make one smaller, so that each has its area to itself.",
    uiKit: #"""
      badge.leadingAnchor.constraint(equalTo: row.trailingAnchor).isActive = true
      """#,
    swiftUI: #"""
      HStack { Row(); Badge() }
      """#,
    traps: [
      "A control that lies wholly on or under another one.",
      "A control inside the other one, and controls that do the same.",
      "Invisible substitutes, and views that take no touches.",
      "What is hidden, nearly transparent, or shown only under a condition.",
      "Controls in different bars or panels.",
      "A control that floats over what scrolls is only advice.",
      "What something opaque covers by half or more: see `overlapped-not-hidden`.",
      "Controls that an outlet leads to.",
      UnarrangedStops.exception,
      "In Interface Builder files, frames that no constraints pin: a person has to look.",
    ],
    examples: [
      .fails(
        """
        screen: Inbox
        size: [390, 844]
        children:
          - {⟪type: button⟫, text: Mail from Ana, onTap: open, frame: [16, 100, 300, 44]}
          - {type: button, text: "3", label: 3 replies, onTap: show, frame: [290, 84, 44, 44]}
        """, "The badge covers a corner of the row, and sticks out of it."),
      .passes(
        """
        screen: Inbox
        size: [390, 844]
        children:
          - {type: button, text: Mail from Ana, onTap: open, frame: [16, 100, 300, 44]}
          - {type: button, text: "3", label: 3 replies, onTap: show, frame: [320, 100, 44, 44]}
        """),
      .passes(
        """
        screen: Inbox
        size: [390, 844]
        children:
          - {type: button, text: Mail from Ana, onTap: open, frame: [16, 100, 300, 88]}
          - {type: button, label: Flag, image: flag, onTap: flag, frame: [264, 108, 44, 44]}
          - {type: button, text: Write, onTap: write, frame: [16, 300, 100, 44]}
          - {type: button, label: Write, image: pen, onTap: write, frame: [90, 300, 60, 44]}
          - {type: button, text: Sort, onTap: sort, frame: [16, 400, 100, 44]}
          - {type: button, text: Search, onTap: search, frame: [110, 400, 100, 44]}
          - type: toolbar
            frame: [0, 430, 390, 44]
            children:
              - {type: barButton, text: Edit, frame: [0, 0, 80, 44]}
        """, "A flag on a card, two that do the same, a hair's breadth, and a bar.",
        documented: false),
      .fails(
        """
        screen: Inbox
        size: [390, 844]
        children:
          - type: list
            frame: [0, 0, 390, 844]
            children:
              - type: cell
                onTap: open
                traits: button
                frame: [0, 760, 330, 60]
                children:
                  - {type: text, text: Mail from Ana}
          - {⟪type: button⟫, text: Write, onTap: write, frame: [310, 740, 60, 60]}
        """, "A button floats over rows that can be scrolled; this is advice."),
      .fails(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
          <objects>
            <view id="v"><rect key="frame" x="0" y="0" width="390" height="200"/><subviews>
              ⟪<button⟫ translatesAutoresizingMaskIntoConstraints="NO" id="a">
                <rect key="frame" x="16" y="16" width="300" height="44"/>
                <constraints>
                  <constraint firstAttribute="width" constant="300" id="aw"/>
                  <constraint firstAttribute="height" constant="44" id="ah"/>
                </constraints>
                <state key="normal" title="Mail from Ana"/>
              </button>
              <button translatesAutoresizingMaskIntoConstraints="NO" id="b">
                <rect key="frame" x="290" y="4" width="44" height="44"/>
                <constraints>
                  <constraint firstAttribute="width" constant="44" id="bw"/>
                  <constraint firstAttribute="height" secondItem="b" secondAttribute="width"
                    id="bh"/>
                </constraints>
                <state key="normal" title="Replies"/>
              </button>
            </subviews><constraints>
              <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top"
                constant="16" id="at"/>
              <constraint firstItem="a" firstAttribute="leading" secondItem="v"
                secondAttribute="leading" constant="16" id="al"/>
              <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top"
                constant="4" id="bt"/>
              <constraint firstItem="b" firstAttribute="leading" secondItem="a"
                secondAttribute="trailing" constant="-26" id="bl"/>
            </constraints></view>
          </objects>
        </document>
        """, "Constraints pin both buttons.", documented: false, path: "Mail.xib"),
      .needsReview(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES">
          <objects>
            <view id="v"><rect key="frame" x="0" y="0" width="390" height="200"/><subviews>
              ⟪<button⟫ translatesAutoresizingMaskIntoConstraints="NO" id="a">
                <rect key="frame" x="16" y="16" width="300" height="44"/>
                <state key="normal" title="Mail from Ana"/>
              </button>
              <button translatesAutoresizingMaskIntoConstraints="NO" id="b">
                <rect key="frame" x="290" y="4" width="44" height="44"/>
                <state key="normal" title="Replies"/>
              </button>
            </subviews><constraints>
              <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top"
                constant="16" id="at"/>
            </constraints></view>
          </objects>
        </document>
        """, "Only the canvas shows where the buttons are.", documented: false, path: "Mail.xib"),
      .passes(
        """
        screen: Inbox
        children:
          - {type: button, text: Sort, onTap: sort, frame: [16, 400, 100, 44]}
          - {type: button, text: Search, onTap: search, frame: [80, 400, 100, 44]}
        """, options: ["minShare": .number(0.5)], documented: false),
      .passes(
        """
        screen: Inbox
        children:
          - {type: button, text: Sort, onTap: sort, frame: [16, 400, 100, 44]}
          - {type: button, text: Search, onTap: search, frame: [16, 400, 100, 44]}
          - {type: button, text: Write, onTap: write, frame: [16, 400, 100, 44]}
          - {type: button, text: Edit, onTap: edit, frame: [80, 400, 100, 44]}
        """, "Three buttons that were never laid out.", documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var minShare = 0.2

    static let fields: [OptionField<Options>] = [
      .number(
        "minShare", \.minShare, 0.01...1, "the shared part of the smaller control that is reported")
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    var groups: [Int: [ControlPairs.Pair]] = [:]
    var order: [Int] = []
    for pair in tree.shared(ControlPairs.self).all where isMeant(pair, in: tree) {
      // What floats is the cause of all that it covers.
      let owner = pair.isScrolled ? pair.front : pair.back
      if groups[owner] == nil { order.append(owner) }
      groups[owner, default: []].append(pair)
    }
    return order.compactMap { owner in
      groups[owner].flatMap { finding(of: owner, $0, in: tree) }
    }
  }

  private func isMeant(_ pair: ControlPairs.Pair, in tree: AccessibilityTree) -> Bool {
    guard pair.share >= options.minShare, !pair.isContained else { return false }
    let target = ControlTarget(of: pair.back, in: tree)
    return target == nil || target != ControlTarget(of: pair.front, in: tree)
  }

  private func finding(
    of owner: Int, _ pairs: [ControlPairs.Pair], in tree: AccessibilityTree
  ) -> Finding? {
    guard let first = pairs.first else { return nil }
    let other = first.back == owner ? first.front : first.back
    let shared = first.backFrame.intersection(first.frontFrame)
    let size = "\(Points.text(shared.width)) × \(Points.text(shared.height)) pt"
    let rest = pairs.count > 1 ? ", and \(pairs.count - 1) more overlap it" : ""
    let message =
      "\(Wording.element(owner, in: tree)) and \(Wording.element(other, in: tree)) overlap by "
      + "\(size): a touch there hits \(Wording.element(first.front, in: tree))\(rest)"
    let notes = pairs.prefix(20).map { pair in
      let other = pair.back == owner ? pair.front : pair.back
      return Finding.Note(message: "shares its area", range: tree.element(other).anchor)
    }
    let help = "Move them apart, or make one smaller."
    let severity: Severity = pairs.allSatisfy(\.isScrolled) ? .note : .warning
    return pairs.contains(where: \.isPinned)
      ? violation(message, help: help, of: owner, in: tree, severity: severity, notes: notes)
      : review(
        "on the canvas, " + message, help: help, of: owner, in: tree, severity: severity,
        notes: notes)
  }
}
