import ScreenModel

/// Finds elements that have a hint and no name.
struct HintWithoutLabel: Rule {
  static let info = RuleInfo(
    id: "hint-without-label",
    title: "An element with a hint has a label too",
    category: .labels,
    severity: .error,
    criteria: [.wcag("4.1.2")],
    restsOn: [.label],
    why: """
      Hints come last, after a pause, and many people switch them off. Where there is no name, \
      VoiceOver reads the hint in its place, and nobody hears what the element is.
      """,
    how: "Give it a label that names it, in a word or two; keep the hint for what it does.",
    uiKit: #"""
      cartButton.accessibilityLabel = String(localized: "Cart")
      cartButton.accessibilityHint = String(localized: "Opens the cart")
      """#,
    swiftUI: #"""
      CartButton()
        .accessibilityLabel("Cart")
        .accessibilityHint("Opens the cart")
      """#,
    traps: [
      "A text, a title or the texts inside name the element.",
      "A blank label is one that somebody left empty, which is another finding.",
      "A switch or field that follows a text in a table cell is named by the cell.",
      "A picture's name is a name, if a bad one: see `icon-button-missing-label`.",
    ],
    examples: [
      .fails(
        """
        screen: Shop
        children:
          - {type: button, ⟪hint: Opens the cart⟫}
          - {type: view, element: true, traits: button, ⟪hint: Shows offers⟫}
          - {type: image, element: true, ⟪hint: Shows the portrait⟫}
        """, "VoiceOver says \"Opens the cart, button.\""),
      .passes(
        """
        screen: Shop
        children:
          - {type: button, label: Cart, hint: Opens the cart}
          - {type: button, text: Offers, hint: Shows what is cheap today}
          - type: view
            element: true
            traits: button
            hint: Shows the order
            children:
              - {type: text, text: Order}
        """),
      .passes(
        """
        screen: Shop
        children:
          - type: cell
            children:
              - {type: text, text: Wi-Fi}
              - {type: switch, on: true, hint: Needs a password}
        """, documented: false),
      .fails(
        """
        screen: Shop
        children:
          - {type: button, ⟪hint: Opens the cart⟫}
          - {type: button, label: " ", hint: Opens the list}
          - {type: button, image: ic_pay, hint: Opens the till}
        """, "The others have a blank label and the name of a picture.", documented: false),
    ])

  init(options: NoOptions) {}

  func findings(in tree: AccessibilityTree) -> NodeFindings {
    tree.nodes([.exposed]).findings { index in
      HintAlone.speaks(at: index, in: tree) ? finding(at: index, in: tree) : nil
    }
  }

  private func finding(at index: Int, in tree: AccessibilityTree) -> Finding? {
    let element = tree.element(index)
    // Code fills in the texts of a row.
    if element.kind == .cell, tree.screen(of: index).has(.completedElsewhere) { return nil }
    if isNamedByCell(index, in: tree) { return nil }
    let noun = Wording.noun(element.kind)
    let heard = "VoiceOver says “\(tree.utterance(of: index) ?? "")”"
    let help = "Give it a label that names it, and keep the hint for what it does."
    let isImageUnknown = tree.interface.attribute(.image, of: index)?.form == .unknown
    if element.mayChangeInCode || isImageUnknown
      || element.kind == .textView && tree.interface.says(.text, index)
    {
      return review(
        "this \(noun) has a hint and no name here, so unless code sets one \(heard)", help: help,
        of: index, in: tree, at: .hint)
    }
    return violation(
      "this \(noun) has a hint and no name, so \(heard)", help: help, of: index, in: tree,
      at: .hint)
  }

  /// Whether a switch or field directly follows a text in a table cell.
  private func isNamedByCell(_ index: Int, in tree: AccessibilityTree) -> Bool {
    guard !tree.traits[index].isDisjoint(with: [.toggle, .textEntry]),
      let cell = tree.stop(around: index), tree.element(cell).kind == .cell
    else { return false }
    if tree.nameSources[cell] == .label || tree.nameSources[cell] == .text { return true }
    guard let sibling = tree.interface.sibling(before: index) else { return false }
    return tree.element(sibling).kind == .text && tree.nameSources[sibling] != .none
  }
}
