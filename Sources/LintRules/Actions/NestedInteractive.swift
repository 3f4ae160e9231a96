import ScreenModel

/// Finds the control inside an element that is one stop.
struct NestedInteractive: Rule {
  static let info = RuleInfo(
    id: "nested-interactive",
    title: "No control stands inside an element that is one stop",
    category: .actions,
    severity: .error,
    criteria: [.wcag("4.1.2"), .wcag("2.1.1")],
    isCore: true,
    restsOn: [.type, .actions, .implements, .onTap, .traits],
    why: """
      VoiceOver stops at the element around and never looks inside. The heart on the card can be \
      seen and tapped, but nobody who listens learns of it, and a switch does not reach it.
      """,
    how: """
      Offer what the control does as a custom action of the element; or let the element be none, \
      so that the control is a stop of its own.
      """,
    uiKit: #"""
      card.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: String(localized: "Save")) { _ in save() }
      ]
      """#,
    swiftUI: #"""
      Card().accessibilityElement(children: .ignore)
        .accessibilityAction(named: "Save", save)
      """#,
    traps: [
      "Cells that nobody made an element: their controls stay stops of their own.",
      "Custom actions of the element.",
      "Adjustable wrappers, and elements with an activation of their own.",
      "An element that does the same as the control, or says its name and a role.",
      "Controls that are hidden, disabled, or receive no touches; in SwiftUI source a part of a "
        + "label that has a role and no action.",
      "Another control on the screen that does the same or is declared as the alternative.",
      "Two or more controls: see `container-swallows-children`.",
      "In Interface Builder files, views that code may change: a person has to look.",
    ],
    examples: [
      .fails(
        """
        screen: Trips
        children:
          - type: view
            element: true
            label: Trip to Porto
            traits: button
            onTap: showPorto
            children:
              - {⟪type: button⟫, label: Save, onTap: savePorto}
          - type: button
            text: Lisbon
            children:
              - {⟪type: button⟫, label: Save, onTap: saveLisbon}
        """, "VoiceOver says \"Trip to Porto, button.\" and \"Lisbon, button.\", and no more."),
      .passes(
        """
        screen: Trips
        children:
          - type: view
            element: true
            label: Trip to Porto
            traits: button
            onTap: showPorto
            actions: Save
            children:
              - {type: button, label: Save, onTap: savePorto}
        """),
      .passes(
        """
        screen: Trips
        children:
          - type: cell
            children:
              - {type: text, text: Faro}
              - {type: switch, label: Night trains only}
          - type: view
            element: true
            label: Guests
            value: "2"
            traits: adjustable
            implements: [increment, decrement]
            children:
              - {type: stepper}
          - type: view
            element: true
            label: Book Porto
            traits: button
            children:
              - {type: button, text: Book}
          - type: view
            element: true
            label: Lisbon
            traits: button
            onTap: showLisbon
            children:
              - {type: button, label: Map, hidden: true}
              - {type: button, label: Call, enabled: false}
              - {type: link, text: Site, userInteraction: false}
              - {type: button, image: chevron.right, label: Details, onTap: showLisbon}
          - type: view
            element: true
            label: Terms
            implements: activate
            traits: button
            children:
              - {type: switch, label: Accept}
        """, "A cell, a wrapper, a button of the same name, controls out of use or of the same use."
      ),
      .passes(
        """
        screen: Trips
        children:
          - type: view
            element: true
            label: Trip to Porto
            traits: button
            onTap: showPorto
            children:
              - {type: button, label: Save, onTap: savePorto}
          - {type: button, text: Save trip, onTap: savePorto}
          - type: view
            element: true
            label: Night trains
            value: "on"
            traits: toggle
            children:
              - {type: switch}
        """, documented: false),
      .needsReview(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
          <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <view id="root"><subviews>
              <view id="v" customClass="CardView">
                <accessibility key="accessibilityConfiguration" label="Trip to Porto">
                  <bool key="isElement" value="YES"/>
                </accessibility>
                <subviews>⟪<button⟫ id="b">
                  <accessibility key="accessibilityConfiguration" label="Save"/>
                </button></subviews>
              </view>
            </subviews></view>
          </objects>
        </document>
        """, "The class of the card may offer the button's action.", documented: false,
        path: "Card.xib"),
      .passes(
        """
        screen: Trips
        children:
          - type: view
            element: true
            label: Trip to Porto
            traits: button
            children:
              - {type: button, label: Save}
        """, options: ["wrappers": .texts(["adjustable", "button"])], documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var wrappers = ["adjustable"]

    static let fields: [OptionField<Options>] = [
      .texts("wrappers", \.wrappers, "traits of elements that stand for the control inside")
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.hasAny([.exposed, .parent]) else { return [] }
    var alternatives = GestureAlternatives(tree)
    let nested =
      wrappers == .adjustable
      ? tree.shared(NestedControls.self) : NestedControls(in: tree, wrappers: wrappers)
    return nested.all.compactMap { nested in
      // Of the children that an element takes in `combine-hides-button` speaks.
      guard let control = nested.controls.first(where: { acts($0, in: tree) }),
        !alternatives.exist(forTapOn: control),
        tree.interface.childrenMode(of: nested.owner) == nil
      else { return nil }
      return finding(nested, control, in: tree)
    }
  }

  /// Whether something does what the control around it does not: where views are composed, a part
  /// of a label may have the role of its control and no action.
  private func acts(_ index: Int, in tree: AccessibilityTree) -> Bool {
    !tree.screen(of: index).has(.composition) || tree.has(.nativeRole, index)
      || tree.has(.tap, index)
      || tree.has(.gestures, index)
  }

  private var wrappers: TraitSet {
    options.wrappers.reduce(into: TraitSet()) { traits, name in
      if let bit = TraitSet.bitNames.firstIndex(of: name) {
        traits.formUnion(TraitSet(bit: UInt64(bit)))
      }
    }
  }

  private func finding(
    _ nested: NestedControl, _ control: Int, in tree: AccessibilityTree
  ) -> Finding {
    let owner = Wording.noun(tree.element(nested.owner).kind)
    let noun = Wording.noun(tree.element(control).kind)
    let isKnown = tree.nameSources[nested.owner] != .unknown
    let said = isKnown ? tree.utterance(of: nested.owner) ?? "" : ""
    let heard = said.isEmpty ? "" : ", and VoiceOver says only “\(said)”"
    let message = "this \(noun) cannot be reached, as the \(owner) around it is one element\(heard)"
    let help =
      "Offer it as a custom action of the \(owner), or do not make the \(owner) an element."
    let notes =
      [Finding.Note(message: "one element", range: tree.element(nested.owner).anchor)]
      + nested.controls.dropFirst().prefix(5).map {
        Finding.Note(message: "out of reach too", range: tree.element($0).anchor)
      }
    if tree.element(control).marks.contains(.writtenElsewhere) {
      // The view of the project does not tell what it is put into.
      return violation(
        "the \(noun) in this \(owner) cannot be reached, as the \(owner) is one element\(heard)",
        help: help, of: nested.owner, in: tree, notes: Array(notes.dropFirst()))
    }
    let mayChange =
      tree.element(nested.owner).mayChangeInCode || tree.element(control).mayChangeInCode
    return mayChange
      ? review(message + " unless code offers it", help: help, of: control, in: tree, notes: notes)
      : violation(message, help: help, of: control, in: tree, notes: notes)
  }
}
