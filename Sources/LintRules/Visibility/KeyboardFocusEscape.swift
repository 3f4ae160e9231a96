import ScreenModel

/// Finds keyboards of one's own that VoiceOver leaves without a way back.
struct KeyboardFocusEscape: Rule {
  static let info = RuleInfo(
    id: "keyboard-focus-escape",
    title: "VoiceOver stays on a keyboard of one's own, or finds back to it",
    category: .visibility,
    severity: .note,
    criteria: [.wcag("2.1.2")],
    restsOn: [.type, .modal, .opens, .traits, .container, .returnsFocusTo],
    why: """
      One swipe too many leaves the keypad, and VoiceOver is somewhere in the screen behind it. \
      The keypad has no heading and no place that a user would know to look for.
      """,
    how: """
      Make the keypad modal while it is shown, or a landmark, and give the field an action that \
      goes back to it.
      """,
    uiKit: #"""
      keypad.accessibilityViewIsModal = true
      """#,
    swiftUI: #"""
      Keypad().accessibilityAddTraits(.isModal)
      """#,
    traps: [
      "The system's own keyboard, unless `systemKeyboard` is on.",
      "A keypad that is modal, or with nothing outside that VoiceOver reaches.",
      "A marked way back: a landmark, a heading in the keypad, or an element outside that opens "
        + "it.",
      "Where code may do that, a person has to look.",
    ],
    examples: [
      .fails(
        """
        screen: Pay
        children:
          - {type: textField, label: Amount, text: "12"}
          - {type: button, text: Pay}
          - ⟪type: view⟫
            presents: keyboard
            children:
              - {type: key, text: "1"}
              - {type: key, text: "2"}
        """),
      .passes(
        """
        screen: Pay
        children:
          - {type: textField, label: Amount, text: "12"}
          - {type: button, text: Pay}
          - type: view
            presents: keyboard
            modal: true
            children:
              - {type: key, text: "1"}
              - {type: button, text: Done}
        """),
      .passes(
        """
        screen: Pay
        children:
          - {type: textField, label: Amount, text: "12", opens: keypad}
          - type: view
            presents: keyboard
            id: keypad
            children:
              - {type: key, text: "1"}
          - type: view
            presents: keyboard
            container: landmark
            label: Keypad
            children:
              - {type: key, text: "2"}
          - type: view
            presents: keyboard
            children:
              - {type: header, text: Keypad}
              - {type: key, text: "3"}
          - {type: keyboard, children: [{type: key, text: "4"}]}
        """, "An element that opens it, a landmark, a heading; the system's keyboard.",
        documented: false),
      .fails(
        """
        screen: Pay
        children:
          - {type: textField, label: Amount, text: "12"}
          - {⟪type: keyboard⟫}
        """, options: ["systemKeyboard": .flag(true)], documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var systemKeyboard = false

    static let fields: [OptionField<Options>] = [
      .flag("systemKeyboard", \.systemKeyboard, "report the system's own keyboard as well")
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.hasAny(.exposed) else { return [] }
    var targets: Set<String>?
    var firsts: [Int32: Int?] = [:]
    var end = 0
    return tree.interface.elements.indices.compactMap { index -> Finding? in
      let element = tree.element(index)
      guard index >= end, element.kind == .keyboard || element.has(.presents),
        isKeyboard(index, in: tree)
      else { return nil }
      end = Int(element.next)
      let opened = targets ?? openedElements(in: tree)
      targets = opened
      if let id = tree.interface.text(.id, of: index), opened.contains(id) { return nil }
      let first = firsts[element.screen] ?? firstStop(onScreenOf: index, in: tree)
      firsts[element.screen] = first
      guard let outside = first ?? stop(after: index, in: tree) else { return nil }
      return finding(at: index, outside, in: tree)
    }
  }

  /// Whether an element is a keyboard that VoiceOver gets into and that marks no way back.
  private func isKeyboard(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    guard Presentation.of(index, in: tree) == .keyboard, element.flag(.modal) != true,
      tree.silences[index] == .none || tree.silences[index] == .notElement
    else { return false }
    let inside = index..<Int(element.next)
    let isOwn =
      (element.kind != .keyboard || element.has(.class))
      && inside.contains { tree.has(.exposed, $0) }
    guard isOwn || options.systemKeyboard && element.kind == .keyboard else { return false }
    if tree.interface.text(.container, of: index) == "landmark" || element.has(.returnsFocusTo) {
      return false
    }
    return !inside.contains { tree.has(.exposed, $0) && tree.traits[$0].contains(.header) }
  }

  /// The ids that something opens or that a notification takes the focus to.
  private func openedElements(in tree: AccessibilityTree) -> Set<String> {
    var ids: Set<String> = []
    for index in tree.interface.elements.indices {
      if tree.element(index).has(.opens), let id = tree.interface.text(.opens, of: index) {
        ids.insert(id)
      }
    }
    return ids
  }

  /// The first stop of a screen outside its keyboards, drawn before them.
  private func firstStop(onScreenOf index: Int, in tree: AccessibilityTree) -> Int? {
    let root = tree.screen(of: index).root
    return (root..<index).first { tree.has(.exposed, $0) }
  }

  private func stop(after index: Int, in tree: AccessibilityTree) -> Int? {
    let next = Int(tree.element(index).next)
    let end = Int(tree.element(tree.screen(of: index).root).next)
    return next < end && tree.has(.exposed, next) ? next : nil
  }

  private func finding(at index: Int, _ outside: Int, in tree: AccessibilityTree) -> Finding {
    let message =
      "nothing leads back to this keyboard once VoiceOver has left it, as for "
      + "“\(tree.utterance(of: outside) ?? "")”"
    let help = "Make it modal or a landmark, or let an element outside open it."
    let notes = [Finding.Note(message: "outside", range: tree.element(outside).anchor)]
    return violation(message, help: help, of: index, in: tree, notes: notes)
  }
}
