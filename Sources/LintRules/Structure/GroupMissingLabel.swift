import ScreenModel

/// Finds groups and sets of options that have no name.
struct GroupMissingLabel: Rule {
  static let info = RuleInfo(
    id: "group-missing-label",
    title: "A group of elements has a name",
    category: .structure,
    severity: .note,
    criteria: [.wcag("1.3.1")],
    restsOn: [.label, .type],
    why: """
      VoiceOver says the name of a group when it enters it, and people go from group to group with \
      the rotor. Without a name the group is not announced at all, and \"Home, selected\" does not \
      tell what one chooses.
      """,
    how: """
      Give the view around the elements the container type `semanticGroup` and a label that says \
      what they have in common.
      """,
    uiKit: """
      deliveryOptions.accessibilityContainerType = .semanticGroup
      deliveryOptions.accessibilityLabel = String(localized: "Delivery")
      """,
    swiftUI: """
      deliveryOptions
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Delivery")
      """,
    traps: [
      "Groups under a heading, or that begin with one.",
      "Groups after a text that names them, unless they are sets of options.",
      "Groups of fewer than two stops, and groups that are one element.",
      "Options that are rows, tabs or segments, which say what they belong to.",
      "Buttons of which one is selected: whether only one can be, a person has to say.",
    ],
    examples: [
      .fails(
        """
        screen: Checkout
        children:
          - type: view
            ⟪container: semanticGroup⟫
            children:
              - {type: button, text: Home, traits: [button, radioButton, selected]}
              - {type: button, text: Work, traits: [button, radioButton]}
        """),
      .passes(
        """
        screen: Checkout
        children:
          - type: view
            container: semanticGroup
            label: Delivery
            children:
              - {type: button, text: Home, image: radio_on, selected: true, onTap: home}
              - {type: button, text: Work, image: radio_off, onTap: work}
        """, "VoiceOver says \"Delivery\", and then the option."),
      .fails(
        """
        screen: Checkout
        children:
          - {type: text, text: Delivery}
          - ⟪type: stack⟫
            children:
              - {type: button, text: Home, image: radio_on, onTap: home}
              - {type: button, text: Work, image: radio_off, onTap: work}
          - ⟪type: group⟫
            children:
              - {type: button, text: Add a note, onTap: addNote}
              - {type: button, text: Add a voucher, onTap: addVoucher}
        """, "A caption that nothing ties to its options; a group of buttons."),
      .passes(
        """
        screen: Checkout
        children:
          - {type: header, text: Delivery}
          - type: group
            children:
              - {type: button, text: Home, image: radio_on, selected: true, onTap: home}
              - {type: button, text: Work, image: radio_off, onTap: work}
          - type: group
            children:
              - {type: header, text: Extras}
              - {type: button, text: Add a note, onTap: addNote}
              - {type: button, text: Add a voucher, onTap: addVoucher}
          - {type: text, text: Need help?}
          - type: group
            children:
              - {type: button, text: Chat, onTap: chat}
              - {type: button, text: Call, onTap: call}
          - type: group
            children:
              - {type: button, text: Pay, onTap: pay}
        """, "Under a heading, with a heading, after a text; one button.", documented: false),
      .passes(
        """
        screen: Checkout
        children:
          - type: tabBar
            children:
              - {type: tab, text: Shop, selected: true}
              - {type: tab, text: Cart, selected: false}
          - type: list
            children:
              - {type: cell, label: Home, selected: true}
              - {type: cell, label: Work, selected: false}
          - type: group
            element: true
            label: Total, 12 euros
            children:
              - {type: text, text: Total}
              - {type: text, text: 12 euros}
        """, documented: false),
      .needsReview(
        """
        screen: Checkout
        children:
          - ⟪type: stack⟫
            children:
              - {type: button, text: Home, selected: true, onTap: home}
              - {type: button, text: Work, selected: false, onTap: work}
        """, documented: false),
      .passes(
        """
        screen: Checkout
        children:
          - type: stack
            children:
              - {type: button, text: Home, image: radio_on, onTap: home}
              - {type: button, text: Work, image: radio_off, onTap: work}
        """, options: ["minOptions": .number(3)], documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var minOptions = 2

    static let fields: [OptionField<Options>] = [
      .count("minOptions", \.minOptions, 2...100, "from how many options on they are a set")
    ]
  }

  /// The sorts of children.
  private enum Sort {
    case group
    /// Options of which one can be chosen, and whether that is certain.
    case options(isCertain: Bool)
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    var parents: [Int: Sort] = [:]
    for index in tree.nodes([.parent, .container]) + groups(in: tree) {
      if ContainerType.of(index, in: tree.interface) == .semanticGroup { parents[index] = .group }
    }
    findOptions(in: tree, &parents)
    return parents.keys.sorted().compactMap { parent in
      // A container that is composed keeps elements together more often than it names them.
      guard !tree.screen(of: parent).has(.composition) else { return nil }
      return parents[parent].flatMap { finding(at: parent, $0, in: tree) }
    }
  }

  private func groups(in tree: AccessibilityTree) -> [Int] {
    tree.nodes([.parent]).filter { tree.element($0).kind == .group }
  }

  // MARK: Options

  private func findOptions(in tree: AccessibilityTree, _ parents: inout [Int: Sort]) {
    var sets: [Int: (certain: Int, chosen: Int, flagged: Int)] = [:]
    for index in tree.nodes([.exposed, .interactive]) where isButton(index, in: tree) {
      let parent = Int(tree.element(index).parent)
      let isRadio = isRadio(index, in: tree)
      let flag = tree.element(index).flag(.selected)
      guard isRadio || flag != nil, tree.element(parent).kind != .screen else { continue }
      var tally = sets[parent] ?? (0, 0, 0)
      if isRadio { tally.certain += 1 }
      if flag != nil { tally.flagged += 1 }
      if flag == true { tally.chosen += 1 }
      sets[parent] = tally
    }
    for (parent, tally) in sets {
      if tally.certain >= options.minOptions {
        parents[parent] = .options(isCertain: true)
      } else if tally.flagged >= options.minOptions, tally.chosen == 1, parents[parent] == nil {
        parents[parent] = .options(isCertain: false)
      }
    }
  }

  private func isButton(_ index: Int, in tree: AccessibilityTree) -> Bool {
    switch tree.element(index).kind {
    case .button, .view, .checkbox, .image, .stack: tree.element(index).parent >= 0
    default: false
    }
  }

  /// Whether an element says by a trait or shows by its picture that it is a radio button.
  private func isRadio(_ index: Int, in tree: AccessibilityTree) -> Bool {
    if tree.traits[index].contains(.radioButton) { return true }
    guard tree.has(.image, index),
      SpokenBytes.look(at: .image, of: index, in: tree, mayBeRadio) == true,
      let image = tree.interface.text(.image, of: index)
    else { return false }
    return Words.isContained("radio", in: image) || Words.isContained("radiobutton", in: image)
  }

  /// Whether the name of a picture has the first two letters of the word anywhere.
  private func mayBeRadio(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    zip(name, name.dropFirst()).contains {
      $0 | 0x20 == UInt8(ascii: "r") && $1 | 0x20 == UInt8(ascii: "a")
    }
  }

  // MARK: Names

  private func finding(at index: Int, _ sort: Sort, in tree: AccessibilityTree) -> Finding? {
    let element = tree.element(index)
    guard !tree.has(.exposed, index), !tree.has(.label, index), !element.has(.labelledBy),
      element.kind != .tabBar, element.kind != .toolbar, !element.mayChangeInCode,
      !isNamed(around: index, in: tree)
    else { return nil }
    let inside = stops(in: index, tree)
    guard inside.count > 1, !tree.traits[inside[0]].contains(.header) else { return nil }
    let caption = caption(before: index, in: tree)
    if let caption, tree.traits[caption].contains(.header) { return nil }
    switch sort {
    case .group where caption != nil || tree.element(inside[0]).kind == .text: return nil
    case .group: return finding("this group has no name", index, inside, nil, in: tree)
    case .options(let isCertain):
      return finding(
        "these options are a set without a name", index, inside, caption, in: tree,
        isCertain: isCertain)
    }
  }

  /// The first stops inside an element; as many as matter.
  private func stops(in index: Int, _ tree: AccessibilityTree) -> [Int] {
    var found: [Int] = []
    for inside in index + 1..<max(index + 1, Int(tree.element(index).next))
    where tree.has(.exposed, inside) {
      found.append(inside)
      if found.count == 2 { break }
    }
    return found
  }

  private func isNamed(around index: Int, in tree: AccessibilityTree) -> Bool {
    let parent = Int(tree.element(index).parent)
    return parent >= 0 && tree.has(.label, parent)
  }

  /// The text that stands directly before a group.
  private func caption(before index: Int, in tree: AccessibilityTree) -> Int? {
    guard let before = tree.interface.sibling(before: index), tree.has(.exposed, before),
      tree.element(before).kind == .text || tree.traits[before].contains(.header)
    else { return nil }
    return before
  }

  private func finding(
    _ message: String, _ index: Int, _ inside: [Int], _ caption: Int?, in tree: AccessibilityTree,
    isCertain: Bool = true
  ) -> Finding {
    let words = caption.flatMap { tree.name(of: $0).value?.text }
    let first = tree.utterance(of: inside[0]) ?? ""
    let message = message + ", so all that VoiceOver says on entering is “\(first)”"
    let help =
      words.map { "Make the view a semantic group with the label \(Quoted.text($0))." }
      ?? "Make the view a semantic group with a label that says what its parts have in common."
    return isCertain
      ? violation(message, help: help, of: index, in: tree, at: .container)
      : review(message, help: help, of: index, in: tree, at: .container)
  }
}
