import ScreenModel

/// Finds ids that several elements of one screen have.
struct DuplicateNodeId: Rule {
  static let info = RuleInfo(
    id: "duplicate-node-id",
    title: "Each id stands for one element of its screen",
    category: .structure,
    severity: .warning,
    criteria: [],
    holdsOnLaunchScreens: true,
    restsOn: [.labelledBy, .type],
    why: """
      Where an id is given twice, an explicit order, a caption or a focus that names it goes to \
      the first of the two, and so does a test. The other one is left out without a word.
      """,
    how: """
      Give each element an id of its own.
      """,
    uiKit: #"""
      saveButton.accessibilityIdentifier = "profile.save"
      """#,
    swiftUI: #"""
      Button("Save", action: save).accessibilityIdentifier("profile.save")
      """#,
    traps: [
      "Cells of a list, and what is in them: they are made from one template.",
      "Views that are built alike side by side, with the same ids in each.",
      "Ids of different screens.",
      "What is hidden, or shown under a condition: one may take the place of the other.",
    ],
    examples: [
      .fails(
        """
        screen: Profile
        children:
          - {type: button, id: save, text: Save}
          - {type: button, ⟪id: save⟫, text: Save a copy}
        """),
      .passes(
        """
        screen: Profile
        children:
          - {type: button, id: save, text: Save}
          - {type: button, id: copy, text: Save a copy}
        """),
      .passes(
        """
        - screen: Profile
          children:
            - {type: text, id: title, text: Profile}
            - type: list
              children:
                - {type: cell, id: row, children: [{type: text, id: name, text: Ana}]}
                - {type: cell, id: row, children: [{type: text, id: name, text: Rui}]}
            - type: stack
              children:
                - {type: text, id: note, text: Born in Porto}
            - type: stack
              children:
                - {type: text, id: note, text: Lives in Faro}
            - {type: text, id: state, text: at home, hidden: true}
            - {type: text, id: state, text: away}
            - {type: text, id: offer, text: Try it, appearsWhen: signed out}
            - {type: text, id: offer, text: Thanks, appearsWhen: signed in}
        - screen: Settings
          children:
            - {type: text, id: title, text: Settings}
        """, "Rows and views from a template, a hidden one, conditions, another screen.",
        documented: false),
    ])

  let options: NoOptions

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.uses(.id) else { return [] }
    return SameIdentifiers(tree).groups().compactMap { finding(about: $0, in: tree) }
  }

  private func finding(about group: [Int], in tree: AccessibilityTree) -> Finding? {
    var kept: [Int] = []
    for (first, second) in zip(group, group.dropFirst())
    where !isFromTemplate(second, first, in: tree) {
      kept += kept.last == first ? [second] : [first, second]
    }
    guard kept.count > 1, let id = tree.interface.text(.id, of: kept[0]) else { return nil }
    let count = kept.count > 2 ? "\(kept.count) elements have" : "this is the second element with"
    return violation(
      "\(count) the id \(Quoted.text(id)), and whatever names it gets the first of them",
      help: "Give each an id of its own.", of: kept[1], in: tree, at: .id,
      notes: [
        Finding.Note(message: "the first of them", range: tree.element(kept[0]).anchor)
      ] + ElementNotes.notes(Array(kept.dropFirst(2)), in: tree) { "\($0) has it too" })
  }

  /// Whether two elements stand at the same place of two views that are built alike.
  private func isFromTemplate(_ b: Int, _ a: Int, in tree: AccessibilityTree) -> Bool {
    guard !tree.isInside(b, a) else { return false }
    // The views around the two, where they part.
    var second = b
    while !tree.isInside(a, Int(tree.element(second).parent)) {
      if isCell(second, in: tree) { return true }
      second = Int(tree.element(second).parent)
    }
    if isCell(second, in: tree) { return true }
    let parent = tree.element(second).parent
    var first = a
    while tree.element(first).parent != parent { first = Int(tree.element(first).parent) }
    let (one, other) = (tree.element(first), tree.element(second))
    let (size, otherSize) = (Int(one.next) - first, Int(other.next) - second)
    return one.kind == other.kind && size == otherSize && size > 1 && a - first == b - second
  }

  private func isCell(_ index: Int, in tree: AccessibilityTree) -> Bool {
    switch tree.element(index).kind {
    case .cell, .gridCell, .tableCell: true
    default: false
    }
  }
}

/// Finds ids that several elements of one screen have, without a look at the letters of any other.
struct SameIdentifiers {
  private struct Key: Hashable {
    let screen: Int32
    let id: String
  }

  private let tree: AccessibilityTree

  init(_ tree: AccessibilityTree) {
    self.tree = tree
  }

  /// The elements of each id that is there twice on a screen, in document order.
  func groups() -> [[Int]] {
    let hashes = hashes()
    let repeated = repeated(hashes)
    guard !repeated.isEmpty else { return [] }
    var groups: [Key: [Int]] = [:]
    var order: [Key] = []
    for index in 0..<tree.count {
      guard hashes[index] != 0, repeated.contains(hashes[index]), isShown(index),
        let id = tree.interface.text(.id, of: index), !id.isEmpty
      else { continue }
      let key = Key(screen: tree.element(index).screen, id: id)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(index)
    }
    return order.compactMap { groups[$0] }.filter { $0.count > 1 }
  }

  /// The hashes that several elements have.
  private func repeated(_ hashes: [UInt64]) -> Set<UInt64> {
    var met = Set<UInt64>(minimumCapacity: hashes.count)
    return Set(hashes.filter { $0 != 0 && !met.insert($0).inserted })
  }

  /// The hash of each element's id and screen; 0 where there is no id.
  private func hashes() -> [UInt64] {
    let interface = tree.interface
    return interface.elements.indices.map { index in
      guard let id = interface.attribute(.id, of: index) else { return 0 }
      let screen = UInt64(truncatingIfNeeded: interface.elements[index].screen)
      return interface.look(at: id) { bytes in
        bytes.reduce(screen + 1) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 } | 1
      } ?? 0
    }
  }

  /// Whether an element is there together with the others, as far as the file tells.
  private func isShown(_ index: Int) -> Bool {
    switch tree.silences[index] {
    case .hidden, .elementsHidden, .transparent: false
    default: !tree.element(index).has(.appearsWhen)
    }
  }
}
