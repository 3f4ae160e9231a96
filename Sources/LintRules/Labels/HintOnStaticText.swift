import ScreenModel

/// Finds hints on elements that nobody can operate.
struct HintOnStaticText: Rule {
  static let info = RuleInfo(
    id: "hint-on-static-text",
    title: "Hints are for what can be operated",
    category: .labels,
    severity: .note,
    criteria: [],
    restsOn: [.type, .traits, .gestures, .onTap, .actions],
    why: """
      A hint tells what happens at a double tap. On a text or a picture nothing happens, so the \
      listener waits for the hint, tries, and wonders. Somebody who has switched hints off misses \
      the words.
      """,
    how: "Put what matters into the label or the value, and remove the hint.",
    uiKit: #"""
      total.accessibilityLabel = String(localized: "Total, including tax")
      total.accessibilityHint = nil
      """#,
    swiftUI: #"""
      Text("Total").accessibilityLabel("Total, including tax")
      """#,
    traps: [
      "Elements that react to a tap, a gesture or an action, or that can be activated.",
      "Fields, which may say in a hint what is wrong.",
      "Table cells, of which the file may not say what a tap does.",
      "A text without a name: see `hint-without-label`.",
    ],
    examples: [
      .fails(
        """
        screen: Cart
        children:
          - {type: text, text: Total, ⟪hint: Includes the tax⟫}
          - {type: image, label: A red bicycle, element: true, ⟪hint: Photo of the article⟫}
        """, "VoiceOver says \"Total. Includes the tax.\""),
      .passes(
        """
        screen: Cart
        children:
          - {type: text, text: Total, label: "Total, including tax"}
          - {type: text, text: Terms, traits: link, onTap: showTerms, hint: Opens the browser}
          - {type: text, text: Milk, actions: Remove, hint: Can be removed}
          - {type: textField, label: Code, hint: The code is wrong}
          - {type: cell, label: Milk, hint: Shows the article}
        """),
      .fails(
        """
        screen: Cart
        children:
          - {type: header, text: Cart, ⟪hint: Three articles⟫}
          - {type: text, hint: Three articles}
        """, "The second has no name.", documented: false),
    ])

  init(options: NoOptions) {}

  private static let fixed: TraitSet = [.staticText, .image, .header]

  func findings(in tree: AccessibilityTree) -> NodeFindings {
    tree.nodes(.exposed, ifAnyHas: .hint).findings { index in
      guard let hint = SpokenHint.text(of: index, in: tree), isStatic(index, in: tree) else {
        return nil
      }
      return finding(hint, at: index, in: tree)
    }
  }

  private func isStatic(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    guard !tree.has(.interactive, index), !tree.traits[index].isDisjoint(with: Self.fixed),
      tree.traits[index].isDisjoint(with: RoleTraits.activatable),
      tree.nameSources[index] != .none
    else { return false }
    switch element.kind {
    case .cell, .gridCell, .tableCell: return false
    default: break
    }
    let actions: [AttributeKey] = [
      .implements, .actions, .swipeActions, .gestures, .opens, .opensURL, .rotors,
    ]
    return !actions.contains(where: element.has) && !element.marks.contains(.hasAction)
  }

  private func finding(_ hint: String, at index: Int, in tree: AccessibilityTree) -> Finding {
    let noun = Wording.noun(tree.element(index).kind)
    let help = "Put what matters into the label or the value, and remove the hint."
    let after = tree.utterance(of: index, changing: UtteranceChange(hint: ""))
    let fixes = [Fix.remove(.hint, of: index, .unsafe)]
    if tree.element(index).mayChangeInCode {
      return review(
        "this \(noun) has the hint \(Quoted.text(hint)), and unless code adds a gesture nobody "
          + "can operate it", help: help, of: index, in: tree, at: .hint, after: after,
        fixes: fixes)
    }
    return violation(
      "this \(noun) cannot be operated, and has the hint \(Quoted.text(hint))", help: help,
      of: index, in: tree, at: .hint, after: after, fixes: fixes)
  }
}
