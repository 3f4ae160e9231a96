import ScreenModel

/// Finds explicit orders that leave out what VoiceOver would stop at.
struct AccessibilityElementsIncomplete: Rule {
  static let info = RuleInfo(
    id: "accessibility-elements-incomplete",
    title: "An explicit order has everything that VoiceOver should reach",
    category: .structure,
    severity: .error,
    criteria: [.wcag("4.1.2"), .wcag("1.3.2")],
    clauses: ["11.5.2.9"],
    restsOn: [.type, .element, .label],
    why: """
      Once a view has `accessibilityElements`, VoiceOver goes to these and to nothing else in it. \
      A button that was added later is drawn and can be touched, but no swipe ever comes to it.
      """,
    how: """
      List everything, in the order in which it is to be read. If the order on the screen is right \
      anyway, remove the list: then nothing can be forgotten.
      """,
    uiKit: #"""
      card.accessibilityElements = [nameLabel, shareButton, saveButton]
      """#,
    swiftUI: #"""
      // SwiftUI has no list: every element stays, and priorities order them.
      name.accessibilitySortPriority(1)
      """#,
    traps: [
      "Texts whose words are heard from something that is listed, and controls that a listed "
        + "element of the same name or `substituteFor` stands in for.",
      "What is hidden, transparent, decorative, or shown under a condition.",
      "Alerts, sheets, drawers and toasts: whoever shows them sees to the order.",
      "Texts of a cell that has a list: its author has chosen.",
      "An empty list may be there to hide everything: a person has to look.",
      "Bars on the screen itself may be its controller's, which the list does not touch: a person "
        + "has to look.",
    ],
    examples: [
      .fails(
        """
        screen: Card
        children:
          - type: view
            elements: ⟪[name, save]⟫
            children:
              - {type: text, id: name, text: Ana Duarte, frame: [16, 100, 200, 24]}
              - {type: button, id: share, text: Share, frame: [16, 140, 80, 44]}
              - {type: button, id: save, text: Save, frame: [110, 140, 80, 44]}
        """, "Nobody reaches Share, which belongs between the two."),
      .passes(
        """
        screen: Card
        children:
          - type: view
            elements: [name, share, save]
            children:
              - {type: text, id: name, text: Ana Duarte}
              - {type: button, id: share, text: Share}
              - {type: button, id: save, text: Save}
        """),
      .fails(
        """
        screen: Card
        children:
          - type: view
            elements: ⟪[save]⟫
            children:
              - {type: text, text: Ana Duarte}
              - {type: image, image: medal, element: true, label: Gold medal}
              - {type: button, id: save, text: Save}
        """, "A text and a picture: this is a warning."),
      .passes(
        """
        screen: Card
        children:
          - type: view
            elements: [summary, play, pause]
            children:
              - {type: view, id: summary, element: true, label: "Ana Duarte, gold"}
              - {type: text, text: Ana Duarte}
              - {type: view, id: play, element: true, label: Play, traits: button, onTap: play}
              - {type: button, text: Play, onTap: play}
              - {type: button, id: round, image: pause.png, onTap: play}
              - {type: view, id: pause, element: true, label: Pause, substituteFor: round}
              - {type: text, text: Offline, hidden: true}
              - {type: text, text: Draft, alpha: 0}
              - {type: image, image: line.png, element: true, label: Line, decorative: true}
              - {type: text, text: Undo, appearsWhen: something was removed}
              - {type: toast, children: [{type: text, text: Saved}]}
          - type: cell
            elements: [row]
            children:
              - {type: view, id: row, element: true, label: Rui}
              - {type: text, text: yesterday}
        """, "Heard from another element, replaced, hidden, decorative, or shown later; a cell.",
        documented: false),
      .needsReview(
        """
        screen: Card
        children:
          - type: view
            elements: ⟪[]⟫
            children:
              - {type: text, text: Ana Duarte}
        """, "An empty list.", documented: false),
      .needsReview(
        """
        screen: Card
        elements: ⟪[name]⟫
        children:
          - {type: text, id: name, text: Ana Duarte}
          - type: toolbar
            children:
              - {type: barButton, text: Share}
        """, "A bar.", documented: false),
    ])

  let options: NoOptions

  /// The most elements that a message names, and that a fix adds.
  private static let maximumNames = 3
  private static let maximumAdded = 100

  func findings(in tree: AccessibilityTree) -> [Finding] {
    let lists = ExplicitList.all(in: tree)
    guard !lists.isEmpty else { return [] }
    var unlisted = UnlistedElements(tree)
    return lists.compactMap { finding($0, &unlisted, in: tree) }
  }

  private func finding(
    _ list: ExplicitList, _ unlisted: inout UnlistedElements, in tree: AccessibilityTree
  ) -> Finding? {
    let all = withoutMisspelt(unlisted.lost(because: list), list, &unlisted, in: tree)
    let own = all.filter { !unlisted.isInBar($0, of: list) }
    let lost = own.isEmpty ? all : own
    guard !lost.isEmpty else { return nil }
    let severity: Severity = lost.contains { unlisted.isControl($0) } ? .error : .warning
    let names = lost.map { Wording.element($0, in: tree) }
    let message = "this list leaves out " + Self.joined(names)
    let notes = ElementNotes.notes(lost, in: tree) { "\($0) is left out" }
    if list.items.isEmpty || own.isEmpty {
      let doubt =
        list.items.isEmpty
        ? "; it is empty, so VoiceOver reaches nothing here"
        : ", unless the bar belongs to the controller around the screen"
      return review(
        message + doubt, help: "List what is to be reached.", of: list.owner, in: tree,
        at: .elements, severity: severity, notes: notes)
    }
    let it = lost.count == 1 ? "it" : "them"
    guard let listed = unlisted.listed(in: list) else {
      return violation(
        message + ", so VoiceOver never reaches \(it)",
        help: "List \(it) where it is to be read.", of: list.owner, in: tree, at: .elements,
        severity: severity, notes: notes)
    }
    return finding(
      message, of: list, listed: listed, lost: lost, severity: severity, notes: notes, in: tree)
  }

  /// The elements without those whose ids are misspelt in the list, which
  /// `accessibility-elements-dangling` says.
  private func withoutMisspelt(
    _ lost: [Int], _ list: ExplicitList, _ unlisted: inout UnlistedElements,
    in tree: AccessibilityTree
  ) -> [Int] {
    guard !lost.isEmpty, lost.count <= Self.maximumAdded else { return lost }
    let ids = lost.compactMap { tree.interface.text(.id, of: $0) }
    let meant = unlisted.missing(in: list).prefix(20).compactMap { id in
      id.utf8.count > 3 ? Suggestion.closest(to: id, among: ids) : nil
    }
    return lost.filter { index in
      tree.interface.text(.id, of: index).map { !meant.contains($0) } ?? true
    }
  }

  /// The finding about a list whose order is known, before and after.
  private func finding(
    _ message: String, of list: ExplicitList, listed: [Int], lost: [Int], severity: Severity,
    notes: [Finding.Note], in tree: AccessibilityTree
  ) -> Finding {
    let added = Array(lost.prefix(Self.maximumAdded))
    let order = ListOrder(tree, screenOf: list.owner).inserting(added, into: listed)
    let place = order.firstIndex(of: lost[0]) ?? 0
    let before = Self.window(listed, around: place, in: tree)
    let after = Self.window(order, around: place, in: tree)
    let it = lost.count == 1 ? "it" : "them"
    return violation(
      message + ", so VoiceOver never reaches \(it); it reads \(before)",
      help: "List \(it) as well, so that it reads \(after).", of: list.owner, in: tree,
      at: .elements, severity: severity, notes: notes,
      fixes: lost.count == added.count ? fix(list, order, in: tree) : [])
  }

  /// The names of what is lost, and how many there are beyond those.
  private static func joined(_ names: [String]) -> String {
    let shown = names.prefix(maximumNames)
    if names.count > shown.count {
      return shown.joined(separator: ", ") + " and \(names.count - shown.count) more"
    }
    return shown.count > 1
      ? shown.dropLast().joined(separator: ", ") + " and \(shown[shown.count - 1])"
      : shown.joined()
  }

  /// The stops around a place of a list.
  private static func window(_ list: [Int], around place: Int, in tree: AccessibilityTree) -> String
  {
    guard !list.isEmpty else { return "nothing" }
    let start = list.count <= 5 ? 0 : max(0, min(place - 2, list.count - 5))
    let end = min(start + 5, list.count)
    let words = list[start..<end].map { "“\(heard($0, in: tree))”" }
    return (start > 0 ? "… " : "") + words.joined(separator: " ")
      + (end < list.count ? " and so on" : "")
  }

  private static func heard(_ index: Int, in tree: AccessibilityTree) -> String {
    if let heard = tree.utterance(of: index) { return heard }
    guard tree.wouldStop(index) else { return Wording.element(index, in: tree) }
    return tree.utterance(words: tree.name(of: index).value?.text, of: index)
  }

  /// The same list with what it leaves out, where all of it has ids.
  private func fix(_ list: ExplicitList, _ order: [Int], in tree: AccessibilityTree) -> [Fix] {
    let isPlain = list.items.allSatisfy { if case .reference = $0 { true } else { false } }
    let ids = order.compactMap { tree.interface.text(.id, of: $0) }
    guard isPlain, ids.count == order.count else { return [] }
    return [
      Fix(
        title: "List what is left out", safety: .unsafe,
        changes: [Fix.Change(element: list.owner, key: .elements, value: .names(ids))])
    ]
  }
}
