import ScreenModel

/// Finds elements that something in front covers, and that VoiceOver visits all the same.
struct OverlappedNotHidden: Rule {
  static let info = RuleInfo(
    id: "overlapped-not-hidden",
    title: "What is covered is hidden from VoiceOver too",
    category: .visibility,
    severity: .error,
    criteria: [.wcag("1.3.2"), .wcag("2.4.3"), .wcag("4.1.2")],
    restsOn: [
      .opaque, .hidden, .elementsHidden, .modal, .alpha, .background, .userInteraction, .z,
    ],
    needs: [.hierarchy, .drawingOrder],
    why: """
      Being covered hides nothing from VoiceOver: it reads what lies under the drawer or the card, \
      in an order that nobody can see, and activates controls that a sighted user cannot reach.
      """,
    how: """
      While something covers a view, set `hidden` or `accessibilityElementsHidden` on it; or \
      give the view in front `accessibilityViewIsModal`.
      """,
    uiKit: #"""
      list.accessibilityElementsHidden = isDrawerOpen
      drawer.accessibilityViewIsModal = true
      """#,
    swiftUI: #"""
      List { rows }.accessibilityHidden(isDrawerOpen)
      Drawer().accessibilityAddTraits(.isModal)
      """#,
    traps: [
      "Covers that let something through: transparent, translucent, or not known to be opaque "
        + "(those need a person's look).",
      "A view behind its own text, and a control in front that stands in for what it covers.",
      "Bars and panels over part of a scroll view, whose content can be scrolled out.",
      "What is behind a dimming view or something modal: `background-reachable`, "
        + "`modal-missing-flag` or `modal-siblings-reachable` speaks for all of it.",
      "Covers that receive no touches, and keyboards.",
      "In Interface Builder files, views that an outlet leads to: code may hide them; and frames "
        + "that no constraints pin: a person has to look.",
      "Texts on one spot where one may leave room for the other: a person has to look.",
      UnarrangedStops.exception,
      "A screen that has a variant for VoiceOver: that one is judged, with or without the cover.",
    ],
    examples: [
      .fails(
        """
        screen: Inbox
        size: [390, 844]
        children:
          - ⟪type: list⟫
            frame: [0, 100, 300, 744]
            children:
              - {type: text, text: First mail, frame: [16, 10, 200, 40]}
              - {type: button, text: Reply, frame: [16, 60, 100, 44]}
          - type: drawer
            background: "#FFFFFF"
            frame: [0, 0, 320, 844]
            children:
              - {type: text, text: Folders, frame: [16, 60, 200, 40]}
        """, "The whole list is covered, and VoiceOver reads it after the drawer."),
      .passes(
        """
        screen: Inbox
        size: [390, 844]
        children:
          - type: list
            elementsHidden: true
            frame: [0, 100, 300, 744]
            children:
              - {type: text, text: First mail, frame: [16, 10, 200, 40]}
          - type: drawer
            background: "#FFFFFF"
            frame: [0, 0, 320, 844]
            children:
              - {type: text, text: Folders, frame: [16, 60, 200, 40]}
        """),
      .passes(
        """
        screen: Inbox
        children:
          - {type: button, text: Reply, frame: [16, 160, 100, 44]}
          - {type: view, frame: [0, 0, 390, 844]}
        """, "A view that shows nothing lies there for touches.", documented: false),
      .needsReview(
        """
        screen: Inbox
        children:
          - {⟪type: button⟫, text: Reply, frame: [16, 160, 100, 44]}
          - type: view
            frame: [0, 100, 320, 400]
            children:
              - {type: text, text: Attachments, frame: [16, 60, 200, 40]}
        """, "The file does not say whether the view in front is opaque."),
      .fails(
        """
        screen: Inbox
        children:
          - type: list
            frame: [0, 100, 390, 744]
            children:
              - {⟪type: text⟫, text: First mail, frame: [16, 10, 200, 40]}
              - {type: button, text: Reply, frame: [330, 60, 44, 44]}
          - {type: drawer, background: "#FFF", frame: [0, 0, 320, 844]}
        """, "A drawer as tall as the list: what lies under it cannot be scrolled out."),
      .fails(
        """
        screen: Inbox
        children:
          - {⟪type: button⟫, text: Reply, frame: [100, 160, 100, 44]}
          - {type: view, frame: [0, 100, 150, 200], background: "#FFF"}
          - {type: view, frame: [150, 100, 240, 200], background: "#FFF"}
        """, "Two views in front, each over one half.", documented: false),
      .passes(
        """
        screen: Inbox
        children:
          - {type: text, text: Unread, frame: [16, 100, 200, 40]}
          - {type: view, frame: [0, 0, 390, 844], background: "#00000080"}
          - {type: view, frame: [0, 0, 390, 844], opaque: false}
          - {type: text, text: Drafts, frame: [16, 300, 200, 40]}
          - {type: view, frame: [0, 290, 390, 60], userInteraction: false}
        """, "Translucent, transparent, and a highlight that takes no touches."),
      .passes(
        """
        screen: Inbox
        children:
          - type: scroll
            frame: [0, 0, 390, 844]
            children:
              - {type: text, text: Last line, frame: [16, 790, 200, 40]}
          - {type: view, frame: [0, 780, 390, 64], background: "#FFF"}
          - {type: view, z: -1, frame: [0, 0, 390, 844], background: "#EEE"}
        """, "A bar over part of a scroll view; a background that is drawn first."),
      .fails(
        """
        screen: Inbox
        children:
          - {⟪type: text⟫, text: You have no mail, frame: [16, 300, 160, 22]}
          - {type: text, text: You have no mail, frame: [17, 301, 160, 22]}
          - {⟪type: text⟫, text: Nothing found here, frame: [16, 400, 160, 22]}
          - {type: text, text: Loading your mail, frame: [16, 400, 160, 22]}
        """, "A text and its shadow, and two texts of which nobody can read either."),
      .needsReview(
        """
        screen: Inbox
        children:
          - {⟪type: text⟫, text: Size, frame: [16, 400, 358, 22]}
          - {type: text, text: 3 MB, frame: [16, 400, 358, 22]}
        """, "The second may be at the other end of the line.", documented: false),
      .fails(
        """
        screen: Inbox
        children:
          - {⟪type: text⟫, text: Nothing found here, frame: [16, 400, 160, 22]}
          - {⟪type: text⟫, text: Loading your mail, frame: [16, 402, 160, 22]}
          - {type: text, text: You are not online, frame: [16, 404, 160, 22]}
        """, "One finding for each text that something covers."),
      .passes(
        """
        screen: Inbox
        children:
          - {type: text, text: First mail of all, frame: [16, 400, 160, 22]}
          - {type: text, text: Second mail of all, frame: [16, 400.5, 160, 22]}
          - {type: text, text: Third mail of all, frame: [16, 400, 160, 22]}
          - {type: button, text: Reply, background: "#FFF", frame: [0, 500, 60, 44]}
          - {type: button, text: Send, background: "#FFF", frame: [0, 500, 60, 44]}
          - {type: button, text: Delete, background: "#FFF", frame: [0, 500, 60, 44]}
        """, "Rows that were never laid out.", documented: false),
      .passes(
        """
        screen: Inbox
        children:
          - {type: text, text: You have no mail, frame: [16, 300, 160, 22]}
          - {type: text, text: You have no mail, frame: [16, 320, 160, 22]}
          - {type: text, text: Loading your mail, frame: [16, 400, 160, 22]}
          - {type: text, text: Nothing found here, frame: [16, 418, 160, 22]}
          - {type: text, text: Unread, frame: [16, 500, 160, 22], elementsHidden: true}
          - {type: text, text: Unread, frame: [17, 501, 160, 22]}
        """, "Texts below each other, and a shadow that is hidden.", documented: false),
      .needsReview(
        """
        screen: Inbox
        children:
          - {⟪type: button⟫, text: Reply, frame: [0, 100, 100, 44]}
          - {type: view, frame: [0, 130, 320, 400], background: "#FFF"}
          - {⟪type: button⟫, text: Send, frame: [0, 600, 100, 44]}
          - {type: view, frame: [0, 608, 320, 200], background: "#FFF"}
        """, options: ["share": .number(0.95), "reviewShare": .number(0.3)], documented: false),
      .fails(
        """
        screen: Inbox
        children:
          - {⟪type: button⟫, text: Send, frame: [0, 600, 100, 44]}
          - {type: view, frame: [0, 608, 320, 200], background: "#FFF"}
        """, options: ["share": .number(0.8)], documented: false),
      .passes(
        """
        screens:
          - screen: Inbox
            children:
              - {type: button, text: Reply, frame: [16, 160, 100, 44]}
              - {type: drawer, background: "#FFF", frame: [0, 100, 320, 400]}
          - screen: Inbox
            variant: {voiceOver: true}
            children:
              - {type: button, text: Reply, frame: [16, 160, 100, 44]}
        """, "The drawer does not open while VoiceOver runs.", documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var share = UsualOverlaps.share
    var reviewShare = UsualOverlaps.reviewShare

    static let fields: [OptionField<Options>] = [
      .number("share", \.share, 0.5...1, "the covered share that counts as covered"),
      .number("reviewShare", \.reviewShare, 0.1...1, "the covered share that a person looks at"),
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.count > 2, tree.hasAny(.exposed) else { return [] }
    let isUsual =
      options.share == UsualOverlaps.share && options.reviewShare == UsualOverlaps.reviewShare
    let overlaps =
      isUsual
      ? tree.shared(UsualOverlaps.self).all
      : OverlapSearch(tree, share: options.share, reviewShare: options.reviewShare).overlaps()
    let texts = CoveredTexts(tree).all()
    guard !overlaps.isEmpty || !texts.isEmpty else { return [] }
    let background = tree.shared(ModalBackground.self)
    let isCovered = { (index: Int) in
      overlaps.contains { index == $0.index || tree.isInside(index, $0.index) }
    }
    let unarranged = tree.shared(UnarrangedStops.self)
    return overlaps.filter { !background.isBehind($0.index) && !unarranged.holds($0.index) }.map {
      finding($0, in: tree)
    }
      + texts.filter { !background.isBehind($0.back) && !isCovered($0.back) }.compactMap {
        finding($0, in: tree)
      }
  }

  /// The most covers that are named.
  private static let namedCovers = 3

  private func finding(_ overlap: OverlapSearch.Overlap, in tree: AccessibilityTree) -> Finding {
    let (index, coverage) = (overlap.index, overlap.coverage)
    let noun = Wording.noun(tree.element(index).kind)
    let heard = tree.utterance(of: index).map { "says “\($0)”" } ?? "reads what is in it"
    let file = tree.words(for: index)
    let help =
      "Hide it while it is covered: \(file.name(.hidden)), \(file.name(.elementsHidden)), or "
      + "\(file.name(.modal)) on what is in front."
    let notes = coverage.covers.prefix(Self.namedCovers).map { cover in
      Finding.Note(
        message: "the \(Wording.noun(tree.element(cover.index).kind)) in front",
        range: tree.element(cover.index).anchor)
    }
    let isPartial = coverage.share < options.share
    let part = " to \(Points.text((coverage.share * 100).rounded(.down))) percent"
    let message =
      "\(covers(coverage, in: tree)) this \(noun)\(part), and VoiceOver still \(heard)"
    let isPinned = coverage.covers.allSatisfy { tree.arePinned(index, $0.index) }
    guard isPartial || !coverage.isOpaque || !isPinned || isChangedInCode(overlap, in: tree) else {
      return violation(message, help: help, of: index, in: tree, notes: notes)
    }
    let doubt = coverage.isOpaque ? "" : ", if it is opaque"
    return review(
      message + doubt, help: help, of: index, in: tree, severity: .warning, notes: notes)
  }

  /// The elements in front, with their verb.
  private func covers(_ coverage: Coverage, in tree: AccessibilityTree) -> String {
    let nouns = coverage.covers.map { Wording.noun(tree.element($0.index).kind) }
    guard nouns.count > 1 else {
      let noun = nouns.first ?? "view"
      return "\(Wording.article(noun)) \(noun) in front covers"
    }
    return "several views in front together cover"
  }

  private func isChangedInCode(
    _ overlap: OverlapSearch.Overlap, in tree: AccessibilityTree
  ) -> Bool {
    tree.element(overlap.index).mayChangeInCode
      || overlap.coverage.covers.contains { tree.element($0.index).mayChangeInCode }
  }
}
