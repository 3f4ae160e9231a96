import ScreenModel

/// Finds controls in SwiftUI source that a container swallows.
struct CombineHidesButton: Rule {
  static let info = RuleInfo(
    id: "combine-hides-button",
    title: "A control inside one element keeps its name",
    category: .structure,
    severity: .warning,
    criteria: [.wcag("2.1.1"), .wcag("4.1.2")],
    restsOn: [.element, .childrenMode],
    why: """
      SwiftUI's `.accessibilityElement(children: .combine)` makes one element of a stack. A button \
      inside gives it its role and its action, and its own name is dropped: nobody hears what a \
      double tap does. With `.ignore` the control is out of reach altogether.
      """,
    how: """
      Leave the control outside of the element, or say what it does as a custom action.
      """,
    uiKit: #"""
      row.accessibilityCustomActions = [UIAccessibilityCustomAction(name: follow) { _ in … }]
      """#,
    swiftUI: #"""
      HStack { Text(user.name); Text(user.city) }
        .accessibilityElement(children: .combine)
        .accessibilityAction(named: "Follow") { follow(user) }
      """#,
    traps: [
      "Elements with actions of their own, or that can be adjusted.",
      "An element with a label and the role of a button, which stands for what it holds.",
      "Buttons whose name is known to be the only words inside.",
      "Trees and storyboards, where `container-swallows-children` and `nested-interactive` speak.",
    ],
    examples: [
      .fails(
        """
        struct UserRow: View {
          var body: some View {
            HStack {
              Text("Ana")
              Button("Follow") { follow() }
            }
            .⟪accessibilityElement⟫(children: .combine)
          }
        }
        """, "VoiceOver says \"Ana, button\".", path: Example.swiftUIPath),
      .fails(
        """
        struct UserRow: View {
          var body: some View {
            HStack {
              Text("Ana")
              Button("Follow") { follow() }
            }
            .⟪accessibilityElement⟫(children: .ignore)
            .accessibilityLabel("Ana")
          }
        }
        """, "Nobody can follow Ana.", path: Example.swiftUIPath),
      .passes(
        """
        struct UserRow: View {
          var body: some View {
            HStack {
              Text("Ana")
              Button("Follow") { follow() }
            }
            .accessibilityElement(children: .combine)
            .accessibilityAction(named: "Follow") { follow() }
            HStack {
              Button("Less") { count -= 1 }
              Text("2 tickets")
              Button("More") { count += 1 }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Tickets")
            .accessibilityValue("2")
            .accessibilityAdjustableAction { change($0) }
            HStack {
              Text("Ana")
              Button("Follow") { follow() }
            }
            .accessibilityElement(children: .contain)
          }
        }
        """, path: Example.swiftUIPath),
    ])

  let options: NoOptions

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.uses(.childrenMode) else { return [] }
    return tree.nodes([.explicitElement, .parent]).compactMap { index in
      guard let mode = tree.interface.childrenMode(of: index), mode != .contain,
        tree.screen(of: index).has(.composition), !speaksForItself(index, in: tree),
        let control = firstControl(in: index, of: tree),
        // An element of a text and a switch has the words of the text, and is the switch.
        mode == .ignore || tree.element(control).kind != .switch
      else { return nil }
      return finding(at: index, mode, control, in: tree)
    }
  }

  private func finding(
    at index: Int, _ mode: ChildrenMode, _ control: Int, in tree: AccessibilityTree
  ) -> Finding {
    let name = Wording.element(control, in: tree)
    let message =
      mode == .ignore
      ? "this element leaves out what it holds, and nobody reaches \(name)"
      : "this element takes the action of \(name) and drops its name"
    return violation(
      message,
      help: "Leave the control out of the element, or " + tree.words(for: index).set(.actions)
        + " for it.",
      of: index, in: tree, at: .element, severity: mode == .ignore ? .error : .warning,
      notes: [Finding.Note(message: "the control", range: tree.element(control).anchor)])
  }

  /// Whether the element offers what it holds, or stands for it as a whole.
  private func speaksForItself(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    if element.has(.actions) || element.has(.implements) { return true }
    return element.has(.onTap)
      || element.has(.label) && !tree.traits[index].isDisjoint(with: [.button, .link, .toggle])
  }

  /// The first control inside, unless its name is all that is heard.
  private func firstControl(in index: Int, of tree: AccessibilityTree) -> Int? {
    var controls: [Int] = []
    var texts = 0
    for child in index + 1..<Int(tree.element(index).next) {
      let element = tree.element(child)
      if tree.isOutOfSight(child) { continue }
      if [.button, .link, .switch, .slider, .textField, .stepper, .popupButton]
        .contains(element.kind)
      {
        controls.append(child)
      } else if element.kind == .text, tree.stop(around: child) == index,
        !controls.contains(where: { tree.isInside(child, $0) })
      {
        texts += 1
      } else if element.mayChangeInCode {
        return nil
      }
    }
    return controls.count == 1 && texts == 0 ? nil : controls.first
  }
}
