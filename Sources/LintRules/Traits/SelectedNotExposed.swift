import ScreenModel

/// Finds choices that are shown by a colour or a tick and not spoken.
struct SelectedNotExposed: Rule {
  static let info = RuleInfo(
    id: "selected-not-exposed",
    title: "What is selected says so",
    category: .traits,
    severity: .warning,
    criteria: [.wcag("4.1.2"), .wcag("1.4.1")],
    restsOn: [.type, .traits, .value, .label],
    why: """
      A chip in another colour or with a tick is plain to see. VoiceOver says the same words at \
      each of them, so nobody who listens knows which one is chosen.
      """,
    how: """
      Add the selected trait to the chosen element, and take it from the others. A switch says its \
      state by its value instead.
      """,
    uiKit: #"""
      chip.accessibilityTraits = isChosen ? [.button, .selected] : .button
      """#,
    swiftUI: #"""
      Chip(name).accessibilityAddTraits(isChosen ? [.isSelected] : [])
      """#,
    traps: [
      "Tabs, segments and table rows, whose classes say it.",
      "Toggles, and elements that say their state by a value or by a word in the label.",
      "A control with traits of its own, whose class may add the state to them: a person has to "
        + "look.",
      "Two or three neighbours, of which one may just be the main one.",
      "Elements that an outlet leads to, or of a custom class, whose state code sets.",
      "In SwiftUI source controls whose words change with the choice, those that have a trait, a "
        + "value or a label of their own, and those that hand the choice to a view of the app.",
    ],
    examples: [
      .fails(
        """
        screen: Filter
        children:
          - {type: view, element: true, label: All, ⟪traits: button⟫, selected: true, onTap: all}
          - {type: view, element: true, label: Unread, traits: button, onTap: unread}
        """, "VoiceOver says \"All, button.\""),
      .passes(
        """
        screen: Filter
        children:
          - type: view
            element: true
            label: All
            traits: [button, selected]
            selected: true
            onTap: all
          - {type: button, text: Unread, selected: true}
          - {type: tabBar, children: [{type: tab, text: Mail, selected: true, traits: tabBarItem}]}
          - type: segmentedControl
            children: [{type: segment, text: Today, selected: true, traits: button}]
          - type: list
            children:
              - {type: cell, text: Ana, selected: true, traits: button, onTap: open}
        """),
      .passes(
        """
        screen: Filter
        children:
          - type: view
            element: true
            label: Unread
            value: selected
            traits: button
            selected: true
            onTap: unread
          - type: view
            element: true
            label: "Active filter: All"
            traits: button
            selected: true
            onTap: all
          - type: view
            element: true
            label: Flagged
            value: "1"
            traits: [button, toggle]
            selected: true
            onTap: flagged
          - {type: button, text: Apply, background: "#0066CC"}
          - {type: button, text: Cancel, background: "#EEEEEE"}
        """,
        "A value, a word in the label, a toggle; and two buttons, one of which is the main one.",
        documented: false),
      .needsReview(
        """
        screen: Size
        children:
          - {type: button, text: Small, background: "#EEEEEE"}
          - {⟪type: button⟫, text: Medium, background: "#0066CC"}
          - {type: button, text: Large, background: "#EEEEEE"}
          - {type: button, text: Huge, background: "#EEEEEE"}
        """, "One of them stands out by its colour alone."),
      .fails(
        """
        struct FilterView: View {
          var body: some View {
            HStack {
              ⟪Button⟫("All") { filter = .all }
                .foregroundStyle(filter == .all ? .blue : .gray)
            }
          }
        }
        """, "VoiceOver says \"All, button\" whether it is chosen or not.",
        path: Example.swiftUIPath),
      .passes(
        """
        struct FilterView: View {
          var body: some View {
            HStack {
              Button { filter = .all } label: {
                Text("All").foregroundStyle(filter == .all ? .blue : .gray)
              }
              .accessibilityAddTraits(filter == .all ? .isSelected : [])
              Button { filter = .new } label: { Text(filter == .new ? "New, chosen" : "New") }
              Button { filter = .old } label: { Text("Old").foregroundStyle(isOld ? .blue : .gray) }
              Button { page = 1 } label: { Text("First").bold(page == 10 ? true : false) }
              Button { size = 1 } label: { Check(size == 1); Text("Small") }
              Button { size = 2 } label: { if size == 20 { Image("tick") }; Text("Large") }
            }
          }
        }
        """, path: Example.swiftUIPath),
      .needsReview(
        """
        screen: Size
        children:
          - type: stack
            children:
              - {type: button, text: Small}
              - {⟪type: button⟫, text: Medium, image: system:checkmark}
              - {type: button, text: Large}
          - {type: button, text: Sort, selected: true, ⟪traits: button⟫}
        """, documented: false),
    ])

  let options: NoOptions

  private static let words = WordPack([
    "en": "selected chosen checked active current ticked on",
    "de": "ausgewählt gewählt markiert aktiv aktuell an",
    "ru": "выбрано выбран выбрана отмечено активно",
  ])
  private static let tickWords: Set<String> = ["check", "checkmark", "tick", "ticked", "checked"]
  private static let emptyWords: Set<String> = ["circle", "square", "unchecked", "empty", "off"]
  /// The fewest neighbours among which the one of another colour looks like the chosen one.
  private static let minimumColors = 4
  /// The fewest among which the one with a tick does.
  private static let minimumTicks = 3

  func findings(in tree: AccessibilityTree) -> [Finding] {
    var declared: [Finding] = []
    var colored: [Group: [Int]] = [:]
    var groups: [Group] = []
    var ticked: [Group: [Int]] = [:]
    var tickedGroups: [Group] = []
    for index in tree.nodes([.exposed, .interactive]) {
      let element = tree.element(index)
      if element.flag(.selected) == true {
        if let finding = unsaid(index, in: tree) { declared.append(finding) }
      } else if mayLookSelected(element) {
        let group = Group(parent: element.parent, kind: element.kind)
        if element.has(.background) {
          if colored[group] == nil { groups.append(group) }
          colored[group, default: []].append(index)
        }
        if tree.has(.image, index), isTicked(index, in: tree) {
          if ticked[group] == nil { tickedGroups.append(group) }
          ticked[group, default: []].append(index)
        }
      }
    }
    let odd = groups.compactMap { oddOne(of: colored[$0] ?? [], in: tree) }
    let onlyTicked = tickedGroups.compactMap { ticked[$0] }.filter { $0.count == 1 }.joined()
      .filter { isOnlyTicked($0, in: tree) }
    return declared + onlySeen(in: tree) + odd.map { looksSelected($0, "its colour", in: tree) }
      + onlyTicked.map { looksSelected($0, "a tick", in: tree) }
  }

  /// Elements of one sort that stand side by side.
  private struct Group: Hashable {
    let parent: Int32
    let kind: ElementKind
  }

  // MARK: In source

  /// The findings about controls whose looks depend on the choice that they make.
  private func onlySeen(in tree: AccessibilityTree) -> [Finding] {
    (0..<tree.count).compactMap { index in
      let element = tree.element(index)
      if element.marks.contains(.looksMayTellChoice) { return perhapsSeen(index, in: tree) }
      guard SeenState.isOnlySeen(.looksTellChoice, element), !tree.isOutOfSight(index),
        !saysState(index, in: tree)
      else { return nil }
      let noun = Wording.noun(element.kind)
      let add = tree.words(for: index).add(trait: "selected")
      let help = Wording.sentence(add) + " when it is chosen."
      let heard = tree.utterance(of: index) ?? ""
      if SeenState.mayBeHeard(at: index, in: tree) {
        return review(
          "this \(noun) looks different when it is chosen; unless its words tell, VoiceOver says "
            + "the same as before", help: help, of: index, in: tree, at: .onTap)
      }
      return violation(
        "this \(noun) looks different when it is chosen, and VoiceOver says "
          + (heard.isEmpty ? "the same as before" : "“\(heard)” in any case"),
        help: help, of: index, in: tree, at: .onTap)
    }
  }

  /// The finding about a control whose looks depend on something that is called selected.
  private func perhapsSeen(_ index: Int, in tree: AccessibilityTree) -> Finding? {
    guard !tree.isOutOfSight(index), !saysState(index, in: tree), tree.has(.exposed, index) else {
      return nil
    }
    let words = tree.utterance(of: index) ?? ""
    let heard = words.isEmpty ? "the same" : "“\(words)”"
    return review(
      "this \(Wording.noun(tree.element(index).kind)) looks different when it is selected, and "
        + "VoiceOver says \(heard) in any case",
      help: Wording.sentence(tree.words(for: index).add(trait: "selected"))
        + " when it is selected.", of: index, in: tree, at: .onTap)
  }

  // MARK: Declared

  /// The finding about an element that the file calls selected.
  private func unsaid(_ index: Int, in tree: AccessibilityTree) -> Finding? {
    let element = tree.element(index)
    guard !saysState(index, in: tree), ![.tab, .segment, .cell].contains(element.kind) else {
      return nil
    }
    let noun = Wording.noun(element.kind)
    let heard = "VoiceOver says “\(tree.utterance(of: index) ?? "")”"
    if ClassDefaults.of(element.kind).isControl {
      return review(
        "this \(noun) is selected, but its own traits replace those of the class, so unless the "
          + "class adds the state \(heard)", help: "Check that VoiceOver says that it is selected.",
        of: index, in: tree, at: .traits)
    }
    let traits = tree.traits[index].union(.selected)
    return violation(
      "this \(noun) is selected, but \(heard)", help: "Add the selected trait.", of: index,
      in: tree, at: .traits,
      after: tree.utterance(of: index, changing: UtteranceChange(traits: traits)),
      fixes: [.traits(traits, of: index, .unsafe)])
  }

  /// Whether a listener hears the state: by a trait, a value, or a word of the name.
  private func saysState(_ index: Int, in tree: AccessibilityTree) -> Bool {
    if !tree.traits[index].isDisjoint(with: [.selected, .toggle])
      || tree.interface.says(.value, index)
    {
      return true
    }
    guard let words = Self.words[tree.language(of: index)] else { return true }
    guard let name = tree.name(of: index).value else { return false }
    return name.text.utf8.count < 200
      && Words.normalized(name.text).contains(where: words.contains)
  }

  // MARK: By their looks

  private func mayLookSelected(_ element: Element) -> Bool {
    guard !element.has(.selected), !element.has(.on), !element.mayChangeInCode else { return false }
    switch element.kind {
    case .button, .view, .stack, .text, .image, .group, .menuItem: return true
    default: return false
    }
  }

  /// The one of a row of elements that has another background than all the others.
  private func oddOne(of indices: [Int], in tree: AccessibilityTree) -> Int? {
    guard indices.count >= Self.minimumColors else { return nil }
    let colors = indices.map { tree.interface.text(.background, of: $0)?.lowercased() ?? "" }
    let counts = Dictionary(colors.map { ($0, 1) }, uniquingKeysWith: +)
    guard counts.count == 2, let odd = counts.first(where: { $0.value == 1 })?.key,
      let place = colors.firstIndex(of: odd),
      !indices.contains(where: { saysState($0, in: tree) || tree.has(.image, $0) })
    else { return nil }
    return indices[place]
  }

  /// Whether an element has words, and a tick beside them.
  private func isTicked(_ index: Int, in tree: AccessibilityTree) -> Bool {
    tree.nameSources[index] != .asset && tree.interface.says(.text, index)
      && !pictureWords(of: index, in: tree).isDisjoint(with: Self.tickWords)
  }

  private func pictureWords(of index: Int, in tree: AccessibilityTree) -> Set<String> {
    Set(Words.normalized(tree.interface.text(.image, of: index) ?? ""))
  }

  /// Whether its neighbours are of the same sort and have no picture, or one of an empty box.
  private func isOnlyTicked(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    var count = 0
    for sibling in tree.interface.children(of: Int(element.parent))
    where tree.element(sibling).kind == element.kind && tree.has([.exposed, .interactive], sibling)
    {
      count += 1
      if saysState(sibling, in: tree) { return false }
      if sibling != index, tree.has(.image, sibling) {
        let words = pictureWords(of: sibling, in: tree)
        if words.isDisjoint(with: Self.emptyWords) || !words.isDisjoint(with: Self.tickWords) {
          return false
        }
      }
    }
    return count >= Self.minimumTicks
  }

  private func looksSelected(
    _ index: Int, _ sign: String, in tree: AccessibilityTree
  ) -> Finding {
    review(
      "\(sign) sets this \(Wording.noun(tree.element(index).kind)) apart from those beside it, but "
        + "VoiceOver says only “\(tree.utterance(of: index) ?? "")”",
      help: "If it is the chosen one, add the selected trait.", of: index, in: tree)
  }
}
