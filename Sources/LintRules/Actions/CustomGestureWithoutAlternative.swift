import ScreenModel

/// Finds swipes, pans, pinches and other gestures that nothing stands in for.
struct CustomGestureWithoutAlternative: Rule {
  static let info = RuleInfo(
    id: "custom-gesture-without-alternative",
    title: "What a swipe, pan or pinch does can be done without it",
    category: .actions,
    severity: .warning,
    criteria: [.wcag("2.5.1")],
    restsOn: [.type, .actions, .implements, .onTap, .traits, .element, .swipeActions],
    why: """
      VoiceOver keeps these gestures for itself: a swipe goes to the next element, and a pinch \
      does nothing. People with a switch, a head pointer or one finger cannot make them either.
      """,
    how: """
      Offer the same as custom actions, make the element adjustable, implement accessibility \
      scrolling; or put a control beside it, and say with `alternativeFor` what it stands in for.
      """,
    uiKit: #"""
      card.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: String(localized: "Archive")) { _ in archive() }
      ]
      """#,
    swiftUI: #"""
      Card().gesture(swipe).accessibilityAction(named: "Archive", archive)
      """#,
    traps: [
      "Disabled recognisers, and views that are hidden from VoiceOver.",
      "Scroll views, maps, web views, texts and controls that have such gestures of their own.",
      "Custom actions on the view, inside it or around it; adjustable elements; accessibility "
        + "scrolling.",
      "Another control that does the same or is declared as the alternative.",
      "Gestures that put something away where a control or the escape gesture does so too.",
      "A pan from the edge that goes back, panels that are dragged away, and rows whose swipe "
        + "buttons the file names: see `swipe-action-without-custom-action`.",
      "An element that allows direct interaction: a person has to look.",
      "Interface Builder files, where code may offer the alternative: a person has to look.",
    ],
    examples: [
      .fails(
        """
        screen: Inbox
        children:
          - type: view
            element: true
            label: Mail from Ana
            ⟪gestures: {type: swipe, action: archive}⟫
          - {type: image, element: true, label: Map of the trail, ⟪gestures: [pinch, rotate]⟫}
        """, "Nothing else archives the mail; the pinch, which takes two fingers, is an error."),
      .passes(
        """
        screen: Inbox
        children:
          - type: view
            element: true
            label: Mail from Ana
            actions: Archive
            gestures: {type: swipe, action: archive}
          - {type: image, element: true, label: Map of the trail, id: trail, gestures: pinch}
          - {type: button, text: Zoom in, alternativeFor: {id: trail, gesture: pinch}}
        """),
      .passes(
        """
        screen: Player
        children:
          - {type: scroll, gestures: pinch}
          - {type: map, gestures: [pinch, rotate]}
          - {type: view, gestures: [{type: pinch, enabled: false}, hover]}
          - {type: view, gestures: pan, elementsHidden: true}
          - type: view
            gestures: {type: pan, action: seek}
            children:
              - type: view
                element: true
                label: Position
                value: 2 minutes
                traits: adjustable
                implements: [increment, decrement]
          - {type: view, gestures: {type: swipe, touches: 2, action: skip}}
          - {type: button, text: Skip, onTap: skip}
        """, "Native gestures, a disabled one, a slider made by hand, a button that skips too."),
      .passes(
        """
        screen: Photo
        children:
          - {type: view, gestures: [edgePan, {type: edgePan, action: goBack}]}
          - {type: view, gestures: {type: pan, action: dismiss}}
          - {type: button, text: Close}
          - {type: drawer, frame: [0, 600, 390, 244], gestures: pan}
          - {type: view, gestures: swipe, implements: [scroll]}
          - {type: cell, gestures: swipe, swipeActions: Save, children: [{type: text, text: A}]}
        """, "Going back, putting away, and accessibility scrolling.", documented: false),
      .passes(
        """
        screen: Photo
        children:
          - {type: view, gestures: {type: swipe, action: dismiss}, implements: [escape]}
          - {type: text, text: Sunset}
        """, documented: false),
      .fails(
        """
        screen: Photo
        children:
          - {type: view, ⟪gestures: {type: swipe, action: dismiss}⟫}
          - {type: view, ⟪gestures: {type: tap, touches: 3, action: report}⟫}
          - {type: view, ⟪gestures: {type: edgePan, action: openMenu}⟫}
        """, documented: false),
      .needsReview(
        """
        screen: Letter
        children:
          - type: canvas
            element: true
            label: Signature
            hint: Draw with one finger
            traits: allowsDirectInteraction
            ⟪gestures: pan⟫
        """, "VoiceOver passes touches on here, but not everybody can draw."),
      .needsReview(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
          <objects>
            <view id="v"><subviews><view id="card"><connections>
              ⟪<outletCollection property="gestureRecognizers" destination="g" id="c"/>⟫
            </connections></view></subviews></view>
            <panGestureRecognizer id="g"/>
          </objects>
        </document>
        """, documented: false, path: "Card.xib"),
      .passes(
        """
        screen: Inbox
        children:
          - {type: view, element: true, label: Mail from Ana, gestures: swipe}
        """, options: ["kinds": .texts(["pinch", "multiFinger"])], documented: false),
      .fails(
        """
        struct MapView: View {
          var body: some View {
            Image("map")
              .accessibilityLabel("Map of Porto")
              .⟪gesture(MagnificationGesture()⟫)
          }
        }
        """, path: Example.swiftUIPath),
      .passes(
        """
        struct MapView: View {
          var body: some View {
            Image("map")
              .accessibilityLabel("Map of Porto")
              .gesture(MagnificationGesture())
              .accessibilityZoomAction { zoom($0) }
              .accessibilityAction(named: "Zoom in") { zoomIn() }
          }
        }
        """, path: Example.swiftUIPath),
    ])

  let options: Options

  struct Options: RuleOptions {
    var kinds = ["swipe", "pan", "pinch", "rotate", "edgePan", "multiFinger"]

    static let fields: [OptionField<Options>] = [
      .texts(
        "kinds", \.kinds,
        "the gestures that need an alternative: swipe, pan, pinch, rotate, edgePan, multiFinger")
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.hasAny(.gestures) else { return [] }
    let kinds = Set(options.kinds)
    var replacements: GestureReplacements?
    var found: [(index: Int, mark: [Gesture.Kind])] = []
    for index in tree.nodes(.gestures) where !isNative(index, in: tree) {
      let custom = tree.interface.gestures(of: index).filter { isMeant($0, kinds, index, in: tree) }
      guard !custom.isEmpty, tree.showsGestures(index) else { continue }
      var known = replacements ?? GestureReplacements(tree)
      let left = custom.filter { !known.exist(for: $0, at: index) }
      replacements = known
      if !left.isEmpty { found.append((index, left.map(\.kind))) }
    }
    return AlikeSiblings.groups(found, in: tree).map { finding($0, in: tree) }
  }

  private func finding(
    _ views: AlikeSiblings<[Gesture.Kind]>, in tree: AccessibilityTree
  ) -> Finding {
    let index = views.first
    let gestures = tree.interface.gestures(of: index).filter {
      $0.enabled && views.mark.contains($0.kind)
    }
    let noun = Wording.noun(tree.element(index).kind)
    let words = gestures.prefix(3).map(\.noun).joined(separator: " and ")
    let message = "nothing stands in for \(words) on this \(noun)\(views.rest)"
    let help = "Offer the same " + tree.words(for: index).asActions + "."
    let severity: Severity = gestures.contains(where: \.isMultiFinger) ? .error : .warning
    let notes = views.notes("the same here", in: tree)
    if tree.traits[index].contains(.allowsDirectInteraction) {
      return review(
        message + "; touches reach it, but not everybody can make them", help: help, of: index,
        in: tree, at: .gestures, severity: .warning, notes: notes)
    }
    if tree.screen(of: index).has(.completedElsewhere) {
      return review(
        message + " unless code offers it", help: help, of: index, in: tree, at: .gestures,
        severity: severity, notes: notes)
    }
    return violation(
      message, help: help, of: index, in: tree, at: .gestures, severity: severity, notes: notes)
  }

  // MARK: Traps

  /// Whether such gestures belong to the class, and the system stands in for them.
  private func isNative(_ index: Int, in tree: AccessibilityTree) -> Bool {
    if tree.traits[index].contains(.allowsDirectInteraction) { return false }
    switch tree.element(index).kind {
    case .scroll, .list, .grid, .map, .web, .textView, .textField, .secureField, .searchField,
      .picker, .datePicker, .slider, .stepper, .switch, .pageControl, .segmentedControl,
      .keyboard, .key, .tabBar, .navigationBar, .toolbar:
      return true
    default:
      return false
    }
  }

  /// Whether a gesture is one that VoiceOver does not pass on.
  private func isMeant(
    _ gesture: Gesture, _ kinds: Set<String>, _ index: Int, in tree: AccessibilityTree
  ) -> Bool {
    guard gesture.enabled else { return false }
    switch gesture.kind {
    case .hover, .drag, .shake: return false
    case .tap, .doubleTap, .longPress:
      return gesture.touches > 1 && kinds.contains("multiFinger")
    case .swipe, .pan, .pinch, .rotate, .edgePan:
      guard
        kinds.contains(gesture.kind.rawValue)
          || gesture.touches > 1 && kinds.contains("multiFinger")
      else { return false }
      if gesture.kind == .edgePan, goesBack(gesture.action) { return false }
      // What a swipe over a row reveals is `swipe-action-without-custom-action`.
      if tree.element(index).has(.swipeActions), gesture.kind != .edgePan, !gesture.isMultiFinger {
        return false
      }
      return gesture.action != nil || Presentation.of(index, in: tree) == nil
    }
  }

  /// Whether a pan from the edge is the one that every navigation has.
  private func goesBack(_ action: String?) -> Bool {
    guard let action = action?.lowercased() else { return true }
    return action.hasPrefix("back") || action.hasPrefix("goback") || action.hasPrefix("pop")
      || DismissTaps.dismisses(action)
  }
}
