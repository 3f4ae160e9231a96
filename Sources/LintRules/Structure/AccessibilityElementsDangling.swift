import ScreenModel

/// Finds items of explicit orders that lead nowhere, or to what they must not lead to.
struct AccessibilityElementsDangling: Rule {
  static let info = RuleInfo(
    id: "accessibility-elements-dangling",
    title: "Each item of an explicit order is something that VoiceOver can read, once",
    category: .structure,
    severity: .error,
    criteria: [.wcag("4.1.2")],
    clauses: ["11.5.2.9"],
    restsOn: [.type, .element],
    why: """
      VoiceOver passes over items that it cannot read, or loses its way: a list that has an item \
      twice sends whoever swipes back to where they came from, so what comes after is out of reach.
      """,
    how: """
      List each element once, and only elements that are there. Wrappers may be listed where \
      something in them is an element.
      """,
    uiKit: #"""
      card.accessibilityElements = [nameLabel, shareButton].filter { !$0.isHidden }
      """#,
    swiftUI: #"""
      // SwiftUI keeps no list that could dangle.
      VStack { name; share }.accessibilityElement(children: .contain)
      """#,
    traps: [
      "Ids that a template fills in.",
      "What is listed and hidden may be shown later: a person has to look.",
      "A tree without a screen is part of something, where the id may be: a person has to look.",
      "Lists, web views and maps without content, which comes at run time; empty views and views "
        + "of custom classes, which a person has to look at.",
      "Elements that appear under a condition.",
    ],
    examples: [
      .fails(
        """
        screen: Card
        children:
          - type: view
            elements: [name, ⟪share⟫, ⟪name⟫, ⟪photo⟫]
            children:
              - {type: text, id: name, text: Ana Duarte}
              - {type: image, id: photo, image: ana.jpg}
        """, "Nothing is called share, the name is there twice, and the photo is not an element."),
      .passes(
        """
        screen: Card
        children:
          - type: view
            elements: [name, photo, links]
            children:
              - {type: text, id: name, text: Ana Duarte}
              - {type: image, id: photo, image: ana.jpg, element: true, label: Ana Duarte at sea}
              - type: stack
                id: links
                children:
                  - {type: button, text: Write}
        """),
      .fails(
        """
        screen: Card
        children:
          - type: view
            id: card
            elements: [⟪card⟫, ⟪note⟫, {⟪label: Dial⟫, element: false}]
            children:
              - {type: text, id: note, text: Draft, elementsHidden: true}
        """,
        "A list that has itself in it, something hidden from VoiceOver, and an item that is "
          + "no element.", documented: false),
      .needsReview(
        """
        screen: Card
        children:
          - type: view
            elements: [name, ⟪badge⟫, ⟪slot⟫]
            children:
              - {type: text, id: name, text: Ana Duarte}
              - {type: text, id: badge, text: New, hidden: true}
              - {type: view, id: slot}
        """, "Hidden at present, and a view that may get some content."),
      .needsReview(
        """
        type: view
        elements: [name, ⟪share⟫]
        children:
          - {type: text, id: name, text: Ana Duarte}
        """, "The rest of the screen is not in the file.", documented: false),
      .passes(
        """
        screen: Card
        children:
          - type: view
            elements: [news, "row_{{index}}", feed, undo]
            children:
              - {type: text, id: news, text: News}
              - {type: list, id: feed}
              - {type: button, id: undo, text: Undo, hidden: true, appearsWhen: something changed}
        """, "A template, a list without content, a condition.", documented: false),
    ])

  let options: NoOptions

  /// The most items of one list that are reported one by one.
  private static let maximumItems = 20

  func findings(in tree: AccessibilityTree) -> [Finding] {
    let lists = ExplicitList.all(in: tree)
    guard !lists.isEmpty else { return [] }
    var dangling = DanglingItems(tree)
    return lists.flatMap { list in
      dangling.items(of: list).prefix(Self.maximumItems).compactMap { item in
        finding(item, of: list, in: tree)
      }
    }
  }

  private func finding(
    _ item: DanglingItems.Item, of list: ExplicitList, in tree: AccessibilityTree
  ) -> Finding? {
    switch list.items[item.place] {
    case .inline(let index):
      return violation(
        "this item is not an accessibility element, so VoiceOver passes over it",
        help: "Let it be an element, or leave it out.", of: index, in: tree)
    case .reference(let id):
      guard item.cause != .missing else { return missing(id.value, item, of: list, in: tree) }
      guard let index = item.element, let text = Self.text(of: item.cause) else { return nil }
      let message = "\(Wording.element(index, in: tree)) \(text.message)"
      let notes = [
        Finding.Note(message: "the element of that id", range: tree.element(index).anchor)
      ]
      if item.cause == .notShown || item.cause == .empty {
        return review(
          message, help: text.help, of: list.owner, in: tree, range: id.range, severity: .warning,
          notes: notes)
      }
      return violation(
        message, help: text.help, of: list.owner, in: tree, range: id.range, notes: notes,
        fixes: item.cause == .duplicate ? fix(list) : [])
    }
  }

  /// The problem with an item, and its remedy.
  private static func text(
    of cause: DanglingItems.Cause
  ) -> (message: String, help: String)? {
    switch cause {
    case .missing: nil
    case .duplicate:
      (
        "is in this list already, so VoiceOver goes back there instead of on",
        "List each element once."
      )
    case .cyclic:
      ("holds this list, so the list leads back to itself", "List only what is inside.")
    case .hidden:
      ("is listed but hides itself from VoiceOver", "Leave it out, or do not hide it.")
    case .notShown:
      (
        "is listed but not shown, so VoiceOver passes over it, or reads what nobody sees",
        "Check that it is listed only while it is shown."
      )
    case .silent:
      (
        "is listed, but neither it nor anything in it is an accessibility element, so VoiceOver "
          + "passes over it", "Let it be an element, or leave it out."
      )
    case .empty:
      (
        "is listed, but has nothing that VoiceOver could read as far as the file tells",
        "Check that it is an element, or gets elements at run time."
      )
    }
  }

  private func missing(
    _ id: String, _ item: DanglingItems.Item, of list: ExplicitList, in tree: AccessibilityTree
  ) -> Finding? {
    guard TemplateToken.first(in: id) == nil,
      case .reference(let located) = list.items[item.place]
    else { return nil }
    let hint =
      suggestion(for: id, in: list, of: tree).map { "; did you mean \(Quoted.text($0))?" } ?? ""
    let message = "no element of this screen has the id \(Quoted.text(id))"
    let help = "Give an element that id, or leave it out\(hint.isEmpty ? "." : hint)"
    if tree.screen(of: list.owner).name == nil {
      return review(
        message + ", as far as the file tells", help: help, of: list.owner, in: tree,
        range: located.range)
    }
    return violation(message, help: help, of: list.owner, in: tree, range: located.range)
  }

  /// The id below the owner of a list that was probably meant.
  private func suggestion(
    for id: String, in list: ExplicitList, of tree: AccessibilityTree
  ) -> String? {
    // Short ids are all alike, and a long search is not worth it.
    let inside = list.owner + 1..<Int(tree.element(list.owner).next)
    guard id.utf8.count > 3, inside.count < 200 else { return nil }
    let ids = inside.compactMap { tree.interface.text(.id, of: $0) }
    return Suggestion.closest(to: id, among: ids)
  }

  /// The same list with each id once.
  private func fix(_ list: ExplicitList) -> [Fix] {
    var ids: [String] = []
    var seen: Set<String> = []
    for item in list.items {
      guard case .reference(let id) = item else { return [] }
      if seen.insert(id.value).inserted { ids.append(id.value) }
    }
    return [
      Fix(
        title: "List each element once", safety: .safe,
        changes: [Fix.Change(element: list.owner, key: .elements, value: .names(ids))])
    ]
  }
}

/// The items of an explicit order that lead nowhere, or to what they must not lead to.
struct DanglingItems {
  /// The problems with items.
  enum Cause: Equatable {
    /// No element of the screen has the id.
    case missing
    /// It is there already.
    case duplicate
    /// It is the owner of the list, or holds it.
    case cyclic
    /// It hides its elements from VoiceOver.
    case hidden
    /// It is not shown now.
    case notShown
    /// Neither it nor anything in it is a stop.
    case silent
    /// The same, as far as the file tells: code may put something into it.
    case empty
  }

  /// An item, what is wrong with it, and the element that it leads to.
  struct Item {
    let cause: Cause
    let place: Int
    let element: Int?
  }

  private let tree: AccessibilityTree
  private var identifiers: ListIdentifiers
  /// How many elements before each one VoiceOver may stop at.
  private let stopsBefore: [Int32]

  init(_ tree: AccessibilityTree) {
    self.tree = tree
    identifiers = ListIdentifiers(tree)
    var stopsBefore: [Int32] = [0]
    stopsBefore.reserveCapacity(tree.count + 1)
    for index in 0..<tree.count {
      let isStop = tree.has(.exposed, index) || !tree.systemParts(of: index).isEmpty
      stopsBefore.append(stopsBefore[index] + (isStop || tree.isNotModelled(index) ? 1 : 0))
    }
    self.stopsBefore = stopsBefore
  }

  /// The items of a list with which something is wrong.
  mutating func items(of list: ExplicitList) -> [Item] {
    let known = identifiers.around(list.owner)
    var seen: Set<Int> = []
    return list.items.enumerated().compactMap { place, item in
      switch item {
      case .inline(let index):
        guard tree.element(index).flag(.element) == false, !holdsStops(index) else { return nil }
        return Item(cause: .silent, place: place, element: index)
      case .reference(let id):
        guard let index = known[id.value] else {
          return Item(cause: .missing, place: place, element: nil)
        }
        let isNew = seen.insert(index).inserted
        return cause(of: index, isNew: isNew, in: list).map {
          Item(cause: $0, place: place, element: index)
        }
      }
    }
  }

  private func cause(of index: Int, isNew: Bool, in list: ExplicitList) -> Cause? {
    if index == list.owner || tree.isInside(list.owner, index) { return .cyclic }
    if !isNew { return .duplicate }
    let element = tree.element(index)
    switch tree.silences[index] {
    case .elementsHidden:
      return element.flag(.elementsHidden) == true ? .hidden : nil
    case .hidden, .transparent:
      return element.has(.appearsWhen) ? nil : .notShown
    case .notElement:
      return holdsStops(index) ? nil : silence(of: index)
    case .none, .insideElement, .notListed, .outsideModal, .zeroSize:
      return nil
    }
  }

  private func holdsStops(_ index: Int) -> Bool {
    stopsBefore[Int(tree.element(index).next)] > stopsBefore[index]
  }

  /// Whether an element without any stop is sure to have none, or may get some.
  private func silence(of index: Int) -> Cause? {
    let element = tree.element(index)
    // A list of its own leads elsewhere.
    if element.has(.elements) || element.has(.implements) { return nil }
    // What takes gestures and is not an element is the business of `gesture-only-interaction`.
    if tree.has(.gestures, index) { return nil }
    if element.flag(.element) == false, !tree.has(.parent, index) { return .silent }
    switch element.kind {
    case .image: return .silent
    case .view, .stack, .group, .canvas, .chart:
      if element.marks.contains(.unknownType) || element.has(.class) { return .empty }
      return tree.has(.parent, index) || saysSomething(index) ? .silent : .empty
    default: return nil
    }
  }

  private func saysSomething(_ index: Int) -> Bool {
    tree.interface.says([.label, .text, .value, .draws], index)
      || tree.has(.tap, index)
  }
}
