import ScreenModel

/// Finds elements that react to a tap and do not say that they do.
struct InteractiveMissingRoleTrait: Rule {
  static let info = RuleInfo(
    id: "interactive-missing-role-trait",
    title: "An element that reacts to a tap says so",
    category: .traits,
    severity: .error,
    criteria: [.wcag("4.1.2")],
    isCore: true,
    restsOn: [.type, .traits],
    why: """
      VoiceOver reads the words and adds no role, so nobody knows that a double tap would do \
      something. Voice Control and Switch Control may skip it altogether.
      """,
    how: "Add the button trait, or the link trait where it leads to a page; or use a real control.",
    uiKit: "row.accessibilityTraits.insert(.button)",
    swiftUI: #"""
      Button(action: open) { Row() }
      Row().onTapGesture(perform: open).accessibilityAddTraits(.isButton)
      """#,
    traps: [
      "Native controls and text inputs speak their own role.",
      "Taps that only end editing.",
      "Table rows that a segue or the table's selection opens in Interface Builder files.",
      "In SwiftUI source a control with a role that does the same.",
      "Containers that are not elements themselves: see `gesture-only-interaction`.",
      "A view that an outlet leads to, or of a class of the project's own: code may give it the "
        + "trait, so a person has to look.",
    ],
    examples: [
      .fails(
        """
        screen: Profile
        children:
          - {type: text, text: Follow, ⟪onTap: follow⟫}
          - {type: image, element: true, label: Portrait of Ana, ⟪gestures: tap⟫}
          - {type: view, element: true, label: Open, ⟪implements: activate⟫}
        """, "VoiceOver says \"Follow.\""),
      .passes(
        """
        screen: Profile
        children:
          - {type: text, text: Follow, onTap: follow, traits: button}
          - {type: image, element: true, label: Portrait, gestures: tap, traits: [image, link]}
          - {type: button, text: Open, onTap: open}
          - {type: text, text: Message, gestures: {type: tap, action: dismissKeyboard}}
          - {type: text, text: Quiet, onTap: none}
        """),
      .fails(
        """
        screen: List
        children:
          - type: cell
            ⟪onTap: select⟫
            children:
              - {type: text, text: Milk}
        """, "For a table row this is a warning."),
      .needsReview(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
          <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="o"><connections>
              <outlet property="portrait" destination="p" id="c"/>
            </connections></placeholder>
            <view id="v"><subviews><view id="p">
              <accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/>
              </accessibility>
              <connections>
              ⟪<outletCollection property="gestureRecognizers" destination="g" id="d"/>⟫
            </connections></view></subviews></view>
            <tapGestureRecognizer id="g"/>
          </objects>
        </document>
        """, "Code may give the view the trait, and its words.", documented: false,
        path: "Profile.xib"),
      .fails(
        """
        struct CardView: View {
          var body: some View {
            VStack {
              Text("Porto")
              Text("Friday")
            }
            .⟪onTapGesture⟫ { open(trip) }
          }
        }
        """, "Nothing that VoiceOver says of the card tells that it opens something.",
        path: Example.swiftUIPath),
      .passes(
        """
        struct CardView: View {
          var body: some View {
            VStack {
              Text("Porto")
              Text("Friday")
            }
            .onTapGesture { open(trip) }
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isButton)
            VStack { Text("Form") }
              .onTapGesture { hideKeyboard() }
            Button { open(trip) } label: {
              VStack { Text("Lisbon") }
            }
          }
        }
        """, path: Example.swiftUIPath),
      .passes(
        """
        screen: List
        children:
          - type: cell
            onTap: select
            children:
              - {type: text, text: Milk}
        """, options: ["cells": .text("off")]),
    ])

  let options: Options

  struct Options: RuleOptions {
    var cells = "warning"

    static let fields: [OptionField<Options>] = [
      .choice(
        "cells", \.cells, ["off", "note", "warning", "error"],
        "how bad it is for the row of a table")
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    elements(in: tree) + containers(in: tree)
  }

  /// Containers that hand a tap on to what they hold, which is read, and none of it says that a
  /// double tap does something.
  private func containers(in tree: AccessibilityTree) -> [Finding] {
    guard tree.interface.anyScreen(has: .composition) else { return [] }
    var alternatives = GestureAlternatives(tree)
    return tree.nodes(.tap).compactMap { index in
      guard tree.screen(of: index).has(.composition), !tree.has(.exposed, index),
        !tree.isOutOfSight(index),
        tree.stop(around: index) == nil,
        case let action = tree.interface.text(.onTap, of: index),
        !DismissTaps.endsEditing(action), !DismissTaps.dismisses(action),
        !alternatives.controlExists(for: action, onScreenOf: index)
      else { return nil }
      let inside = (index..<Int(tree.element(index).next))
      let stops = inside.filter { tree.has(.exposed, $0) }
      guard !stops.isEmpty, !inside.contains(where: { hidesWords($0, in: tree) }) else {
        return nil
      }
      if tree.element(index).has(.addTraits) { return spread(over: stops, at: index, in: tree) }
      let words = tree.words(for: index)
      let combine = words.set(.childrenMode, to: .text(ChildrenMode.combine.rawValue))
      let help = "Use a button, or \(combine) and \(words.add(trait: "button"))."
      let mayDiffer =
        inside.contains { tree.element($0).mayChangeInCode }
        || stops.contains { tree.has(.interactive, $0) }
      if mayDiffer {
        return review(
          "a tap on this view does something, and of what it holds nothing here says so",
          help: help, of: index, in: tree, at: .onTap)
      }
      let heard = tree.utterance(of: stops[0]) ?? ""
      let said = heard.isEmpty ? "reads it and says no role" : "says “\(heard)” and no role"
      return violation(
        "a tap on this view does something, and VoiceOver \(said)", help: help, of: index,
        in: tree, at: .onTap)
    }
  }

  /// The finding about a role that a container hands on to each of several stops.
  private func spread(over stops: [Int], at index: Int, in tree: AccessibilityTree) -> Finding? {
    let texts = stops.filter { tree.element($0).kind == .text && !tree.has(.interactive, $0) }
    guard texts.count > 1, texts.count == stops.count,
      tree.interface.attribute(.addTraits, of: index)?.form != .unknown
    else { return nil }
    let combine = tree.words(for: index).set(
      .childrenMode, to: .text(ChildrenMode.combine.rawValue))
    return review(
      "the role of this view goes to each of the \(texts.count) texts in it, so VoiceOver stops "
        + "\(texts.count) times for one action",
      help: "Make one element of them: " + combine + ".", of: index, in: tree, at: .onTap)
  }

  /// Whether an element is hidden and more than a picture, so that something else may stand for it.
  private func hidesWords(_ index: Int, in tree: AccessibilityTree) -> Bool {
    tree.silences[index] == .elementsHidden && tree.element(index).kind != .image
  }

  private func elements(in tree: AccessibilityTree) -> [Finding] {
    var alternatives = GestureAlternatives(tree)
    return tree.nodes([.exposed]).compactMap { index in
      guard mayReact(index, in: tree), !RoleTraits.speaksRole(index, in: tree),
        let key = reaction(of: index, in: tree),
        !tree.screen(of: index).has(.composition)
          || !alternatives.controlExists(
            for: tree.interface.text(.onTap, of: index), onScreenOf: index)
      else { return nil }
      let element = tree.element(index)
      let isRow = element.kind == .cell
      if isRow, options.cells == "off" { return nil }
      let words = tree.utterance(of: index) ?? ""
      var heard = words.isEmpty ? "says nothing" : "says only “\(words)”"
      var isKnown = true
      if case .unknown(let reason) = tree.name(of: index), reason.isPresent {
        heard = "reads it and says no role"
        isKnown = false
      }
      let noun = Wording.noun(element.kind)
      let severity = isRow ? Severity(rawValue: options.cells) : nil
      let help = "Use a button, or \(tree.words(for: index).add(trait: "button"))."
      if element.mayChangeInCode {
        return review(
          "this \(noun) reacts to a tap; unless code gives it a role, VoiceOver \(heard)",
          help: help, of: index, in: tree, at: key, severity: severity)
      }
      return violation(
        "this \(noun) reacts to a tap, but VoiceOver \(heard)", help: help, of: index, in: tree,
        at: key, severity: severity,
        after: isKnown
          ? tree.utterance(
            of: index, changing: UtteranceChange(traits: tree.traits[index].union(.button))) : nil,
        fixes: [
          .traits(tree.traits[index].subtracting(.staticText).union(.button), of: index, .unsafe)
        ])
    }
  }

  private func mayReact(_ index: Int, in tree: AccessibilityTree) -> Bool {
    !tree.facts[index].isDisjoint(with: [.tap, .gestures]) || tree.element(index).has(.implements)
  }

  /// The attribute that says that a tap or an activation does something.
  private func reaction(of index: Int, in tree: AccessibilityTree) -> AttributeKey? {
    let element = tree.element(index)
    if tree.has(.tap, index) {
      let isStandardRow = element.kind == .cell && tree.screen(of: index).has(.completedElsewhere)
      if !isStandardRow, !DismissTaps.endsEditing(tree.interface.text(.onTap, of: index)) {
        return .onTap
      }
    }
    if tree.has(.gestures, index),
      tree.interface.gestures(of: index).contains(where: {
        $0.enabled && $0.kind == .tap && $0.touches == 1 && !DismissTaps.endsEditing($0.action)
      })
    {
      return .gestures
    }
    if element.has(.implements),
      tree.interface.texts(.implements, of: index).contains(where: { $0.value == "activate" })
    {
      return .implements
    }
    return nil
  }
}
