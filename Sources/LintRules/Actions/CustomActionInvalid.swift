import DocumentSyntax
import ScreenModel

/// Finds custom actions and rotors that nobody can hear, tell apart or reach.
struct CustomActionInvalid: Rule {
  static let info = RuleInfo(
    id: "custom-action-invalid",
    title: "Custom actions and rotors have names of their own, on elements VoiceOver stops at",
    category: .actions,
    severity: .error,
    criteria: [.wcag("4.1.2")],
    restsOn: [.type, .element],
    why: """
      VoiceOver reads the actions of an element one by one. One without a name is a silent step, \
      two of one name cannot be told apart, and those of a view that is not an element never come \
      up.
      """,
    how: """
      Give each action a short name that begins with a verb, each once; and put it on the element \
      that VoiceOver stops at.
      """,
    uiKit: #"""
      card.isAccessibilityElement = true
      card.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: String(localized: "Delete")) { _ in delete() }
      ]
      """#,
    swiftUI: #"""
      Card().accessibilityElement(children: .combine)
        .accessibilityAction(named: "Delete", delete)
      """#,
    traps: [
      "The same name on different elements, or for an action and a rotor.",
      "Rotors of a view with elements inside, which all of them share.",
      "Elements that are hidden on purpose.",
      "A cell that is not an element itself: a person has to look.",
      "Actions for the gestures escape and magic tap, which belong on containers.",
      "In SwiftUI source a view of the app, which may be an element in its own code.",
    ],
    examples: [
      .fails(
        """
        screen: Mail
        children:
          - {type: view, element: true, label: Mail from Ana, actions: [Delete, ⟪""⟫]}
          - {type: view, element: true, label: Mail from Ben, actions: [Delete, ⟪delete⟫]}
          - {type: view, element: true, label: Mail from Cem, actions: [⟪"{verb} it"⟫, ⟪Action⟫]}
          - type: view
            ⟪actions: Delete⟫
            children:
              - {type: text, text: Mail from Dan}
        """, "No name, one name twice, two placeholders, actions of what is not an element."),
      .passes(
        """
        screen: Mail
        children:
          - {type: view, element: true, label: Mail from Ana, actions: [Reply, Delete]}
          - type: view
            element: true
            label: Mail from Ben
            actions: [Links, Delete]
            rotors: Links
          - type: view
            rotors: [Senders]
            children:
              - {type: text, text: Mail from Cem}
          - {type: view, actions: [""], hidden: true}
        """),
      .fails(
        """
        screen: Mail
        children:
          - {type: view, element: true, label: Mail from Ana, rotors: [Senders, ⟪" "⟫]}
          - {type: view, ⟪rotors: Senders⟫}
          - type: view
            element: true
            label: Mail from Ben
            children:
              - {type: view, ⟪actions: Archive⟫}
        """, "A rotor without a name, a rotor of nothing, and actions inside an element.",
        documented: false),
      .fails(
        """
        screen: Mail
        children:
          - type: view
            element: true
            label: Mail
            ⟪actions: [Reply, Forward, Delete, Move, Flag, Print, Share, Mute, Block]⟫
        """, "More actions than somebody listens to; this is advice."),
      .passes(
        """
        screen: Mail
        children:
          - type: view
            element: true
            label: Mail
            actions: [Reply, Forward, Delete, Move, Flag, Print, Share, Mute, Block]
        """, options: ["max": .number(9)], documented: false),
      .needsReview(
        """
        screen: Mail
        children:
          - type: gridCell
            ⟪actions: Delete⟫
            children:
              - {type: text, text: Mail from Ana}
        """, documented: false),
      .passes(
        """
        struct MailView: View {
          var body: some View {
            VStack {
              Text("Mail from Ana")
              Text("Mail from Ben")
            }
            .accessibilityAction(.escape) { close() }
            .accessibilityAction(.magicTap) { compose() }
          }
        }
        """, "Gestures that VoiceOver answers anywhere in a view.", documented: false,
        path: Example.swiftUIPath),
    ])

  let options: Options

  struct Options: RuleOptions {
    var max = 8

    static let fields: [OptionField<Options>] = [
      .count("max", \.max, 1...100, "an element with more custom actions is reported")
    ]
  }

  private static let placeholders = WordPack([
    "en":
      "action\ncustom action\nrotor\ncustom rotor\nuntitled\nname\ntitle\ntodo\ntbd\nplaceholder",
    "de": "aktion\nplatzhalter\nunbenannt\nohne titel", "fr": "action\nsans titre",
    "es": "acción\nsin título", "ru": "действие\nбез названия",
  ])

  func findings(in tree: AccessibilityTree) -> [Finding] {
    let keys = tree.interface.keys
    guard keys.contains(.actions) || keys.contains(.rotors) else { return [] }
    return (0..<tree.count).flatMap { index in
      let element = tree.element(index)
      guard element.has(.actions) || element.has(.rotors) else { return [Finding]() }
      return findings(at: index, in: tree)
    }
  }

  private func findings(at index: Int, in tree: AccessibilityTree) -> [Finding] {
    let reason = tree.silences[index]
    guard reason == .none || reason == .notElement || reason == .insideElement else { return [] }
    let actions = tree.interface.texts(.actions, of: index)
    var findings = [orphan(index, in: tree), orphanRotor(index, in: tree)].compactMap(\.self)
    if findings.isEmpty {
      findings = named(actions, "action", at: index, in: tree)
      findings += named(
        tree.interface.texts(.rotors, of: index), "rotor", at: index, in: tree)
    }
    if findings.isEmpty, actions.count > options.max {
      findings.append(
        violation(
          "these \(actions.count) custom actions are more than the \(options.max) that somebody "
            + "listens to",
          help: "Keep the most useful ones, and put the others on a screen of their own.",
          of: index, in: tree, at: .actions, severity: .note))
    }
    return findings
  }

  // MARK: Names

  private func named(
    _ names: [Located<String>], _ noun: String, at index: Int, in tree: AccessibilityTree
  ) -> [Finding] {
    var seen: Set<String> = []
    return names.compactMap { name in
      let plain = Words.normalized(name.value).joined(separator: " ")
      let problem: String
      let help: String
      if name.value.isBlank {
        problem = "this custom \(noun) has no name, so VoiceOver offers it as silence"
        help = "Name it by what it does, or remove it."
      } else if !seen.insert(plain.isEmpty ? name.value : plain).inserted {
        problem = "the custom \(noun) \(Quoted.text(name.value)) stands here twice"
        help = "Remove one of them, or give it a name of its own."
      } else if isPlaceholder(name.value, plain, language: tree.language(of: index)) {
        problem =
          "\(Quoted.text(name.value)) is not a name of a custom \(noun), and VoiceOver says it"
        help = "Name it by what it does."
      } else {
        return nil
      }
      return violation(problem, help: help, of: index, in: tree, range: name.range)
    }
  }

  private func isPlaceholder(_ name: String, _ plain: String, language: String) -> Bool {
    guard name.utf8.count <= 200 else { return false }
    return Self.placeholders["en"]?.contains(plain) == true
      || Self.placeholders[language]?.contains(plain) == true
      || TemplateToken.first(in: name) != nil
  }

  // MARK: Orphans

  /// Actions of a view at which VoiceOver never stops.
  private func orphan(_ index: Int, in tree: AccessibilityTree) -> Finding? {
    guard tree.element(index).has(.actions), !tree.has(.exposed, index),
      // A view of the app may well be an element in its own code.
      !tree.screen(of: index).has(.composition) || !tree.element(index).mayChangeInCode,
      tree.element(index).kind != .screen
    else { return nil }
    let noun = Wording.noun(tree.element(index).kind)
    let why =
      tree.silences[index] == .insideElement
      ? "is part of one element" : "is not an accessibility element"
    let message = "this \(noun) \(why), so nobody meets its custom actions"
    let help = "Put the actions on the element that VoiceOver stops at."
    let kind = tree.element(index).kind
    if kind == .cell || kind == .gridCell || tree.screen(of: index).has(.completedElsewhere) {
      return review(
        message + " unless the parts offer them", help: help, of: index, in: tree, at: .actions)
    }
    return violation(message, help: help, of: index, in: tree, at: .actions)
  }

  /// Rotors of a view that holds nothing at which VoiceOver stops.
  private func orphanRotor(_ index: Int, in tree: AccessibilityTree) -> Finding? {
    let end = max(index + 1, Int(tree.element(index).next))
    guard tree.element(index).has(.rotors),
      !(index..<end).contains(where: { tree.has(.exposed, $0) }),
      tree.element(index).kind != .screen
    else { return nil }
    return violation(
      "neither this \(Wording.noun(tree.element(index).kind)) nor anything inside is a stop, so "
        + "nobody meets its rotors",
      help: "Put the rotors on the element or the view that they are about.", of: index, in: tree,
      at: .rotors)
  }
}
