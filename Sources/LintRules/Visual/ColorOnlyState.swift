import DocumentSyntax
import ScreenModel

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
      .needsReview(
        """
        struct PersonRow: View {
          var body: some View {
            HStack { ⟪Circle⟫().fill(person.isOnline ? Color.green : .gray); Text("Ada") }
          }
        }
        """, "Whether Ada is there is only seen.", path: Example.swiftUIPath),
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
      + inSource(tree)
  }

  // MARK: In source

  /// The findings about views of source whose colour depends on a state that nothing else tells.
  private func inSource(_ tree: AccessibilityTree) -> [Finding] {
    guard tree.interface.anyScreen(has: .composition) else { return [] }
    return (0..<tree.count).compactMap { index in
      let element = tree.element(index)
      guard element.marks.contains(.colorMayTellState), !tree.interface.says(.value, index) else {
        return nil
      }
      let noun = element.kind == .view ? "shape" : Wording.noun(element.kind)
      return review(
        "the colour of this \(noun) depends on a state that nothing else in the view tells",
        help: "Tell what the colour means by a word, a symbol, the value or a trait as well.",
        of: index, in: tree)
    }
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

/// Finds elements that say and show the same as others beside them, in another colour.
struct ColoredTwins {
  /// Elements that are alike but for their colours.
  struct Group {
    /// In document order.
    var members: [Int]
    /// The first whose colour is not that of the first of all.
    var other: Int?
    /// Whether they stand in rows, whose words may tell what the colours do.
    let isInRows: Bool
    fileprivate let color: String
  }

  private struct Key: Hashable {
    /// The view that holds them, or the rows that they stand in.
    let parent: Int32
    /// The place within a row; 0 for siblings.
    let place: Int
    let kind: ElementKind
    let traits: TraitSet
    let words: [String?]
    let flags: UInt32
  }

  private let tree: AccessibilityTree

  init(_ tree: AccessibilityTree) {
    self.tree = tree
  }

  /// The groups that have two colours or more, in document order.
  func groups() -> [Group] {
    guard tree.uses(.color) || tree.uses(.background) else { return [] }
    var places: [Key: Int] = [:]
    var groups: [Group] = []
    for index in 0..<tree.count {
      guard let color = color(of: index), let words = words(of: index) else { continue }
      let row = row(around: index)
      if let row, tree.has(.label, row) { continue }
      let key = Key(
        parent: tree.element(row ?? index).parent, place: row.map { index - $0 } ?? 0,
        kind: tree.element(index).kind, traits: tree.traits[index], words: words,
        flags: tree.element(index).booleans)
      guard let place = places[key] else {
        places[key] = groups.count
        groups.append(Group(members: [index], isInRows: row != nil, color: color))
        continue
      }
      groups[place].members.append(index)
      if groups[place].other == nil, groups[place].color != color { groups[place].other = index }
    }
    return groups.filter { $0.other != nil }
  }

  /// The colours that an element is given, as written; nil where it is given none, or not seen.
  private func color(of index: Int) -> String? {
    let element = tree.element(index)
    guard element.has(.color) || element.has(.background), element.parent >= 0,
      element.flag(.decorative) != true,
      // There texts stand in for those that come at run time.
      !tree.screen(of: index).has(.completedElsewhere)
    else { return nil }
    switch tree.silences[index] {
    case .hidden, .transparent, .zeroSize, .outsideModal: return nil
    case .none, .notElement, .insideElement, .elementsHidden, .notListed: break
    }
    let written = [AttributeKey.color, .background].map { tree.interface.text($0, of: index) ?? "" }
    return written.joined(separator: "/").lowercased()
  }

  /// The words and pictures of an element; nil where it has none, so that its colour tells nothing.
  private func words(of index: Int) -> [String?]? {
    guard tree.interface.says([.text, .image], index) else { return nil }
    let keys: [AttributeKey] = [.text, .image, .label, .value, .hint]
    return keys.map { tree.interface.text($0, of: index) }
  }

  /// The row that an element is a part of.
  private func row(around index: Int) -> Int? {
    var parent = Int(tree.element(index).parent)
    for _ in 0..<Self.depth where parent >= 0 {
      switch tree.element(parent).kind {
      case .cell, .gridCell: return parent
      default: parent = Int(tree.element(parent).parent)
      }
    }
    return nil
  }

  /// How deep in a row its parts may stand.
  private static let depth = 4
}

/// Compares two variants of a screen element by element, in the order of the file.
struct ScreenComparison {
  private let tree: UITree
  private let pair: ScreenVariants.Pair

  init(_ tree: UITree, _ pair: ScreenVariants.Pair) {
    self.tree = tree
    self.pair = pair
  }

  /// The elements that have other colours, where the screens differ in nothing else; nil where they
  /// do.
  var recolored: [(first: Int, second: Int)]? {
    let (one, two) = (tree.screens[pair.first].root, tree.screens[pair.second].root)
    let count = Int(tree.elements[one].next) - one
    guard count == Int(tree.elements[two].next) - two else { return nil }
    var found: [(first: Int, second: Int)] = []
    for offset in 1..<max(count, 1) {
      let elements = (first: one + offset, second: two + offset)
      guard hasSameShape(elements, one, two), isSame(elements) else { return nil }
      if !Self.isEqual(.color, elements, in: tree)
        || !Self.isEqual(.background, elements, in: tree)
      {
        found.append(elements)
      }
    }
    return found
  }

  private func hasSameShape(
    _ elements: (first: Int, second: Int), _ one: Int, _ two: Int
  ) -> Bool {
    let (first, second) = (tree.elements[elements.first], tree.elements[elements.second])
    return first.kind == second.kind && first.marks == second.marks
      && Int(first.parent) - one == Int(second.parent) - two
      && Int(first.next) - one == Int(second.next) - two
  }

  /// Whether all but colours is equal.
  private func isSame(_ elements: (first: Int, second: Int)) -> Bool {
    let own = attributes(of: elements.first)
    guard own.count == attributes(of: elements.second).count else { return false }
    return own.allSatisfy { Self.isEqual($0, elements, in: tree) }
  }

  private func attributes(of index: Int) -> [AttributeKey] {
    tree.attributes(of: index).map(\.key)
      .filter { $0 != .color && $0 != .background && $0 != .disable && $0 != .children }
  }

  /// Whether an attribute is written alike at both elements.
  static func isEqual(
    _ key: AttributeKey, _ elements: (first: Int, second: Int), in tree: UITree
  ) -> Bool {
    guard let one = tree.attribute(key, of: elements.first),
      let two = tree.attribute(key, of: elements.second)
    else {
      return tree.elements[elements.first].has(key) == tree.elements[elements.second].has(key)
    }
    if let text = tree.text(of: one), let other = tree.text(of: two) { return text == other }
    let texts = [one, two].map { tree.source(of: $0) }
    return texts[0] == texts[1] || members(texts[0]) == members(texts[1])
  }

  /// The members of an object as they are written, whose order means nothing; a list is one.
  private static func members(_ text: String) -> [String] {
    guard !text.hasPrefix("[") else { return [text] }
    let parts = text.split { "{},\n\r".contains($0) }
    return parts.map { String($0.filter { !$0.isWhitespace }) }.filter { !$0.isEmpty }.sorted()
  }
}
