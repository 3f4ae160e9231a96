/// Finds states of a screen that only a colour tells.
struct ColorOnlyState: Rule {
  static let info = RuleInfo(
    id: "color-only-state",
    title: "A state is told by more than a colour",
    category: .visual,
    severity: .note,
    criteria: [.wcag("1.4.1")],
    restsOn: [.text, .value, .traits, .label],
    why: """
      VoiceOver says nothing of colours, and one man in twelve does not tell red from green. A \
      state that changes a colour and nothing else is not there for them.
      """,
    how: """
      Add a word, a symbol or a shape, and say the state in the label, the value or a trait.
      """,
    uiKit: #"""
      name.text = isOverdue ? "\(task.name) – overdue" : task.name
      """#,
    swiftUI: #"""
      Label(task.name, systemImage: task.isOverdue ? "exclamationmark.circle" : "circle")
        .accessibilityValue(task.isOverdue ? "overdue" : "")
      """#,
    traps: [
      "Variants that differ in anything beside colours: the state is told somewhere.",
      "Variants for another appearance, orientation or text size, and for VoiceOver.",
      "What is hidden, decorative or without words, a picture or a use.",
      "Interface Builder files, whose texts stand in for those of the run.",
      "Signs beside one another that have labels of their own, and signs in rows that have.",
    ],
    examples: [
      .fails(
        """
        screens:
          - screen: Tasks
            variant: {state: due}
            children:
              - {type: text, id: task, text: Pay the rent, color: "#000000"}
          - screen: Tasks
            variant: {state: overdue}
            children:
              - {type: text, id: task, text: Pay the rent, ⟪color: "#B00020"⟫}
        """, "VoiceOver says \"Pay the rent\" in both states."),
      .passes(
        """
        screens:
          - screen: Tasks
            variant: {state: due}
            children:
              - {type: text, id: task, text: Pay the rent, color: "#000000"}
          - screen: Tasks
            variant: {state: overdue}
            children:
              - {type: text, id: task, text: "Pay the rent, overdue", color: "#B00020"}
        """),
      .passes(
        """
        screens:
          - screen: Tasks
            variant: {state: due, appearance: light}
            children:
              - {type: text, id: task, text: Pay the rent, color: "#000000"}
              - {type: view, id: line, background: "#CCCCCC"}
          - screen: Tasks
            variant: {state: due, appearance: dark}
            children:
              - {type: text, id: task, text: Pay the rent, color: "#FFFFFF"}
              - {type: view, id: line, background: "#CCCCCC"}
          - screen: Tasks
            variant: {state: done, appearance: light}
            children:
              - {type: text, id: task, text: Pay the rent, color: "#000000"}
              - {type: view, id: line, background: "#00FF00"}
        """, "Another appearance; a line that nobody reads.", documented: false),
      .fails(
        """
        screen: Servers
        children:
          - type: stack
            children:
              - {type: text, text: "●", color: "#34C759"}
              - {type: text, text: "●", ⟪color: "#FF3B30"⟫}
        """, "Two signs that differ in their colours alone."),
      .needsReview(
        """
        screen: Servers
        children:
          - type: list
            children:
              - type: cell
                children:
                  - {type: text, text: Berlin}
                  - {type: text, text: "●", color: "#34C759"}
              - type: cell
                children:
                  - {type: text, text: Lisbon}
                  - {type: text, text: "●", ⟪color: "#FF3B30"⟫}
        """, "Whether the texts of the rows tell it is for a person to see.", documented: false),
      .passes(
        """
        screen: Servers
        children:
          - type: stack
            children:
              - {type: text, text: "●", label: Berlin is up, color: "#34C759"}
              - {type: text, text: "●", label: Lisbon is down, color: "#FF3B30"}
          - type: list
            children:
              - type: cell
                label: Berlin, up
                children: [{type: text, text: "●", color: "#34C759"}]
              - type: cell
                label: Lisbon, down
                children: [{type: text, text: "●", color: "#FF3B30"}]
        """, documented: false),
    ])

  let options: NoOptions

  func findings(in tree: AccessibilityTree) -> [Finding] {
    variants(in: tree) + ColoredTwins(tree).groups().compactMap { twins($0, in: tree) }
  }

  // MARK: Beside one another

  private func twins(_ group: ColoredTwins.Group, in tree: AccessibilityTree) -> Finding? {
    guard let other = group.other, let first = group.members.first else { return nil }
    let noun = Wording.noun(tree.element(other).kind)
    let place = group.isInRows ? "those in other rows" : "the one beside it"
    let message =
      "this \(noun) differs from \(place) in its colour alone"
      + (tree.utterance(of: other).map { ", and VoiceOver says “\($0)” for each" } ?? "")
    let help = "Tell what the colour means by a word, a symbol, the value or a trait as well."
    let key: AttributeKey = tree.element(other).has(.color) ? .color : .background
    let notes = [Finding.Note(message: "another colour", range: tree.element(first).anchor)]
    return group.isInRows
      ? review(message, help: help, of: other, in: tree, at: key, notes: notes)
      : violation(message, help: help, of: other, in: tree, at: key, notes: notes)
  }

  // MARK: Variants

  private func variants(in tree: AccessibilityTree) -> [Finding] {
    guard let variants = ScreenVariants(tree.interface) else { return [] }
    var known: Set<Int> = []
    return variants.pairs(apartIn: \.state).compactMap { pair in
      let comparison = ScreenComparison(tree.interface, pair)
      guard let recolored = comparison.recolored else { return nil }
      let told = recolored.filter { tells($0.second, in: tree) }
      guard let first = told.first, known.insert(first.second).inserted else { return nil }
      return finding(first, told.dropFirst(), variants, pair, in: tree)
    }
  }

  /// Whether an element has something to say that its colour may be part of.
  private func tells(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    guard tree.silences[index] != .hidden, element.flag(.decorative) != true else { return false }
    return tree.interface.says([.text, .label, .value, .image, .draws], index)
      || tree.has(.interactive, index)
  }

  private func finding(
    _ pair: (first: Int, second: Int), _ others: some Collection<(first: Int, second: Int)>,
    _ variants: ScreenVariants, _ screens: ScreenVariants.Pair, in tree: AccessibilityTree
  ) -> Finding {
    let noun = Wording.noun(tree.element(pair.second).kind)
    let heard = tree.utterance(of: pair.second).map { "VoiceOver says “\($0)” in both" }
    let key: AttributeKey =
      ScreenComparison.isEqual(.color, pair, in: tree.interface) ? .background : .color
    let notes = [(first: pair.second, second: pair.first)] + others.prefix(5).map { $0 }
    return violation(
      "\(state(screens.second, variants)) differs from \(state(screens.first, variants)) in "
        + "colours alone, as at this \(noun); \(heard ?? "VoiceOver says the same in both")",
      help: "Tell the state by a word, a symbol, the value or a trait as well.",
      of: pair.second, in: tree, at: key,
      notes: notes.enumerated().map { place, other in
        Finding.Note(
          message: place == 0 ? "the other state" : "another colour that changes",
          range: tree.element(other.second).anchor)
      })
  }

  private func state(_ screen: Int, _ variants: ScreenVariants) -> String {
    variants.condition(of: screen).state.map { "the state \(Quoted.text($0))" }
      ?? "the screen without a state"
  }
}
