import ScreenModel

/// Finds screens that can be held in one way only.
struct OrientationLocked: Rule {
  static let info = RuleInfo(
    id: "orientation-locked",
    title: "Screens work in portrait and in landscape",
    category: .visual,
    severity: .warning,
    criteria: [.wcag("1.3.4")],
    restsOn: [.orientations],
    why: """
      A phone or tablet may be mounted on a wheelchair or a bed, and cannot be turned. Others turn \
      it because landscape gives long lines of large text.
      """,
    how: """
      Support both orientations. Where one of them is the point of the screen, say why: \
      `essential`.
      """,
    uiKit: #"""
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
      """#,
    swiftUI: #"""
      // Info.plist: list both orientations in UISupportedInterfaceOrientations
      """#,
    traps: [
      "Screens with a reason: a piano, a cheque that is photographed.",
      "Screens of which the file does not say what they support.",
      "Screens of which another tree of the same name shows the other orientation.",
      "Televisions, watches and Macs, which nobody turns.",
    ],
    examples: [
      .fails(
        """
        screen: Timetable
        ⟪orientations: portrait⟫
        children:
          - {type: text, text: Ferry to Holm}
        """),
      .passes(
        """
        screen: Timetable
        orientations: [portrait, landscape]
        children:
          - {type: text, text: Ferry to Holm}
        """),
      .passes(
        """
        screen: Piano
        orientations: landscape
        essential: two octaves need the width
        children:
          - {type: button, text: C}
        """),
      .passes(
        """
        screens:
          - screen: Timetable
            orientations: portrait
            children: [{type: text, text: Ferry to Holm}]
          - screen: Timetable
            orientations: landscape
            children: [{type: text, text: Ferry to Holm}]
          - screen: Watch face
            idiom: watch
            orientations: portrait
            children: [{type: text, text: Ferry to Holm}]
          - screen: Tickets
            children: [{type: text, text: Ferry to Holm}]
        """, "Two trees for two orientations, a watch, and a screen that does not say.",
        documented: false),
    ])

  let options: NoOptions

  func findings(in tree: AccessibilityTree) -> [Finding] {
    let screens = tree.interface.screens
    guard screens.contains(where: { tree.element($0.root).has(.orientations) }) else { return [] }
    var supported: [String: Set<String>] = [:]
    for screen in screens {
      supported[screen.name ?? "", default: []].formUnion(orientations(of: screen, in: tree))
    }
    return screens.compactMap { screen in
      let own = orientations(of: screen, in: tree)
      guard own.count == 1, let only = own.first, supported[screen.name ?? ""]?.count == 1 else {
        return nil
      }
      return finding(screen, only, in: tree)
    }
  }

  /// The orientations that a screen supports, and the one that its tree shows.
  private func orientations(of screen: Screen, in tree: AccessibilityTree) -> Set<String> {
    guard tree.element(screen.root).has(.orientations) else { return [] }
    var names = Set(tree.interface.texts(.orientations, of: screen.root).map(\.value))
    if case .variant(let variant)? = tree.interface.value(.variant, of: screen.root),
      let shown = variant.orientation
    {
      names.insert(shown)
    }
    return names
  }

  private func finding(_ screen: Screen, _ only: String, in tree: AccessibilityTree) -> Finding? {
    let root = screen.root
    guard screen.idiom == .phone || screen.idiom == .pad,
      !hasReason(root, in: tree), isInUse(root, in: tree)
    else { return nil }
    let other = only == "portrait" ? "landscape" : "portrait"
    return violation(
      "this screen works in \(only) only, so who cannot turn the device cannot use it in \(other)",
      help: "Support \(other) as well, or say in `essential` why it cannot be.", of: root,
      in: tree, at: .orientations)
  }

  private func hasReason(_ root: Int, in tree: AccessibilityTree) -> Bool {
    tree.interface.text(.essential, of: root)?.contains { !$0.isWhitespace } == true
  }

  /// Whether there is anything on the screen for the user.
  private func isInUse(_ root: Int, in tree: AccessibilityTree) -> Bool {
    (root..<Int(tree.element(root).next)).contains { tree.mayStop($0) && $0 != root }
  }
}
