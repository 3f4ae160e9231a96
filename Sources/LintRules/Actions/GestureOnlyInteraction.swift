import ScreenModel

/// Finds views that only a gesture recogniser operates, where VoiceOver cannot activate them.
struct GestureOnlyInteraction: Rule {
  static let info = RuleInfo(
    id: "gesture-only-interaction",
    title: "Tap gestures are available to VoiceOver",
    category: .actions,
    severity: .error,
    criteria: [.wcag("2.1.1"), .wcag("4.1.2"), .wcag("2.5.4")],
    clauses: ["11.5.2.11"],
    isCore: true,
    restsOn: [.type, .traits, .element, .actions, .implements, .onTap],
    why: """
      A recogniser on a view exposes nothing: VoiceOver does not stop at the view, so a \
      VoiceOver or Switch Control user neither learns that it reacts nor can make it react.
      """,
    how: """
      Use a button. Or make the view an accessibility element with a label and the button trait, \
      so that activation taps it; or offer the action on a control beside it.
      """,
    uiKit: #"""
      card.isAccessibilityElement = true
      card.accessibilityLabel = title
      card.accessibilityTraits = .button
      """#,
    swiftUI: #"""
      Button(action: open) { Card() }
      Card().onTapGesture(perform: open).accessibilityAction(.default, open)
      """#,
    traps: [
      "Disabled recognisers.",
      "Taps that only end editing, and taps on a background that dismiss what a button closes too.",
      "A recogniser on or inside an exposed control.",
      "Another exposed control that does the same, or is declared as the alternative.",
      "Custom actions of an element inside.",
      "A tap on the box around a text field, which only begins editing.",
      "A view over the whole screen that holds nothing, such as the backdrop of a popup: its tap "
        + "most often dismisses, as the escape gesture or a button may, so a person has to look.",
      "Taps with several fingers: see `custom-gesture-without-alternative`.",
      "Views that are hidden from VoiceOver on purpose.",
      "A view that an outlet leads to, or of a class of the project's own: code may make it an "
        + "element, so a person has to look.",
      "A screen that has a variant for VoiceOver: that one is judged in its place.",
    ],
    examples: [
      .fails(
        """
        screen: Profile
        children:
          - type: view
            id: follow
            ⟪gestures: tap⟫
            frame: [16, 220, 358, 44]
            children:
              - {type: text, text: Follow}
        """, "VoiceOver says \"Follow.\", and nothing tells that it can be activated."),
      .fails(
        """
        screen: Basket
        children:
          - type: view
            ⟪onTap: pay⟫
            frame: [16, 700, 358, 50]
            children: {type: text, text: Pay now, frame: [120, 12, 120, 26]}
          - type: grid
            children:
              - type: gridCell
                ⟪onTap: open⟫
                children: {type: image, image: shirt}
        """,
        "Whatever receives the tap, VoiceOver does not stop at it; for a cell, this is a "
          + "warning."),
      .passes(
        """
        screen: Basket
        children:
          - type: view
            onTap: pay
            children: {type: button, text: Pay now, onTap: pay}
          - {type: view, onTap: none}
          - {type: view, onTap: dismissKeyboard}
          - {type: view, element: true, label: Pay later, traits: button, onTap: payLater}
          - type: cell
            onTap: open
            traits: button
            children: {type: text, text: Linen shirt}
        """, "The button inside does the same; taps without effect; elements.",
        documented: false),
      .passes(
        """
        screen: Profile
        children:
          - type: view
            element: true
            label: Follow
            traits: button
            gestures: tap
            frame: [16, 220, 358, 44]
        """),
      .fails(
        """
        screen: Photo
        children:
          - {type: image, image: cat.jpg, ⟪gestures: [{type: doubleTap, action: like}]⟫}
          - {type: text, text: Cat, ⟪gestures: longPress⟫}
        """, "A picture that a double tap likes, a text that a long press copies."),
      .passes(
        """
        screen: Photo
        children:
          - {type: image, id: cat, image: cat.jpg, gestures: [{type: doubleTap, action: like}]}
          - {type: button, text: Like, onTap: like}
          - {type: view, gestures: [{type: tap, enabled: false}]}
          - {type: view, gestures: [{type: tap, action: dismissKeyboard}]}
          - {type: view, gestures: [{type: tap, action: dismiss}]}
          - {type: button, text: Close}
        """, "A button does the same; a recogniser is off; two taps only put something away."),
      .passes(
        """
        screen: Map
        children:
          - {type: view, id: pin, gestures: longPress}
          - {type: button, text: Add a pin, alternativeFor: {id: pin}}
          - type: button
            text: Play
            children:
              - {type: view, gestures: tap}
          - {type: view, gestures: tap, elementsHidden: true}
        """, "A declared alternative, a part of a button, a view that is hidden on purpose."),
      .needsReview(
        """
        screen: Card
        children:
          - type: view
            ⟪gestures: tap⟫
            children:
              - {type: text, text: Trip to Porto}
              - {type: button, text: Open}
        """, "The button inside may do what the tap does."),
      .needsReview(
        """
        screen: Card
        size: [390, 844]
        children:
          - {type: view, ⟪gestures: tap⟫, background: "#00000080", frame: [0, 0, 390, 844]}
          - type: view
            frame: [40, 300, 310, 200]
            children:
              - {type: text, text: Trip to Porto}
        """, "A tap on a dimmed backdrop puts the card away."),
      .passes(
        """
        screen: Sign in
        children:
          - type: view
            gestures: tap
            children:
              - {type: image, image: person.png}
              - {type: textField, label: Name}
        """, "A tap on the box of a field begins editing."),
      .fails(
        """
        screen: Note
        children:
          - {type: view, ⟪gestures: {type: shake, action: undo}⟫}
          - {type: text, text: Draft}
        """, "Shaking needs a control beside it; this is a warning."),
      .fails(
        """
        screen: Note
        children:
          - {type: view, ⟪gestures: [{type: shake, action: undo}, {type: tap, action: edit}]⟫}
          - {type: button, text: Undo, onTap: undo}
          - type: view
            ⟪gestures: [shake, {type: tap, action: undo}]⟫
        """, "Of each two one has a control beside it.", documented: false),
      .passes(
        """
        screen: Note
        children:
          - type: view
            gestures: {type: tap, action: edit}
            children:
              - {type: text, text: Draft, actions: Edit}
        """, documented: false),
      .fails(
        """
        screen: Sheet
        children:
          - {type: view, ⟪gestures: [{type: tap, action: dismiss}]⟫}
          - {type: button, text: Close}
        """, options: ["dismissTapPattern": .flag(false)]),
      .passes(
        """
        screens:
          - screen: Profile
            children:
              - {type: text, text: Jane Doe}
              - type: view
                gestures: tap
                frame: [0, 220, 390, 44]
                children: [{type: text, text: Follow}]
          - screen: Profile
            variant: {voiceOver: true}
            children:
              - {type: text, text: Jane Doe}
              - {type: button, text: Follow, frame: [0, 220, 390, 44]}
        """, "A button stands there while VoiceOver runs.", documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var dismissTapPattern = true

    static let fields: [OptionField<Options>] = [
      .flag(
        "dismissTapPattern", \.dismissTapPattern,
        "whether a tap that dismisses is fine where a control closes as well")
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    findingsOfGestures(in: tree) + findingsOfTaps(in: tree)
  }

  private func findingsOfGestures(in tree: AccessibilityTree) -> [Finding] {
    guard tree.hasAny(.gestures) else { return [] }
    var alternatives = GestureAlternatives(tree)
    var actions: OfferedActions?
    return tree.nodes(.gestures).flatMap { index -> [Finding] in
      guard tree.showsGestures(index) else { return [] }
      let gestures = tree.interface.gestures(of: index)
      let shake = gestures.first { $0.enabled && $0.kind == .shake }
      var findings: [Finding] = []
      if let tap = lostTap(of: gestures, at: index, in: tree, &alternatives) {
        let known = actions ?? OfferedActions(tree)
        actions = known
        if tree.has(.exposed, index) || !known.customActionsExist(for: index) {
          findings.append(finding(for: tap, at: index, in: tree))
        }
      }
      if let shake, !alternatives.exist(for: shake, at: index) {
        findings.append(shakeFinding(at: index, in: tree))
      }
      return findings
    }
  }

  /// The first tap that neither the element nor anything else on the screen stands in for.
  func lostTap(
    of gestures: [Gesture], at index: Int, in tree: AccessibilityTree,
    _ alternatives: inout GestureAlternatives
  ) -> Gesture? {
    // Taps with several fingers are `custom-gesture-without-alternative`.
    for tap in gestures where tap.enabled && tap.isTapLike && tap.touches == 1 {
      if !isDismissal(tap, at: index, &alternatives), !isOperable(index, tap, in: tree),
        !isBoxOfField(index, tap, in: tree), !alternatives.exist(for: tap, at: index)
      {
        return tap
      }
    }
    return nil
  }

  func finding(for tap: Gesture, at index: Int, in tree: AccessibilityTree) -> Finding {
    let element = tree.element(index)
    let noun = Wording.noun(element.kind)
    let key: AttributeKey = tree.has(.gestures, index) ? .gestures : .onTap
    let gesture = key == .onTap ? "a tap" : tap.noun
    // The system selects a cell where its text is activated, so that only the role is missing.
    let severity: Severity? = element.kind == .gridCell && key == .onTap ? .warning : nil
    let help =
      "Make it a button, or an accessibility element with a label and the button trait."
    guard tree.has(.exposed, index) else {
      let reached = tap.kind == .tap ? reachedWords(in: index, of: tree) : nil
      let message =
        reached.map {
          "\(gesture) on this \(noun) does something, and VoiceOver says only “\($0)” in it, "
            + "without a role"
        }
        ?? "nothing else does what \(gesture) on this \(noun) does, and VoiceOver does not stop "
        + "at it"
      if isBackdrop(index, in: tree) {
        return review(
          message + "; where the tap dismisses, nothing else seems to",
          help: "Implement the escape gesture of what is in front, or add a button that closes it.",
          of: index, in: tree, at: key)
      }
      let holdsControl = (index + 1..<max(index + 1, Int(tree.element(index).next))).contains {
        tree.has([.exposed, .interactive], $0) && tap.action == nil
      }
      let isScreenful =
        tree.screen(of: index).has(.completedElsewhere)
        && tree.element(Int(tree.element(index).parent)).kind == .screen
      let isUnknown = element.mayChangeInCode
      if holdsControl || isScreenful || isUnknown {
        let doubt =
          isUnknown && !holdsControl
          ? ", unless code makes it an element" : "; a control inside may do the same"
        return review(
          message + doubt, help: help, of: index, in: tree,
          at: key)
      }
      return violation(
        message, help: help, of: index, in: tree, at: key,
        severity: severity ?? (reached == nil ? nil : .warning), after: asButton(index, in: tree))
    }
    let heard = tree.utterance(of: index) ?? ""
    return violation(
      "nothing else does what \(gesture) on this \(noun) does, and VoiceOver says “\(heard)”",
      help: "Offer the same as a custom action, or on a button.", of: index, in: tree,
      at: key)
  }

  /// The words of the first text inside at which VoiceOver stops: a double tap there touches the
  /// view as well, so that only the role is missing.
  private func reachedWords(in index: Int, of tree: AccessibilityTree) -> String? {
    for inside in index + 1..<max(index + 1, Int(tree.element(index).next))
    where tree.has(.exposed, inside) && tree.element(inside).kind == .text {
      if let words = tree.utterance(of: inside), !words.isEmpty { return words }
    }
    return nil
  }

  /// Whether a view covers its screen and holds nothing, so that a tap on it is one beside what is
  /// in front.
  private func isBackdrop(_ index: Int, in tree: AccessibilityTree) -> Bool {
    guard tree.facts[index].isDisjoint(with: [.parent, .label, .image]),
      tree.element(index).kind != .image, let size = tree.screen(of: index).size, size.area > 0,
      !tree.facts[index].isDisjoint(with: [.placed, .drawnPlace])
    else { return false }
    return tree.screenFrames[index].intersection(size).area >= Self.backdropCover * size.area
  }

  /// The utterance of a view if it were a button named by the texts inside it.
  private func asButton(_ index: Int, in tree: AccessibilityTree) -> String? {
    var texts: [String] = []
    for inside in index..<Int(tree.element(index).next)
    where inside == index || tree.has(.exposed, inside) {
      guard let text = tree.name(of: inside).value?.text else { continue }
      texts.append(text)
      // Nobody listens to a button of more texts.
      if texts.count == 8 { break }
    }
    guard !texts.isEmpty else { return nil }
    return tree.utterance(
      of: index,
      changing: UtteranceChange(name: texts.joined(separator: ", "), traits: .button))
  }

  private func shakeFinding(at index: Int, in tree: AccessibilityTree) -> Finding {
    violation(
      "only shaking the device does this, which not everybody can",
      help: "Offer the same on a control, and let people switch shaking off.", of: index,
      in: tree, at: .gestures, severity: .warning)
  }

  // MARK: Traps

  /// The part of the screen that a backdrop covers at least.
  private static let backdropCover = 0.9

  /// Whether the one control in a view is a text field, which a tap on the view begins to edit.
  private func isBoxOfField(_ index: Int, _ tap: Gesture, in tree: AccessibilityTree) -> Bool {
    guard tap.kind == .tap, !tree.has(.exposed, index), tree.has(.parent, index) else {
      return false
    }
    let controls = (index + 1..<Int(tree.element(index).next)).filter {
      tree.has([.exposed, .interactive], $0)
    }
    return controls.count == 1 && tree.traits[controls[0]].contains(.textEntry)
  }

  private func isDismissal(
    _ gesture: Gesture, at index: Int, _ alternatives: inout GestureAlternatives
  ) -> Bool {
    if DismissTaps.endsEditing(gesture.action) { return true }
    return options.dismissTapPattern && DismissTaps.dismisses(gesture.action)
      && alternatives.closeControlExists(for: index)
  }

  /// Whether VoiceOver can activate the view itself, or another rule speaks of what it lacks.
  private func isOperable(_ index: Int, _ tap: Gesture, in tree: AccessibilityTree) -> Bool {
    guard tree.has(.exposed, index) else {
      return tree.has(.nativeRole, index) && tree.silences[index] == .notElement
    }
    if RoleTraits.speaksRole(index, in: tree) { return true }
    if tree.interface.texts(.implements, of: index).contains(where: { $0.value == "activate" }) {
      return true
    }
    if tree.element(index).has(.actions) { return true }
    // A plain tap on an exposed element without a role is `interactive-missing-role-trait`.
    return tap.kind == .tap
  }
}
